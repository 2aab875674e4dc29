package hangjack.analyzer.search;

import hangjack.analyzer.cards.Card;
import hangjack.analyzer.cards.CardSet;
import hangjack.analyzer.cards.Rank;
import hangjack.analyzer.play.Discarding;

/** Which cards a club player lays away: the worst, so that trumps stay, then aces and tens. */
final class ThumbDiscard {
  private ThumbDiscard() {}

  /**
   * The cards to lay away.
   *
   * @param turnUps how many cards were turned up in the deal
   */
  static CardSet choose(ThumbSight sight, int turnUps) {
    var hand = new CardSet(sight.hand);
    var discard = CardSet.EMPTY;
    for (var many = Discarding.surplus(sight.rules, hand.size(), turnUps - 1); many > 0; many--) {
      var worst = worst(hand, sight);
      hand = hand.without(worst);
      discard = discard.with(worst);
    }
    return discard;
  }

  private static Card worst(CardSet hand, ThumbSight sight) {
    var worst = Card.JOKER;
    var least = Integer.MAX_VALUE;
    for (var card : hand) {
      var worth = worth(card, hand, sight);
      if (worth < least) {
        worst = card;
        least = worth;
      }
    }
    return worst;
  }

  private static int worth(Card card, CardSet hand, ThumbSight sight) {
    if (card.isJoker()) {
      return 200;
    }
    if (sight.isTrump(card)) {
      var keepsLow = hand.lowest(card.suit()).filter(low -> low == card).isPresent();
      return 100 + (keepsLow ? Rank.ACE.ordinal() : card.rank().ordinal());
    }
    return switch (card.rank()) {
      case ACE -> 40;
      case TEN -> 35;
      case KING -> 30;
      case QUEEN -> 20;
      case JACK -> 15;
      case NINE, EIGHT, SEVEN, SIX, FIVE, FOUR, THREE, TWO -> card.rank().ordinal();
    };
  }
}
