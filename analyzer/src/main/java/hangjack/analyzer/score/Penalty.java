package hangjack.analyzer.score;

import hangjack.analyzer.cards.Side;
import java.util.List;
import java.util.Set;

/**
 * What breaking a rule of following costs under the rules of the table.
 *
 * @param kind whether it costs nothing, points or the match
 * @param gainers the sides that gain; none where it costs nothing
 * @param offender the side that broke the rule
 * @param points what each gainer scores; the target where it costs the match
 * @param cannotScore the awards that the offender's side loses
 */
public record Penalty(
    Kind kind, List<Side> gainers, Side offender, int points, Set<AwardKind> cannotScore) {
  /** How heavy a penalty is. */
  public enum Kind {
    NONE,
    POINTS,
    MATCH
  }

  public Penalty {
    gainers = List.copyOf(gainers);
    cannotScore = Set.copyOf(cannotScore);
  }
}
