package hangjack.analyzer.rules;

/** What makes a suit trumps (rules 3, 3.2, 3.5, 3.6). */
public enum TrumpSource implements Choice {
  /** The card turned up after the deal; it is never part of a hand. */
  TURN_UP,
  /** The first card led. */
  FIRST_LEAD,
  /** The top card of a stock from which the players then draw. */
  STOCK_TOP,
  /** A card cut before the deal and put back. */
  CUT
}
