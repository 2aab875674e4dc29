package hangjack.analyzer.play;

import hangjack.analyzer.cards.Card;
import hangjack.analyzer.cards.CardSet;
import java.util.Optional;

/** The play: the elder hand leads first, then whoever won the last trick (rules 2.3, 2.4). */
final class Tricks {
  private Tricks() {}

  static void open(Draft draft) {
    draft.current = Optional.of(Trick.empty(1, draft.elder()));
    draft.waitFor(Phase.PLAYING, draft.elder());
  }

  static Optional<Refusal> refusal(DealState state, Action.Play play) {
    if (state.tricks().stream().anyMatch(trick -> trick.holds(play.card()))) {
      return Optional.of(Refusal.ALREADY_PLAYED);
    }
    if (state.phase() != Phase.PLAYING || !state.toAct().equals(Optional.of(play.seat()))) {
      return Optional.of(Refusal.NOT_YOUR_TURN);
    }
    return Following.refusal(
        state.rules(),
        state.trump().orElseThrow(),
        state.hand(play.seat()),
        state.current().orElseThrow().cards(),
        play.card());
  }

  static void apply(Draft draft, Action.Play play) {
    var seat = play.seat();
    draft.hands.put(seat, draft.hand(seat).without(play.card()));
    var trick = draft.current.orElseThrow().with(new CardPlayed(seat, play.card()));
    if (trick.plays().size() < draft.seating().players()) {
      draft.current = Optional.of(trick);
      draft.waitFor(Phase.PLAYING, draft.seating().next(seat));
      return;
    }
    var winner = trick.plays().get(winningPlace(draft, trick)).seat();
    draft.tricks.add(trick.wonBy(winner));
    if (draft.hands.values().stream().anyMatch(CardSet::isEmpty)) {
      draft.end(Ending.PLAYED_OUT);
    } else {
      draft.current = Optional.of(Trick.empty(trick.number() + 1, winner));
      draft.waitFor(Phase.PLAYING, winner);
    }
  }

  private static int winningPlace(Draft draft, Trick trick) {
    return TrickWinner.place(trick.cards(), draft.proposedTrump());
  }

  /** The cards the player to act may play. */
  static Iterable<Card> choices(DealState state) {
    return Following.allowed(
        state.rules(),
        state.trump().orElseThrow(),
        state.hand(state.toAct().orElseThrow()),
        state.current().orElseThrow().cards());
  }
}
