package hangjack.analyzer.play;

import hangjack.analyzer.cards.Card;
import hangjack.analyzer.cards.CardSet;
import hangjack.analyzer.cards.Pack;
import hangjack.analyzer.cards.Seat;
import hangjack.analyzer.rules.RuleSet;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/**
 * The cards of a deal as they lie before anybody has spoken.
 *
 * @param hands the cards dealt to each seat at first
 * @param stock what follows in the pack, top first: the turn-up, then for each run the packets in
 *     the order of play and the next turn-up. A record knows only the part that was used.
 */
public record Deal(Map<Seat, CardSet> hands, List<Card> stock) {
  public Deal {
    var copy = new EnumMap<Seat, CardSet>(Seat.class);
    copy.putAll(hands);
    hands = Collections.unmodifiableMap(copy);
    stock = List.copyOf(stock);
  }

  /** Deals a pack in the packets of the rules, the elder hand first. */
  public static Deal of(List<Card> pack, RuleSet rules, Seat dealer) {
    var order = rules.seating().from(rules.seating().elder(dealer));
    var hands = new EnumMap<Seat, CardSet>(Seat.class);
    order.forEach(seat -> hands.put(seat, CardSet.EMPTY));
    var next = 0;
    for (var dealt = 0; dealt < rules.handSize(); ) {
      var packet = Math.min(rules.dealPacket(), rules.handSize() - dealt);
      for (var seat : order) {
        var cards = CardSet.of(pack.subList(next, next + packet));
        hands.merge(seat, cards, CardSet::union);
        next += packet;
      }
      dealt += packet;
    }
    return new Deal(hands, pack.subList(next, pack.size()));
  }

  /** Deals a pack shuffled by a seed; the same seed gives the same deal. */
  public static Deal shuffled(long seed, RuleSet rules, Seat dealer) {
    return of(Pack.shuffled(seed), rules, dealer);
  }
}
