package hangjack.analyzer.rules;

/** Who scores Game where the most pips are shared (rules 7, no. 4). */
public enum GameTie implements Choice {
  NONE,
  /** The one non-dealer among the tied, where there is exactly one. */
  NON_DEALER,
  /** The first of the tied in the order of play. */
  ELDER_OF_TIED
}
