package hangjack.analyzer.score;

import hangjack.analyzer.cards.Card;
import hangjack.analyzer.play.DealState;
import java.util.Optional;

/** The joker, to the side that wins it (rules 3.3). */
final class JokerPoint {
  private JokerPoint() {}

  /** The award; empty where nobody wins the joker. */
  static Optional<Award> of(DealState deal) {
    return WonCards.winnerOf(deal, Card.JOKER)
        .map(
            winner ->
                WonCards.award(
                    deal, AwardKind.JOKER, deal.rules().jokerPoints(), Card.JOKER, winner));
  }
}
