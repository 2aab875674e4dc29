package hangjack.analyzer.review;

import hangjack.analyzer.cards.CardSet;
import hangjack.analyzer.cards.Seat;
import hangjack.analyzer.cards.Side;
import hangjack.analyzer.match.CountingOut;
import hangjack.analyzer.play.Action;
import hangjack.analyzer.play.DealState;
import hangjack.analyzer.score.ScoreSheet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** A match that is lost because others count out before the points that would win it (rules 4). */
final class MatchLost {
  private MatchLost() {}

  /**
   * Whether a seat's side makes enough for the match in one end of a deal, but others go out before
   * it there, while in another end it wins.
   */
  static boolean byOrder(DealState after, DealState instead, Seat seat) {
    var side = after.seating().sideOf(seat);
    return winner(after).filter(won -> won != side).isPresent()
        && winner(instead).equals(Optional.of(side))
        && isEnough(after, side);
  }

  private static Optional<Side> winner(DealState end) {
    return CountingOut.count(end.rules(), end.before(), ScoreSheet.of(end)).winner();
  }

  /** Whether all points of a side, counted or not, would bring it to the target. */
  private static boolean isEnough(DealState end, Side side) {
    var score = end.before();
    for (var award : ScoreSheet.of(end).awards()) {
      score = award.side() == side ? end.rules().entered(score, side, award.points()) : score;
    }
    return end.rules().isOut(score, side);
  }

  static Reason reason(
      DealState state,
      Action.Play chosen,
      Action.Play better,
      DealState after,
      DealState instead,
      Optional<Map<Seat, CardSet>> hands,
      double winsLost) {
    var details = new LinkedHashMap<String, Reason.Detail>();
    details.put("chosen", new Reason.Detail.OneCard(chosen.card()));
    details.put("best", new Reason.Detail.OneCard(better.card()));
    details.put("win", new Reason.Detail.Amount(winsLost));
    return new Reason(
        ReasonCode.COUNTED_OUT_BY_ORDER,
        details,
        PlayReasons.line(state, after),
        PlayReasons.line(state, instead),
        hands);
  }
}
