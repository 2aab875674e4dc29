package hangjack.app.web.review;

import hangjack.analyzer.cards.Card;
import hangjack.analyzer.cards.CardSet;
import hangjack.analyzer.cards.Seat;
import hangjack.analyzer.play.Action;
import hangjack.analyzer.play.DealState;
import hangjack.analyzer.play.Hands;
import hangjack.analyzer.play.Phase;
import hangjack.analyzer.play.Unseen;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Cards that were not played, or not so, to be stepped through on the table.
 *
 * @param title what the line shows
 * @param note that the cards lie otherwise than they did; empty where they do not
 * @param moments its steps, one or more
 */
record Line(String title, Optional<String> note, List<Moment> moments) {
  Line {
    moments = List.copyOf(moments);
  }

  /**
   * The steps of cards played one after the other, as far as they can be: each must be held by the
   * player whose turn it is.
   *
   * @param start the deal before the first card
   */
  static List<Moment> steps(DealState start, List<Card> cards) {
    var moments = new ArrayList<Moment>();
    var state = start;
    for (var card : cards) {
      var seat = state.toAct();
      if (state.phase() != Phase.PLAYING
          || seat.isEmpty()
          || !state.hand(seat.get()).contains(card)) {
        return moments;
      }
      var moment = new Moment(state, new Action.Play(seat.get(), card));
      moments.add(moment);
      state = moment.after();
    }
    return moments;
  }

  /**
   * A decision with the cards that its player could not see lying otherwise.
   *
   * @param seat whose decision it is
   * @param hands what each seat holds
   */
  static DealState relaid(DealState state, Seat seat, Map<Seat, CardSet> hands) {
    return Unseen.relaid(state, seat, Hands.of(hands), stock(state, hands));
  }

  /** In which order a stock is drawn is not told: a line ends where that begins to matter. */
  private static List<Card> stock(DealState state, Map<Seat, CardSet> hands) {
    if (!state.rules().draws()) {
      return List.of();
    }
    var elsewhere = state.rules().pack().minus(CardSet.of(state.turnUps()));
    for (var seat : state.seating().seats()) {
      elsewhere =
          elsewhere
              .minus(hands.getOrDefault(seat, CardSet.EMPTY))
              .minus(Unseen.played(state, seat));
    }
    return elsewhere.stream().limit(state.undealt()).toList();
  }
}
