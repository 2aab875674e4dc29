package hangjack.lessons.repetition;

/** Where a card stands: first met, known for days, or forgotten and being met again. */
public enum Phase {
  LEARNING,
  REVIEW,
  RELEARNING
}
