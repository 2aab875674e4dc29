package hangjack.analyzer.search;

import hangjack.analyzer.cards.Card;
import hangjack.analyzer.cards.CardSet;
import hangjack.analyzer.cards.Suit;

/** The first lead where it makes the trumps: the suit likely to make most, and which card of it. */
final class ThumbPitch {
  private ThumbPitch() {}

  static Card choose(ThumbSight sight) {
    var suit = suit(sight);
    var hand = new CardSet(sight.hand);
    var cards = hand.of(suit);
    if (suit == Suit.SPADES && hand.contains(Card.JOKER)) {
      cards = cards.with(Card.JOKER);
    }
    return new ThumbPlay(sight.withTrump(suit)).best(cards);
  }

  /** The points that the hand is likely to make with its best suit as trumps. */
  static double made(ThumbSight sight) {
    return new ThumbHand(sight, suit(sight)).made();
  }

  private static Suit suit(ThumbSight sight) {
    var best = Suit.SPADES;
    var most = -1.0;
    for (var suit : Suit.values()) {
      if ((CardSet.all(suit).bits() & sight.hand) != 0) {
        var made = new ThumbHand(sight, suit).made();
        if (made > most) {
          best = suit;
          most = made;
        }
      }
    }
    return best;
  }
}
