package hangjack.app.web.learn;

import com.vaadin.flow.component.html.Span;
import hangjack.app.store.LessonProgress;
import hangjack.content.texts.Texts;
import hangjack.lessons.Lesson;
import java.util.Map;
import java.util.Optional;

/** Says how far a learner is in a lesson: not begun, at a step, or done. */
final class LessonStatus extends Span {
  LessonStatus(Lesson lesson, Optional<LessonProgress> progress, Texts texts) {
    super(
        progress
            .map(at -> words(lesson, at, texts))
            .orElseGet(() -> texts.text("screens.progress.new")));
    addClassName("lesson-status");
    setClassName("begun", progress.isPresent());
    setClassName("done", progress.filter(LessonProgress::done).isPresent());
  }

  private static String words(Lesson lesson, LessonProgress progress, Texts texts) {
    if (progress.done()) {
      return texts.text("screens.progress.done");
    }
    var steps = lesson.steps();
    var place =
        progress.step().stream()
            .flatMap(id -> steps.stream().filter(step -> step.id().equals(id)))
            .map(steps::indexOf)
            .findFirst()
            .orElse(0);
    return texts.text("screens.learn.place", Map.of("number", place + 1, "count", steps.size()));
  }
}
