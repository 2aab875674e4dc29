package hangjack.analyzer.match;

import hangjack.analyzer.cards.Scores;
import hangjack.analyzer.cards.Side;
import hangjack.analyzer.rules.RuleSet;
import hangjack.analyzer.score.Award;
import hangjack.analyzer.score.AwardKind;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The points of a deal, entered one after the other until a side reaches the target (rules 4).
 *
 * @param points every point of the deal, in the order of counting
 * @param deal what was counted in this deal, by side
 * @param after the score after the deal
 * @param winner who has won the match; empty while nobody has
 * @param countedOutOn what the winner's last point was for; empty while nobody has won
 */
public record CountingOut(
    List<Point> points,
    Scores deal,
    Scores after,
    Optional<Side> winner,
    Optional<AwardKind> countedOutOn) {

  /**
   * A point of the deal.
   *
   * @param award what it is for
   * @param counted whether it was entered; not when somebody had gone out before
   */
  public record Point(Award award, boolean counted) {}

  public CountingOut {
    points = List.copyOf(points);
  }

  /** Enters the awards of a deal on the score before it. */
  public static CountingOut count(RuleSet rules, Scores before, List<Award> awards) {
    var points = new ArrayList<Point>();
    var deal = Scores.zero(rules.seating());
    var after = before;
    Optional<Side> winner = Optional.empty();
    Optional<AwardKind> on = Optional.empty();
    for (var award : awards) {
      var counted = winner.isEmpty();
      points.add(new Point(award, counted));
      if (!counted) {
        continue;
      }
      deal = deal.plus(award.side(), award.points());
      after = after.plus(award.side(), award.points());
      if (after.of(award.side()) >= rules.target() && mayWin(rules, award.kind())) {
        winner = Optional.of(award.side());
        on = Optional.of(award.kind());
      }
    }
    if (winner.isEmpty()) {
      // Only points that could not win by themselves can have brought a side here.
      for (var award : awards) {
        if (winner.isEmpty() && after.of(award.side()) >= rules.target()) {
          winner = Optional.of(award.side());
          on = Optional.of(award.kind());
        }
      }
    }
    return new CountingOut(points, deal, after, winner, on);
  }

  private static boolean mayWin(RuleSet rules, AwardKind kind) {
    return switch (kind) {
      case TURN_UP, GIFT -> rules.immediatePointsCanWin();
      case HIGH, LOW, JACK, HANG_JACK, GAME, PENALTY -> true;
    };
  }
}
