package hangjack.analyzer.cards;

import java.util.Optional;

/** A card's rank; the constants stand in the order in which they beat each other, lowest first. */
public enum Rank {
  TWO('2'),
  THREE('3'),
  FOUR('4'),
  FIVE('5'),
  SIX('6'),
  SEVEN('7'),
  EIGHT('8'),
  NINE('9'),
  TEN('T'),
  JACK('J'),
  QUEEN('Q'),
  KING('K'),
  ACE('A');

  private final char letter;

  Rank(char letter) {
    this.letter = letter;
  }

  /** The letter of the hand record: {@code A K Q J T 9 … 2}. */
  public char letter() {
    return letter;
  }

  /** The rank of a record's letter in either case; empty where no rank has it. */
  public static Optional<Rank> ofLetter(char letter) {
    for (var rank : values()) {
      if (rank.letter == Character.toUpperCase(letter)) {
        return Optional.of(rank);
      }
    }
    return Optional.empty();
  }
}
