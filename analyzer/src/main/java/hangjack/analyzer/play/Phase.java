package hangjack.analyzer.play;

/** What the deal waits for. */
public enum Phase {
  /** A player bids or passes. */
  BIDDING,
  /** The elder hand stands or begs. */
  ELDER_CALL,
  /** The dealer gives or runs. */
  DEALER_CALL,
  /** The dealer runs the cards, and the record does not tell what was turned up. */
  RUNNING,
  /** A player reduces the hand after a run. */
  DISCARDING,
  /** A player plays a card. */
  PLAYING,
  /** Nothing: the deal is over. */
  OVER
}
