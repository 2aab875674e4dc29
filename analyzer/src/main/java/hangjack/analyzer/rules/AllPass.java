package hangjack.analyzer.rules;

/** What happens when nobody has bid (rules 7, no. 19). */
public enum AllPass implements Choice {
  /** The dealer must bid, at least the lowest bid. */
  DEALER_FORCED,
  /** The same dealer deals again. */
  REDEAL,
  /** The next player deals. */
  NEXT_DEALER,
  /** The elder hand pitches and owes nothing. */
  ELDER_FREE
}
