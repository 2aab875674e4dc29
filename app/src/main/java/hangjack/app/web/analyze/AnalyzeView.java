package hangjack.app.web.analyze;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.NativeDetails;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.BeforeEnterObserver;
import com.vaadin.flow.router.NavigationTrigger;
import com.vaadin.flow.router.Route;
import hangjack.analyzer.record.RecordReader.Reading;
import hangjack.app.web.MainLayout;
import hangjack.app.web.Screen;
import hangjack.app.web.review.ReviewPlace;
import java.util.Map;
import java.util.Optional;

/** A hand pasted as text, and what happened in it. */
@Route(value = "analyze", layout = MainLayout.class)
public final class AnalyzeView extends Screen implements BeforeEnterObserver {
  private final RecordBox box = new RecordBox(texts(), this::analyze);
  private final NativeDetails entry = new NativeDetails();
  private final Paragraph status = new Paragraph();
  private final Div outcome = new Div();

  /** Where the address leads to in a review, until that has been shown. */
  private Optional<ReviewPlace> place = Optional.empty();

  /** An empty box: the address, or what this tab has kept, says what is in it. */
  public AnalyzeView() {
    super("screens.place.analyze");
    addClassName("analyze");
    var what = new Paragraph(texts().text("screens.analyze.what"));
    what.addClassName("lead");
    entry.setSummaryText(texts().text("screens.analyze.record"));
    entry.setContent(box);
    entry.setOpen(true);
    entry.addClassName("entry");
    status.addClassName("status");
    status.getElement().setAttribute("role", "status");
    outcome.addClassName("outcome");
    add(heading(), what, entry, status, outcome);
  }

  @Override
  public void beforeEnter(BeforeEnterEvent event) {
    var link = DealLink.of(event.getLocation());
    // Made anew for another language, the view shows what has become of the text since.
    var isNew = event.getTrigger() != NavigationTrigger.REFRESH_ROUTE;
    place = DealLink.placeOf(event.getLocation()).filter(_ -> isNew);
    if (link.isPresent() && isNew) {
      box.open(link.get());
    } else {
      box.restore();
    }
  }

  private void analyze(String text, Reading reading) {
    outcome.removeAll();
    var asked = place;
    place = Optional.empty();
    var done = reading.faults().isEmpty();
    // The result that comes into view says it to the eyes.
    status.setClassName("done", done);
    if (done) {
      status.setText(texts().text("screens.analyze.done", Map.of("count", reading.deals().size())));
      var result = new MatchResult(reading.deals(), texts(), asked);
      outcome.add(result);
      entry.setOpen(false);
      result.takeFocus();
    } else {
      status.setText(
          texts().text("screens.analyze.faults", Map.of("count", reading.faults().size())));
      entry.setOpen(true);
      outcome.add(new FaultList(text, reading.faults(), texts(), box));
    }
  }
}
