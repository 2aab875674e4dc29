package hangjack.analyzer.search;

import hangjack.analyzer.cards.Side;
import hangjack.analyzer.rules.RuleSet;
import java.util.EnumMap;
import java.util.Map;

/**
 * Two bots that play against each other.
 *
 * @param first the one whose results are told
 * @param second the other
 */
public record Opponents(Bot first, Bot second) {
  /**
   * Who sits where: the bots alternate, side by side. Where three play each for himself, the one
   * has two of the seats in one copy of a game and one in the other.
   *
   * @param exchanged whether the second bot has the first side
   */
  Map<Side, Bot> seated(RuleSet rules, boolean exchanged) {
    var seated = new EnumMap<Side, Bot>(Side.class);
    var turn = exchanged;
    for (var side : rules.seating().sides()) {
      seated.put(side, turn ? second : first);
      turn = !turn;
    }
    return seated;
  }
}
