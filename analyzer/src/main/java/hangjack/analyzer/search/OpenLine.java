package hangjack.analyzer.search;

import hangjack.analyzer.play.Action;
import hangjack.analyzer.play.DealEngine;
import hangjack.analyzer.play.DealState;
import java.util.ArrayList;
import java.util.List;

/** How the play goes on when all cards lie open and everybody plays best. */
public final class OpenLine {
  private OpenLine() {}

  /**
   * The deal at its end.
   *
   * @param state a deal in play that the search solves exactly
   * @param first the card played first
   */
  static DealState end(DealState state, Action first) {
    var now = DealEngine.enforce(state, first);
    while (now.toAct().isPresent()) {
      now = DealEngine.enforce(now, best(now));
    }
    return now;
  }

  /** The plays to the end of the deal, the given one first. */
  public static List<Action> of(DealState state, Action first) {
    var line = new ArrayList<Action>();
    var next = first;
    var now = state;
    while (true) {
      line.add(next);
      now = DealEngine.enforce(now, next);
      if (now.toAct().isEmpty()) {
        return line;
      }
      next = best(now);
    }
  }

  /** A card of the highest value, the first of the hand where there are several. */
  public static Action best(DealState state) {
    var legal = DealEngine.legalActions(state);
    if (legal.size() == 1) {
      return legal.getFirst();
    }
    var solver = new OpenSolver(state);
    var best = legal.getFirst();
    var most = Integer.MIN_VALUE;
    for (var action : legal) {
      var value = solver.value(((Action.Play) action).card());
      if (value > most) {
        most = value;
        best = action;
      }
    }
    return best;
  }
}
