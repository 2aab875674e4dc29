package hangjack.analyzer.play;

import hangjack.analyzer.cards.CardSet;
import hangjack.analyzer.cards.Seat;
import java.util.Optional;

/**
 * The play: the elder hand or the pitcher leads first, then whoever won the last trick (rules 2.3,
 * 2.4).
 */
final class Tricks {
  private Tricks() {}

  static void open(Draft draft, Seat leader) {
    draft.current = Optional.of(Trick.empty(1, draft.seating().from(leader)));
    draft.waitFor(Phase.PLAYING, leader);
  }

  static Optional<Refusal> refusal(DealState state, Action.Play play) {
    var card = play.card();
    var held = state.hand(play.seat()).contains(card);
    if (!held && state.tricks().stream().anyMatch(trick -> trick.holds(card))) {
      return Optional.of(Refusal.ALREADY_PLAYED);
    }
    if (!state.waitsFor(Phase.PLAYING, play.seat())) {
      return Optional.of(Refusal.NOT_YOUR_TURN);
    }
    var trick = state.current().orElseThrow().cards();
    if (trick.isEmpty()) {
      return held ? Optional.empty() : Optional.of(Refusal.NOT_HELD);
    }
    return Following.refusal(
        state.rules(), state.trump().orElseThrow(), state.hand(play.seat()), trick, card);
  }

  static void apply(Draft draft, Action.Play play) {
    var seat = play.seat();
    draft.hands = draft.hands.with(seat, draft.hands.of(seat).without(play.card()));
    if (draft.trump.isEmpty()) {
      draft.trump = Optional.of(NamingTrump.byLead(play.card()));
      draft.trumpFixed = true;
    }
    var trick = draft.current.orElseThrow().with(play.card());
    if (trick.cards().size() < trick.order().size()) {
      draft.current = Optional.of(trick);
      draft.waitFor(Phase.PLAYING, trick.order().get(trick.cards().size()));
      return;
    }
    var trumps = draft.rules.trumps(draft.trump.orElseThrow());
    var winner = trick.order().get(TrickWinner.place(trick.cards(), trumps));
    draft.take(trick.wonBy(winner));
    Drawing.draw(draft, winner);
    if (handsAreEmpty(draft)) {
      draft.end(Ending.PLAYED_OUT);
    } else {
      draft.current = Optional.of(Trick.empty(trick.number() + 1, draft.seating().from(winner)));
      draft.waitFor(Phase.PLAYING, winner);
    }
  }

  /** The cards the player to act may play. */
  static CardSet choices(DealState state) {
    var hand = state.hand(state.toAct().orElseThrow());
    var trick = state.current().orElseThrow().cards();
    return trick.isEmpty()
        ? hand
        : Following.allowed(state.rules(), state.trump().orElseThrow(), hand, trick);
  }

  private static boolean handsAreEmpty(Draft draft) {
    for (var seat : draft.seating().seats()) {
      if (draft.hands.of(seat).isEmpty()) {
        return true;
      }
    }
    return false;
  }
}
