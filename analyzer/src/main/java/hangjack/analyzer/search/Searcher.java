package hangjack.analyzer.search;

import hangjack.analyzer.play.Action;
import hangjack.analyzer.play.DealEngine;
import hangjack.analyzer.play.DealState;
import java.util.Optional;
import java.util.SplittableRandom;

/**
 * A player who thinks a fair club player's choice over: he plays every choice on, on some ways in
 * which the unseen cards may lie, and departs from the club player's only for one that comes out
 * better by more than half the error of the comparison.
 *
 * <p>Nobody in what he plays on sees another's cards, so he never counts on a guess coming right.
 * Valuing with open cards does, and costs more; on the same number of ways it won fewer points.
 */
final class Searcher {
  /** Ways looked at for a card. */
  private static final int FOR_A_CARD = 60;

  /** Ways for anything else: of calls there are few, and they weigh more. */
  private static final int FOR_A_CALL = 240;

  private static final double ERRORS = 0.5;
  private static final double ERRORS_OF_95 = 1.959964;

  private Searcher() {}

  static Action choose(DealState state, SplittableRandom random) {
    var legal = DealEngine.legalActions(state);
    if (legal.size() == 1) {
      return legal.getFirst();
    }
    var usual = Bot.RULES_OF_THUMB.choose(state, random);
    var ways = usual instanceof Action.Play ? FOR_A_CARD : FOR_A_CALL;
    var how = new Thoroughness(ways, random.nextLong(), false);
    return Valuing.byPlayingOn(state, Optional.of(usual), Aim.MATCH, how)
        .map(valuation -> better(valuation, usual))
        .orElse(usual);
  }

  private static Action better(Valuation valuation, Action usual) {
    var own = valuation.choices().indexOf(usual);
    var best = valuation.hasWins() ? valuation.bestToWin() : valuation.best();
    var gain =
        valuation.hasWins()
            ? valuation.win(best) - valuation.win(own)
            : valuation.difference(best, own);
    var half =
        valuation.hasWins()
            ? valuation.winDifferenceCi95(best, own)
            : valuation.differenceCi95(best, own);
    return gain > ERRORS * half / ERRORS_OF_95 ? valuation.choices().get(best) : usual;
  }
}
