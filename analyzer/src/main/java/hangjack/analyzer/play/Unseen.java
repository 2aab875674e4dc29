package hangjack.analyzer.play;

import hangjack.analyzer.cards.Card;
import hangjack.analyzer.cards.CardSet;
import hangjack.analyzer.cards.Seat;
import java.util.ArrayList;
import java.util.List;

/** Lays the cards that a player has not seen in another way, as they may lie for all he knows. */
public final class Unseen {
  private Unseen() {}

  /**
   * The same deal at the same moment with other cards in the hands of others and in the pack. What
   * was done stays done; what others laid away after a run is taken from the cards that are left.
   *
   * @param seat the player who looks on; his cards stay
   * @param hands what each seat holds now
   * @param undealt the cards that follow in the pack, top first
   */
  public static DealState relaid(DealState state, Seat seat, Hands hands, List<Card> undealt) {
    var stock = new ArrayList<>(state.deal().stock().subList(0, state.stockUsed()));
    stock.addAll(undealt);
    var dealt = state.deal().hands();
    var received = state.received();
    var discarded = state.discarded();
    var left = leftOver(state, seat, hands, undealt);
    for (var other : state.seating().seats()) {
      if (other != seat) {
        var drawn = state.received(other).minus(dealt.of(other));
        var away = first(left, state.discarded(other).size());
        left = left.minus(away);
        discarded = discarded.with(other, away);
        received = received.with(other, hands.of(other).union(played(state, other)).union(away));
        dealt = dealt.with(other, received.of(other).minus(drawn));
      }
    }
    var draft = new Draft(state, new Deal(dealt, stock, state.deal().named()));
    draft.hands = hands;
    draft.received = received;
    draft.discarded = discarded;
    return new DealState(draft);
  }

  private static CardSet leftOver(DealState state, Seat seat, Hands hands, List<Card> undealt) {
    var left =
        state
            .rules()
            .pack()
            .minus(hands.all())
            .minus(state.received(seat))
            .minus(CardSet.of(undealt))
            .minus(CardSet.of(state.turnUps()));
    for (var other : state.seating().seats()) {
      left = left.minus(played(state, other));
    }
    return left;
  }

  private static CardSet first(CardSet cards, int number) {
    var first = CardSet.EMPTY;
    for (var card : cards) {
      if (first.size() < number) {
        first = first.with(card);
      }
    }
    return first;
  }

  /** The cards a seat has played. */
  public static CardSet played(DealState state, Seat seat) {
    var played = CardSet.EMPTY;
    for (var trick : state.tricks()) {
      played = played.with(trick.cards().get(trick.order().indexOf(seat)));
    }
    if (state.current().isPresent()) {
      var trick = state.current().get();
      var place = trick.order().indexOf(seat);
      played = place < trick.cards().size() ? played.with(trick.cards().get(place)) : played;
    }
    return played;
  }
}
