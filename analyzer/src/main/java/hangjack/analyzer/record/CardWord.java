package hangjack.analyzer.record;

import hangjack.analyzer.cards.Card;
import hangjack.analyzer.cards.Suit;
import java.util.Optional;

/**
 * A card or a suit as people write it: letters in either case, suit signs filled or open, marks
 * between rank and suit. Which letters there are is known to the {@link CardLanguage}.
 */
final class CardWord {
  private static final int LONGEST = 16;

  private CardWord() {}

  /** The card of a word in a language; empty where the word is none. */
  static Optional<Card> read(String word, CardLanguage language) {
    return language.card(plain(word));
  }

  /**
   * The card of a word in a language where a joker is in the pack, which every language writes
   * {@code Jo}; empty where the word is none.
   */
  static Optional<Card> readWithJoker(String word, CardLanguage language) {
    return word.equals(Card.JOKER.name()) ? Optional.of(Card.JOKER) : read(word, language);
  }

  /** The suit of a letter or a sign in a language; empty where the text is none. */
  static Optional<Suit> readSuit(String text, CardLanguage language) {
    return language.suit(plain(text));
  }

  /**
   * The word in capitals, with filled signs and no marks; empty where it is too long for a card.
   */
  static String plain(String word) {
    if (word.length() > LONGEST) {
      return "";
    }
    var plain = new StringBuilder(word.length());
    for (var i = 0; i < word.length(); i++) {
      var c = word.charAt(i);
      if (c != 0xFE0E && c != 0xFE0F && c != '-' && c != '_') {
        plain.append(plain(c));
      }
    }
    return plain.toString();
  }

  private static char plain(char c) {
    return switch (c) {
      case '♤' -> '♠';
      case '♡' -> '♥';
      case '♢' -> '♦';
      case '♧' -> '♣';
      default -> Character.toUpperCase(c);
    };
  }
}
