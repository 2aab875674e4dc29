package hangjack.tests.bench;

import hangjack.analyzer.cards.Seat;
import hangjack.analyzer.plain.Both;
import hangjack.analyzer.plain.PlainDeal;
import hangjack.analyzer.plain.PlainScore;
import hangjack.analyzer.play.Answer;
import hangjack.analyzer.play.Deal;
import hangjack.analyzer.play.DealEngine;
import hangjack.analyzer.rules.RuleSet;
import hangjack.analyzer.rules.RuleSets;
import hangjack.analyzer.score.ScoreSheet;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.function.LongToIntFunction;

/**
 * How many random deals of four players are dealt, played at random and scored in ten seconds, by
 * the engine and by the plain second program of the tests; the best of five rounds of each, taken
 * in turn in one run.
 */
public final class DealsBench {
  private static final int ROUNDS = 5;
  private static final long ROUND_MILLIS = 10_000;

  private final RuleSet rules = RuleSets.named("trinidad").orElseThrow();
  private final Map<String, String> values = Both.values(rules);
  private long awards;

  private DealsBench() {}

  /** Measures and prints; takes about two minutes. */
  public static void main(String[] arguments) {
    var bench = new DealsBench();
    var engine = 0L;
    var plain = 0L;
    for (var round = 1; round <= ROUNDS; round++) {
      var byEngine = deals(bench::byEngine);
      var byPlain = deals(bench::byPlainProgram);
      System.out.printf("round %d: engine %,d, plain program %,d%n", round, byEngine, byPlain);
      engine = Math.max(engine, byEngine);
      plain = Math.max(plain, byPlain);
    }
    System.out.printf(
        "deals dealt, played at random and scored in 10 s, best of %d: engine %,d, plain program"
            + " %,d, ratio %.1f (%,d awards)%n",
        ROUNDS, engine, plain, (double) engine / plain, bench.awards);
  }

  /** How many deals are done in a round. */
  private static long deals(LongToIntFunction deal) {
    var end = System.nanoTime() + ROUND_MILLIS * 1_000_000;
    var deals = 0L;
    var awards = 0L;
    while (System.nanoTime() < end) {
      awards += deal.applyAsInt(deals);
      deals++;
    }
    if (awards == 0) {
      throw new IllegalStateException("nothing was scored");
    }
    return deals;
  }

  private int byEngine(long seed) {
    var random = new SplittableRandom(seed);
    var state =
        DealEngine.begin(
            rules, Seat.SOUTH, rules.startingScore(), Deal.shuffled(seed, rules, Seat.SOUTH));
    while (state.toAct().isPresent()) {
      var legal = DealEngine.legalActions(state);
      var answer = DealEngine.apply(state, legal.get(random.nextInt(legal.size())));
      state =
          switch (answer) {
            case Answer.Accepted accepted -> accepted.state();
            case Answer.Refused refused -> throw new IllegalStateException(refused.toString());
          };
    }
    var made = ScoreSheet.of(state).awards().size();
    awards += made;
    return made;
  }

  private int byPlainProgram(long seed) {
    var random = new SplittableRandom(seed);
    var deal = PlainDeal.shuffled(values, "S", seed);
    while (!deal.isOver()) {
      var options = deal.options();
      deal = deal.after(options.get(random.nextInt(options.size())));
    }
    var made = PlainScore.awards(deal).size();
    awards += made;
    return made;
  }
}
