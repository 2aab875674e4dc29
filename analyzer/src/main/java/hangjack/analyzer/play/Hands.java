package hangjack.analyzer.play;

import hangjack.analyzer.cards.CardSet;
import hangjack.analyzer.cards.Seat;
import java.util.Map;

/**
 * Cards by seat; an empty seat has none.
 *
 * @param north North's cards
 * @param east East's cards
 * @param south South's cards
 * @param west West's cards
 */
public record Hands(CardSet north, CardSet east, CardSet south, CardSet west) {
  /** Nobody has a card. */
  public static final Hands NONE =
      new Hands(CardSet.EMPTY, CardSet.EMPTY, CardSet.EMPTY, CardSet.EMPTY);

  /** The hands of a map; a seat that is not in it has none. */
  public static Hands of(Map<Seat, CardSet> hands) {
    var all = NONE;
    for (var hand : hands.entrySet()) {
      all = all.with(hand.getKey(), hand.getValue());
    }
    return all;
  }

  /** The cards of a seat. */
  public CardSet of(Seat seat) {
    return switch (seat) {
      case NORTH -> north;
      case EAST -> east;
      case SOUTH -> south;
      case WEST -> west;
    };
  }

  /** The same with other cards for one seat. */
  public Hands with(Seat seat, CardSet cards) {
    return switch (seat) {
      case NORTH -> new Hands(cards, east, south, west);
      case EAST -> new Hands(north, cards, south, west);
      case SOUTH -> new Hands(north, east, cards, west);
      case WEST -> new Hands(north, east, south, cards);
    };
  }

  /** The same with more cards for one seat. */
  public Hands plus(Seat seat, CardSet cards) {
    return with(seat, of(seat).union(cards));
  }

  /** Every card of every seat. */
  public CardSet all() {
    return north.union(east).union(south).union(west);
  }
}
