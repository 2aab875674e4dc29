package hangjack.analyzer.search;

import hangjack.analyzer.play.Bidding;
import hangjack.analyzer.play.DealState;
import hangjack.analyzer.rules.Choice;
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
      case ELDER_CALL -> ELDER;
      case DEALER_CALL -> DEALER;
      case BIDDING ->
          new CallMoment(bidder(state), Bidding.highestBid(state.rules(), state.calls()));
      case RUNNING, DISCARDING, PLAYING, OVER ->
          throw new IllegalArgumentException("no call is waited for: " + state.phase());
    };
  }

  private static Caller bidder(DealState state) {
    var seat = state.toAct().orElseThrow();
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
