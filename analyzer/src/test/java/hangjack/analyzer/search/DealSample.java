package hangjack.analyzer.search;

import hangjack.analyzer.cards.Scores;
import hangjack.analyzer.cards.Seat;
import hangjack.analyzer.play.Deal;
import hangjack.analyzer.play.DealEngine;
import hangjack.analyzer.rules.RuleSet;
import hangjack.analyzer.rules.Smudge;
import hangjack.analyzer.rules.TrumpSource;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;

/**
 * What deals of fair club players do, at every score that they mind: they play as at the start
 * while everybody is far from the target.
 */
final class DealSample {
  /** Points to go, or fewer, at which bidders become bolder. */
  private static final int NEAR_IN_AUCTIONS = 2;

  private final RuleSet rules;
  private final int many;
  private final Map<List<Integer>, Map<DealOutcome, Integer>> samples = new HashMap<>();

  /**
   * A sample that is dealt when asked for.
   *
   * @param many how many deals are dealt for each kind of score; twice as many where all are far
   *     from the target
   */
  DealSample(RuleSet rules, int many) {
    this.rules = rules;
    this.many = many;
  }

  /**
   * What deals did, and how many of them.
   *
   * @param made the points of every side, the dealer's first
   */
  Map<DealOutcome, Integer> at(int... made) {
    return samples.computeIfAbsent(kind(made), this::dealt);
  }

  /** How many kinds of scores there are so far. */
  int kinds() {
    return samples.size();
  }

  /** The points of a score that is like another for those who play at it. */
  private List<Integer> kind(int... made) {
    var kind = new Integer[made.length];
    for (var side = 0; side < made.length; side++) {
      var toGo = Math.max(1, rules.target() - made[side]);
      var near = near(side == 0);
      if (toGo <= near) {
        kind[side] = rules.target() - (rules.auction() ? near : toGo);
      } else {
        kind[side] = made[side] < 0 && mindsTheHole() ? -1 : 0;
      }
    }
    return List.of(kind);
  }

  private boolean mindsTheHole() {
    return rules.auction() && rules.smudge() == Smudge.WINS_UNLESS_IN_HOLE;
  }

  private int near(boolean dealers) {
    if (rules.auction()) {
      return NEAR_IN_AUCTIONS;
    }
    if (rules.trumpSource() != TrumpSource.TURN_UP) {
      return 0;
    }
    var turnUp = dealers ? mostTurnedUp() : 0;
    return Math.max(turnUp, Math.max(rules.giftPoints(), rules.highPoints()));
  }

  private int mostTurnedUp() {
    return rules.pack().stream()
        .mapToInt(card -> rules.turnUpPoints().of(card))
        .max()
        .orElseThrow();
  }

  private Map<DealOutcome, Integer> dealt(List<Integer> made) {
    var far = made.stream().allMatch(points -> points == 0);
    var outcomes = new LinkedHashMap<DealOutcome, Integer>();
    var seeds = new SplittableRandom(made.hashCode());
    var seats = rules.seating().seats();
    for (var deal = 0; deal < (far ? 2 * many : many); deal++) {
      var dealer = seats.get(seeds.nextInt(seats.size()));
      outcomes.merge(played(made, dealer, seeds), 1, Integer::sum);
    }
    return outcomes;
  }

  private DealOutcome played(List<Integer> made, Seat dealer, SplittableRandom seeds) {
    var before = score(rules, dealer, made);
    var cards = Deal.shuffled(seeds.nextLong(), rules, dealer);
    var state = DealEngine.begin(rules, dealer, before, cards);
    while (state.toAct().isPresent()) {
      state = DealEngine.enforce(state, Bot.RULES_OF_THUMB.choose(state, seeds));
    }
    return DealOutcome.of(state);
  }

  /** The score with so many points made, the dealer's side first. */
  static Scores score(RuleSet rules, Seat dealer, List<Integer> made) {
    var score = rules.startingScore();
    var order = rules.seating().sidesFrom(dealer);
    for (var place = 0; place < order.size(); place++) {
      score = rules.entered(score, order.get(place), made.get(place));
    }
    return score;
  }
}
