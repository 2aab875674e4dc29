package hangjack.tests.bench;

import hangjack.analyzer.cards.Seat;
import hangjack.analyzer.plain.Both;
import hangjack.analyzer.plain.PlainAlphaBeta;
import hangjack.analyzer.plain.PlainDeal;
import hangjack.analyzer.play.Action;
import hangjack.analyzer.play.Answer;
import hangjack.analyzer.play.Deal;
import hangjack.analyzer.play.DealEngine;
import hangjack.analyzer.play.DealState;
import hangjack.analyzer.rules.HouseRules;
import hangjack.analyzer.rules.RuleSet;
import hangjack.analyzer.search.OpenSolver;
import java.util.ArrayList;
import java.util.List;

/**
 * How fast the solver values deals of four hands of six cards, all cards seen, against a plain
 * alpha-beta on the same deals in the same run; and what all choices at the 24 decisions of a
 * played deal cost against the value of one deal. One thread, fixed deals, the best of five rounds.
 */
public final class SolverBench {
  private static final int ROUNDS = 5;
  private static final int DEALS = 4_000;

  /** The solver goes through the deals of the plain search as often as this, to be timed at all. */
  private static final int PASSES = 10;

  private final RuleSet rules;
  private final Seat elder;
  private final List<DealState> deals = new ArrayList<>();
  private long nodes;

  private SolverBench(String text) {
    this.rules = HouseRules.read(text).rules().orElseThrow();
    this.elder = rules.seating().elder(Seat.SOUTH);
    for (var seed = 0; seed < DEALS; seed++) {
      deals.add(dealt(seed));
    }
  }

  /** Measures and prints; takes about five minutes. */
  public static void main(String[] arguments) {
    new SolverBench("trinidad").run("4 x 6, permissive", 80, 3_000, 800);
    new SolverBench("all-fours; players=4").run("4 x 6, must trump", 35, 1_400, 2_500);
  }

  /**
   * Measures one kind of rules.
   *
   * @param least how many times as fast as the plain search the solver is to be
   * @param most the nodes it may take on the mean
   * @param compared how many deals the plain search gets: about 20 seconds of them
   */
  private void run(String name, int least, int most, int compared) {
    var subset = deals.subList(0, compared);
    var plain = subset.stream().map(Both::plain).toList();
    var lines = subset.stream().map(SolverBench::playedOut).toList();
    var solved = (long) PASSES * compared;
    var bySolver = Double.MAX_VALUE;
    var byPlain = Double.MAX_VALUE;
    var byDecisions = Double.MAX_VALUE;
    var solverNodes = 0L;
    var plainNodes = 0L;
    for (var round = 1; round <= ROUNDS; round++) {
      nodes = 0;
      var start = System.nanoTime();
      var values = 0L;
      for (var pass = 0; pass < PASSES; pass++) {
        values += subset.stream().mapToInt(this::solved).sum();
      }
      bySolver = Math.min(bySolver, micros(start, solved));
      solverNodes = nodes / solved;

      start = System.nanoTime();
      for (var line : lines) {
        line.forEach(state -> OpenSolver.values(state, Long.MAX_VALUE));
      }
      byDecisions = Math.min(byDecisions, micros(start, compared));

      nodes = 0;
      start = System.nanoTime();
      var plainValues = plain.stream().mapToInt(this::searched).sum();
      byPlain = Math.min(byPlain, micros(start, compared));
      plainNodes = nodes / compared;
      if (values != (long) PASSES * plainValues) {
        throw new IllegalStateException("the two searches disagree");
      }
    }
    nodes = 0;
    deals.forEach(this::solved);
    System.out.printf(
        "%s, %,d deals, best of %d: solver %.1f us and %,d nodes, plain alpha-beta %.1f us and"
            + " %,d nodes, ratio of time %.1f (at least %d)%n",
        name,
        compared,
        ROUNDS,
        bySolver,
        solverNodes,
        byPlain,
        plainNodes,
        byPlain / bySolver,
        least);
    System.out.printf(
        "%s, %,d deals: solver %,d nodes on the mean (at most %,d)%n",
        name, DEALS, nodes / DEALS, most);
    System.out.printf(
        "%s: all choices at %d decisions %.1f us, a deal's value %.1f us, ratio %.2f (at most 4)%n",
        name, lines.getFirst().size(), byDecisions, bySolver, byDecisions / bySolver);
  }

  private DealState dealt(long seed) {
    var dealt =
        DealEngine.begin(
            rules, Seat.SOUTH, rules.startingScore(), Deal.shuffled(seed, rules, Seat.SOUTH));
    return after(dealt, new Action.Stand(elder));
  }

  /** Every position of the deal played out with best cards. */
  private static List<DealState> playedOut(DealState deal) {
    var line = new ArrayList<DealState>();
    for (var state = deal; state.toAct().isPresent(); ) {
      line.add(state);
      state = after(state, OpenSolver.values(state, Long.MAX_VALUE).best().getFirst());
    }
    return line;
  }

  private int solved(DealState deal) {
    var solver = new OpenSolver(deal);
    var value = solver.best();
    nodes += solver.nodes();
    return value;
  }

  private int searched(PlainDeal deal) {
    var search = new PlainAlphaBeta(deal, rules.seating().sideOf(elder).name());
    var value = search.value();
    nodes += search.nodes();
    return value;
  }

  private static double micros(long start, long deals) {
    return (System.nanoTime() - start) / 1e3 / deals;
  }

  private static DealState after(DealState state, Action action) {
    return switch (DealEngine.apply(state, action)) {
      case Answer.Accepted accepted -> accepted.state();
      case Answer.Refused refused -> throw new IllegalStateException(refused.toString());
    };
  }
}
