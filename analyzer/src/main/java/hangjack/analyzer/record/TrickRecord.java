package hangjack.analyzer.record;

import hangjack.analyzer.cards.Card;
import hangjack.analyzer.cards.Seat;
import java.util.List;

/**
 * A trick as it was played.
 *
 * @param leader who played first
 * @param cards the cards in playing order; fewer than players where the record stops
 */
public record TrickRecord(Seat leader, List<Card> cards) {
  public TrickRecord {
    cards = List.copyOf(cards);
  }
}
