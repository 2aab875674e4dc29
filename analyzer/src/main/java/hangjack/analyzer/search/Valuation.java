package hangjack.analyzer.search;

import hangjack.analyzer.play.Action;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntToDoubleFunction;

/**
 * What choices come to over the ways in which the unseen cards may lie, every choice on the same
 * ways.
 */
public final class Valuation {
  private static final double HALF_WIDTH_95 = 1.959964;

  /**
   * By how many points the difference between two calls varies among hands of a class: 0.29 to 0.39
   * for stand and beg, 0.23 to 0.44 for give and run, 0.4 to 0.7 for bids, over 150 to 250 hands of
   * Trinidad, All Fours, Seven Up and Auction Pitch. The more is taken for certain here, the less
   * the tables weigh.
   */
  private static final double WITHIN_A_CLASS = 0.4;

  private final boolean counted;
  private final boolean partial;
  private final List<Action> choices;
  private final double[] weights;
  private final float[][] points;
  private final float[][] wins;
  private final double[] usual;
  private final double kept;

  /**
   * A valuation.
   *
   * @param weights how much each way weighs
   * @param points the points of the deal for the seat's side minus the others', by choice and way
   * @param wins the chance to win the match, 0..1, by choice and way; empty where no score is known
   */
  Valuation(
      boolean counted,
      boolean partial,
      List<Action> choices,
      double[] weights,
      float[][] points,
      float[][] wins) {
    this(counted, partial, choices, weights, points, wins, new double[choices.size()], 1);
  }

  private Valuation(
      boolean counted,
      boolean partial,
      List<Action> choices,
      double[] weights,
      float[][] points,
      float[][] wins,
      double[] usual,
      double kept) {
    this.counted = counted;
    this.partial = partial;
    this.choices = List.copyOf(choices);
    this.weights = weights;
    this.points = points;
    this.wins = wins;
    this.usual = usual;
    this.kept = kept;
  }

  /**
   * The same, its differences of points drawn towards those that such choices usually have: the
   * more so, the less these ways make certain. (Shrinkage to a mean of a class, as empirical Bayes
   * has it.)
   *
   * @param others what each choice is usually worth, points, in the order of the choices
   */
  Valuation drawnTowards(double[] others) {
    var variances = 0.0;
    var pairs = 0;
    for (var first = 0; first < points.length; first++) {
      for (var second = 0; second < first; second++) {
        var error = halfWidth(points[first], points[second]) / HALF_WIDTH_95;
        variances += error * error;
        pairs++;
      }
    }
    var own = WITHIN_A_CLASS * WITHIN_A_CLASS;
    var share = pairs == 0 ? 1 : own / (own + variances / pairs);
    return new Valuation(counted, partial, choices, weights, points, wins, others.clone(), share);
  }

  /** Whether all the ways were counted; else some were drawn by chance. */
  public boolean counted() {
    return counted;
  }

  /** Whether only some of the choices were valued. */
  public boolean partial() {
    return partial;
  }

  /** The choices that were valued. */
  public List<Action> choices() {
    return choices;
  }

  /** How many ways were looked at. */
  public int worlds() {
    return weights.length;
  }

  /** Whether chances to win the match are there. */
  public boolean hasWins() {
    return wins.length > 0;
  }

  /** The expected points of a choice, by its place among the choices. */
  public double points(int choice) {
    return kept == 1 ? mean(points[choice]) : drawn(choice);
  }

  /** The mean over the choices stays; the differences from it are drawn towards the usual ones. */
  private double drawn(int choice) {
    var level = 0.0;
    var usualLevel = 0.0;
    for (var each = 0; each < points.length; each++) {
      level += mean(points[each]) / points.length;
      usualLevel += usual[each] / points.length;
    }
    return level
        + kept * (mean(points[choice]) - level)
        + (1 - kept) * (usual[choice] - usualLevel);
  }

  /** The chance to win the match of a choice. */
  public double win(int choice) {
    return mean(wins[choice]);
  }

  /** Half the width of the interval of a choice's expected points; 0 where all were counted. */
  public double ci95(int choice) {
    return counted ? 0 : halfWidth(points[choice], new float[points[choice].length]);
  }

  /** How many points one choice is better than another on the average. */
  public double difference(int better, int worse) {
    return points(better) - points(worse);
  }

  /** Half the width of the interval of that difference; 0 where all were counted. */
  public double differenceCi95(int better, int worse) {
    if (counted || better == worse) {
      return 0;
    }
    return Math.hypot(
        kept * halfWidth(points[better], points[worse]),
        (1 - kept) * HALF_WIDTH_95 * WITHIN_A_CLASS);
  }

  /** Half the width of the interval of the difference of the chances to win. */
  public double winDifferenceCi95(int better, int worse) {
    return counted ? 0 : halfWidth(wins[better], wins[worse]);
  }

  /** The place of the choice of the most expected points; the first of several. */
  public int best() {
    return best(this::points);
  }

  /** The place of the choice of the greatest chance to win the match. */
  public int bestToWin() {
    return best(this::win);
  }

  private int best(IntToDoubleFunction value) {
    var best = 0;
    for (var choice = 1; choice < choices.size(); choice++) {
      if (value.applyAsDouble(choice) > value.applyAsDouble(best) + 1e-9) {
        best = choice;
      }
    }
    return best;
  }

  /** The choices that are as good as the best one on the average. */
  public List<Action> allBest() {
    var best = points(best());
    var all = new ArrayList<Action>();
    for (var choice = 0; choice < choices.size(); choice++) {
      if (points(choice) > best - 1e-9) {
        all.add(choices.get(choice));
      }
    }
    return all;
  }

  private double mean(float[] values) {
    var sum = 0.0;
    var weight = 0.0;
    for (var world = 0; world < weights.length; world++) {
      sum += weights[world] * values[world];
      weight += weights[world];
    }
    return sum / weight;
  }

  private double halfWidth(float[] values, float[] others) {
    var mean = mean(values) - mean(others);
    var squares = 0.0;
    var weight = 0.0;
    for (var world = 0; world < weights.length; world++) {
      var off = weights[world] * (values[world] - others[world] - mean);
      squares += off * off;
      weight += weights[world];
    }
    var worlds = weights.length;
    var correction = worlds > 1 ? worlds / (worlds - 1.0) : 1;
    return HALF_WIDTH_95 * Math.sqrt(squares * correction) / weight;
  }
}
