package hangjack.analyzer.score;

import hangjack.analyzer.play.DealState;
import hangjack.analyzer.rules.Smudge;
import java.util.Optional;

/**
 * A point more for a pitcher whose side takes every trick, where the rules give it (rules 7, 21).
 */
final class EveryTrick {
  private EveryTrick() {}

  /** The award; empty where the pitcher's side lost a trick, or the rules do not know it. */
  static Optional<Award> of(DealState deal) {
    if (deal.rules().smudge() != Smudge.SIX_TRICKS) {
      return Optional.empty();
    }
    return deal.contract()
        .map(contract -> deal.seating().sideOf(contract.pitcher()))
        .filter(
            side ->
                deal.tricks().stream()
                    .allMatch(trick -> deal.seating().sideOf(trick.winner().orElseThrow()) == side))
        .map(side -> Award.plain(AwardKind.SMUDGE, side, 1));
  }
}
