package hangjack.analyzer.rules;

/** Whether a joker is in the pack (rules 3.3). */
public enum Jokers implements Choice {
  NONE,
  ONE
}
