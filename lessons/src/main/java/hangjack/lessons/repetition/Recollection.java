package hangjack.lessons.repetition;

import java.time.Instant;

/**
 * What is known of a card that has been answered at least once.
 *
 * @param phase where it stands
 * @param step how many of the phase's short steps are behind it, from 0; 0 in {@link Phase#REVIEW}
 * @param memory how firmly it is remembered
 * @param reviewed when it was last answered
 * @param due when it is to come back
 */
public record Recollection(Phase phase, int step, Memory memory, Instant reviewed, Instant due) {
  public Recollection {
    if (step < 0 || (phase == Phase.REVIEW && step > 0)) {
      throw new IllegalArgumentException(phase + " at step " + step);
    }
  }
}
