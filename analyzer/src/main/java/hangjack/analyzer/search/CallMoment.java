package hangjack.analyzer.search;

import hangjack.analyzer.cards.Seat;
import hangjack.analyzer.play.Action;
import hangjack.analyzer.play.Bidding;
import hangjack.analyzer.play.DealState;
import hangjack.analyzer.rules.Choice;
import java.util.List;
import java.util.Locale;

/**
 * When a player is to call, as tables of the values of calls tell it apart.
 *
 * @param caller who is to call
 * @param highestBid the highest bid before, 0 for none and where nobody bids
 */
public record CallMoment(Caller caller, int highestBid) {
  /** Who is to call. */
  public enum Caller implements Choice {
    /** The elder hand: stand or beg. */
    ELDER,
    /** The dealer who was begged: give or run. */
    DEALER,
    /** The first who bids or passes. */
    FIRST,
    /** A bidder after the first and before the last. */
    BETWEEN,
    /** The last bidder: the dealer. */
    LAST
  }

  /** The elder hand's call. */
  public static final CallMoment ELDER = new CallMoment(Caller.ELDER, 0);

  /** The dealer's answer to a beg. */
  public static final CallMoment DEALER = new CallMoment(Caller.DEALER, 0);

  /**
   * The moment of a deal.
   *
   * @param state a deal that waits for a call
   */
  static CallMoment of(DealState state) {
    return switch (state.phase()) {
      case ELDER_CALL, DEALER_CALL, BIDDING ->
          of(state, state.toAct().orElseThrow(), state.calls());
      case RUNNING, DISCARDING, PLAYING, OVER ->
          throw new IllegalArgumentException("no call is waited for: " + state.phase());
    };
  }

  /**
   * The moment at which a seat calls.
   *
   * @param before what was called before
   */
  static CallMoment of(DealState state, Seat seat, List<Action.Call> before) {
    if (state.rules().auction()) {
      return new CallMoment(bidder(state, seat), Bidding.highestBid(state.rules(), before));
    }
    return seat == state.dealer() ? DEALER : ELDER;
  }

  private static Caller bidder(DealState state, Seat seat) {
    if (seat == state.dealer()) {
      return Caller.LAST;
    }
    return seat == state.elder() ? Caller.FIRST : Caller.BETWEEN;
  }

  /** The moment as a file has it: {@code elder-0}, {@code last-2}. */
  String written() {
    return caller.publicName() + "-" + highestBid;
  }

  /** The moment that is written so. */
  static CallMoment read(String written) {
    var dash = written.indexOf('-');
    return new CallMoment(
        Caller.valueOf(written.substring(0, dash).toUpperCase(Locale.ROOT)),
        Integer.parseInt(written.substring(dash + 1)));
  }
}
