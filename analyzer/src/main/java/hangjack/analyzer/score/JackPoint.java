package hangjack.analyzer.score;

import hangjack.analyzer.cards.Card;
import hangjack.analyzer.cards.Rank;
import hangjack.analyzer.play.DealState;
import java.util.Optional;

/**
 * The jack of trumps, to the side that wins it; hung where that is not the side that was dealt it
 * (rules 2.8, 3.1 TT).
 */
final class JackPoint {
  private JackPoint() {}

  /** The award; empty where the jack is not in play. */
  static Optional<Award> of(DealState deal) {
    var jack = Card.of(Rank.JACK, deal.trump().orElseThrow());
    if (!deal.inPlay().contains(jack)) {
      return Optional.empty();
    }
    var winner = WonCards.winnerOf(deal, jack);
    var side = deal.seating().sideOf(winner);
    var hung = side != deal.seating().sideOf(HighLow.owner(deal, jack));
    return Optional.of(
        WonCards.award(
            deal,
            hung ? AwardKind.HANG_JACK : AwardKind.JACK,
            hung ? deal.rules().hangJackPoints() : deal.rules().jackPoints(),
            jack,
            winner));
  }
}
