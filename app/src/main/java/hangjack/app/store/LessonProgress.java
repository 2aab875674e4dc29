package hangjack.app.store;

import java.time.Instant;
import java.util.Optional;

/**
 * How far a learner is in a lesson.
 *
 * @param lesson the lesson's id
 * @param run how often it was begun, from 1: starting again is a new run
 * @param answered the steps answered in this run
 * @param step the id of the step to be answered next; empty when the run is at its end
 * @param mistakes the wrong answers of all runs
 * @param doneAt when it was first done; empty until then
 * @param changedAt when it was last answered
 */
public record LessonProgress(
    String lesson,
    int run,
    int answered,
    Optional<String> step,
    int mistakes,
    Optional<Instant> doneAt,
    Instant changedAt) {
  /** Whether the lesson has been gone through to its end at least once. */
  public boolean done() {
    return doneAt.isPresent();
  }
}
