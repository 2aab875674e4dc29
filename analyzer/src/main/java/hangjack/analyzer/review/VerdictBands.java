package hangjack.analyzer.review;

import hangjack.analyzer.search.Valuation;

/**
 * From which loss on a decision is called what: the one table of the verdicts. Points are expected
 * points of the deal; chances are chances to win the match, 0..1.
 */
public enum VerdictBands {
  /** By expected points, where no score is told. */
  POINTS(0.05, 0.25, 0.75),
  /** By the chance to win the match, where a score is told. */
  CHANCES(0.005, 0.025, 0.075);

  /** Losses are equal within this much: what differs by less differs by rounding. */
  static final double SAME = 1e-6;

  private static final int USUAL_TARGET = 21;

  private final double inaccuracy;
  private final double mistake;
  private final double blunder;

  VerdictBands(double inaccuracy, double mistake, double blunder) {
    this.inaccuracy = inaccuracy;
    this.mistake = mistake;
    this.blunder = blunder;
  }

  /** The least loss that is an inaccuracy. */
  public double inaccuracy() {
    return inaccuracy;
  }

  /** The least loss that is a mistake. */
  public double mistake() {
    return mistake;
  }

  /** The least loss that is a blunder. */
  public double blunder() {
    return blunder;
  }

  /**
   * The verdict of a loss.
   *
   * @param loss what the choice cost against the best one, 0 or more
   * @param ci95 half the width of its interval
   */
  Verdict of(double loss, double ci95) {
    if (loss < SAME) {
      return Verdict.BEST;
    }
    if (loss - ci95 <= 0) {
      return loss < inaccuracy ? Verdict.GOOD : Verdict.TOO_CLOSE;
    }
    if (loss < inaccuracy) {
      return Verdict.GOOD;
    }
    if (loss < mistake) {
      return Verdict.INACCURACY;
    }
    return loss < blunder ? Verdict.MISTAKE : Verdict.BLUNDER;
  }

  /** The bands by which a valuation is judged. */
  static VerdictBands of(Valuation valuation) {
    return valuation.hasWins() ? CHANCES : POINTS;
  }

  /**
   * How much a point weighs: 1 in most games, less where many more points are played for than the
   * 21 of Setback.
   *
   * @param target the points that win the match
   */
  static double weight(int target) {
    return Math.min(1, (double) USUAL_TARGET / target);
  }
}
