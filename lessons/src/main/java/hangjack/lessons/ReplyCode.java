package hangjack.lessons;

import hangjack.analyzer.play.Refusal;
import hangjack.analyzer.rules.Choice;

/**
 * What is wrong with an answer. There is a text for each; a step may have its own. In brackets:
 * what the text may name.
 */
public enum ReplyCode implements Choice {
  /** No card was tapped. */
  NOTHING_CHOSEN,
  /** One card answers, and not one was tapped. */
  ONE_CARD_WANTED,

  /** As {@link Refusal#MUST_FOLLOW_OR_TRUMP} (card, led, trump). */
  MUST_FOLLOW_OR_TRUMP,
  /** As {@link Refusal#MUST_FOLLOW} (card, led, trump). */
  MUST_FOLLOW,
  /** As {@link Refusal#MUST_TRUMP} (card, led, trump). */
  MUST_TRUMP,
  /** As {@link Refusal#MUST_FOLLOW_TRUMP} (card, led, trump). */
  MUST_FOLLOW_TRUMP,
  /** As {@link Refusal#NO_UNDERTRUMP} (card, led, trump). */
  NO_UNDERTRUMP,
  /** The card is not in the hand (card). */
  NOT_HELD,
  /** A trump that may be played was left out (count, trump). */
  TRUMPS_MISSING,
  /** A card of the suit led was left out (count, led). */
  SUIT_LED_MISSING,
  /** Another card that may be played was left out (count). */
  OTHERS_MISSING,
  /** The card may be played but does not win the trick (card, best). */
  DOES_NOT_TAKE,

  /** The card was turned up and is in nobody's hand (card). */
  TURN_UP_NOT_IN_PLAY,
  /** The card was not dealt (card). */
  NOT_IN_PLAY,
  /** The card is of a plain suit (card, trump). */
  NOT_A_TRUMP,
  /** There is a higher trump in play (card). */
  HIGHER_IN_PLAY,
  /** There is a lower trump in play (card). */
  LOWER_IN_PLAY,
  /** A jack, but of a plain suit (card, trump). */
  JACK_OF_PLAIN_SUIT,
  /** A trump, but no jack (card). */
  NOT_A_JACK,

  /** A point was neither given to a side nor to nobody. */
  POINT_OPEN,
  /** There is no trump in play, hence no High and no Low. */
  NO_TRUMP_IN_PLAY,
  /** High goes elsewhere (card). */
  HIGH_ELSEWHERE,
  /** Low goes elsewhere: to the side that was dealt the card (card). */
  LOW_DEALT_ELSEWHERE,
  /** Low goes elsewhere: to the side that won the card (card). */
  LOW_TAKEN_ELSEWHERE,
  /** The jack goes elsewhere (card, trick). */
  JACK_ELSEWHERE,
  /** The jack is in nobody's hand (card). */
  JACK_NOT_IN_PLAY,
  /** Game goes elsewhere. */
  GAME_ELSEWHERE,
  /** The counts are equal and Game goes to nobody (count). */
  GAME_TIED,

  /** A count that leaves out the tens (given). */
  TENS_FORGOTTEN,
  /** The count of another side's tricks (given). */
  OTHER_SIDE_COUNTED,
  /** Too few pips (given). */
  COUNT_TOO_LOW,
  /** Too many pips (given). */
  COUNT_TOO_HIGH,
  /** Too few of something else (given). */
  NUMBER_TOO_LOW,
  /** Too many of something else (given). */
  NUMBER_TOO_HIGH,

  /** The player has no card in the trick (seat). */
  NO_CARD_IN_TRICK,
  /** The player's card is neither of the suit led nor a trump (seat, card, led). */
  NOT_THE_SUIT_LED,
  /** The player's card is beaten by a trump (seat, card, best). */
  BEATEN_BY_TRUMP,
  /** The player's card is beaten by a higher one of its suit (seat, card, best). */
  BEATEN_IN_SUIT,

  /** Not every card has its place (count). */
  ORDER_OPEN,
  /** Two cards stand the wrong way round (higher, lower: the former beats the latter). */
  ORDER_STRENGTH,
  /** Two cards stand the wrong way round (higher, lower: the former counts more). */
  ORDER_PIPS,

  /** The wrong number of cards is kept (count: how many must be). */
  KEEP_COUNT;

  /** The code of a card that the rules refuse. */
  static ReplyCode of(Refusal refusal) {
    return switch (refusal) {
      case MUST_FOLLOW_OR_TRUMP -> MUST_FOLLOW_OR_TRUMP;
      case MUST_FOLLOW -> MUST_FOLLOW;
      case MUST_TRUMP -> MUST_TRUMP;
      case MUST_FOLLOW_TRUMP -> MUST_FOLLOW_TRUMP;
      case NO_UNDERTRUMP -> NO_UNDERTRUMP;
      case NOT_HELD, ALREADY_PLAYED -> NOT_HELD;
      case NOT_YOUR_TURN,
          GIFT_NOT_ALLOWED,
          GIFT_NEEDS_TRUMP,
          BID_TOO_LOW,
          BID_TOO_HIGH,
          STEAL_NOT_ALLOWED,
          DEALER_MUST_BID,
          NO_SECOND_BEG,
          NOT_YOUR_CALL,
          WRONG_DISCARD ->
          throw new IllegalArgumentException("not about the choice of a card: " + refusal);
    };
  }
}
