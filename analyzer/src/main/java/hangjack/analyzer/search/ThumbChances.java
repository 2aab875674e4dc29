package hangjack.analyzer.search;

import hangjack.analyzer.cards.Card;
import hangjack.analyzer.cards.CardSet;
import hangjack.analyzer.cards.Seat;
import hangjack.analyzer.play.TrickWinner;

/** Chances, as a player at the table guesses them, of who wins the trick. */
final class ThumbChances {
  /** How often a player who can win a trick by the suit led does. */
  private static final double TAKES = 0.75;

  /** How often a partner who can save a trick does. */
  private static final double SAVES = 0.8;

  /** How often a player who may trump a trick that is worth nothing does. */
  private static final double TRUMPS_IDLY = 0.6;

  /** The worth of a trick, in points, that everybody trumps who may. */
  private static final double WORTH_TRUMPING = 0.3;

  private final ThumbSight sight;

  ThumbChances(ThumbSight sight) {
    this.sight = sight;
  }

  /**
   * The chance, 0 to 1, that the own side wins the trick on the table.
   *
   * @param mine the card to be played
   * @param stake what the trick is worth with it, in points
   */
  double ours(Card mine, double stake) {
    var best = mine;
    var chance = 1.0;
    if (!sight.trick.isEmpty()) {
      var place = sight.bestPlace();
      var table = sight.trick.get(place);
      var trumps = sight.rules.trumps(sight.trump.orElseThrow());
      if (!TrickWinner.beats(mine, table, trumps)) {
        best = table;
        chance = sight.isOurs(sight.order.get(place)) ? 1 : 0;
      }
    }
    var led = sight.trick.isEmpty() ? mine : sight.trick.getFirst();
    for (var seat : sight.after()) {
      if (sight.isOurs(seat)) {
        chance += (1 - chance) * SAVES * beats(seat, best, led, stake);
      } else {
        chance *= 1 - beats(seat, best, led, stake);
      }
    }
    return chance;
  }

  /** The chance that a seat which has not played takes the trick from a card. */
  private double beats(Seat seat, Card best, Card led, double stake) {
    var possible = sight.possible(seat);
    var cards = sight.handSize();
    var among = Long.bitCount(possible);
    var trumps = sight.trumps() & possible;
    var eager = Math.min(1, TRUMPS_IDLY + (1 - TRUMPS_IDLY) * stake / WORTH_TRUMPING);
    if (sight.isTrump(led)) {
      return eager * holdsOne(among, Long.bitCount(sight.above(best) & possible), cards);
    }
    var suit = CardSet.all(led.suit()).bits() & possible;
    var higher = sight.isTrump(best) ? 0 : sight.above(best) & possible;
    var beating = sight.isTrump(best) ? sight.above(best) & possible : trumps;
    var lacks = 1 - holdsOne(among, Long.bitCount(suit), cards);
    var whenVoid = sight.rules.mustTrumpWhenVoid() ? 1 : eager;
    var whenAble = sight.rules.permissiveTrumping() ? eager : 0;
    var does = lacks * whenVoid + (1 - lacks) * whenAble;
    var follows = TAKES * holdsOne(among, Long.bitCount(higher), cards);
    return 1 - (1 - follows) * (1 - does * holdsOne(among, Long.bitCount(beating), cards));
  }

  /** The chance that some cards drawn from a number hold one of those wanted. */
  static double holdsOne(int among, int wanted, int drawn) {
    if (wanted == 0 || drawn == 0) {
      return 0;
    }
    if (wanted + drawn > among) {
      return 1;
    }
    var less = Math.min(wanted, drawn);
    var more = Math.max(wanted, drawn);
    var none = 1.0;
    for (var one = 0; one < less; one++) {
      none *= (double) (among - more - one) / (among - one);
    }
    return 1 - none;
  }
}
