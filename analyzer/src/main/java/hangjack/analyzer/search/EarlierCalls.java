package hangjack.analyzer.search;

import hangjack.analyzer.play.Action;
import hangjack.analyzer.play.DealState;
import hangjack.analyzer.play.Phase;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * What the calls of others tell a player who is to call himself: who begs is weak in trumps, who
 * passes holds no strong suit.
 *
 * <p>How often fair club players make a call with each class of hand stands in {@link
 * CallValueTable}. Others may call as they like, so no hand is ruled out.
 */
final class EarlierCalls {
  /** The share of calls that are not made as a club player would. */
  private static final double OWN_WAY = 0.1;

  /** A call of another player: how likely it is with each class of hand, the likeliest 1. */
  private record Said(int at, List<Double> likelihood) {}

  private final HandClasses classes;
  private final List<Said> said = new ArrayList<>();

  /** What was said before a player's call; nothing where he is to do something else. */
  EarlierCalls(DealState state, SeatView view) {
    this.classes = HandClasses.inCalls(state);
    if (state.phase() == Phase.BIDDING || state.phase() == Phase.DEALER_CALL) {
      CallValueTable.of(state.rules()).ifPresent(table -> read(state, view, table));
    }
  }

  private void read(DealState state, SeatView view, CallValueTable table) {
    var calls = state.calls();
    for (var number = 0; number < calls.size(); number++) {
      var call = calls.get(number);
      var at = view.seats.indexOf(call.seat());
      if (at != view.me) {
        var moment = CallMoment.of(state, call.seat(), calls.subList(0, number));
        said.add(new Said(at, likelihood(table, moment, call)));
      }
    }
  }

  private static List<Double> likelihood(
      CallValueTable table, CallMoment moment, Action.Call call) {
    var shares = new double[HandClass.ALL];
    Arrays.fill(shares, 1);
    var most = 0.0;
    for (var row : table.rows()) {
      if (row.moment().equals(moment)) {
        var share = share(row, call);
        shares[row.hand().place()] = share;
        most = Math.max(most, share);
      }
    }
    for (var place = 0; most > 0 && place < shares.length; place++) {
      shares[place] = Math.min(1, shares[place] / most);
    }
    return Arrays.stream(shares).boxed().toList();
  }

  private static double share(CallValueTable.Row row, Action.Call call) {
    var made = row.of(call).map(CallValueTable.CallValue::made).orElse(0);
    return (1 - OWN_WAY) * made / row.met() + OWN_WAY / row.calls().size();
  }

  /** How likely the calls are with such hands, 0..1, up to a factor that is the same for all. */
  double likelihood(long[] hands) {
    var all = 1.0;
    for (var call : said) {
      all *= call.likelihood.get(classes.placeOf(hands[call.at]));
    }
    return all;
  }
}
