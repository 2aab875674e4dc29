package hangjack.analyzer.match;

import hangjack.analyzer.cards.Scores;
import hangjack.analyzer.cards.Seat;
import hangjack.analyzer.cards.Side;
import hangjack.analyzer.rules.Payoff;
import hangjack.analyzer.rules.RuleSet;
import java.util.Collections;
import java.util.EnumMap;
import java.util.Map;

/** What the losers of a match pay the winner (rules 3.2). */
public final class Settlement {
  private Settlement() {}

  /**
   * What each player receives, less than 0 for those who pay. The partners of a winning pair share
   * what the losers pay.
   *
   * @param after the score at the end of the match
   * @param setBacks how often each player was set back in the match
   * @return nobody where the rules know no payoff
   */
  public static Map<Seat, Integer> of(
      RuleSet rules, Scores after, Side winner, Map<Seat, Integer> setBacks) {
    var paid = new EnumMap<Seat, Integer>(Seat.class);
    if (rules.payoff() == Payoff.NONE) {
      return paid;
    }
    var pool = 0;
    for (var side : rules.seating().sides()) {
      if (side != winner) {
        var price = price(rules, after, side, setBacks);
        for (var seat : side.seats()) {
          paid.put(seat, -price);
          pool += price;
        }
      }
    }
    for (var seat : winner.seats()) {
      paid.put(seat, pool / winner.seats().size());
    }
    return Collections.unmodifiableMap(paid);
  }

  /** One for a score above nought, two for any other, and one for each set-back where agreed. */
  private static int price(RuleSet rules, Scores after, Side side, Map<Seat, Integer> setBacks) {
    var price = rules.made(after, side) > 0 ? 1 : 2;
    if (!rules.payoffPerSetBack()) {
      return price;
    }
    return price + side.seats().stream().mapToInt(seat -> setBacks.getOrDefault(seat, 0)).sum();
  }
}
