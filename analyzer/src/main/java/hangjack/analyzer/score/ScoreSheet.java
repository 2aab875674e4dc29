package hangjack.analyzer.score;

import hangjack.analyzer.play.DealState;
import hangjack.analyzer.play.Ending;
import hangjack.analyzer.play.ImmediatePoints;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * Everything a deal is worth, in the order of counting. Whether it is counted depends on the score
 * of the match and is for {@code hangjack.analyzer.match.CountingOut}.
 *
 * @param awards turn-ups, gift, High, Low, Jack, Game; those that nobody makes are not there
 * @param pips the count for Game
 */
public record ScoreSheet(List<Award> awards, Pips pips) {
  public ScoreSheet {
    awards = List.copyOf(awards);
  }

  /**
   * The sheet of a deal. A deal that is not played out yet, or was ended by a win at once or by an
   * exhausted pack, has only what was scored before the play.
   */
  public static ScoreSheet of(DealState deal) {
    var awards = new ArrayList<>(immediate(deal));
    var pips = Pips.count(WonCards.bySide(deal));
    if (deal.ending().equals(Optional.of(Ending.PLAYED_OUT))) {
      HighLow.high(deal).ifPresent(awards::add);
      HighLow.low(deal).ifPresent(awards::add);
      JackPoint.of(deal).ifPresent(awards::add);
      GamePoint.of(deal, pips).ifPresent(awards::add);
    }
    return new ScoreSheet(awards, pips);
  }

  /**
   * The same sheet with penalties claimed: what the offender may not score is struck out, and what
   * the others gain comes last.
   */
  public ScoreSheet with(List<Penalty> penalties) {
    var claimed = new ArrayList<Award>();
    for (var award : awards) {
      var struckOut =
          penalties.stream()
              .anyMatch(
                  penalty ->
                      penalty.offender() == award.side()
                          && penalty.cannotScore().contains(award.kind()));
      if (!struckOut) {
        claimed.add(award);
      }
    }
    for (var penalty : penalties) {
      for (var side : penalty.gainers()) {
        claimed.add(Award.plain(AwardKind.PENALTY, side, penalty.points()));
      }
    }
    return new ScoreSheet(claimed, pips);
  }

  private static List<Award> immediate(DealState deal) {
    return ImmediatePoints.of(deal).stream()
        .map(
            point ->
                point.turnUp().isPresent()
                    ? new Award(
                        AwardKind.TURN_UP,
                        point.side(),
                        point.points(),
                        point.turnUp(),
                        Optional.of(deal.dealer()),
                        OptionalInt.empty())
                    : Award.plain(AwardKind.GIFT, point.side(), point.points()))
        .toList();
  }
}
