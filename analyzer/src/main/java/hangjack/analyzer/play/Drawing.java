package hangjack.analyzer.play;

import hangjack.analyzer.cards.CardSet;
import hangjack.analyzer.cards.Seat;

/**
 * After each trick, while the stock lasts, its winner draws the top card and the others the next
 * ones in the order of play (rules 3.5).
 */
final class Drawing {
  private Drawing() {}

  static void draw(Draft draft, Seat winner) {
    if (!draft.rules.draws() || draft.undealt() == 0) {
      return;
    }
    for (var seat : draft.seating().from(winner)) {
      draft.deal(seat, CardSet.of(draft.nextOfStock()));
    }
  }
}
