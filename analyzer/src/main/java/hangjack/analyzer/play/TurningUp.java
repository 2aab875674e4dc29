package hangjack.analyzer.play;

import hangjack.analyzer.cards.Card;
import hangjack.analyzer.rules.RuleSet;
import java.util.List;
import java.util.Optional;

/** The card turned up: it proposes the trump and may score for the dealer (rules 2.11, 7 no. 6). */
final class TurningUp {
  private TurningUp() {}

  /** Turns the next card of the stock. */
  static void turn(Draft draft) {
    var card = draft.nextOfStock();
    draft.turnUps = Draft.appended(draft.turnUps, card);
    draft.trump = Optional.of(card.suit());
  }

  /** The turn-ups that count for the dealer as things stand; some of them may be worth nothing. */
  static List<Card> counted(
      RuleSet rules, List<Card> turnUps, boolean trumpFixed, boolean exhausted) {
    if (turnUps.isEmpty() || (exhausted && !rules.keepTurnUpPointsOnRedeal())) {
      return List.of();
    }
    var last = turnUps.subList(turnUps.size() - 1, turnUps.size());
    return switch (rules.turnUpScoring()) {
      case ALL -> turnUps;
      case FINAL_ONLY -> trumpFixed ? last : List.of();
      case FIRST_AND_FINAL ->
          trumpFixed && turnUps.size() > 1
              ? List.of(turnUps.getFirst(), turnUps.getLast())
              : turnUps.subList(0, 1);
    };
  }
}
