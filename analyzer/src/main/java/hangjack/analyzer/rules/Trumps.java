package hangjack.analyzer.rules;

import hangjack.analyzer.cards.Card;
import hangjack.analyzer.cards.CardSet;
import hangjack.analyzer.cards.Rank;
import hangjack.analyzer.cards.Suit;

/**
 * The trumps while a suit is trumps: its cards, and the joker where one is in the pack, at the
 * place the rules give it (rules 2.1, 3.3).
 *
 * @param suit the suit of trumps
 * @param jokerRank where a joker stands among them
 */
public record Trumps(Suit suit, JokerRank jokerRank) {
  /** Whether a card is a trump. */
  public boolean contains(Card card) {
    return card.isJoker() || card.suit() == suit;
  }

  /** The trumps among some cards. */
  public CardSet in(CardSet cards) {
    var ofSuit = cards.of(suit);
    return cards.contains(Card.JOKER) ? ofSuit.with(Card.JOKER) : ofSuit;
  }

  /** Whether a trump is higher than another. */
  public boolean isHigher(Card trump, Card other) {
    return strength(trump) > strength(other);
  }

  /** Natural ranks have even strengths, so that the joker fits between two of them. */
  private int strength(Card trump) {
    if (!trump.isJoker()) {
      return 2 * trump.rank().ordinal();
    }
    return switch (jokerRank) {
      case BELOW_TWO -> -1;
      case BETWEEN_JACK_AND_TEN -> 2 * Rank.TEN.ordinal() + 1;
      case SECOND_HIGHEST -> 2 * Rank.KING.ordinal() + 1;
      case HIGHEST -> 2 * Rank.ACE.ordinal() + 1;
    };
  }
}
