package hangjack.analyzer.plain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hangjack.analyzer.fixtures.RandomPositions;
import hangjack.analyzer.play.Action;
import hangjack.analyzer.play.DealEngine;
import hangjack.analyzer.play.DealState;
import hangjack.analyzer.search.OpenValues;
import hangjack.analyzer.search.OpenValues.Range;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

/** The comparison itself: silent where a search is right, loud where it is wrong. */
class SolverAgreementTest {
  private static final int POSITIONS = 50;

  @Test
  void aSearchThatIsRightIsLeftInPeace() {
    var agreement = new SolverAgreement(state -> searched(state, 0));
    for (var seed = 0; seed < POSITIONS; seed++) {
      assertEquals(Optional.empty(), agreement.late(seed));
      assertEquals(Optional.empty(), agreement.unlikeItsNext(seed));
    }
  }

  @Test
  void aSearchThatIsWrongByAPointIsToldOf() {
    var agreement = new SolverAgreement(state -> searched(state, 1));
    var told = agreement.late(1).orElseThrow();
    assertTrue(told.startsWith("late position of seed 1\n[Rules "), told);
    // Wrong by the same in every position: right for a partner's next card, not for an opponent's.
    assertTrue(
        LongStream.range(0, POSITIONS).anyMatch(seed -> agreement.unlikeItsNext(seed).isPresent()));
  }

  /** Each kind of rules and position has its share, so that agreement means something. */
  @Test
  void thePositionsAreOfEveryKind() {
    var positions = LongStream.range(0, 500).mapToObj(RandomPositions::late).toList();
    for (var kind :
        List.of(
            "players=2",
            "players=3",
            "players=4",
            "partnerships=no",
            "deck=32",
            "ten-value=0",
            "permissive-trumping=yes",
            "permissive-trumping=no",
            "must-trump-when-void=yes",
            "must-trump-when-void=no",
            "no-undertrump=yes",
            "low-to=dealt",
            "low-to=taker",
            "hang-jack-points=1",
            "hang-jack-points=3",
            "game-tie=none",
            "game-tie=non-dealer",
            "game-tie=elder-of-tied",
            "joker-rank=between-jack-and-ten",
            "joker-rank=second-highest",
            "joker-rank=highest",
            "joker=one",
            "end-count-bonus=8",
            "draw-stock=face-up",
            "draw-stock=face-down")) {
      var name = kind.substring(0, kind.indexOf('='));
      var value = kind.substring(name.length() + 1);
      var of = positions.stream().filter(p -> Both.plain(p).rules.is(name, value)).count();
      assertTrue(of >= 5, kind + " only in " + of);
    }
    assertTrue(positions.stream().filter(p -> !p.rules().pegPoints().isNone()).count() >= 50);
    assertTrue(positions.stream().filter(p -> p.rules().draws() && p.undealt() > 0).count() >= 30);
    assertTrue(positions.stream().filter(SolverAgreementTest::isWithinTrick).count() >= 100);
  }

  private static boolean isWithinTrick(DealState state) {
    return state.current().stream().anyMatch(trick -> !trick.cards().isEmpty());
  }

  private static OpenValues searched(DealState state, int wrongBy) {
    var found = PlainSolver.values(Both.plain(state));
    var values = new LinkedHashMap<Action, Range>();
    for (var action : DealEngine.legalActions(state)) {
      var value = found.getOrDefault(Both.told(action), 0) + wrongBy;
      values.put(action, new Range(value, value));
    }
    return new OpenValues(true, values, List.of());
  }
}
