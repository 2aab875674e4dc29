package hangjack.analyzer.play;

/** How a deal ended. */
public enum Ending {
  /** Every card was played. */
  PLAYED_OUT,
  /** The pack ran out before another suit was turned up; the same dealer deals again. */
  EXHAUSTED,
  /** Nobody bid, and the cards are thrown in. */
  PASSED_OUT,
  /** A turn-up or the gift won the match. */
  WON_AT_ONCE
}
