package hangjack.analyzer.rules;

/** Who deals first: settled by a cut, by the first jack dealt, or by chance (rules 3). */
public enum FirstDealer implements Choice {
  HIGH_CUT,
  LOW_CUT,
  FIRST_JACK,
  RANDOM
}
