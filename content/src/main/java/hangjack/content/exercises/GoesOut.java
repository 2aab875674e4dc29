package hangjack.content.exercises;

import hangjack.analyzer.cards.Scores;
import hangjack.analyzer.cards.Side;
import hangjack.analyzer.match.CountingOut;
import hangjack.analyzer.rules.RuleSet;
import hangjack.analyzer.score.Award;
import hangjack.analyzer.score.PitcherResult;
import hangjack.analyzer.score.ScoreSheet;
import java.util.List;

/**
 * Who wins the match with a deal in which somebody goes out.
 *
 * @param before the score before the deal
 * @param sheet the points of the deal
 */
public record GoesOut(RuleSet rules, Scores before, ScoreSheet sheet) implements Exercise {
  public GoesOut {
    if (CountingOut.count(rules, before, sheet).winner().isEmpty()) {
      throw new IllegalArgumentException("nobody goes out");
    }
  }

  @Override
  public Kind kind() {
    return Kind.GOES_OUT;
  }

  /** The points as they are entered, with the winner and what decided it. */
  public CountingOut counting() {
    return CountingOut.count(rules, before, sheet);
  }

  /** The side that wins. */
  public Side answer() {
    return counting().winner().orElseThrow();
  }

  /** What a side scores in the deal, in the order of counting; nothing of it is told as counted. */
  public List<Award> points(Side side) {
    return sheet.awards().stream().filter(award -> award.side() == side).toList();
  }

  /**
   * One side that could go out; several, of which the one with the most wins; or several, of which
   * one wins that another is level with or ahead of when everything is added up.
   */
  @Override
  public Level level() {
    var able = contenders();
    if (able.size() < 2) {
      return Level.FIRST;
    }
    var winner = answer();
    var most = able.stream().allMatch(side -> side == winner || total(side) < total(winner));
    return most ? Level.SECOND : Level.THIRD;
  }

  @Override
  public boolean isTrivial() {
    return contenders().size() < 2;
  }

  /** The sides whose points would reach the target if all of them were counted. */
  private List<Side> contenders() {
    return rules.seating().sides().stream().filter(side -> total(side) >= rules.target()).toList();
  }

  private int total(Side side) {
    var setBack = sheet.pitcher().filter(PitcherResult::setBack);
    var made = rules.made(before, side);
    if (setBack.isPresent() && setBack.get().side() == side) {
      return made - setBack.get().bid();
    }
    return made + points(side).stream().mapToInt(Award::points).sum();
  }
}
