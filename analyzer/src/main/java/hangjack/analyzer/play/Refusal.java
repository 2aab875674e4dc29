package hangjack.analyzer.play;

import hangjack.analyzer.rules.Choice;

/** Why an action is not allowed; the public names are those of the hand-record specification. */
public enum Refusal implements Choice {
  /** A plain suit was led that the player holds; only it or a trump may be played. */
  MUST_FOLLOW_OR_TRUMP,
  /** A plain suit was led that the player holds; only it may be played. */
  MUST_FOLLOW,
  /** The player is void of the suit led and holds a trump, which must be played. */
  MUST_TRUMP,
  /** Trumps were led and the player holds one. */
  MUST_FOLLOW_TRUMP,
  /** A better trump lies in the trick, and the player has another card to play. */
  NO_UNDERTRUMP,
  /** The player does not hold the card. */
  NOT_HELD,
  /** Another player is to act. */
  NOT_YOUR_TURN,
  /** The card lies in an earlier trick. */
  ALREADY_PLAYED,
  /** The gift would win the match for its receiver, and the rules do not let a gift do so. */
  GIFT_NOT_ALLOWED,
  /** The dealer holds no trump, and the rules want one for a gift. */
  GIFT_NEEDS_TRUMP,
  /** The trump is settled: there is one beg a deal (rules 2.13). */
  NO_SECOND_BEG,
  /** Below the lowest bid, or not above the bids before. */
  BID_TOO_LOW,
  /** Above the highest bid there is. */
  BID_TOO_HIGH,
  /** The rules do not let this player take the contract for that bid. */
  STEAL_NOT_ALLOWED,
  /** Everybody else has passed, and the dealer must bid. */
  DEALER_MUST_BID,
  /** The call belongs to another player or to no moment of this deal. */
  NOT_YOUR_CALL,
  /** Not as many cards as the rules want, or cards that are not held. */
  WRONG_DISCARD
}
