package hangjack.app.store;

import hangjack.lessons.repetition.Recollection;

/**
 * Something that comes back to be answered again.
 *
 * @param kind what sort of thing, such as {@code lesson-step}
 * @param key which one, such as {@code the-four-points/high}
 * @param state how well it is remembered and when it is due
 */
public record RepetitionCard(String kind, String key, Recollection state) {
  /** A step of a lesson; its key is the lesson's id, a slash and the step's. */
  public static final String LESSON_STEP = "lesson-step";

  /** The key of a step of a lesson. */
  public static String keyOf(String lesson, String step) {
    return lesson + "/" + step;
  }
}
