package hangjack.analyzer.rules;

/** What becomes of the larger hands after the cards were run (rules 5). */
public enum HandAfterRun implements Choice {
  /** Everybody keeps as many cards as were dealt at first. */
  REDUCE_TO_SIX,
  /** All cards are kept and played. */
  KEEP,
  /** Nine are kept after one run, six after more. */
  KEEP_NINE
}
