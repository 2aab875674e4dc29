package hangjack.analyzer.score;

import hangjack.analyzer.cards.Card;
import hangjack.analyzer.cards.Seat;
import hangjack.analyzer.cards.Side;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * Points for one side, with what proves them.
 *
 * @param kind what they are for
 * @param side who scores
 * @param points how many, 1 or more; below zero only for a penalty that its side pays
 * @param card the card that earned them: turned up, pegged, highest, lowest, jack or joker; empty
 *     for the gift, Game, a smudge and penalties
 * @param seat whose card it was: dealt it for High and a dealt Low, won it for a taken Low, the
 *     Jack, the joker and what is pegged; the dealer for a turn-up; empty where no card is
 * @param trick the trick that holds the card, from 1; empty where it lies in none
 */
public record Award(
    AwardKind kind,
    Side side,
    int points,
    Optional<Card> card,
    Optional<Seat> seat,
    OptionalInt trick) {

  static Award plain(AwardKind kind, Side side, int points) {
    return new Award(kind, side, points, Optional.empty(), Optional.empty(), OptionalInt.empty());
  }
}
