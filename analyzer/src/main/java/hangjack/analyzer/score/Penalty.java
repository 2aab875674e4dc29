package hangjack.analyzer.score;

import hangjack.analyzer.cards.Side;
import java.util.List;
import java.util.Set;

/**
 * What breaking a rule of following costs under the rules of the table.
 *
 * @param kind whether it costs nothing, points or the match
 * @param sides the sides whose score it changes: those that gain, or the offender who is set back;
 *     none where it costs nothing
 * @param offender the side that broke the rule
 * @param points what each of the sides scores: the target where it costs the match, less than 0 for
 *     an offender who is set back
 * @param cannotScore the awards that the offender's side loses
 * @param cannotGoOut whether the offender's side cannot win the match with this deal
 */
public record Penalty(
    Kind kind,
    List<Side> sides,
    Side offender,
    int points,
    Set<AwardKind> cannotScore,
    boolean cannotGoOut) {
  /** How heavy a penalty is. */
  public enum Kind {
    NONE,
    POINTS,
    MATCH
  }

  public Penalty {
    sides = List.copyOf(sides);
    cannotScore = Set.copyOf(cannotScore);
  }
}
