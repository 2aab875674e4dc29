package hangjack.lessons;

import hangjack.analyzer.rules.Choice;

/** Something that the engine knows of a deal and can say in one word. */
public enum DealFact implements Choice {
  /** The seat that deals after a deal that is over. */
  WHO_DEALS_NEXT,
  /** The seat that leads to the next trick. */
  WHO_LEADS,
  /** The side that has won the match with this deal, or nobody. */
  WHO_WINS_MATCH,
  /** What the point was for that won the match, or nobody where it goes on. */
  COUNTED_OUT_ON,
  /** Whether the pitcher is set back: yes or no. */
  SET_BACK
}
