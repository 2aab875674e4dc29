package hangjack.app.web.learn;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.confirmdialog.ConfirmDialog;
import com.vaadin.flow.component.html.Anchor;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.router.Route;
import com.vaadin.flow.server.VaadinRequest;
import com.vaadin.flow.server.streams.DownloadHandler;
import com.vaadin.flow.server.streams.DownloadResponse;
import hangjack.app.answers.Json;
import hangjack.app.answers.ProgressAnswer;
import hangjack.app.web.MainLayout;
import hangjack.app.web.Screen;
import hangjack.app.web.Tables;
import hangjack.lessons.Lessons;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Optional;

/** What is kept of the learner, to be taken along as a file or erased. */
@Route(value = "progress", layout = MainLayout.class)
public final class ProgressView extends Screen {
  private static final String FILE = "hangjack-progress.json";

  private final Journal journal = Journal.current();

  /** What is kept when the view is opened. */
  public ProgressView() {
    super("screens.progress.title");
    addClassName("progress");
    var back = new Anchor("learn", texts().text("screens.learn.all"));
    back.addClassName("back");
    add(back, heading(), new Paragraph(texts().text("screens.progress.what")));
    journal
        .all(VaadinRequest.getCurrent())
        .ifPresentOrElse(this::show, () -> add(nothing(), begin()));
  }

  private Paragraph nothing() {
    return new Paragraph(texts().text("screens.progress.nothing"));
  }

  private Anchor begin() {
    var link = new Anchor("learn", texts().text("screens.progress.begin"));
    link.addClassName("main-action");
    return link;
  }

  private void show(ProgressAnswer all) {
    add(lessons());
    if (!all.cards().isEmpty()) {
      add(
          new Paragraph(
              texts().text("screens.progress.cards", Map.of("count", all.cards().size()))));
    }
    var erase = new NativeButton(texts().text("screens.progress.erase"), _ -> askToErase());
    erase.addClassName("quiet-action");
    var actions = new Div(save(), erase);
    actions.addClassName("actions");
    add(actions);
  }

  private Component lessons() {
    var table =
        Tables.titled(
            texts().text("screens.progress.lessons"),
            texts().text("screens.progress.lesson"),
            texts().text("screens.progress.where"),
            texts().text("screens.progress.mistakes"));
    var begun = journal.lessons();
    for (var lesson : Lessons.all()) {
      var progress = Optional.ofNullable(begun.get(lesson.id()));
      Tables.row(
          table,
          lesson.title().in(texts().language()),
          new LessonStatus(lesson, progress, texts()),
          Tables.number(progress.map(at -> Integer.toString(at.mistakes())).orElse("")));
    }
    return table;
  }

  private Anchor save() {
    var link =
        new Anchor(
            DownloadHandler.fromInputStream(
                event ->
                    journal
                        .all(event.getRequest())
                        .map(ProgressView::file)
                        // It was erased while this page was open.
                        .orElseGet(() -> DownloadResponse.error(404))),
            texts().text("screens.progress.save"));
    link.addClassName("main-action");
    return link;
  }

  private static DownloadResponse file(ProgressAnswer all) {
    var bytes = Json.write(all).getBytes(StandardCharsets.UTF_8);
    return new DownloadResponse(
        new ByteArrayInputStream(bytes), FILE, "application/json", bytes.length);
  }

  private void askToErase() {
    new ConfirmDialog(
            texts().text("screens.progress.erase.ask"),
            texts().text("screens.progress.erase.what"),
            texts().text("screens.progress.erase.yes"),
            _ -> erase(),
            texts().text("screens.progress.erase.no"),
            _ -> {})
        .open();
  }

  private void erase() {
    journal.erase();
    removeAll();
    var heading = heading();
    add(heading, nothing(), begin());
    // The dialog gives the focus back when it closes; this comes later.
    heading.getElement().executeJs("setTimeout(() => this.focus())");
  }
}
