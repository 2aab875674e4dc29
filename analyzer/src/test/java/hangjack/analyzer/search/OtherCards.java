package hangjack.analyzer.search;

import hangjack.analyzer.cards.Card;
import hangjack.analyzer.cards.CardSet;
import hangjack.analyzer.cards.Seat;
import hangjack.analyzer.play.DealState;
import hangjack.analyzer.play.Hands;
import hangjack.analyzer.play.Unseen;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;

/** Deals in which the cards that a player has not seen lie otherwise. */
public final class OtherCards {
  private OtherCards() {}

  /** A deal in which they lie as a seed has it. */
  public static DealState of(DealState state, Seat seat, long seed) {
    var view = new SeatView(state, seat);
    var worlds = new Worlds(view);
    var random = new SplittableRandom(seed);
    var hands = new long[view.seats.size()];
    var undealt = new ArrayList<Card>();
    while (worlds.draw(random, hands, undealt) == 0) {
      undealt.clear();
    }
    var laid = Hands.NONE;
    for (var at = 0; at < hands.length; at++) {
      laid = laid.with(view.seats.get(at), new CardSet(hands[at]));
    }
    return Unseen.relaid(state, seat, laid, undealt);
  }

  /** A deal in which they lie as the hands say; the rest follows in the pack. */
  public static DealState laid(DealState state, Seat seat, Map<Seat, CardSet> hands) {
    var view = new SeatView(state, seat);
    var rest = new CardSet(view.pool);
    for (var hand : hands.values()) {
      rest = rest.minus(hand);
    }
    var undealt = new ArrayList<>(view.top);
    List<Card> more = rest.toList();
    undealt.addAll(more.subList(0, Math.min(more.size(), view.undealt)));
    return Unseen.relaid(state, seat, Hands.of(hands), undealt);
  }
}
