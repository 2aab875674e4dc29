package hangjack.analyzer.play;

import hangjack.analyzer.cards.Card;
import hangjack.analyzer.cards.CardSet;
import hangjack.analyzer.cards.Pack;
import hangjack.analyzer.cards.Seat;
import hangjack.analyzer.cards.Suit;
import hangjack.analyzer.rules.RuleSet;
import hangjack.analyzer.rules.TrumpSource;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The cards of a deal as they lie before anybody has spoken.
 *
 * @param hands the cards dealt to each seat at first
 * @param stock what follows in the pack, top first: the turn-up, then for each run its cards in the
 *     order in which they are dealt and the next turn-up; or the stock the players draw from. A
 *     record knows only the part that was used.
 * @param named the suit of trumps where no card of the deal makes it: cut before the deal, or told
 *     by a record that does not know the stock
 */
public record Deal(Hands hands, List<Card> stock, Optional<Suit> named) {
  public Deal {
    stock = List.copyOf(stock);
  }

  /** A deal whose own cards make the trumps. */
  public Deal(Map<Seat, CardSet> hands, List<Card> stock) {
    this(Hands.of(hands), stock, Optional.empty());
  }

  /**
   * Deals a pack in the packets of the rules, the elder hand first.
   *
   * @param cut the suit of the card cut before
   */
  public static Deal of(List<Card> pack, Suit cut, RuleSet rules, Seat dealer) {
    var order = rules.seating().from(rules.seating().elder(dealer));
    var hands = Hands.NONE;
    var next = 0;
    for (var seat : inPackets(rules, order, rules.handSize())) {
      hands = hands.plus(seat, CardSet.of(pack.get(next++)));
    }
    return new Deal(
        hands,
        pack.subList(next, pack.size()),
        rules.trumpSource() == TrumpSource.CUT ? Optional.of(cut) : Optional.empty());
  }

  /** Who is dealt each card where some seats get so many each, in the packets of the rules. */
  static List<Seat> inPackets(RuleSet rules, List<Seat> order, int cards) {
    var seats = new ArrayList<Seat>();
    for (var dealt = 0; dealt < cards; dealt += rules.dealPacket()) {
      var packet = Math.min(rules.dealPacket(), cards - dealt);
      order.forEach(seat -> seats.addAll(Collections.nCopies(packet, seat)));
    }
    return seats;
  }

  /** Deals a pack shuffled, and before that cut, by a seed; the same seed gives the same deal. */
  public static Deal shuffled(long seed, RuleSet rules, Seat dealer) {
    return of(Pack.shuffled(rules.pack(), seed), Pack.cut(seed), rules, dealer);
  }
}
