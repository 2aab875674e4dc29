package hangjack.analyzer.record;

import hangjack.analyzer.cards.Card;
import hangjack.analyzer.cards.Rank;
import hangjack.analyzer.cards.Suit;
import java.util.Optional;

/**
 * A card as people write it: rank and suit in either order, {@code 10} or {@code T}, letters in
 * either case, suit signs filled or open, or one character of the playing-card block.
 */
final class CardWord {
  private static final String ACE_TO_KING = "A23456789TJCQK";
  private static final int FIRST_PLAYING_CARD = 0x1F0A0;

  private CardWord() {}

  /** The card of a word; empty where the word is none. */
  static Optional<Card> read(String word) {
    var plain = new StringBuilder();
    word.codePoints()
        .filter(c -> c != 0xFE0E && c != 0xFE0F && c != '-' && c != '_')
        .forEach(c -> plain.append(plainForm(c)));
    var text = plain.toString().replace("10", "T");
    if (text.length() != 2) {
      return Optional.empty();
    }
    return Card.named(text).or(() -> Card.named("" + text.charAt(1) + text.charAt(0)));
  }

  /** The suit of a letter or a sign, filled or open; empty where the text is none. */
  static Optional<Suit> readSuit(String text) {
    var plain = new StringBuilder();
    text.codePoints()
        .filter(c -> c != 0xFE0E && c != 0xFE0F)
        .forEach(c -> plain.append(plainForm(c)));
    return plain.length() == 1 ? Suit.ofLetter(plain.charAt(0)) : Optional.empty();
  }

  private static String plainForm(int c) {
    return switch (c) {
      case '♠', '♤' -> "s";
      case '♥', '♡' -> "h";
      case '♦', '♢' -> "d";
      case '♣', '♧' -> "c";
      default -> playingCard(c).map(Card::name).orElseGet(() -> Character.toString(c));
    };
  }

  /** The cards of the Unicode block: sixteen places a suit, ace to king with a knight between. */
  private static Optional<Card> playingCard(int c) {
    var place = c - FIRST_PLAYING_CARD;
    if (place < 0 || place >= 64 || place % 16 == 0 || place % 16 > ACE_TO_KING.length()) {
      return Optional.empty();
    }
    var rank = ACE_TO_KING.charAt(place % 16 - 1);
    return rank == 'C'
        ? Optional.empty()
        : Rank.ofLetter(rank).map(r -> Card.of(r, Suit.values()[place / 16]));
  }
}
