package hangjack.app.web.learn;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.UI;
import com.vaadin.flow.component.html.Anchor;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Span;
import com.vaadin.flow.component.progressbar.ProgressBar;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.BeforeEnterObserver;
import com.vaadin.flow.router.NotFoundException;
import com.vaadin.flow.router.QueryParameters;
import com.vaadin.flow.router.Route;
import com.vaadin.flow.router.RouteParameters;
import hangjack.app.web.MainLayout;
import hangjack.app.web.Screen;
import hangjack.lessons.Lesson;
import hangjack.lessons.LessonRun;
import hangjack.lessons.LessonText;
import hangjack.lessons.Lessons;
import hangjack.lessons.Moment;
import hangjack.lessons.Outcome;
import hangjack.lessons.Response;
import hangjack.lessons.Step;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * One lesson, one step at a time. The address names the step, so that a reload and the browser's
 * way back lead where the learner was.
 */
@Route(value = "learn/:id", layout = MainLayout.class)
public final class LessonView extends Screen implements BeforeEnterObserver {
  private static final String STEP = "step";

  private final ProgressBar progress = new ProgressBar();
  private final Span place = new Span();
  private final Paragraph question = new Paragraph();
  private final Div table = new Div();
  private final Div answers = new Div();
  private final Div hints = new Div();
  private final Div reply = new Div();
  private final NativeButton hint;
  private final NativeButton again;
  private Optional<LessonRun> run = Optional.empty();

  /** Which run through the lesson this is, from 1: a learner may start again. */
  private int runNumber = 1;

  /** An empty page: the address says which lesson. */
  public LessonView() {
    super("screens.place.learn");
    addClassName("lesson");
    progress.setMin(0);
    question.addClassName("lead");
    question.getElement().setAttribute("tabindex", "-1");
    table.addClassName("lesson-table");
    answers.addClassName("answers");
    hints.addClassName("hints");
    hints.getElement().setAttribute("aria-live", "polite");
    reply.addClassName("reply");
    reply.getElement().setAttribute("role", "status");
    hint = new NativeButton(texts().text("screens.learn.hint"), _ -> showHint());
    hint.addClassName("quiet-action");
    again = new NativeButton(texts().text("screens.progress.again"), _ -> startAgain());
    again.addClassName("quiet-action");
  }

  @Override
  public void beforeEnter(BeforeEnterEvent event) {
    var lesson = event.getRouteParameters().get("id").flatMap(Lessons::named);
    if (lesson.isEmpty()) {
      event.rerouteToError(NotFoundException.class);
      return;
    }
    var step = event.getLocation().getQueryParameters().getSingleParameter(STEP);
    if (run.isPresent()
        && run.get().lesson().id().equals(lesson.get().id())
        && step.equals(run.get().step().map(Step::id))) {
      return;
    }
    open(lesson.get());
    var journal = Journal.current();
    runNumber = journal.run(lesson.get());
    show(
        step.flatMap(id -> LessonRun.at(lesson.get(), id))
            .orElseGet(() -> journal.resumed(lesson.get())));
    if (step.isEmpty()) {
      run.flatMap(LessonRun::step).ifPresent(this::name);
    }
  }

  /** Lets the address name the step, so that the way back leads to it and not to a later one. */
  private void name(Step step) {
    getElement()
        .executeJs(
            """
            const here = new URL(location);
            here.searchParams.set($0, $1);
            history.replaceState(history.state, '', here);
            """,
            STEP,
            step.id());
  }

  private void open(Lesson lesson) {
    removeAll();
    var title = lesson.title().in(texts().language());
    title(title);
    var back = new Anchor("learn", texts().text("screens.learn.all"));
    back.addClassName("back");
    progress.setMax(lesson.steps().size());
    place.addClassName("soft");
    var way = new Div(place, progress, again);
    way.addClassName("way");
    var side = new Div(answers, hints, reply);
    side.addClassName("lesson-side");
    var body = new Div(question, table, side);
    body.addClassName("lesson-body");
    add(back, heading(title), way, body);
  }

  private void show(LessonRun now) {
    run = Optional.of(now);
    var count = now.lesson().steps().size();
    progress.setValue(now.answered());
    again.setVisible(now.answered() > 0);
    progress.getElement().setAttribute("aria-label", texts().text("screens.learn.progress"));
    question.setText(said(now.text()));
    hints.removeAll();
    reply.removeAll();
    reply.removeClassNames("wrong", "right");
    answers.removeAll();
    table.removeAll();
    var deal = new LessonTable(now, texts(), this::answer);
    table.add(deal);
    if (now.done()) {
      place.setText(texts().text("screens.learn.finished"));
      answers.add(next(now.lesson()));
    } else {
      place.setText(
          texts()
              .text("screens.learn.place", Map.of("number", now.answered() + 1, "count", count)));
      answers.add(new AnswerForm(now, deal, texts(), this::answer));
      hint.setVisible(now.hasHint());
      answers.add(hint);
      now.ruleSection().ifPresent(section -> answers.add(rule(now, section)));
    }
  }

  private Anchor rule(LessonRun now, String section) {
    var link =
        new Anchor(
            "rules/" + now.table().rules().id() + "#" + section,
            texts().text("screens.learn.rule"));
    link.addClassName("rule-link");
    // The page itself goes to the part of the rules; the way back leads to this step.
    link.setRouterIgnore(true);
    return link;
  }

  private Component next(Lesson lesson) {
    var lessons = Lessons.all();
    var after = lessons.indexOf(lesson) + 1;
    var link =
        after < lessons.size()
            ? new Anchor(
                "learn/" + lessons.get(after).id(),
                texts()
                    .text("screens.learn.next", Map.of("title", said(lessons.get(after).title()))))
            : new Anchor("analyze", texts().text("screens.learn.then-analyze"));
    link.addClassName("main-action");
    return link;
  }

  private void answer(Response response) {
    switch (run.orElseThrow().answer(response)) {
      case Outcome.Right(var next, var why) -> {
        Journal.current().reached(next, runNumber);
        why.ifPresentOrElse(reason -> showRight(next, reason), () -> goOn(next));
      }
      case Outcome.Further(var next, var happens) -> {
        show(next);
        tell("right", "screens.learn.further", next.told(happens));
        question.getElement().executeJs("setTimeout(() => this.focus())");
      }
      case Outcome.Wrong(var same, var replies, var happens) -> {
        run = Optional.of(same);
        Journal.current().missed(same, runNumber);
        tell("wrong", "screens.learn.wrong", replies);
        if (!happens.isEmpty()) {
          showConsequence(same, happens);
        }
      }
    }
  }

  /** What a wrong card leads to is played on the table, and then taken back. */
  private void showConsequence(LessonRun same, List<Moment> happens) {
    table.removeAll();
    table.add(new MovingTable(same, happens, texts()));
    answers.removeAll();
    var back =
        new NativeButton(
            texts().text("screens.learn.take-back"),
            _ -> {
              show(same);
              showHints(same);
              question.getElement().executeJs("setTimeout(() => this.focus())");
            });
    back.addClassName("main-action");
    answers.add(back);
    back.focus();
  }

  private void showRight(LessonRun next, LessonText why) {
    tell("right", "screens.learn.right", List.of(why));
    answers.removeAll();
    hints.removeAll();
    table.setEnabled(false);
    var on = new NativeButton(texts().text("screens.learn.on"), _ -> goOn(next));
    on.addClassName("main-action");
    answers.add(on);
    on.focus();
  }

  private void tell(String kind, String sign, List<LessonText> sentences) {
    reply.removeAll();
    reply.removeClassNames("wrong", "right");
    reply.addClassName(kind);
    var verdict = new Paragraph(texts().text(sign));
    verdict.addClassName("verdict");
    reply.add(verdict);
    sentences.forEach(sentence -> reply.add(new Paragraph(said(sentence))));
  }

  private void goOn(LessonRun next) {
    table.setEnabled(true);
    show(next);
    // At the end the address names no step: what is kept then says that the lesson is done.
    UI.getCurrent()
        .navigate(
            LessonView.class,
            new RouteParameters("id", next.lesson().id()),
            next.step()
                .map(step -> QueryParameters.of(STEP, step.id()))
                .orElseGet(QueryParameters::empty));
    // The frame moves the focus to the main heading after a change of address; this comes later.
    question.getElement().executeJs("setTimeout(() => this.focus())");
  }

  private void startAgain() {
    var lesson = run.orElseThrow().lesson();
    runNumber = Journal.current().startAgain(lesson);
    goOn(LessonRun.start(lesson));
  }

  private void showHint() {
    var next = run.orElseThrow().hint();
    run = Optional.of(next);
    showHints(next);
    if (!next.hasHint()) {
      // The button that had the focus is gone.
      focusLastHint();
    }
  }

  private void showHints(LessonRun now) {
    hints.removeAll();
    now.hints().forEach(each -> hints.add(new Paragraph(said(each))));
    hint.setVisible(now.hasHint());
  }

  private void focusLastHint() {
    hints
        .getElement()
        .executeJs("const last = this.lastElementChild; last.tabIndex = -1; last.focus();");
  }

  private String said(LessonText text) {
    return text.in(texts().language());
  }
}
