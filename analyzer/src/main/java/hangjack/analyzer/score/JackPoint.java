package hangjack.analyzer.score;

import hangjack.analyzer.cards.Card;
import hangjack.analyzer.cards.Rank;
import hangjack.analyzer.cards.Seat;
import hangjack.analyzer.play.DealState;
import java.util.Optional;

/**
 * The jack of trumps, to the side that wins it; hung where that is not the side that was dealt it
 * (rules 2.8, 3.1 TT).
 */
final class JackPoint {
  private JackPoint() {}

  /** The award; empty where nobody wins the jack. */
  static Optional<Award> of(DealState deal) {
    var jack = Card.of(Rank.JACK, deal.trump().orElseThrow());
    return WonCards.winnerOf(deal, jack).map(winner -> award(deal, jack, winner));
  }

  private static Award award(DealState deal, Card jack, Seat winner) {
    var seating = deal.seating();
    var hung = seating.sideOf(winner) != seating.sideOf(HighLow.owner(deal, jack));
    return WonCards.award(
        deal,
        hung ? AwardKind.HANG_JACK : AwardKind.JACK,
        hung ? deal.rules().hangJackPoints() : deal.rules().jackPoints(),
        jack,
        winner);
  }
}
