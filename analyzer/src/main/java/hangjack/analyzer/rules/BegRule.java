package hangjack.analyzer.rules;

/** Whether the elder hand may ask for another trump, and who then decides (rules 2.13). */
public enum BegRule implements Choice {
  /** The elder hand begs, and the dealer gives a point or runs the cards. */
  FULL,
  /** The elder hand begs, and the cards are run without the dealer being asked. */
  STAND_OR_PASS,
  NONE
}
