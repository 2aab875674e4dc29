package hangjack.analyzer.search;

import hangjack.analyzer.cards.Card;
import hangjack.analyzer.cards.CardSet;
import hangjack.analyzer.cards.Rank;
import hangjack.analyzer.cards.Seat;
import hangjack.analyzer.cards.Suit;
import hangjack.analyzer.play.DealState;
import hangjack.analyzer.play.Trick;
import hangjack.analyzer.play.TrickWinner;
import hangjack.analyzer.rules.DrawStock;
import hangjack.analyzer.rules.RuleSet;
import java.util.List;
import java.util.Optional;

/**
 * What the player to act knows of a deal: the own cards, and what lay open on the table. The rules
 * of thumb see nothing else, so that no hidden card can reach them.
 *
 * <p>Cards are bits of a {@code long} at their {@link Card#index()}.
 */
final class ThumbSight {
  final RuleSet rules;
  final Seat seat;
  final Seat dealer;
  final long hand;

  /** What is neither held nor was seen: in another hand, in the pack, or laid away by others. */
  final long unseen;

  /** The cards of the complete tricks and of the one on the table. */
  final long played;

  /** The chance that a card not seen is in another hand, 0 to 1. */
  final double out;

  final Optional<Suit> trump;

  /** The cards of the trick on the table and who plays to it, the leader first. */
  final List<Card> trick;

  final List<Seat> order;

  /** The card that the winner of this trick draws, where it lies face up. */
  final Optional<Card> top;

  /** The cards that a seat is known not to hold, by its ordinal. */
  private final long[] lacking = new long[Seat.values().length];

  private ThumbSight(DealState state, Seat seat) {
    this.rules = state.rules();
    this.seat = seat;
    this.dealer = state.dealer();
    this.trump = state.trump();
    this.hand = state.hand(seat).bits();
    this.trick = state.current().map(Trick::cards).orElse(List.of());
    this.order = state.current().map(Trick::order).orElse(List.of());
    this.top = openTop(state);
    var fell = 0L;
    for (var past : state.tricks()) {
      fell |= look(past, state);
    }
    if (!trick.isEmpty()) {
      fell |= look(state.current().orElseThrow(), state);
    }
    this.played = fell;
    var seen = fell | hand | state.discarded(seat).bits() | CardSet.of(state.turnUps()).bits();
    seen |= top.map(card -> 1L << card.index()).orElse(0L);
    this.unseen = rules.pack().bits() & ~seen;
    var held = (rules.players() - 1) * Long.bitCount(hand) - trick.size();
    this.out = unseen == 0 ? 0 : Math.min(1, (double) held / Long.bitCount(unseen));
  }

  private ThumbSight(ThumbSight sight, Suit trump) {
    this.rules = sight.rules;
    this.seat = sight.seat;
    this.dealer = sight.dealer;
    this.trump = Optional.of(trump);
    this.hand = sight.hand;
    this.trick = sight.trick;
    this.order = sight.order;
    this.top = sight.top;
    this.played = sight.played;
    this.unseen = sight.unseen;
    this.out = sight.out;
  }

  /** The same with a suit as trumps; only before the first card. */
  ThumbSight withTrump(Suit suit) {
    return new ThumbSight(this, suit);
  }

  /** What the player to act knows. */
  static ThumbSight of(DealState state) {
    return new ThumbSight(state, state.toAct().orElseThrow());
  }

  private static Optional<Card> openTop(DealState state) {
    var stock = state.deal().stock();
    var left = state.undealt();
    return state.rules().drawStock() == DrawStock.FACE_UP && left > 0 && left <= stock.size()
        ? Optional.of(stock.get(stock.size() - left))
        : Optional.empty();
  }

  /** Sees the cards of a trick, and who could not follow. */
  private long look(Trick played, DealState state) {
    var seen = 0L;
    var cards = played.cards();
    for (var place = 0; place < cards.size(); place++) {
      seen |= 1L << cards.get(place).index();
      if (place > 0 && !isBeforeADraw(played, state)) {
        lacking[played.order().get(place).ordinal()] |= cannotHold(cards, place);
      }
    }
    return seen;
  }

  /** Who could not follow may have drawn the suit since. */
  private static boolean isBeforeADraw(Trick played, DealState state) {
    var rules = state.rules();
    return rules.draws()
        && (state.undealt() > 0
            || played.number() <= rules.pack().size() / rules.players() - rules.handSize());
  }

  private long cannotHold(List<Card> cards, int place) {
    var led = cards.getFirst();
    var card = cards.get(place);
    if (isTrump(led)) {
      return isTrump(card) ? 0 : trumps();
    }
    if (isTrump(card)) {
      return rules.permissiveTrumping() ? 0 : plain(led.suit());
    }
    if (card.suit() == led.suit()) {
      return 0;
    }
    var hadToTrump = rules.mustTrumpWhenVoid() && !rules.noUndertrump();
    return plain(led.suit()) | (hadToTrump ? trumps() : 0);
  }

  /** Whether two sides play, so that what one wins the other loses. */
  boolean twoSides() {
    return rules.seating().sides().size() == 2;
  }

  boolean isOurs(Seat other) {
    return rules.seating().sideOf(other) == rules.seating().sideOf(seat);
  }

  /** The seats that play to this trick after the own one. */
  List<Seat> after() {
    return order.subList(trick.size() + 1, order.size());
  }

  /** What a seat may hold of the cards not seen. */
  long possible(Seat other) {
    return unseen & ~lacking[other.ordinal()];
  }

  /** How many cards each seat holds that has not played to this trick. */
  int handSize() {
    return Long.bitCount(hand);
  }

  boolean holds(Card card) {
    return (hand >>> card.index() & 1) != 0;
  }

  /** The winning card of the trick on the table, which must hold one. */
  int bestPlace() {
    return TrickWinner.place(trick, rules.trumps(trump.orElseThrow()));
  }

  boolean isTrump(Card card) {
    return card.isJoker() || trump.filter(suit -> card.suit() == suit).isPresent();
  }

  /** The trumps of the pack, a joker included. */
  long trumps() {
    return trump.map(suit -> trumps(rules, suit)).orElse(0L);
  }

  static long trumps(RuleSet rules, Suit suit) {
    return (CardSet.all(suit).bits() | 1L << Card.JOKER.index()) & rules.pack().bits();
  }

  private static long plain(Suit suit) {
    return CardSet.all(suit).bits();
  }

  /** The cards of a card's suit above it; of a trump, the trumps above it. */
  long above(Card card) {
    return above(rules, card, trump.orElse(Suit.SPADES));
  }

  static long above(RuleSet rules, Card card, Suit trump) {
    if (card.isJoker()) {
      return switch (rules.jokerRank()) {
        case BELOW_TWO -> plain(trump);
        case BETWEEN_JACK_AND_TEN -> plain(trump) & -(1L << Card.of(Rank.JACK, trump).index());
        case SECOND_HIGHEST -> 1L << Card.of(Rank.ACE, trump).index();
        case HIGHEST -> 0;
      };
    }
    var higher = plain(card.suit()) & (-2L << card.index());
    var joker =
        card.suit() == trump && rules.hasJoker() && rules.trumps(trump).isHigher(Card.JOKER, card);
    return joker ? higher | 1L << Card.JOKER.index() : higher;
  }
}
