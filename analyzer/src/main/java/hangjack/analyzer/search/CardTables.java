package hangjack.analyzer.search;

import hangjack.analyzer.cards.Card;
import hangjack.analyzer.cards.CardSet;
import hangjack.analyzer.cards.Suit;
import hangjack.analyzer.play.TrickWinner;
import hangjack.analyzer.rules.RuleSet;
import hangjack.analyzer.score.Pips;

/**
 * What the search asks of every card again and again, under one rule set and trump, by {@link
 * Card#index()} and as sets of bits.
 */
final class CardTables {
  static final int CARDS = 53;

  /** The joker as a set of bits. */
  static final long JOKER = 1L << (CARDS - 1);

  private static final int RANKS = 13;

  final RuleSet rules;
  final Suit trump;
  final long trumps;

  /** The cards that follow a card led. */
  final long[] follows = new long[CARDS];

  /** The cards that take a trick from a card that is winning it. */
  final long[] beats = new long[CARDS];

  /** The cards of the same suit that are lower. */
  final long[] lower = new long[CARDS];

  /** The cards of the same suit, trump or not. */
  final long[] suits = new long[CARDS];

  /** The cards with pips. */
  final long counters;

  final int[] pips = new int[CARDS];

  private final boolean permissive;
  private final boolean mustTrump;
  private final boolean noUndertrump;

  private CardTables(RuleSet rules, Suit trump) {
    this.rules = rules;
    this.permissive = rules.permissiveTrumping();
    this.mustTrump = rules.mustTrumpWhenVoid();
    this.noUndertrump = rules.noUndertrump();
    this.trump = trump;
    var order = rules.trumps(trump);
    this.trumps = order.in(rules.pack()).bits();
    var counting = 0L;
    for (var card : rules.pack()) {
      counting |= Pips.of(rules, card) > 0 ? 1L << card.index() : 0;
      var at = card.index();
      suits[at] = card.isJoker() ? JOKER : rules.pack().of(card.suit()).bits();
      pips[at] = Pips.of(rules, card);
      follows[at] = order.contains(card) ? trumps : rules.pack().of(card.suit()).bits();
      for (var other : rules.pack()) {
        if (other != card && TrickWinner.beats(other, card, order)) {
          beats[at] |= 1L << other.index();
        }
        if (other != card
            && (follows[at] >>> other.index() & 1) != 0
            && TrickWinner.beats(card, other, order)) {
          lower[at] |= 1L << other.index();
        }
      }
    }
    this.counters = counting;
  }

  private static final Card[] BY_INDEX = byIndex();

  private static Card[] byIndex() {
    var cards = new Card[CARDS];
    for (var card : new CardSet((1L << CARDS) - 1)) {
      cards[card.index()] = card;
    }
    return cards;
  }

  /** The card of an index. */
  static Card card(int index) {
    return BY_INDEX[index];
  }

  /** Whether a card may bring pips or points, so that it is never the same as its neighbour. */
  boolean isWorthSomething(int card) {
    return (counters >>> card & 1) != 0
        || card == CARDS - 1
        || rules.pegPoints().of(card(card), trump) > 0;
  }

  /** The suit of a card by its number; the joker has one of its own. */
  int suit(int card) {
    return card / RANKS;
  }

  /**
   * The cards of a hand that may be played to a trick.
   *
   * @param led the card led
   * @param best the card that is winning
   */
  long legal(long hand, int led, int best) {
    var held = hand & trumps;
    if ((trumps >>> led & 1) != 0) {
      return held != 0 ? held : hand;
    }
    var suit = hand & follows[led];
    var legal =
        suit != 0 ? (permissive ? suit | held : suit) : mustTrump && held != 0 ? held : hand;
    if (noUndertrump && (trumps >>> best & 1) != 0) {
      var under = legal & lower[best];
      if (under != legal) {
        return legal & ~under;
      }
    }
    return legal;
  }

  /** The pips of a set of cards. */
  int pips(long cards) {
    var sum = 0;
    for (var left = cards; left != 0; left &= left - 1) {
      sum += pips[Long.numberOfTrailingZeros(left)];
    }
    return sum;
  }

  /** The highest trump of a set, by index; the set holds one. */
  int highestTrump(long cards) {
    var highest = -1;
    for (var left = cards & trumps; left != 0; left &= left - 1) {
      var card = Long.numberOfTrailingZeros(left);
      if (highest < 0 || (beats[highest] >>> card & 1) != 0) {
        highest = card;
      }
    }
    return highest;
  }

  /** The tables of a rule set and trump. */
  static CardTables of(RuleSet rules, Suit trump) {
    return new CardTables(rules, trump);
  }
}
