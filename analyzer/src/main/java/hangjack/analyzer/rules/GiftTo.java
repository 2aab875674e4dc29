package hangjack.analyzer.rules;

/** Who scores the gift: the elder hand's side, or every side but the dealer's (rules 7, no. 13). */
public enum GiftTo implements Choice {
  ELDER,
  ALL_OPPONENTS
}
