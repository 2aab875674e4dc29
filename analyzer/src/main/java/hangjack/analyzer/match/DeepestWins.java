package hangjack.analyzer.match;

import hangjack.analyzer.rules.RuleSet;
import hangjack.analyzer.score.AwardKind;

/**
 * The whole deal is counted; of those past the target the one furthest past it wins, of several the
 * one that made High, and if none of them did the match goes on (rules 3.1 SU32, 4 no. 4).
 */
final class DeepestWins {
  private DeepestWins() {}

  static CountingOut of(RuleSet rules, CountingOut counting) {
    var after = counting.after();
    var sides = rules.seating().sides();
    var most = sides.stream().mapToInt(side -> rules.made(after, side)).max().orElseThrow();
    if (most < rules.target()) {
      return counting;
    }
    var deepest = sides.stream().filter(side -> rules.made(after, side) == most).toList();
    return counting.points().stream()
        .map(CountingOut.Point::award)
        .filter(award -> deepest.contains(award.side()))
        .filter(award -> deepest.size() == 1 || award.kind() == AwardKind.HIGH)
        .reduce((_, later) -> later)
        .map(award -> counting.wonBy(award.side(), award.kind()))
        .orElse(counting);
  }
}
