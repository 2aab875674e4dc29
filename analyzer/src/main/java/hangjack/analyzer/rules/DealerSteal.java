package hangjack.analyzer.rules;

/** Whether the dealer may take the contract for the highest bid (rules 7, no. 18). */
public enum DealerSteal implements Choice {
  /** Unless that bid is the highest there is. */
  BELOW_MAX,
  ALWAYS,
  NEVER
}
