package hangjack.analyzer.review;

/**
 * What a review says of a decision; it comes from what the seat could know, never from hindsight.
 */
public enum Verdict {
  /** There was no choice. */
  FORCED,
  /** No choice is better. */
  BEST,
  /** So little is lost that it does not matter. */
  GOOD,
  /** Another choice looks better, but the interval of the difference covers zero. */
  TOO_CLOSE,
  INACCURACY,
  MISTAKE,
  BLUNDER;

  /** Whether something is held against the player. */
  public boolean blames() {
    return compareTo(TOO_CLOSE) > 0;
  }
}
