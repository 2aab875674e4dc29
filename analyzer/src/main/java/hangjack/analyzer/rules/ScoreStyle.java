package hangjack.analyzer.rules;

/**
 * How a score is kept: points up to the target, or chips that are put into the pool, one a point,
 * until none is left (rules 3.1, SU32).
 */
public enum ScoreStyle implements Choice {
  UP {
    @Override
    public int start(int target) {
      return 0;
    }

    @Override
    public int made(int score, int target) {
      return score;
    }

    @Override
    public int after(int score, int points) {
      return score + points;
    }
  },
  CHIPS_DOWN {
    @Override
    public int start(int target) {
      return target;
    }

    @Override
    public int made(int score, int target) {
      return target - score;
    }

    @Override
    public int after(int score, int points) {
      return score - points;
    }
  };

  /** What a side's score shows before the first deal: nought, or its chips. */
  public abstract int start(int target);

  /** How many points a side has made in the match, below zero where it was set back. */
  public abstract int made(int score, int target);

  /** What a score shows after points are entered; below zero the points are taken back. */
  public abstract int after(int score, int points);
}
