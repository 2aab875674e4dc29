package hangjack.analyzer.cards;

import java.util.Optional;

/** One of the four suits, in the order in which hands are written. */
public enum Suit {
  SPADES('s', '♠'),
  HEARTS('h', '♥'),
  DIAMONDS('d', '♦'),
  CLUBS('c', '♣');

  private final char letter;
  private final char sign;

  Suit(char letter, char sign) {
    this.letter = letter;
    this.sign = sign;
  }

  /** The letter of the hand record: {@code s h d c}. */
  public char letter() {
    return letter;
  }

  /** The printed sign: {@code ♠ ♥ ♦ ♣}. */
  public char sign() {
    return sign;
  }

  /** The suit of a record's letter in either case; empty where no suit has it. */
  public static Optional<Suit> ofLetter(char letter) {
    for (var suit : values()) {
      if (suit.letter == Character.toLowerCase(letter)) {
        return Optional.of(suit);
      }
    }
    return Optional.empty();
  }
}
