package hangjack.analyzer.search;

import hangjack.analyzer.rules.RuleSet;
import java.util.ArrayList;
import java.util.SplittableRandom;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.ToDoubleFunction;

/**
 * Two bots measured against each other on the same cards: every deal, or every match with all its
 * packs, is played twice with the seats exchanged. The copies of a pair go together; different
 * pairs have nothing to do with each other, so the interval is taken over pairs.
 *
 * @param pairs how many pairs were played; fewer than asked where the work was stopped
 * @param mean what the first bot made: points a deal more than the second, or the share of matches
 *     won, 0 to 1, a match that nobody won counting half
 * @param low the lower end of the 95 % interval: of points the normal one, of shares Wilson's score
 *     interval with the variance of the pairs
 * @param high its upper end; both are infinite for points of fewer than two pairs
 */
public record Selfplay(int pairs, double mean, double low, double high) {
  private static final double NORMAL_95 = 1.959964;

  /**
   * Plays single deals, nothing scored before them, each with a dealer drawn by chance. The points
   * are those counted in the deal, a set-back among them; a match that it wins at once is nothing
   * more.
   *
   * @param pairs how many deals are dealt, 1 or more; each is played twice
   * @param seed the same gives the same result, on any number of threads
   */
  public static Selfplay deals(
      RuleSet rules, Opponents bots, int pairs, long seed, Executor executor, Watch watch) {
    return ofPoints(
        played(pairs, seed, executor, watch, pair -> new PairOfGames(rules, bots, pair).points()));
  }

  /** The result of pairs with so many points each. */
  static Selfplay ofPoints(double... made) {
    var mean = mean(made);
    var half = NORMAL_95 * Math.sqrt(variance(made) / made.length);
    return new Selfplay(made.length, mean, mean - half, mean + half);
  }

  /**
   * Plays whole matches; the deals of the one copy have the packs of the other, as long as both go
   * on.
   *
   * @param pairs how many matches are begun, 1 or more; each is played twice
   * @param seed the same gives the same result, on any number of threads
   */
  public static Selfplay matches(
      RuleSet rules, Opponents bots, int pairs, long seed, Executor executor, Watch watch) {
    return ofShares(
        played(pairs, seed, executor, watch, pair -> new PairOfGames(rules, bots, pair).won()));
  }

  /** The result of pairs of which such shares were won. */
  static Selfplay ofShares(double... won) {
    var mean = mean(won);
    var few = NORMAL_95 * NORMAL_95 / won.length;
    var spread = won.length < 2 ? mean * (1 - mean) : variance(won);
    var half = NORMAL_95 * Math.sqrt(spread / won.length + few / (4 * won.length));
    var middle = mean + few / 2;
    return new Selfplay(won.length, mean, (middle - half) / (1 + few), (middle + half) / (1 + few));
  }

  /** The results of the pairs in their order, those apart that were not begun when stopped. */
  private static double[] played(
      int pairs, long seed, Executor executor, Watch watch, ToDoubleFunction<Long> pair) {
    var seeds = new SplittableRandom(seed);
    var done = new AtomicInteger();
    var begun = new ArrayList<CompletableFuture<Double>>();
    for (var number = 0; number < pairs; number++) {
      var own = seeds.nextLong();
      begun.add(
          CompletableFuture.supplyAsync(
              () -> {
                if (watch.stopped()) {
                  return Double.NaN;
                }
                var result = pair.applyAsDouble(own);
                synchronized (done) {
                  watch.progressed(done.incrementAndGet(), pairs);
                }
                return result;
              },
              executor));
    }
    return begun.stream()
        .mapToDouble(CompletableFuture::join)
        .filter(result -> !Double.isNaN(result))
        .toArray();
  }

  private static double mean(double... results) {
    var sum = 0.0;
    for (var result : results) {
      sum += result;
    }
    return sum / results.length;
  }

  private static double variance(double... results) {
    if (results.length < 2) {
      return Double.POSITIVE_INFINITY;
    }
    var mean = mean(results);
    var sum = 0.0;
    for (var result : results) {
      sum += (result - mean) * (result - mean);
    }
    return sum / (results.length - 1);
  }
}
