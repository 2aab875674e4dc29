package hangjack.lessons.repetition;

/**
 * How firmly something is remembered.
 *
 * @param stability the days after which it is still remembered nine times in ten
 * @param difficulty how hard it is to learn, 1 to 10
 */
public record Memory(double stability, double difficulty) {
  static final double LEAST_STABILITY = 0.001;
  static final double LEAST_DIFFICULTY = 1;
  static final double MOST_DIFFICULTY = 10;

  public Memory {
    if (!(stability >= LEAST_STABILITY && Double.isFinite(stability))
        || !(difficulty >= LEAST_DIFFICULTY && difficulty <= MOST_DIFFICULTY)) {
      throw new IllegalArgumentException("stability " + stability + ", difficulty " + difficulty);
    }
  }
}
