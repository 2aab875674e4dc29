package hangjack.lessons;

import hangjack.analyzer.cards.Seat;
import hangjack.analyzer.play.Action;
import hangjack.analyzer.play.DealEngine;
import hangjack.analyzer.play.DealState;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Judges what a learner says before the play. */
final class Calling {
  private Calling() {}

  /** The name of a call in lesson files: {@code beg}, {@code bid-2}. */
  static String name(Action.Call call) {
    return call instanceof Action.Bid bid ? "bid-" + bid.points() : call.word();
  }

  /** Whether the learner is to speak, and everything on offer and held right can be said. */
  static boolean fits(Step.MakeCall step, DealState deal, Seat learner) {
    var moment = moment(deal).stream().map(Calling::name).toList();
    return deal.toAct().equals(Optional.of(learner))
        && moment.containsAll(step.offers())
        && offered(step, deal).size() > 1
        && offered(step, deal).stream().map(Calling::name).toList().containsAll(step.right());
  }

  /** The calls to choose from. By the rules those that are not allowed are among them. */
  static List<Action.Call> offered(Step.MakeCall step, DealState deal) {
    return moment(deal).stream()
        .filter(call -> step.offers().isEmpty() || step.offers().contains(name(call)))
        .filter(call -> step.by() == Basis.RULES || isAllowed(deal, call))
        .toList();
  }

  /** The names of the calls that are right. */
  static List<String> accepted(Step.MakeCall step, DealState deal) {
    return switch (step.by()) {
      case REVIEW -> step.right();
      case RULES, TASTE ->
          offered(step, deal).stream()
              .filter(call -> isAllowed(deal, call))
              .map(Calling::name)
              .toList();
    };
  }

  /** The names of the other calls on offer. */
  static List<String> wrong(Step.MakeCall step, DealState deal) {
    var accepted = accepted(step, deal);
    return offered(step, deal).stream()
        .map(Calling::name)
        .filter(name -> !accepted.contains(name))
        .toList();
  }

  private static boolean isAllowed(DealState deal, Action.Call call) {
    return DealEngine.refusal(deal, call).isEmpty();
  }

  /** Every call that belongs to the moment, allowed or not; none outside of the calls. */
  private static List<Action.Call> moment(DealState deal) {
    if (deal.toAct().isEmpty()) {
      return List.of();
    }
    var seat = deal.toAct().get();
    return switch (deal.phase()) {
      case ELDER_CALL -> List.of(new Action.Stand(seat), new Action.Beg(seat));
      case DEALER_CALL -> List.of(new Action.Give(seat), new Action.Run(seat));
      case BIDDING -> auction(deal, seat);
      case RUNNING, DISCARDING, PLAYING, OVER -> List.of();
    };
  }

  private static List<Action.Call> auction(DealState deal, Seat seat) {
    var calls = new ArrayList<Action.Call>();
    calls.add(new Action.Pass(seat));
    for (var points = deal.rules().minBid(); points <= deal.rules().maxBid(); points++) {
      calls.add(new Action.Bid(seat, points));
    }
    if (seat == deal.dealer()) {
      calls.add(new Action.Take(seat));
    }
    return calls;
  }
}
