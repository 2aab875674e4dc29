package hangjack.analyzer.review;

import hangjack.analyzer.cards.Card;
import hangjack.analyzer.cards.Scores;
import hangjack.analyzer.play.DealEngine;
import hangjack.analyzer.play.DealState;
import hangjack.analyzer.play.Phase;
import hangjack.analyzer.record.Replay;
import hangjack.analyzer.score.AwardKind;
import hangjack.analyzer.score.ScoreSheet;
import hangjack.analyzer.search.OpenLine;
import hangjack.analyzer.search.OpenSolver;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The best play of a deal from its first lead. */
final class BestPlays {
  private BestPlays() {}

  /** The best play; empty where the deal has no play or is too long to be solved. */
  static Optional<BestPlay> of(Replay replay) {
    return replay.states().stream()
        .filter(state -> state.phase() == Phase.PLAYING)
        .findFirst()
        .flatMap(BestPlays::of);
  }

  private static Optional<BestPlay> of(DealState first) {
    var solver = new OpenSolver(first);
    if (!solver.isExact()) {
      return Optional.empty();
    }
    var now = first;
    for (var action : OpenLine.of(first, OpenLine.best(first))) {
      now = DealEngine.enforce(now, action);
    }
    var tricks = new ArrayList<List<Card>>();
    now.tricks().forEach(trick -> tricks.add(trick.cards()));
    var score = Scores.zero(now.seating());
    for (var award : ScoreSheet.of(now).awards()) {
      if (!AwardKind.MADE_BEFORE_PLAY.contains(award.kind())) {
        score = score.plus(award.side(), award.points());
      }
    }
    return Optional.of(new BestPlay(tricks, score));
  }
}
