package hangjack.lessons.repetition;

import java.util.List;
import java.util.stream.IntStream;

/**
 * The formulas of FSRS, version 6, as the project open-spaced-repetition publishes them: how a
 * memory fades and what an answer makes of it. The w of the formulas are the weights.
 */
public final class MemoryModel {
  /** The weights for everybody whose own answers have not been studied. */
  private static final List<Double> DEFAULT_WEIGHTS =
      List.of(
          0.212, 1.2931, 2.3065, 8.2956, 6.4133, 0.8334, 3.0194, 0.001, 1.8722, 0.1666, 0.796,
          1.4835, 0.0614, 0.2629, 1.6483, 0.6014, 1.8729, 0.5425, 0.0912, 0.0658, 0.1542);

  private static final List<Double> LEAST =
      List.of(
          0.001, 0.001, 0.001, 0.001, 1.0, 0.001, 0.001, 0.001, 0.0, 0.0, 0.001, 0.001, 0.001,
          0.001, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.1);

  private static final List<Double> MOST =
      List.of(
          100.0, 100.0, 100.0, 100.0, 10.0, 4.0, 4.0, 0.75, 4.5, 0.8, 3.5, 5.0, 0.25, 0.9, 4.0, 1.0,
          6.0, 2.0, 2.0, 0.8, 0.8);

  /** What is still remembered after as many days as the stability says. */
  private static final double REMEMBERED_AT_STABILITY = 0.9;

  /** The model with the published default weights. */
  public static final MemoryModel DEFAULT = new MemoryModel(DEFAULT_WEIGHTS);

  private final List<Double> weights;
  private final double decay;
  private final double factor;

  /**
   * A model with weights of its own.
   *
   * @throws IllegalArgumentException where they are not 21, or one is outside of its bounds
   */
  public MemoryModel(List<Double> weights) {
    this.weights = List.copyOf(weights);
    if (weights.size() != LEAST.size()) {
      throw new IllegalArgumentException(weights.size() + " weights");
    }
    var outside =
        IntStream.range(0, LEAST.size())
            .filter(n -> !(w(n) >= LEAST.get(n) && w(n) <= MOST.get(n)))
            .boxed()
            .toList();
    if (!outside.isEmpty()) {
      throw new IllegalArgumentException("weights out of bounds: " + outside);
    }
    decay = -w(20);
    factor = StrictMath.pow(REMEMBERED_AT_STABILITY, 1 / decay) - 1;
  }

  private double w(int number) {
    return weights.get(number);
  }

  /** The chance, 0 to 1, that it is remembered so many days after the last answer. */
  public double retrievability(Memory memory, long days) {
    return StrictMath.pow(1 + factor * Math.max(0, days) / memory.stability(), decay);
  }

  /** The days, rounded half to even, until the chance to remember has sunk to a share. */
  double daysUntil(double retention, double stability) {
    return Math.rint(stability / factor * (StrictMath.pow(retention, 1 / decay) - 1));
  }

  /** The memory after the first answer. */
  Memory first(Rating rating) {
    return memory(w(rating.number() - 1), firstDifficulty(rating));
  }

  /** The memory after another answer, so many days after the last. */
  Memory next(Memory before, Rating rating, long days) {
    return memory(
        days < 1 ? sameDayStability(before, rating) : laterStability(before, rating, days),
        nextDifficulty(before.difficulty(), rating));
  }

  private static Memory memory(double stability, double difficulty) {
    return new Memory(
        Math.max(stability, Memory.LEAST_STABILITY),
        Math.clamp(difficulty, Memory.LEAST_DIFFICULTY, Memory.MOST_DIFFICULTY));
  }

  private double firstDifficulty(Rating rating) {
    return w(4) - StrictMath.exp(w(5) * (rating.number() - 1)) + 1;
  }

  private double nextDifficulty(double difficulty, Rating rating) {
    var change = -w(6) * (rating.number() - 3);
    var damped = difficulty + (Memory.MOST_DIFFICULTY - difficulty) * change / 9;
    // Drawn back a little to that of an easy card, which is not cut to its bounds here.
    return w(7) * firstDifficulty(Rating.EASY) + (1 - w(7)) * damped;
  }

  private double sameDayStability(Memory before, Rating rating) {
    var increase =
        StrictMath.exp(w(17) * (rating.number() - 3 + w(18)))
            * StrictMath.pow(before.stability(), -w(19));
    // Since py-fsrs 6.3.2 a hard answer, which is still right, never lowers it.
    return before.stability() * (rating == Rating.AGAIN ? increase : Math.max(increase, 1));
  }

  private double laterStability(Memory before, Rating rating, long days) {
    var forgotten = 1 - retrievability(before, days);
    return switch (rating) {
      case AGAIN -> stabilityAfterForgetting(before, forgotten);
      case HARD -> stabilityAfterRemembering(before, forgotten, w(15));
      case GOOD -> stabilityAfterRemembering(before, forgotten, 1);
      case EASY -> stabilityAfterRemembering(before, forgotten, w(16));
    };
  }

  private double stabilityAfterForgetting(Memory before, double forgotten) {
    var longTerm =
        w(11)
            * StrictMath.pow(before.difficulty(), -w(12))
            * (StrictMath.pow(before.stability() + 1, w(13)) - 1)
            * StrictMath.exp(forgotten * w(14));
    var shortTerm = before.stability() / StrictMath.exp(w(17) * w(18));
    return Math.min(longTerm, shortTerm);
  }

  private double stabilityAfterRemembering(Memory before, double forgotten, double effort) {
    return before.stability()
        * (1
            + StrictMath.exp(w(8))
                * (11 - before.difficulty())
                * StrictMath.pow(before.stability(), -w(9))
                * (StrictMath.exp(forgotten * w(10)) - 1)
                * effort);
  }
}
