package hangjack.analyzer.search;

import hangjack.analyzer.play.Action;
import hangjack.analyzer.play.DealEngine;
import hangjack.analyzer.play.DealState;
import java.util.SplittableRandom;

/** How a deal goes on to its end after a choice. */
public final class PlayOn {
  private PlayOn() {}

  /**
   * The deal at its end: with best play where the cards are solved exactly for two sides, else
   * played by fair club players.
   */
  public static DealState toTheEnd(DealState state, Action choice) {
    return Valuing.isOpened(state) ? OpenLine.end(state, choice) : byClubPlayers(state, choice, 1);
  }

  /** The deal at its end, played by fair club players of whom each sees his own cards only. */
  static DealState byClubPlayers(DealState state, Action choice, long seed) {
    var random = new SplittableRandom(seed);
    var now = DealEngine.enforce(state, choice);
    while (now.toAct().isPresent()) {
      now = DealEngine.enforce(now, Bot.RULES_OF_THUMB.choose(now, random));
    }
    return now;
  }
}
