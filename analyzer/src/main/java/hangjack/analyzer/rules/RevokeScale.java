package hangjack.analyzer.rules;

/** The penalty for a card that the rules of following forbid (rules 6). */
public enum RevokeScale implements Choice {
  NONE,
  /** One point to the other side. */
  ENGLISH,
  /**
   * Two points where the jack of trumps is in play, else one; the offender scores neither Jack nor
   * Game.
   */
  FOSTER,
  /**
   * The match for a hidden top trump when trumps were led; else one point, and no Game for the
   * offender.
   */
  TRINIDAD,
  /** The offender is set back the amount of the bid and scores nothing. */
  PITCH
}
