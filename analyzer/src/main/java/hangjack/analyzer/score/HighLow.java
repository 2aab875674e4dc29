package hangjack.analyzer.score;

import hangjack.analyzer.cards.Card;
import hangjack.analyzer.cards.Seat;
import hangjack.analyzer.play.DealState;
import java.util.Optional;

/**
 * High and Low: the highest and the lowest trump in play. Turn-ups, the stock and discards are not
 * in play, and a joker is neither High nor Low (rules 2.6, 2.7, 2.11, 3.3).
 */
final class HighLow {
  private HighLow() {}

  /** High, to the side that was dealt the highest trump; empty where no trump is in play. */
  static Optional<Award> high(DealState deal) {
    return deal.inPlay()
        .highest(deal.trump().orElseThrow())
        .map(
            card ->
                WonCards.award(
                    deal, AwardKind.HIGH, deal.rules().highPoints(), card, owner(deal, card)));
  }

  /**
   * Low, to the side that was dealt the lowest trump or wins it; empty where none is in play, or
   * nobody wins it.
   */
  static Optional<Award> low(DealState deal) {
    return deal.inPlay()
        .lowest(deal.trump().orElseThrow())
        .flatMap(
            card ->
                lowSeat(deal, card)
                    .map(
                        seat ->
                            WonCards.award(
                                deal, AwardKind.LOW, deal.rules().lowPoints(), card, seat)));
  }

  /** The seat that took a card into the play. */
  static Seat owner(DealState deal, Card card) {
    for (var seat : deal.seating().seats()) {
      if (deal.inPlay(seat).contains(card)) {
        return seat;
      }
    }
    throw new IllegalArgumentException(card + " is not in play");
  }

  private static Optional<Seat> lowSeat(DealState deal, Card card) {
    return switch (deal.rules().lowCredit()) {
      case DEALT -> Optional.of(owner(deal, card));
      case TAKER -> WonCards.winnerOf(deal, card);
    };
  }
}
