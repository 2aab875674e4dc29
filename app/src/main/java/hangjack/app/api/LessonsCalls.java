package hangjack.app.api;

import hangjack.app.answers.LessonAnswer;
import hangjack.app.answers.LessonsAnswer;
import hangjack.lessons.Lesson;
import hangjack.lessons.Lessons;
import io.javalin.http.Context;
import java.util.Map;
import java.util.stream.Collectors;

/** {@code GET /lessons} and {@code GET /lessons/{id}}. */
final class LessonsCalls {
  private LessonsCalls() {}

  static void list(Context context) {
    var asked = Asked.of(context);
    asked.answer(LessonsAnswer.all(asked.language()));
  }

  static void lesson(Context context) {
    var asked = Asked.of(context);
    var id = asked.path("id");
    var lesson = Lessons.named(id).orElseThrow(() -> unknown(id));
    asked.answer(LessonAnswer.of(lesson, asked.language()));
  }

  private static Refused unknown(String id) {
    var allowed = Lessons.all().stream().map(Lesson::id).collect(Collectors.joining(", "));
    return Refused.because(404, "lesson", Map.of("id", id, "allowed", allowed));
  }
}
