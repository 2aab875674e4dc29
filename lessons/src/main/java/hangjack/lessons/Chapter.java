package hangjack.lessons;

import java.util.List;
import java.util.Map;

/**
 * A chapter of the course.
 *
 * @param id its public name, which never changes
 * @param lessons its lessons in the order in which they are offered, one or more
 */
public record Chapter(String id, List<Lesson> lessons) {
  public Chapter {
    lessons = List.copyOf(lessons);
  }

  /** What the chapter is called. */
  public LessonText title() {
    return new LessonText("lessons.chapter." + id + ".title", Map.of());
  }
}
