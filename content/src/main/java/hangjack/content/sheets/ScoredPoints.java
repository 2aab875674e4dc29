package hangjack.content.sheets;

import hangjack.analyzer.rules.RuleSet;
import hangjack.analyzer.score.AwardKind;
import hangjack.content.words.ScoredKinds;
import java.util.List;
import java.util.stream.Stream;

/** The points of a deal that a sheet has a place for, in the order of counting. */
record ScoredPoints(RuleSet rules) {
  /** What an exercise asks for: the four, and the joker where there is one. */
  List<AwardKind> asked() {
    return scored(AwardKind.HIGH, AwardKind.LOW, AwardKind.JACK, AwardKind.JOKER, AwardKind.GAME);
  }

  /** Everything that is scored in a deal but pegs. */
  List<AwardKind> all() {
    return Stream.of(AwardKind.values())
        .filter(kind -> kind != AwardKind.PEG && ScoredKinds.scores(kind, rules))
        .toList();
  }

  private List<AwardKind> scored(AwardKind... kinds) {
    return Stream.of(kinds).filter(kind -> ScoredKinds.scores(kind, rules)).toList();
  }
}
