package hangjack.app.web.learn;

import com.vaadin.flow.server.VaadinRequest;
import com.vaadin.flow.server.VaadinService;
import hangjack.app.answers.ProgressAnswer;
import hangjack.app.store.Learner;
import hangjack.app.store.LessonProgress;
import hangjack.app.store.Place;
import hangjack.app.store.RepetitionCard;
import hangjack.app.store.Store;
import hangjack.lessons.Lesson;
import hangjack.lessons.LessonRun;
import hangjack.lessons.Step;
import hangjack.lessons.repetition.Rating;
import hangjack.lessons.repetition.Scheduler;
import java.time.Instant;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;

/** What is kept of the learner whose request is being answered. */
final class Journal {
  private final Store store;

  private Journal(Store store) {
    this.store = store;
  }

  /** That of the server that answers. */
  static Journal current() {
    return new Journal(VaadinService.getCurrent().getContext().getAttribute(Store.class));
  }

  private static Optional<Learner> learner() {
    return LearnerCookie.learner(VaadinRequest.getCurrent());
  }

  private static Learner learnerOrNewcomer() {
    var learner = learner().orElseGet(Learner::newcomer);
    LearnerCookie.keep(learner);
    return learner;
  }

  /** The lessons begun, by their ids. */
  Map<String, LessonProgress> lessons() {
    return learner().stream()
        .flatMap(learner -> store.progress(learner).stream())
        .collect(Collectors.toMap(LessonProgress::lesson, Function.identity()));
  }

  private Optional<LessonProgress> of(Lesson lesson) {
    return learner().flatMap(learner -> store.progress(learner, lesson.id()));
  }

  /** Which run through a lesson its newest is, from 1. */
  int run(Lesson lesson) {
    return of(lesson).map(LessonProgress::run).orElse(1);
  }

  /** The lesson where the learner left it; at its start where there is no such place. */
  LessonRun resumed(Lesson lesson) {
    return of(lesson)
        .flatMap(
            progress ->
                progress.step().isEmpty()
                    ? Optional.of(LessonRun.ended(lesson))
                    : progress.step().flatMap(step -> LessonRun.at(lesson, step)))
        .orElseGet(() -> LessonRun.start(lesson));
  }

  /** Keeps that a step was reached, or the end. */
  void reached(LessonRun now, int run) {
    store.reached(learnerOrNewcomer(), place(now, run), Instant.now());
  }

  /** Keeps that a step was answered wrongly: it is to be asked again on another day. */
  void missed(LessonRun now, int run) {
    var learner = learnerOrNewcomer();
    var time = Instant.now();
    store.missed(learner, place(now, run), time);
    now.step()
        .map(step -> RepetitionCard.keyOf(now.lesson().id(), step.id()))
        .map(
            key ->
                new RepetitionCard(
                    RepetitionCard.LESSON_STEP, key, Scheduler.DEFAULT.first(Rating.AGAIN, time)))
        .ifPresent(card -> store.keepNew(learner, card));
  }

  /** Begins a lesson anew and gives the number of the new run. */
  int startAgain(Lesson lesson) {
    var run = run(lesson) + 1;
    reached(LessonRun.start(lesson), run);
    return run;
  }

  private static Place place(LessonRun now, int run) {
    return new Place(now.lesson().id(), run, now.answered(), now.step().map(Step::id));
  }

  /** All that is kept of the learner of a request; empty where nothing is. */
  Optional<ProgressAnswer> all(VaadinRequest request) {
    return LearnerCookie.learner(request)
        .map(learner -> ProgressAnswer.of(learner, store))
        .filter(all -> !all.lessons().isEmpty() || !all.cards().isEmpty());
  }

  /** Erases all that is kept of the learner. */
  void erase() {
    learner().ifPresent(store::erase);
    LearnerCookie.drop();
  }
}
