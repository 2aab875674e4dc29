package hangjack.analyzer.search;

import hangjack.analyzer.play.Action;
import hangjack.analyzer.play.DealEngine;
import hangjack.analyzer.play.DealState;
import java.util.Optional;
import java.util.SplittableRandom;

/**
 * A player who thinks a fair club player's choice over: he plays every choice on, on some ways in
 * which the unseen cards may lie, and departs from the club player's only for one that comes out
 * better by so many errors of the comparison. He plays for the match where its table is there, else
 * for points.
 *
 * <p>Nobody in what he plays on sees another's cards, so he never counts on a guess coming right.
 */
final class Searcher {
  /** Ways looked at for a card, and those after which most cards are clear. */
  private static final int FOR_A_CARD = 120;

  private static final int FOR_A_CLEAR_CARD = 20;

  /** Ways for anything else: of calls there are few, and they weigh more. */
  private static final int FOR_A_CALL = 160;

  private static final int FOR_A_CLEAR_CALL = 40;

  private static final double ERRORS_OF_A_CARD = 0.5;

  /** Calls lead to deals that have little in common, so that more of what is seen is chance. */
  private static final double ERRORS_OF_A_CALL = 1;

  private static final double ERRORS_IF_CLEAR = 2.5;
  private static final double ERRORS_OF_95 = 1.959964;

  private Searcher() {}

  static Action choose(DealState state, SplittableRandom random) {
    var legal = DealEngine.legalActions(state);
    if (legal.size() == 1) {
      return legal.getFirst();
    }
    var usual = Bot.RULES_OF_THUMB.choose(state, random);
    var seed = random.nextLong();
    var isCard = usual instanceof Action.Play;
    return valued(state, usual, isCard ? FOR_A_CLEAR_CARD : FOR_A_CLEAR_CALL, seed)
        .filter(valuation -> isClear(valuation, usual))
        .or(() -> valued(state, usual, isCard ? FOR_A_CARD : FOR_A_CALL, seed))
        .map(valuation -> better(valuation, usual, isCard ? ERRORS_OF_A_CARD : ERRORS_OF_A_CALL))
        .orElse(usual);
  }

  private static Optional<Valuation> valued(DealState state, Action usual, int worlds, long seed) {
    var how = new Thoroughness(worlds, seed, false);
    return Valuing.byPlayingOn(state, Optional.of(usual), Aim.MATCH, how);
  }

  /** Whether every other choice is clearly better or clearly worse than the usual one. */
  private static boolean isClear(Valuation valuation, Action usual) {
    var own = valuation.choices().indexOf(usual);
    for (var choice = 0; choice < valuation.choices().size(); choice++) {
      if (choice != own
          && Math.abs(gain(valuation, choice, own))
              < ERRORS_IF_CLEAR * error(valuation, choice, own)) {
        return false;
      }
    }
    return true;
  }

  private static Action better(Valuation valuation, Action usual, double errors) {
    var own = valuation.choices().indexOf(usual);
    var best = valuation.hasWins() ? valuation.bestToWin() : valuation.best();
    return gain(valuation, best, own) > errors * error(valuation, best, own)
        ? valuation.choices().get(best)
        : usual;
  }

  private static double gain(Valuation valuation, int choice, int own) {
    return valuation.hasWins()
        ? valuation.win(choice) - valuation.win(own)
        : valuation.difference(choice, own);
  }

  private static double error(Valuation valuation, int choice, int own) {
    var half =
        valuation.hasWins()
            ? valuation.winDifferenceCi95(choice, own)
            : valuation.differenceCi95(choice, own);
    return half / ERRORS_OF_95;
  }
}
