package hangjack.app.store;

import java.util.Optional;

/**
 * A place in a lesson that has been reached.
 *
 * @param lesson the lesson's id
 * @param run which run through it, from 1
 * @param answered the steps answered in that run
 * @param step the id of the step to be answered next; empty at the end of the lesson
 */
public record Place(String lesson, int run, int answered, Optional<String> step) {
  public Place {
    if (run < 1 || answered < 0 || lesson.isEmpty()) {
      throw new IllegalArgumentException(lesson + ", run " + run + ", " + answered);
    }
  }
}
