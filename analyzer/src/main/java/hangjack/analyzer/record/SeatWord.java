package hangjack.analyzer.record;

import hangjack.analyzer.cards.Seat;
import java.util.Optional;

/** A seat as people write it: its letter or its English word. */
final class SeatWord {
  private SeatWord() {}

  static Optional<Seat> read(String word) {
    for (var seat : Seat.values()) {
      if (seat.name().equalsIgnoreCase(word)) {
        return Optional.of(seat);
      }
    }
    return word.length() == 1 ? Seat.ofLetter(word.charAt(0)) : Optional.empty();
  }
}
