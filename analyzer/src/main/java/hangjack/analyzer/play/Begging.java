package hangjack.analyzer.play;

import hangjack.analyzer.cards.Scores;
import hangjack.analyzer.cards.Seat;
import hangjack.analyzer.cards.Side;
import hangjack.analyzer.rules.BegRule;
import hangjack.analyzer.rules.RuleSet;
import java.util.List;
import java.util.Optional;

/** Stand or beg, give or run (rules 2.13). */
final class Begging {
  private Begging() {}

  /** Asks the elder hand, or settles the trump where nobody may beg. */
  static void open(Draft draft) {
    if (draft.rules.beg() == BegRule.NONE) {
      settle(draft);
    } else {
      draft.waitFor(Phase.ELDER_CALL, draft.elder());
    }
  }

  static Optional<Refusal> refusal(DealState state, Action.BegCall call) {
    var open = state.phase() == Phase.ELDER_CALL || state.phase() == Phase.DEALER_CALL;
    var wasAsked = state.calls().stream().anyMatch(Action.BegCall.class::isInstance);
    if (!open && wasAsked && call instanceof Action.Beg) {
      return Optional.of(Refusal.NO_SECOND_BEG);
    }
    var expected =
        switch (call) {
          case Action.Stand _, Action.Beg _ -> Phase.ELDER_CALL;
          case Action.Give _, Action.Run _ -> Phase.DEALER_CALL;
        };
    if (!state.waitsFor(expected, call.seat())) {
      return Optional.of(Refusal.NOT_YOUR_CALL);
    }
    return call instanceof Action.Give ? giftRefusal(state) : Optional.empty();
  }

  static void apply(Draft draft, Action.BegCall call) {
    draft.say(call);
    switch (call) {
      case Action.Stand _ -> settle(draft);
      case Action.Beg _ -> {
        if (draft.rules.beg() == BegRule.STAND_OR_PASS) {
          Running.run(draft);
        } else {
          draft.waitFor(Phase.DEALER_CALL, draft.dealer);
        }
      }
      case Action.Give _ -> settle(draft);
      case Action.Run _ -> Running.run(draft);
    }
  }

  /** The sides that a gift goes to, in the order of play (rules 7, no. 13). */
  static List<Side> receivers(RuleSet rules, Seat dealer) {
    var seating = rules.seating();
    var elder = seating.elder(dealer);
    return switch (rules.giftTo()) {
      case ELDER -> List.of(seating.sideOf(elder));
      case ALL_OPPONENTS ->
          seating.sidesFrom(elder).stream().filter(side -> side != seating.sideOf(dealer)).toList();
    };
  }

  private static Optional<Refusal> giftRefusal(DealState state) {
    var rules = state.rules();
    if (!rules.giftCanWin() && wouldWin(rules, state.dealer(), state.before())) {
      return Optional.of(Refusal.GIFT_NOT_ALLOWED);
    }
    var trump = state.trump().orElseThrow();
    return rules.giftRequiresTrump() && state.hand(state.dealer()).of(trump).isEmpty()
        ? Optional.of(Refusal.GIFT_NEEDS_TRUMP)
        : Optional.empty();
  }

  private static boolean wouldWin(RuleSet rules, Seat dealer, Scores before) {
    return receivers(rules, dealer).stream()
        .anyMatch(side -> rules.isOut(rules.entered(before, side, rules.giftPoints()), side));
  }

  private static void settle(Draft draft) {
    draft.trumpFixed = true;
    if (!ImmediatePoints.winAtOnce(draft)) {
      Tricks.open(draft, draft.elder());
    }
  }
}
