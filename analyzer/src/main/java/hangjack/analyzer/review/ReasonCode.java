package hangjack.analyzer.review;

import hangjack.analyzer.rules.Choice;

/**
 * What went wrong with a choice. Each code names the details that come with it; {@code chosen} and
 * {@code best} are the cards chosen and better, {@code trick} the trick that proves it. A call has
 * {@code win}, the chance that was lost, where the record tells the score.
 */
public enum ReasonCode implements Choice {
  /** The jack of trumps was played and another side wins it: {@code jack trick taker}. */
  JACK_EXPOSED,
  /** The side's jack of trumps is lost later: {@code chosen best jack trick taker}. */
  JACK_LOST,
  /** The others' jack of trumps could be won: {@code chosen best jack trick}. */
  JACK_COULD_BE_HUNG,
  /** The jack of trumps is saved, and more is lost by it: {@code chosen best jack points}. */
  JACK_SAVED_TOO_DEAR,
  /** A ten goes to the others: {@code chosen best trick taker}; {@code chosen} is the ten. */
  TEN_GIVEN,
  /** An ace, king, queen or jack goes to the others: {@code chosen best trick taker pips}. */
  PIPS_GIVEN,
  /** The others get Game: {@code chosen best pips}, by so many pips. */
  GAME_LOST,
  /** Game could be won and goes to nobody, or to the others in a tie: {@code chosen best pips}. */
  GAME_TIED,
  /** A trump was spent that was needed later: {@code chosen best}. */
  TRUMP_WASTED,
  /**
   * The lowest trump could be taken, where Low goes to the taker: {@code chosen best low trick}.
   */
  LOW_COULD_BE_TAKEN,
  /** The lowest trump is lost, where Low goes to the taker: {@code chosen best low trick taker}. */
  LOW_LOST,
  /** Trumps should have been led: {@code chosen best}. */
  TRUMPS_NOT_DRAWN,
  /** Trumps were led too early: {@code chosen best}. */
  TRUMPS_LED_TOO_EARLY,
  /** The partner's trick was trumped: {@code chosen best partner trick}. */
  PARTNERS_TRICK_TRUMPED,
  /** The partner's trick could be fed with pips: {@code chosen best partner pips trick}. */
  PARTNER_NOT_FED,
  /** Another suit should have been led: {@code chosen best}. */
  WRONG_SUIT_LED,
  /** The trick could be won: {@code chosen best trick}. */
  TRICK_NOT_WON,
  /** The trick should have been left to another: {@code chosen best trick}. */
  TRICK_BETTER_LEFT,
  /** The trick should have been trumped: {@code chosen best trick}. */
  TRICK_NOT_TRUMPED,
  /** A higher card of the suit was needed: {@code chosen best}. */
  PLAYED_TOO_LOW,
  /** A lower card of the suit would have done: {@code chosen best}. */
  PLAYED_TOO_HIGH,
  /** Another card should have been thrown off: {@code chosen best}. */
  WRONG_CARD_THROWN_OFF,
  /** The joker is lost: {@code chosen best trick taker}. */
  JOKER_LOST,
  /** The joker could be won: {@code chosen best trick}. */
  JOKER_COULD_BE_WON,
  /** A card that pegs is lost: {@code chosen best card trick taker points}. */
  PEG_LOST,
  /** A card that pegs could be won: {@code chosen best card trick points}. */
  PEG_COULD_BE_WON,
  /** The pitcher is set back: {@code chosen best bid made}. */
  CONTRACT_LOST,
  /** The pitcher could be set back: {@code chosen best pitcher bid}. */
  SET_BACK_MISSED,
  /** Points in another order would win the match: {@code chosen best win}, the chance lost. */
  COUNTED_OUT_BY_ORDER,
  /** Another suit should have been pitched: {@code chosen best points}. */
  WRONG_SUIT_PITCHED,
  /** The elder hand begged with a hand worth standing on: {@code trumps points}. */
  BEGGED_STRONG_HAND,
  /** The elder hand stood with a hand worth begging on: {@code trumps points}. */
  STOOD_ON_WEAK_HAND,
  /** The dealer gave where the gift brings the others too near the target: {@code points win}. */
  GIFT_AT_WRONG_SCORE,
  /** The dealer gave with a hand worth running from: {@code trumps points}. */
  GAVE_WITH_WEAK_HAND,
  /** The dealer ran from a hand worth keeping: {@code trumps points}. */
  RAN_FROM_STRONG_HAND,
  /** The dealer ran though the pack may run out: {@code left points}, the cards left. */
  RAN_INTO_PACKS_END,
  /** The bid is higher than the hand: {@code bid points}. */
  OVERBID,
  /** The hand was worth a bid: {@code bid points}, the bid that was best. */
  UNDERBID,
  /** The dealer should have taken the contract: {@code bid points}. */
  STEAL_MISSED,
  /** The dealer should not have taken the contract: {@code bid points}. */
  STOLE_TOO_DEAR,
  /** The hand was worth a smudge: {@code points win}. */
  SMUDGE_MISSED,
  /** A trump was laid away that should have been kept: {@code thrown kept}. */
  TRUMP_DISCARDED,
  /** A ten was laid away that should have been kept: {@code thrown kept}. */
  TEN_DISCARDED,
  /** Other cards should have been kept: {@code thrown kept}. */
  WRONG_CARDS_KEPT
}
