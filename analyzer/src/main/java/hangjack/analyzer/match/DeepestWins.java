package hangjack.analyzer.match;

import hangjack.analyzer.rules.RuleSet;
import hangjack.analyzer.score.Award;
import hangjack.analyzer.score.AwardKind;
import hangjack.analyzer.score.ScoreSheet;
import java.util.Optional;

/**
 * The whole deal is counted; of those past the target the one furthest past it wins, of several the
 * one that made High, and if none of them did the match goes on (rules 3.1 SU32, 4 no. 4).
 */
final class DeepestWins {
  private DeepestWins() {}

  static CountingOut of(RuleSet rules, ScoreSheet sheet, CountingOut counting) {
    var after = counting.after();
    var out =
        rules.seating().sides().stream()
            .filter(side -> rules.isOut(after, side) && sheet.mayGoOut(side))
            .toList();
    var most = out.stream().mapToInt(side -> rules.made(after, side)).max();
    var deepest =
        out.stream().filter(side -> rules.made(after, side) == most.orElseThrow()).toList();
    var alone = deepest.size() == 1;
    var deciding =
        counting.points().stream()
            .filter(CountingOut.Point::counted)
            .map(CountingOut.Point::award)
            .filter(award -> deepest.contains(award.side()))
            .filter(award -> alone || award.kind() == AwardKind.HIGH)
            .reduce((_, later) -> later);
    return (alone ? Optional.of(deepest.getFirst()) : deciding.map(Award::side))
        .map(side -> counting.wonBy(side, deciding.map(Award::kind)))
        .orElse(counting);
  }
}
