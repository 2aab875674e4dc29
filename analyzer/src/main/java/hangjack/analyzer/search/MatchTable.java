package hangjack.analyzer.search;

import hangjack.analyzer.cards.Scores;
import hangjack.analyzer.cards.Seat;
import hangjack.analyzer.cards.Side;
import hangjack.analyzer.match.CountingOut;
import hangjack.analyzer.match.DealerRotation;
import hangjack.analyzer.play.DealState;
import hangjack.analyzer.rules.RuleSet;
import hangjack.analyzer.rules.RuleSets;
import hangjack.analyzer.rules.Smudge;
import hangjack.analyzer.score.ScoreSheet;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/**
 * The chance to win a match from the score between two deals, where all go on as fair club players:
 * by the points of every side and by who deals next. It takes into account who deals the deals
 * after that, the order of counting, points that win at once, and set-backs.
 *
 * <p>The tables come with the program and were made by {@code mvn -Ptables}: many deals of {@code
 * rules-of-thumb} against itself, then every score's chance from the chances of the scores that
 * those deals lead to. A chance is right to about a hundredth. Where single players bid, those who
 * are more than 5 points in the hole count as 5 in it; two sides as 15.
 */
public final class MatchTable {
  private final RuleSet rules;
  private final ChanceTable chances;

  /** Points that the preset's match is longer. */
  private final int shorter;

  private final Map<Seat, List<Side>> orders = new EnumMap<>(Seat.class);

  private MatchTable(RuleSet rules, ChanceTable chances, int shorter) {
    this.rules = rules;
    this.chances = chances;
    this.shorter = shorter;
    for (var seat : rules.seating().seats()) {
      orders.put(seat, rules.seating().sidesFrom(seat));
    }
  }

  /**
   * The table for some rules; empty where there is none: at a table of a size for which none was
   * made, and for a longer match than the preset's.
   *
   * <p>Where house rules were agreed it is the preset's for as many players. A lower target is a
   * preset's match that is that far already, but not where a bid wins the match by the score before
   * it. Other house rules change the chances a little, which is left out.
   */
  public static Optional<MatchTable> of(RuleSet rules) {
    return RuleSets.named(rules.id())
        .filter(preset -> isCovered(preset, rules))
        .flatMap(
            preset ->
                ChanceTable.of(rules)
                    .map(
                        chances ->
                            new MatchTable(rules, chances, preset.target() - rules.target())));
  }

  private static boolean isCovered(RuleSet preset, RuleSet rules) {
    return rules.smudge() == Smudge.WINS_UNLESS_IN_HOLE
        ? rules.target() == preset.target()
        : rules.target() <= preset.target();
  }

  /**
   * The chance of a side once a deal is over, 0 to 1: its points are entered in the order of
   * counting, so that who goes out first has won, whatever another side made later in the order.
   *
   * @param end a deal that is over, under this table's rules
   */
  public double chance(DealState end, Side side) {
    var counting = CountingOut.count(rules, end.before(), ScoreSheet.of(end));
    return chance(counting, DealerRotation.after(end), side);
  }

  /**
   * The chance of a side after a deal was counted, 0 to 1.
   *
   * @param nextDealer who deals next if the match goes on
   */
  public double chance(CountingOut counting, Seat nextDealer, Side side) {
    return chance(counting.after(), counting.winner(), nextDealer, side);
  }

  /**
   * The chance of a side, 0 to 1; those of all sides sum to 1.
   *
   * @param after the score after a deal, or before the first one
   * @param winner who has won the match with that deal; the chances are then 1 and 0
   * @param nextDealer who deals next if the match goes on
   */
  public double chance(Scores after, Optional<Side> winner, Seat nextDealer, Side side) {
    if (winner.isPresent()) {
      return winner.get() == side ? 1 : 0;
    }
    var order = Objects.requireNonNull(orders.get(nextDealer));
    var made = new int[order.size()];
    for (var place = 0; place < made.length; place++) {
      made[place] = rules.made(after, order.get(place)) + shorter;
    }
    return chances.of(made, order.indexOf(side));
  }
}
