package hangjack.analyzer.rules;

/**
 * Who scores Low: the side that was dealt the lowest trump, or the side that wins it (rules 2.7).
 */
public enum LowCredit implements Choice {
  DEALT,
  TAKER
}
