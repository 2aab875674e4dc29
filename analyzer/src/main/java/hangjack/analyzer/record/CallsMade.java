package hangjack.analyzer.record;

import hangjack.analyzer.cards.Seat;
import hangjack.analyzer.play.Action;
import hangjack.analyzer.play.Bidding;
import hangjack.analyzer.rules.AllPass;
import hangjack.analyzer.rules.RuleSet;
import java.util.ArrayList;
import java.util.List;

/** The calls of a deal, completed by what the turn-ups and the play show of those left out. */
final class CallsMade {
  private CallsMade() {}

  static List<Action.Call> of(DealRecord deal) {
    var wasPlayed = !deal.tricks().isEmpty();
    if (deal.rules().auction()) {
      return auction(deal.rules(), deal.dealer(), deal.calls(), wasPlayed);
    }
    var calls = new ArrayList<>(deal.calls());
    var elder = deal.rules().seating().elder(deal.dealer());
    var wasRun = deal.turnUps().size() > 1;
    switch (deal.rules().beg()) {
      case NONE -> {}
      case STAND_OR_PASS -> {
        if (calls.isEmpty() && (wasRun || wasPlayed)) {
          calls.add(wasRun ? new Action.Beg(elder) : new Action.Stand(elder));
        }
      }
      case FULL -> {
        if (calls.isEmpty() && wasRun) {
          calls.add(new Action.Beg(elder));
        }
        if (calls.isEmpty() && wasPlayed) {
          calls.add(new Action.Stand(elder));
        }
        var unanswered = !calls.isEmpty() && calls.getLast() instanceof Action.Beg;
        if (unanswered && (wasRun || wasPlayed)) {
          calls.add(wasRun ? new Action.Run(deal.dealer()) : new Action.Give(deal.dealer()));
        }
      }
    }
    return calls;
  }

  /**
   * An auction with a pass for each player that was left out, up to the last one told or, where the
   * deal was played, to the dealer, who holds the lowest bid where the rules ask for it.
   */
  static List<Action.Call> auction(
      RuleSet rules, Seat dealer, List<Action.Call> told, boolean wasPlayed) {
    var calls = new ArrayList<Action.Call>();
    var left = new ArrayList<>(told);
    for (var seat : rules.seating().from(rules.seating().elder(dealer))) {
      if (!left.isEmpty() && left.getFirst().seat() == seat) {
        calls.add(left.removeFirst());
      } else if (!left.isEmpty() || wasPlayed) {
        calls.add(leftOut(rules, dealer, seat, calls));
      }
    }
    return calls;
  }

  private static Action.Call leftOut(
      RuleSet rules, Seat dealer, Seat seat, List<Action.Call> before) {
    var mustBid =
        seat == dealer
            && rules.allPass() == AllPass.DEALER_FORCED
            && Bidding.highestBid(rules, before) == 0;
    return mustBid ? new Action.Bid(seat, rules.minBid()) : new Action.Pass(seat);
  }
}
