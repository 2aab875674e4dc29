package hangjack.lessons;

import hangjack.analyzer.rules.Choice;

/** What orders cards. */
public enum Ordering implements Choice {
  /** What beats what: in each suit by rank, trumps above all others. */
  STRENGTH,
  /** What they count for Game. */
  PIPS
}
