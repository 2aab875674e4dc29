package hangjack.analyzer.search;

import static hangjack.analyzer.fixtures.Deals.rules;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import hangjack.analyzer.rules.RuleSet;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Matches of made-up deals whose chances can be worked out by hand. */
class MatchIterationTest {
  private static final double EXACT = 1e-5;

  /** With one to go each, six deals in ten are the dealer's: 0.6. */
  @Test
  void theLastPointIsTheDealersAsOftenAsHeMakesIt() {
    var chances = chances("all-fours; target=2", Map.of(point(0), 6, point(1), 4));
    assertEquals(0.6, chances.of(of(1, 1), 0), 0.001);
    assertEquals(0.4, chances.of(of(1, 1), 1), 0.001);
  }

  /**
   * The dealer has one to go, the other two: 0.6, or else the other deals with one to go each and
   * the dealer makes the last point in four of ten: 0.6 + 0.4·0.4.
   */
  @Test
  void theDealPassesOn() {
    var chances = chances("all-fours; target=2", Map.of(point(0), 6, point(1), 4));
    assertEquals(0.76, chances.of(of(1, 0), 0), 0.001);
    assertEquals(0.6 * 0.4, chances.of(of(0, 1), 0), 0.001);
  }

  /** Both make the last point in every deal, the other one first. */
  @Test
  void whoIsCountedFirstWins() {
    var both = outcome(List.of(points(1, 1), points(0, 1)));
    var chances = chances("all-fours; target=7", Map.of(both, 1));
    assertEquals(0, chances.of(of(6, 6), 0));
    assertEquals(1, chances.of(of(6, 6), 1));
    assertEquals(1, chances.of(of(6, 5), 0));
  }

  /** Both reach the target, the dealer goes two beyond it. */
  @Test
  void theDeepestWinsWhereTheWholeDealIsCounted() {
    var both =
        outcome(List.of(new DealOutcome.Points(1, 1, false), new DealOutcome.Points(0, 3, false)));
    var chances = chances("seven-up-32", Map.of(both, 1));
    assertEquals(1, chances.of(of(6, 6), 0));
  }

  /** A bid of two is lost or made as often; who wins has it made: p = 1/2 + 1/2·(down two). */
  @Test
  void aSetBackGoesDownAndTheMatchGoesOn() {
    var lost = new DealOutcome(List.of(), 0, 2, DealOutcome.NONE, false, DealOutcome.NONE, 1);
    var chances = chances("setback; target=7", Map.of(lost, 1, point(0, 2), 1));
    var even = chances.of(of(5, 5), 0);
    assertEquals(0.5 + 0.5 * (1 - chances.of(of(5, 3), 0)), even, 0.001);
  }

  @Test
  void aSmudgeWinsFromAnyScoreThatIsNotInTheHole() {
    var smudge =
        new DealOutcome(List.of(points(0, 4)), DealOutcome.NONE, 0, 0, true, DealOutcome.NONE, 1);
    var chances = chances("setback", Map.of(smudge, 1));
    assertEquals(1, chances.of(of(0, 20), 0));
    assertEquals(0, chances.of(of(-1, 0), 0));
  }

  /** Three in turn each make the one point of their own deal: with one to go the dealer wins. */
  @Test
  void threePlayersDealInTurn() {
    var chances = chances("all-fours; players=3; target=2", Map.of(point(0), 1));
    assertChances(chances, of(1, 1, 1), 1, 0, 0);
    assertChances(chances, of(0, 1, 1), 0, 1, 0);
    assertChances(chances, of(0, 0, 1), 0, 0, 1);
    assertChances(chances, of(0, 0, 0), 1, 0, 0);
  }

  private static void assertChances(ChanceTable table, int[] made, double... chances) {
    var found = new double[made.length];
    for (var side = 0; side < made.length; side++) {
      found[side] = table.of(made, side);
    }
    assertArrayEquals(chances, found, EXACT);
  }

  private static ChanceTable chances(String text, Map<DealOutcome, Integer> deals) {
    RuleSet rules = rules(text);
    var low = rules.auction() ? -10 : 0;
    var chances = new MatchIteration(rules, _ -> deals, low, rules.target() - 1).settled();
    var lines = MatchTables.text("made-up", low, rules.target() - 1, chances).lines().skip(1);
    return ChanceTable.read(lines.toList());
  }

  private static int[] of(int... made) {
    return made;
  }

  private static DealOutcome point(int side) {
    return point(side, 1);
  }

  private static DealOutcome point(int side, int points) {
    return outcome(List.of(points(side, points)));
  }

  private static DealOutcome.Points points(int side, int points) {
    return new DealOutcome.Points(side, points, true);
  }

  private static DealOutcome outcome(List<DealOutcome.Points> points) {
    return new DealOutcome(
        points, DealOutcome.NONE, 0, DealOutcome.NONE, false, DealOutcome.NONE, 1);
  }
}
