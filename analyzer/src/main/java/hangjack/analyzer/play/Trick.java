package hangjack.analyzer.play;

import hangjack.analyzer.cards.Card;
import hangjack.analyzer.cards.Seat;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/**
 * One card from each player, or as many as have been played.
 *
 * @param number 1 for the first of the deal
 * @param order the players in playing order, the leader first
 * @param cards the cards in playing order
 * @param winner who has won it; empty until every player has played
 */
public record Trick(int number, List<Seat> order, List<Card> cards, Optional<Seat> winner) {
  public Trick {
    order = List.copyOf(order);
    cards = Collections.unmodifiableList(cards);
  }

  /** A trick to which nobody has played. */
  static Trick empty(int number, List<Seat> order) {
    return new Trick(number, order, List.of(), Optional.empty());
  }

  Trick with(Card card) {
    var more = new ArrayList<Card>(order.size());
    more.addAll(cards);
    more.add(card);
    return new Trick(number, order, more, winner);
  }

  Trick wonBy(Seat seat) {
    return new Trick(number, order, cards, Optional.of(seat));
  }

  /** Who plays first. */
  public Seat leader() {
    return order.getFirst();
  }

  /** The cards with those who played them, in playing order. */
  public List<CardPlayed> plays() {
    var plays = new ArrayList<CardPlayed>();
    for (var place = 0; place < cards.size(); place++) {
      plays.add(new CardPlayed(order.get(place), cards.get(place)));
    }
    return List.copyOf(plays);
  }

  /** Whether the trick holds a card. */
  public boolean holds(Card card) {
    return cards.contains(card);
  }
}
