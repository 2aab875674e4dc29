package hangjack.analyzer.rules;

/** Which of a deal's turned-up cards score for the dealer (rules 7, no. 6). */
public enum TurnUpScoring implements Choice {
  /** Each of them, also those of a rejected suit. */
  ALL,
  /** The first and the one that fixes the trump. */
  FIRST_AND_FINAL,
  /** Only the one that fixes the trump. */
  FINAL_ONLY
}
