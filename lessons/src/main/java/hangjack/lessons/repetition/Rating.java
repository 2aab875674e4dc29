package hangjack.lessons.repetition;

/** How well something was remembered, worst to best. */
public enum Rating {
  AGAIN,
  HARD,
  GOOD,
  EASY;

  /** Its number in the published formulas, 1 to 4. */
  int number() {
    return ordinal() + 1;
  }
}
