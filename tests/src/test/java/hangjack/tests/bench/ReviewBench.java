package hangjack.tests.bench;

import hangjack.analyzer.cards.Seat;
import hangjack.analyzer.play.Action;
import hangjack.analyzer.play.Deal;
import hangjack.analyzer.play.DealEngine;
import hangjack.analyzer.play.DealState;
import hangjack.analyzer.record.DealRecord;
import hangjack.analyzer.review.Review;
import hangjack.analyzer.review.ReviewSettings;
import hangjack.analyzer.review.ScoredMatch;
import hangjack.analyzer.rules.RuleSet;
import hangjack.analyzer.rules.RuleSets;
import hangjack.analyzer.search.Aim;
import hangjack.analyzer.search.Bot;
import hangjack.analyzer.search.RandomDeals;
import hangjack.analyzer.search.Thoroughness;
import hangjack.analyzer.search.Valuing;
import hangjack.analyzer.search.Watch;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.Executors;

/**
 * How long a whole review of a deal of four hands of six cards takes that was not run, on two
 * threads; and how long it takes on one to count all worlds of a first decision for two players.
 * Fixed deals; of reviews the best of five.
 */
public final class ReviewBench {
  private static final int ROUNDS = 5;
  private static final int DEALS = 3;
  private static final int CALLS_AND_CARDS = 26;

  private ReviewBench() {}

  /** Measures and prints; takes about three minutes. */
  public static void main(String[] arguments) {
    var trinidad = RuleSets.named("trinidad").orElseThrow();
    var seed = 0L;
    for (var deal = 0; deal < DEALS; deal++) {
      var records = List.<DealRecord>of();
      do {
        records = RandomDeals.deals(trinidad, ++seed, 1, Optional.of(Bot.RULES_OF_THUMB));
      } while (actions(records) > CALLS_AND_CARDS);
      review(records, seed, 2_000, 5);
      review(records, seed, 500, 1.5);
    }
    var allFours = RuleSets.named("all-fours").orElseThrow();
    for (var number = 1; number <= DEALS; number++) {
      count(allFours, number);
    }
  }

  private static int actions(List<DealRecord> records) {
    return ScoredMatch.of(records).deals().getFirst().replay().actions().size();
  }

  private static void review(List<DealRecord> records, long seed, int worlds, double most) {
    var best = Double.MAX_VALUE;
    for (var round = 0; round < ROUNDS; round++) {
      try (var threads = Executors.newFixedThreadPool(2)) {
        var start = System.nanoTime();
        Review.of(records, new ReviewSettings(worlds, 1, false), threads, Watch.NOBODY);
        best = Math.min(best, seconds(start));
      }
    }
    System.out.printf(
        "review of trinidad, seed %d, %,d worlds, 2 threads, best of %d: %.2f s (at most %.1f)%n",
        seed, worlds, ROUNDS, best, most);
  }

  /** The first two tricks of a deal in which the elder hand stands. */
  private static void count(RuleSet rules, long seed) {
    var state =
        DealEngine.begin(
            rules, Seat.SOUTH, rules.startingScore(), Deal.shuffled(seed, rules, Seat.SOUTH));
    state = DealEngine.enforce(state, new Action.Stand(state.toAct().orElseThrow()));
    count(state, seed, 60);
    while (state.tricks().isEmpty() || DealEngine.legalActions(state).size() == 1) {
      state = DealEngine.enforce(state, usual(state));
    }
    count(state, seed, 10);
  }

  private static Action usual(DealState state) {
    return Bot.RULES_OF_THUMB.choose(state, new SplittableRandom(1));
  }

  private static void count(DealState state, long seed, int most) {
    var start = System.nanoTime();
    var how = new Thoroughness(1, 1, true);
    var valuation =
        Valuing.of(state, Optional.empty(), Aim.POINTS, how, Watch.NOBODY).orElseThrow();
    if (!valuation.counted()) {
      throw new IllegalStateException("not all worlds were counted");
    }
    System.out.printf(
        "all worlds of all-fours, seed %d, trick %d, 1 thread: %,d worlds in %.1f s (at most %d)%n",
        seed, state.tricks().size() + 1, valuation.worlds(), seconds(start), most);
  }

  private static double seconds(long start) {
    return (System.nanoTime() - start) / 1e9;
  }
}
