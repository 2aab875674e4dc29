package hangjack.analyzer.search;

import hangjack.analyzer.cards.Scores;
import hangjack.analyzer.cards.Seat;
import hangjack.analyzer.cards.Side;
import hangjack.analyzer.match.CountingOut;
import hangjack.analyzer.match.DealerRotation;
import hangjack.analyzer.play.Deal;
import hangjack.analyzer.play.DealEngine;
import hangjack.analyzer.play.DealState;
import hangjack.analyzer.rules.RuleSet;
import hangjack.analyzer.score.ScoreSheet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.SplittableRandom;

/**
 * A deal or a match played twice by two bots, the cards and the first dealer being the same and the
 * seats exchanged.
 */
final class PairOfGames {
  /** A match that nobody has won after so many deals is given up. */
  private static final int LONGEST = 2_000;

  private static final List<Boolean> COPIES = List.of(false, true);

  private final RuleSet rules;
  private final Opponents bots;
  private final long seed;

  PairOfGames(RuleSet rules, Opponents bots, long seed) {
    this.rules = rules;
    this.bots = bots;
    this.seed = seed;
  }

  /**
   * One deal: by how many points a side of the first bot beats one of the second, on average over
   * the copies.
   */
  double points() {
    var sum = 0.0;
    for (var exchanged : COPIES) {
      var seated = bots.seated(rules, exchanged);
      var cards = new SplittableRandom(seed);
      var dealer = firstDealer(cards);
      var deal = played(seated, dealer, rules.startingScore(), cards.nextLong(), cards.split());
      var made = counted(deal).deal();
      sum += mean(made, exchanged) - mean(made, !exchanged);
    }
    return sum / COPIES.size();
  }

  /** One match: the share of the copies that the first bot wins. */
  double won() {
    var sum = 0.0;
    for (var exchanged : COPIES) {
      sum += won(bots.seated(rules, exchanged), exchanged);
    }
    return sum / COPIES.size();
  }

  private double won(Map<Side, Bot> seated, boolean exchanged) {
    var cards = new SplittableRandom(seed);
    var dealer = firstDealer(cards);
    var chances = cards.split();
    var score = rules.startingScore();
    for (var number = 0; number < LONGEST; number++) {
      var deal = played(seated, dealer, score, cards.nextLong(), chances);
      var counting = counted(deal);
      if (counting.winner().isPresent()) {
        return isFirsts(counting.winner().get(), exchanged) ? 1 : 0;
      }
      score = counting.after();
      dealer = DealerRotation.after(deal);
    }
    return 0.5;
  }

  private Seat firstDealer(SplittableRandom cards) {
    var seats = rules.seating().seats();
    return seats.get(cards.nextInt(seats.size()));
  }

  private DealState played(
      Map<Side, Bot> seated, Seat dealer, Scores score, long cards, SplittableRandom chances) {
    var state = DealEngine.begin(rules, dealer, score, Deal.shuffled(cards, rules, dealer));
    while (state.toAct().isPresent()) {
      var side = rules.seating().sideOf(state.toAct().get());
      var bot = Objects.requireNonNull(seated.get(side));
      state = DealEngine.enforce(state, bot.choose(state, chances));
    }
    return state;
  }

  private CountingOut counted(DealState deal) {
    return CountingOut.count(rules, deal.before(), ScoreSheet.of(deal));
  }

  /** Whether the first bot has a side: by its place, since both may be the same bot. */
  private boolean isFirsts(Side side, boolean exchanged) {
    return rules.seating().sides().indexOf(side) % 2 == (exchanged ? 1 : 0);
  }

  /** The mean of the points of every other side. */
  private double mean(Scores made, boolean exchanged) {
    return rules.seating().sides().stream()
        .filter(side -> isFirsts(side, exchanged))
        .mapToInt(made::of)
        .average()
        .orElseThrow();
  }
}
