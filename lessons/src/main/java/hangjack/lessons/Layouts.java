package hangjack.lessons;

import hangjack.analyzer.cards.Seat;
import hangjack.analyzer.play.DealState;

/** Deals that differ only in cards that a player has not seen. */
final class Layouts {
  private Layouts() {}

  /** Whether two deals at a moment look the same to a player. */
  static boolean lookAlike(DealState one, DealState other, Seat seat) {
    return one.rules().equals(other.rules())
        && one.dealer() == other.dealer()
        && one.before().equals(other.before())
        && one.turnUps().equals(other.turnUps())
        && one.calls().equals(other.calls())
        && one.contract().equals(other.contract())
        && one.received(seat).equals(other.received(seat))
        && one.discarded(seat).equals(other.discarded(seat))
        && one.tricks().equals(other.tricks())
        && one.current().equals(other.current());
  }
}
