package hangjack.analyzer.play;

import hangjack.analyzer.cards.Seat;
import hangjack.analyzer.rules.AllPass;
import hangjack.analyzer.rules.RuleSet;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The auction: each player once, the elder hand first, each bid above those before; the dealer may
 * have the right to take the contract for the highest bid (rules 3.2).
 */
public final class Bidding {
  private Bidding() {}

  /** Asks the elder hand for a bid, or goes on to the play where nobody bids. */
  static void open(Draft draft) {
    if (draft.rules.auction()) {
      draft.waitFor(Phase.BIDDING, draft.elder());
    } else {
      Tricks.open(draft, draft.elder());
    }
  }

  static Optional<Refusal> refusal(DealState state, Action.AuctionCall call) {
    if (!state.waitsFor(Phase.BIDDING, call.seat())) {
      return Optional.of(Refusal.NOT_YOUR_CALL);
    }
    var rules = state.rules();
    var highest = highestBid(rules, state.calls());
    var isDealer = call.seat() == state.dealer();
    return switch (call) {
      case Action.Pass _ ->
          isDealer && highest == 0 && rules.allPass() == AllPass.DEALER_FORCED
              ? Optional.of(Refusal.DEALER_MUST_BID)
              : Optional.empty();
      case Action.Take _ ->
          isDealer && highest > 0 && mayTake(rules, highest)
              ? Optional.empty()
              : Optional.of(Refusal.STEAL_NOT_ALLOWED);
      case Action.Bid bid -> {
        if (bid.points() < lowestNext(rules, highest)) {
          yield Optional.of(Refusal.BID_TOO_LOW);
        }
        yield bid.points() > rules.maxBid() ? Optional.of(Refusal.BID_TOO_HIGH) : Optional.empty();
      }
    };
  }

  static void apply(Draft draft, Action.AuctionCall call) {
    draft.say(call);
    if (call.seat() != draft.dealer) {
      draft.waitFor(Phase.BIDDING, draft.seating().next(call.seat()));
      return;
    }
    draft.contract = contract(draft.rules, draft.dealer, draft.calls);
    draft.contract.ifPresentOrElse(
        contract -> Tricks.open(draft, contract.pitcher()), () -> draft.end(Ending.PASSED_OUT));
  }

  /** Every call open to the player to act. */
  static List<Action> choices(DealState state, Seat seat) {
    var calls = new ArrayList<Action.AuctionCall>();
    calls.add(new Action.Pass(seat));
    for (var points = 1; points <= state.rules().maxBid(); points++) {
      calls.add(new Action.Bid(seat, points));
    }
    calls.add(new Action.Take(seat));
    return calls.stream()
        .filter(call -> refusal(state, call).isEmpty())
        .<Action>map(call -> call)
        .toList();
  }

  /**
   * What an auction ended in. A bid below the lowest, or not above those before, counts as a pass,
   * and one above the highest allowed for no more than that: so a table goes on that let them
   * stand.
   *
   * @param calls what was said; where the dealer has not spoken the dealer is taken to have passed
   * @return empty where nobody bid and the deal is thrown in
   */
  public static Optional<Contract> contract(
      RuleSet rules, Seat dealer, List<? extends Action.Call> calls) {
    var contract = bidFor(rules, calls);
    return contract.isPresent()
        ? contract
        : switch (rules.allPass()) {
          case DEALER_FORCED -> Optional.of(new Contract(dealer, rules.minBid()));
          case ELDER_FREE -> Optional.of(new Contract(rules.seating().elder(dealer), 0));
          case REDEAL, NEXT_DEALER -> Optional.empty();
        };
  }

  /** The highest bid among some calls; 0 where nobody has bid. */
  public static int highestBid(RuleSet rules, List<? extends Action.Call> calls) {
    return bidFor(rules, calls).map(Contract::bid).orElse(0);
  }

  private static Optional<Contract> bidFor(RuleSet rules, List<? extends Action.Call> calls) {
    Optional<Contract> highest = Optional.empty();
    for (var call : calls) {
      var points = highest.map(Contract::bid).orElse(0);
      if (call instanceof Action.Bid bid && bid.points() >= lowestNext(rules, points)) {
        highest = Optional.of(new Contract(bid.seat(), Math.min(bid.points(), rules.maxBid())));
      } else if (call instanceof Action.Take && points > 0) {
        highest = Optional.of(new Contract(call.seat(), points));
      }
    }
    return highest;
  }

  private static int lowestNext(RuleSet rules, int highest) {
    return Math.max(rules.minBid(), highest + 1);
  }

  private static boolean mayTake(RuleSet rules, int highest) {
    return switch (rules.dealerSteal()) {
      case BELOW_MAX -> highest < rules.maxBid();
      case ALWAYS -> true;
      case NEVER -> false;
    };
  }
}
