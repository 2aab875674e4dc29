package hangjack.analyzer.cards;

import java.util.Optional;

/** A place at the table, named by its compass point; the constants stand clockwise. */
public enum Seat {
  NORTH('N'),
  EAST('E'),
  SOUTH('S'),
  WEST('W');

  private final char letter;

  Seat(char letter) {
    this.letter = letter;
  }

  /** The letter of the hand record: {@code N E S W}. */
  public char letter() {
    return letter;
  }

  /** The seat of a record's letter in either case; empty where no seat has it. */
  public static Optional<Seat> ofLetter(char letter) {
    for (var seat : values()) {
      if (seat.letter == Character.toUpperCase(letter)) {
        return Optional.of(seat);
      }
    }
    return Optional.empty();
  }
}
