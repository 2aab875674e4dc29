package hangjack.analyzer.review;

import hangjack.analyzer.cards.CardSet;
import hangjack.analyzer.cards.Seat;
import hangjack.analyzer.play.Action;
import hangjack.analyzer.play.DealState;
import hangjack.analyzer.search.PlayOn;
import hangjack.analyzer.search.Thoroughness;
import hangjack.analyzer.search.Valuation;
import hangjack.analyzer.search.Valuing;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Why a choice was worse than another. A card is proved by two lines: how the deal goes on after it
 * and after the better one. They are played with the real cards where these show the loss, else
 * with cards as they might have lain for all the player could know.
 */
final class Reasons {
  private final DealState state;
  private final Action chosen;
  private final Action better;
  private final Valuation valuation;
  private final boolean allKnown;
  private final Thoroughness how;

  Reasons(
      DealState state,
      Action chosen,
      Action better,
      Valuation valuation,
      boolean allKnown,
      Thoroughness how) {
    this.state = state;
    this.chosen = chosen;
    this.better = better;
    this.valuation = valuation;
    this.allKnown = allKnown;
    this.how = how;
  }

  List<Reason> found() {
    return switch (chosen) {
      case Action.Play play when better instanceof Action.Play other -> ofPlay(play, other);
      case Action.Discard discard when better instanceof Action.Discard other ->
          CallReasons.ofDiscard(state, discard, other);
      case Action.Call call when better instanceof Action.Call other ->
          CallReasons.ofCall(state, call, other, valuation);
      case Action.Play _, Action.Discard _, Action.Call _ -> List.of();
    };
  }

  private List<Reason> ofPlay(Action.Play play, Action.Play other) {
    if (allKnown) {
      var real = compared(state, play, other, Optional.empty());
      if (!real.isEmpty()) {
        return real;
      }
    }
    if (state.rules().draws() && state.undealt() > 0) {
      // hands alone do not tell how such a line goes on
      return List.of();
    }
    return Valuing.telling(state, chosen, better, how)
        .map(world -> compared(world, play, other, Optional.of(hands(world))))
        .orElse(List.of());
  }

  private List<Reason> compared(
      DealState world, Action.Play play, Action.Play other, Optional<Map<Seat, CardSet>> hands) {
    var after = PlayOn.toTheEnd(world, play);
    var instead = PlayOn.toTheEnd(world, other);
    if (valuation.hasWins() && MatchLost.byOrder(after, instead, play.seat())) {
      return List.of(MatchLost.reason(world, play, other, after, instead, hands, winsLost()));
    }
    return Valuing.difference(world, play, other) >= 1
        ? new PlayReasons(world, play, other, after, instead, hands).found()
        : List.of();
  }

  private double winsLost() {
    return valuation.win(valuation.choices().indexOf(better))
        - valuation.win(valuation.choices().indexOf(chosen));
  }

  private static Map<Seat, CardSet> hands(DealState world) {
    var hands = new EnumMap<Seat, CardSet>(Seat.class);
    for (var seat : world.seating().seats()) {
      hands.put(seat, world.hand(seat));
    }
    return hands;
  }
}
