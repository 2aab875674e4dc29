package hangjack.content.exercises;

import java.util.Arrays;
import java.util.Optional;

/** How hard an exercise is, measured from its cards and figures by {@link Exercise#level}. */
public enum Level {
  FIRST,
  SECOND,
  THIRD;

  /** 1 for the easiest, 3 for the hardest. */
  public int number() {
    return ordinal() + 1;
  }

  /** The level of a number written out, such as {@code 2}; empty for any other text. */
  public static Optional<Level> named(String number) {
    return Arrays.stream(values())
        .filter(level -> Integer.toString(level.number()).equals(number))
        .findFirst();
  }

  /** The level by a count: below the second bound, below the third, or not. */
  static Level of(int count, int second, int third) {
    if (count < second) {
      return FIRST;
    }
    return count < third ? SECOND : THIRD;
  }
}
