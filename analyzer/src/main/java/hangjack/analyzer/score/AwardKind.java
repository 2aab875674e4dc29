package hangjack.analyzer.score;

import hangjack.analyzer.rules.Choice;

/** What points are scored for, in the order of counting (rules 4). */
public enum AwardKind implements Choice {
  TURN_UP,
  GIFT,
  HIGH,
  LOW,
  /** The jack of trumps, won by the side that was dealt it. */
  JACK,
  /** The jack of trumps, won from the side that was dealt it. */
  HANG_JACK,
  GAME,
  /** Points claimed for a revoke. */
  PENALTY
}
