package hangjack.analyzer.search;

import hangjack.analyzer.play.Action;
import hangjack.analyzer.play.DealEngine;
import hangjack.analyzer.play.DealState;
import java.util.Optional;
import java.util.SplittableRandom;

/** A player who values every choice on some ways in which the unseen cards may lie. */
final class Searcher {
  /** Ways looked at for a card; twice as many for a call, of which there are few. */
  private static final int WORLDS = 20;

  private Searcher() {}

  static Action choose(DealState state, SplittableRandom random) {
    var legal = DealEngine.legalActions(state);
    if (legal.size() == 1) {
      return legal.getFirst();
    }
    var worlds = legal.getFirst() instanceof Action.Call ? 2 * WORLDS : WORLDS;
    var how = new Thoroughness(worlds, random.nextLong(), false);
    return Valuing.of(state, Optional.empty(), how, Watch.NOBODY)
        .map(valuation -> valuation.choices().get(valuation.best()))
        .orElse(legal.getFirst());
  }
}
