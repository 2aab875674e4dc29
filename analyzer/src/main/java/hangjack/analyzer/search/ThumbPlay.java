package hangjack.analyzer.search;

import hangjack.analyzer.cards.Card;
import hangjack.analyzer.cards.CardSet;
import hangjack.analyzer.cards.Rank;
import hangjack.analyzer.play.Following;

/**
 * Which card a club player plays: the one that brings most in this trick, by the chance of winning
 * it, less what it would bring later. So tens go on a partner's sure tricks and are kept from the
 * others, the jack is played where it is safe and held back where it is not, high trumps are led
 * and kept to catch the others' jack, and of equal cards the lowest goes.
 */
final class ThumbPlay {
  /** What points of another count where several play each for himself. */
  private static final double ONE_OF_SEVERAL = 0.6;

  /** How far a longer suit of trumps speaks for leading one, in usual tricks a trump. */
  private static final double DRAWS_TRUMPS = 0.13;

  /** The chance that another's jack falls to a higher trump led. */
  private static final double JACK_FALLS = 0.45;

  /** What it is worth to be rid of a plain suit while trumps are held, in usual tricks. */
  private static final double VOID = 0.07;

  /** How much an open card to be drawn counts. */
  private static final double DRAWN = 0.5;

  /** Prefers the lower of equal cards; far below any point. */
  private static final double RANK = 1e-4;

  private final ThumbSight sight;
  private final ThumbWorth worth;
  private final ThumbChances chances;
  private final ThumbKeeping keeping;
  private final double trickWorth;

  ThumbPlay(ThumbSight sight) {
    this.sight = sight;
    this.worth = new ThumbWorth(sight);
    this.chances = new ThumbChances(sight);
    this.keeping = new ThumbKeeping(sight, worth);
    this.trickWorth = worth.ofATrick();
  }

  /** The card to play; where no suit is trumps yet, the card that makes it. */
  static Card choose(ThumbSight sight) {
    if (sight.trump.isEmpty()) {
      return ThumbPitch.choose(sight);
    }
    var hand = new CardSet(sight.hand);
    var allowed = Following.allowed(sight.rules, sight.trump.get(), hand, sight.trick);
    return new ThumbPlay(sight).best(allowed);
  }

  /** The best of some cards, by what the hand knows. */
  Card best(CardSet allowed) {
    var cards = allowed.iterator();
    var best = cards.next();
    if (!cards.hasNext()) {
      return best;
    }
    var most = score(best);
    while (cards.hasNext()) {
      var card = cards.next();
      var score = score(card);
      if (score > most) {
        best = card;
        most = score;
      }
    }
    return best;
  }

  private double score(Card card) {
    var won = worth.won(card, true);
    var lost = worth.lost(card, true);
    for (var place = 0; place < sight.trick.size(); place++) {
      var played = sight.trick.get(place);
      var ours = sight.isOurs(sight.order.get(place));
      won += worth.won(played, ours);
      lost += worth.lost(played, ours);
    }
    var coming = trickWorth * sight.after().size() / sight.order.size();
    var chance = chances.ours(card, Math.max(won, lost));
    var against = sight.twoSides() ? 1 : ONE_OF_SEVERAL;
    var score =
        chance * (won + coming)
            - (1 - chance) * against * (lost + coming)
            - keeping.of(card)
            - RANK * rank(card);
    if (sight.top.isPresent()) {
      score += chance * drawn(sight.top.get());
    }
    return sight.trick.isEmpty() ? score + lead(card, chance) : score + shape(card);
  }

  private double lead(Card card, double chance) {
    if (!sight.isTrump(card)) {
      return shape(card);
    }
    var rules = sight.rules;
    var mine = Long.bitCount(sight.trumps() & sight.hand);
    var fair = Long.bitCount(sight.trumps() & sight.unseen) * sight.out / (rules.players() - 1);
    var score = DRAWS_TRUMPS * trickWorth * (mine - fair);
    var jack = 1L << Card.of(Rank.JACK, sight.trump.orElseThrow()).index();
    if ((sight.unseen & jack) != 0 && (sight.above(card) & jack) == 0) {
      score += JACK_FALLS * chance * sight.out * rules.hangJackPoints();
    }
    return score;
  }

  /** The last card of a plain suit leaves the hand free to trump it. */
  private double shape(Card card) {
    if (sight.isTrump(card) || (sight.trumps() & sight.hand) == 0) {
      return 0;
    }
    var suit = CardSet.all(card.suit()).bits() & sight.hand;
    return Long.bitCount(suit) == 1 ? VOID * trickWorth : 0;
  }

  /** What the open top card is worth beyond one drawn unseen. */
  private double drawn(Card top) {
    return DRAWN * (sight.isTrump(top) ? keeping.of(top) : worth.of(top));
  }

  private int rank(Card card) {
    return card.isJoker() ? 0 : card.rank().ordinal() + (sight.isTrump(card) ? 13 : 0);
  }
}
