package hangjack.analyzer.record;

import hangjack.analyzer.cards.Card;
import hangjack.analyzer.cards.Seat;
import java.util.List;
import java.util.Optional;

/**
 * A trick as it was played.
 *
 * @param leader who played first
 * @param cards the cards in playing order, empty for one that is not remembered; fewer than players
 *     where the record stops
 */
public record TrickRecord(Seat leader, List<Optional<Card>> cards) {
  public TrickRecord {
    cards = List.copyOf(cards);
  }

  /** A trick whose cards are all known. */
  public static TrickRecord of(Seat leader, List<Card> cards) {
    return new TrickRecord(leader, cards.stream().map(Optional::of).toList());
  }
}
