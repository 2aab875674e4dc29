package hangjack.analyzer.search;

import hangjack.analyzer.cards.CardSet;
import hangjack.analyzer.cards.Seat;
import hangjack.analyzer.play.Action;
import hangjack.analyzer.play.Deal;
import hangjack.analyzer.play.DealEngine;
import hangjack.analyzer.play.DealState;
import hangjack.analyzer.play.Hands;
import hangjack.analyzer.play.Unseen;
import java.util.ArrayList;
import java.util.List;

/**
 * How likely the others are to have called as they did, by what they may hold: learnt from deals of
 * {@code rules-of-thumb} against itself, in classes of hands ({@link HandClass}). So the ways in
 * which unseen cards may lie can be weighed by what was said.
 *
 * <p>A call made before the cards were run is not weighed: it was made with fewer cards than the
 * player got, and about a suit that is not trumps. House rules are taken to change nothing. The
 * counts come with the program and were made by {@code mvn -Ptables}.
 */
public final class CallModel {
  /** A call of the seat at a place, and the cards of it that are no longer in its hand. */
  private record Heard(int place, long played, CallLikelihood likelihood) {}

  private final List<Heard> heard = new ArrayList<>();

  /**
   * What a player heard from the others in a deal.
   *
   * @param state the deal now; no hand in it matters
   */
  public CallModel(DealState state, Seat listener) {
    var seats = state.seating().seats();
    var then =
        DealEngine.beginPlayedOn(state.rules(), state.dealer(), state.before(), beginning(state));
    for (var call : state.calls()) {
      if (call instanceof Action.Run) {
        return;
      }
      var seat = call.seat();
      var weighed = seat != listener && state.received(seat).size() == state.rules().handSize();
      if (weighed && CallSituation.isAsked(then, call)) {
        heard.add(
            new Heard(
                seats.indexOf(seat),
                Unseen.played(state, seat).bits(),
                new CallLikelihood(then, call)));
      }
      then = DealEngine.enforce(then, call);
    }
  }

  /** The deal with hands as large as at the beginning: which cards they hold does not matter. */
  private static Deal beginning(DealState state) {
    var hands = Hands.NONE;
    for (var seat : state.seating().seats()) {
      var dealt = state.deal().hands().of(seat).toList();
      hands = hands.with(seat, CardSet.of(dealt.subList(0, state.rules().handSize())));
    }
    return new Deal(hands, state.deal().stock(), state.deal().named());
  }

  /** Whether no call says anything, so that every likelihood is 1. */
  public boolean isSilent() {
    return heard.isEmpty();
  }

  /**
   * The likelihood of all that was heard, more than 0 and at most 1.
   *
   * @param hands the cards each seat may hold now, as bits by the place of the seat in the seating;
   *     the listener's does not matter
   */
  public double likelihood(long[] hands) {
    var all = 1.0;
    for (var one : heard) {
      all *= one.likelihood.with(hands[one.place] | one.played);
    }
    return all;
  }
}
