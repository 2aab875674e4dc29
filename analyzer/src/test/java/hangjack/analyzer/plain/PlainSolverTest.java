package hangjack.analyzer.plain;

import static org.junit.jupiter.api.Assertions.assertEquals;

import hangjack.analyzer.fixtures.RandomPositions;
import java.util.Collections;
import java.util.List;
import net.jqwik.api.Assume;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The plain solver against values found by hand, and by a solver even plainer. */
class PlainSolverTest {
  static List<WorkedPositions.Worked> worked() {
    return WorkedPositions.all();
  }

  @ParameterizedTest
  @MethodSource("worked")
  void theSolverFindsTheValuesFoundByHand(WorkedPositions.Worked worked) {
    assertEquals(worked.values(), PlainSolver.values(Both.plain(worked.state())));
  }

  /** Everything tried to the very end, on the plain program alone. */
  @Property
  void theSolverFindsWhatTryingEverythingFinds(@ForAll long seed) {
    var state = RandomPositions.late(seed);
    Assume.that(RandomPositions.left(state) <= 7);
    var deal = Both.plain(state);
    for (var found : PlainSolver.values(deal).entrySet()) {
      var side = deal.rules.side(found.getKey().substring(0, 1));
      assertEquals(everythingTried(deal.after(found.getKey()), side), found.getValue());
    }
  }

  private static int everythingTried(PlainDeal deal, String side) {
    if (deal.isOver()) {
      return PlainScore.difference(deal, side);
    }
    var values = deal.options().stream().map(option -> everythingTried(deal.after(option), side));
    var isMine = deal.rules.side(deal.options().getFirst().substring(0, 1)).equals(side);
    return isMine ? Collections.max(values.toList()) : Collections.min(values.toList());
  }

  @Property
  void alphaBetaFindsTheSame(@ForAll long seed) {
    var state = RandomPositions.late(seed);
    Assume.that(RandomPositions.left(state) <= 12);
    var deal = Both.plain(state);
    for (var found : PlainSolver.values(deal).entrySet()) {
      var side = deal.rules.side(found.getKey().substring(0, 1));
      var after = deal.after(found.getKey());
      assertEquals(new PlainAlphaBeta(after, side).value(), found.getValue());
    }
  }
}
