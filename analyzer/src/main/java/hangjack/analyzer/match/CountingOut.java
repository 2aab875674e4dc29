package hangjack.analyzer.match;

import hangjack.analyzer.cards.Scores;
import hangjack.analyzer.cards.Side;
import hangjack.analyzer.rules.CountOut;
import hangjack.analyzer.rules.RuleSet;
import hangjack.analyzer.score.Award;
import hangjack.analyzer.score.AwardKind;
import hangjack.analyzer.score.PitcherResult;
import hangjack.analyzer.score.ScoreSheet;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * The points of a deal entered on the score before it, and who goes out with them (rules 4).
 *
 * @param points every point of the deal, in the order of counting
 * @param deal what was counted in this deal, by side; less than 0 for one that was set back
 * @param after the score after the deal
 * @param winner who has won the match; empty while nobody has
 * @param countedOutOn what the winner's deciding point was for; empty while nobody has won
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
   * @param counted whether it was entered; not when somebody had gone out before (but a set-back
   *     is), not for a side that was set back, and not where it would take out an offender who
   *     cannot go out
   */
  public record Point(Award award, boolean counted) {}

  public CountingOut {
    points = List.copyOf(points);
  }

  /** Enters the awards of a deal on the score before it. */
  public static CountingOut count(RuleSet rules, Scores before, ScoreSheet sheet) {
    var smudged = SmudgeWin.of(rules, before, sheet);
    if (smudged.isPresent()) {
      return entered(rules, before, sheet, _ -> false)
          .wonBy(smudged.get(), Optional.of(AwardKind.SMUDGE));
    }
    return switch (rules.countOut()) {
      case ORDERED, PITCHER_FIRST -> {
        var counting = entered(rules, before, sheet, kind -> winsAlone(rules, kind, true));
        yield counting.winner.isPresent() ? counting : counting.latePast(rules, sheet);
      }
      case WHOLE_HAND_DEEPEST -> {
        var counting = entered(rules, before, sheet, kind -> winsAlone(rules, kind, false));
        yield counting.winner.isPresent() ? counting : DeepestWins.of(rules, sheet, counting);
      }
    };
  }

  CountingOut wonBy(Side side, Optional<AwardKind> on) {
    return new CountingOut(points, deal, after, Optional.of(side), on);
  }

  /** Whether a point of a kind wins as soon as it reaches the target. */
  private static boolean winsAlone(RuleSet rules, AwardKind kind, boolean inPlay) {
    return switch (kind) {
      case TURN_UP -> rules.immediatePointsCanWin();
      case GIFT -> rules.giftWinsAtOnce();
      case PEG, HIGH, LOW, JACK, HANG_JACK, JOKER, GAME, SMUDGE, PENALTY -> inPlay;
    };
  }

  private static CountingOut entered(
      RuleSet rules, Scores before, ScoreSheet sheet, Predicate<AwardKind> winsAlone) {
    var setBack = sheet.pitcher().filter(PitcherResult::setBack);
    var points = new ArrayList<Point>();
    var deal = Scores.zero(rules.seating());
    var after = before;
    if (setBack.isPresent()) {
      deal = deal.plus(setBack.get().side(), -setBack.get().bid());
      after = rules.entered(after, setBack.get().side(), -setBack.get().bid());
    }
    Optional<Award> deciding = Optional.empty();
    for (var award : inOrder(rules, sheet)) {
      var entered = rules.entered(after, award.side(), award.points());
      var isOut = rules.isOut(entered, award.side());
      var setsBack = award.points() < 0;
      var counted =
          setsBack
              || (deciding.isEmpty()
                  && !isLost(award, setBack)
                  && !(isOut && isBarred(award, sheet)));
      points.add(new Point(award, counted));
      if (counted) {
        deal = deal.plus(award.side(), award.points());
        after = entered;
        if (sheet.winsMatch(award) || (isOut && winsAlone.test(award.kind()))) {
          deciding = Optional.of(award);
        }
      }
    }
    return new CountingOut(
        points, deal, after, deciding.map(Award::side), deciding.map(Award::kind));
  }

  /** A side that is set back scores nothing of what it made. */
  private static boolean isLost(Award award, Optional<PitcherResult> setBack) {
    return setBack.filter(result -> result.side() == award.side()).isPresent()
        && AwardKind.MADE_IN_PLAY.contains(award.kind());
  }

  /** What an offender made before the play was made before the offence. */
  private static boolean isBarred(Award award, ScoreSheet sheet) {
    return !sheet.mayGoOut(award.side()) && !AwardKind.MADE_BEFORE_PLAY.contains(award.kind());
  }

  private static List<Award> inOrder(RuleSet rules, ScoreSheet sheet) {
    if (rules.countOut() != CountOut.PITCHER_FIRST || sheet.pitcher().isEmpty()) {
      return sheet.awards();
    }
    var side = sheet.pitcher().get().side();
    var ordered = new ArrayList<>(sheet.awards());
    ordered.sort(Comparator.comparing(award -> award.side() != side && !sheet.winsMatch(award)));
    return ordered;
  }

  /** Only points that could not win by themselves can have brought a side here. */
  private CountingOut latePast(RuleSet rules, ScoreSheet sheet) {
    return points.stream()
        .filter(Point::counted)
        .map(Point::award)
        .filter(award -> rules.isOut(after, award.side()) && sheet.mayGoOut(award.side()))
        .findFirst()
        .map(award -> wonBy(award.side(), Optional.of(award.kind())))
        .orElse(this);
  }
}
