package hangjack.analyzer.score;

import hangjack.analyzer.cards.Card;
import hangjack.analyzer.play.DealState;
import java.util.Optional;

/** The joker, to the side that wins it (rules 3.3). */
final class JokerPoint {
  private JokerPoint() {}

  /** The award; empty where the joker is not in play. */
  static Optional<Award> of(DealState deal) {
    return deal.inPlay().contains(Card.JOKER)
        ? Optional.of(
            WonCards.award(
                deal,
                AwardKind.JOKER,
                deal.rules().jokerPoints(),
                Card.JOKER,
                WonCards.winnerOf(deal, Card.JOKER)))
        : Optional.empty();
  }
}
