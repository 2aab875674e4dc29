package hangjack.analyzer.search;

import hangjack.analyzer.rules.RuleSet;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.IntStream;

/**
 * The chance to win the match at every score, found from what deals do: the chance at a score is
 * the mean of the chances at the scores that follow, over and over until nothing changes.
 */
final class MatchIteration {
  private static final double SETTLED = 1e-5;

  private final RuleSet rules;
  private final Function<int[], Map<DealOutcome, Integer>> deals;
  private final int sides;
  private final int low;
  private final int high;

  /** The chance of each side by the place of the score; the dealer's side first. */
  private final double[][] chances;

  /**
   * An iteration that is not begun.
   *
   * @param deals what deals do at a score, and how often; asked for all scores
   * @param low the fewest points that are told apart
   * @param high the most points with which a match goes on
   */
  MatchIteration(
      RuleSet rules, Function<int[], Map<DealOutcome, Integer>> deals, int low, int high) {
    this.rules = rules;
    this.deals = deals;
    this.sides = rules.seating().sides().size();
    this.low = low;
    this.high = high;
    this.chances = new double[ChanceTable.scores(sides, low, high)][sides];
  }

  /** Goes on until the chances are settled; they stand by the place of the score. */
  double[][] settled() {
    for (var chance : chances) {
      Arrays.fill(chance, 1.0 / sides);
    }
    var order =
        IntStream.range(0, chances.length)
            .mapToObj(this::made)
            .sorted(Comparator.comparingInt(made -> -IntStream.of(made).sum()))
            .toList();
    var outcomes = new ArrayList<Map<DealOutcome, Integer>>();
    order.forEach(made -> outcomes.add(deals.apply(made)));
    var change = 1.0;
    while (change > SETTLED) {
      change = 0;
      for (var place = 0; place < order.size(); place++) {
        change = Math.max(change, improve(order.get(place), outcomes.get(place)));
      }
    }
    return chances;
  }

  private double improve(int[] made, Map<DealOutcome, Integer> outcomes) {
    var sums = new double[sides];
    var deals = 0;
    var after = new int[sides];
    var next = new int[sides];
    for (var outcome : outcomes.entrySet()) {
      var often = outcome.getValue();
      deals += often;
      System.arraycopy(made, 0, after, 0, sides);
      var winner = outcome.getKey().enter(rules, after);
      if (winner != DealOutcome.NONE) {
        sums[winner] += often;
        continue;
      }
      var dealer = outcome.getKey().nextDealer();
      for (var side = 0; side < sides; side++) {
        next[side] = after[(side + dealer) % sides];
      }
      var then = chances[ChanceTable.place(next, low, high)];
      for (var side = 0; side < sides; side++) {
        sums[(side + dealer) % sides] += often * then[side];
      }
    }
    var here = chances[ChanceTable.place(made, low, high)];
    var change = 0.0;
    for (var side = 0; side < sides; side++) {
      change = Math.max(change, Math.abs(here[side] - sums[side] / deals));
      here[side] = sums[side] / deals;
    }
    return change;
  }

  private int[] made(int place) {
    var made = new int[sides];
    for (var side = sides - 1; side >= 0; side--) {
      made[side] = low + place % (high - low + 1);
      place /= high - low + 1;
    }
    return made;
  }
}
