package hangjack.analyzer.rules;

/** What the losers pay when the match is over (rules 3.2). */
public enum Payoff implements Choice {
  NONE,
  /** One from each player with a point or more, two from each of the others. */
  ONE_TWO
}
