package hangjack.analyzer.search;

import hangjack.analyzer.cards.Card;
import hangjack.analyzer.play.Action;
import hangjack.analyzer.play.Bidding;
import hangjack.analyzer.play.DealState;
import hangjack.analyzer.play.Phase;
import hangjack.analyzer.rules.RuleSet;
import java.util.Optional;

/** What of a deal's calls and score moves a player who is to call. */
final class CallSituation {
  /** Points to go, or fewer, at which a bidder fears that others win. */
  private static final int NEAR_IN_AUCTIONS = 2;

  private CallSituation() {}

  /**
   * The situation in a few letters, as a file has it: who is to call, then what matters for that.
   *
   * @param state a deal that waits for a call
   */
  static String of(DealState state) {
    var rules = state.rules();
    return switch (state.phase()) {
      case ELDER_CALL ->
          "e" + flag(toGo(state, true) <= rules.giftPoints()) + flag(dealerMayWin(state));
      case DEALER_CALL ->
          "d" + flag(toGo(state, false) <= rules.giftPoints()) + flag(dealerMayWin(state));
      case BIDDING ->
          "b"
              + flag(state.toAct().orElseThrow() == state.dealer())
              + flag(toGo(state, false) <= NEAR_IN_AUCTIONS)
              + Bidding.highestBid(rules, state.calls());
      case RUNNING, DISCARDING, PLAYING, OVER ->
          throw new IllegalArgumentException("no call is waited for: " + state.phase());
    };
  }

  /** Whether a deal waits for a call of this player. */
  static boolean isAsked(DealState state, Action.Call call) {
    return switch (state.phase()) {
      case ELDER_CALL, DEALER_CALL, BIDDING ->
          state.toAct().filter(call.seat()::equals).isPresent();
      case RUNNING, DISCARDING, PLAYING, OVER -> false;
    };
  }

  /** The classes that hands are told apart by in a deal that waits for a call. */
  static HandClasses classes(DealState state) {
    return new HandClasses(
        state.rules(), state.phase() == Phase.BIDDING ? Optional.empty() : state.trump());
  }

  /** The points that the caller's side, or the best of the others, needs. */
  private static int toGo(DealState state, boolean own) {
    var rules = state.rules();
    var mine = rules.seating().sideOf(state.toAct().orElseThrow());
    return rules.target()
        - rules.seating().sides().stream()
            .filter(side -> (side == mine) == own)
            .mapToInt(side -> rules.made(state.before(), side))
            .max()
            .orElseThrow();
  }

  /** Whether a card turned up in a run may win the match for the dealer. */
  private static boolean dealerMayWin(DealState state) {
    var rules = state.rules();
    var side = rules.seating().sideOf(state.dealer());
    return rules.target() - rules.made(state.before(), side) <= mostTurnedUp(rules);
  }

  private static int mostTurnedUp(RuleSet rules) {
    var most = 0;
    for (Card card : rules.pack()) {
      most = Math.max(most, rules.turnUpPoints().of(card));
    }
    return most;
  }

  private static String flag(boolean yes) {
    return yes ? "1" : "0";
  }
}
