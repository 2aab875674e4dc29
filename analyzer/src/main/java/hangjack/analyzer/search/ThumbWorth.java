package hangjack.analyzer.search;

import hangjack.analyzer.cards.Card;
import hangjack.analyzer.cards.CardSet;
import hangjack.analyzer.cards.Rank;
import hangjack.analyzer.cards.Suit;
import hangjack.analyzer.rules.LowCredit;
import hangjack.analyzer.rules.RuleSet;
import hangjack.analyzer.score.Pips;

/** What cards are worth in points to the side that wins them in a trick. */
final class ThumbWorth {
  /** How much of the points for Game all the pips in play together weigh. */
  private static final double GAME = 1.8;

  /** The lowest card of each suit. */
  private static final long TWOS = 1L | (1L << 13) | (1L << 26) | (1L << 39);

  private final ThumbSight sight;
  private final RuleSet rules;
  private final double pip;

  ThumbWorth(ThumbSight sight) {
    this.sight = sight;
    this.rules = sight.rules;
    var inPlay = Math.min(1.0, (double) rules.players() * rules.handSize() / rules.pack().size());
    var pips = 4 * (10 + rules.tenValue()) * (rules.draws() ? 1 : inPlay);
    this.pip = GAME * (rules.gamePoints() + rules.endCountBonus()) / pips;
  }

  /** What a card adds to a trick for whoever wins it; the jack of trumps apart. */
  double of(Card card) {
    var worth = pip * Pips.of(rules, card);
    if (card.isJoker()) {
      return rules.jokerPoints();
    }
    if (!rules.pegPoints().isNone() && sight.trump.isPresent()) {
      worth += rules.pegPoints().of(card, sight.trump.get());
    }
    if (rules.lowCredit() == LowCredit.TAKER && sight.isTrump(card)) {
      worth += rules.lowPoints() * lowest(card);
    }
    return worth;
  }

  /** What a card brings to its own side that wins it. */
  double won(Card card, boolean ours) {
    return of(card) + (isJack(card) ? ours ? rules.jackPoints() : rules.hangJackPoints() : 0);
  }

  /** What a card costs the side that does not win it. */
  double lost(Card card, boolean ours) {
    return of(card) + (isJack(card) ? ours ? rules.hangJackPoints() : rules.jackPoints() : 0);
  }

  /** What a trick is worth that is like most. */
  double ofATrick() {
    var hidden = sight.unseen;
    var pips = 0;
    for (var rank : Rank.values()) {
      if (rank.compareTo(Rank.TEN) >= 0) {
        pips += Pips.of(rules, Card.of(rank, Suit.SPADES)) * Long.bitCount(hidden & all(rank));
      }
    }
    var pegs = 0.0;
    if (!rules.pegPoints().isNone() && sight.trump.isPresent()) {
      for (var card : new CardSet(hidden)) {
        pegs += rules.pegPoints().of(card, sight.trump.get());
      }
    }
    return (pip * pips + pegs) * sight.out / sight.handSize();
  }

  boolean isJack(Card card) {
    return sight.isTrump(card) && !card.isJoker() && card.rank() == Rank.JACK;
  }

  /** The chance that a trump is the lowest in play. */
  private double lowest(Card trump) {
    if (trump.isJoker()) {
      return 0;
    }
    var below = CardSet.all(trump.suit()).bits() & ((1L << trump.index()) - 1);
    if ((below & (sight.hand | sight.played)) != 0) {
      return 0;
    }
    return Math.pow(1 - sight.out, Long.bitCount(below & sight.unseen));
  }

  private static long all(Rank rank) {
    return TWOS << rank.ordinal();
  }
}
