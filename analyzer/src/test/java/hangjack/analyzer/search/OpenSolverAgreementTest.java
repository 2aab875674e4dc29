package hangjack.analyzer.search;

import static org.junit.jupiter.api.Assertions.assertEquals;

import hangjack.analyzer.plain.SolverAgreement;
import hangjack.analyzer.plain.WorkedPositions;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The solver finds what the plain program finds; ten times as much is compared in the benchmarks.
 */
class OpenSolverAgreementTest {
  private static final int POSITIONS = 2_000;
  private static final int WHOLE_DEALS = 30;

  private final SolverAgreement agreement =
      new SolverAgreement(state -> OpenSolver.values(state, Long.MAX_VALUE));

  static List<WorkedPositions.Worked> worked() {
    return WorkedPositions.all();
  }

  @ParameterizedTest
  @MethodSource("worked")
  void theSolverFindsTheValuesFoundByHand(WorkedPositions.Worked worked) {
    assertEquals(Optional.empty(), agreement.compared(worked.state(), worked.values()));
  }

  @Test
  void theSolverAndThePlainProgramAgreeOnLatePositions() {
    for (var seed = 0; seed < POSITIONS; seed++) {
      assertEquals(Optional.empty(), agreement.late(seed));
    }
  }

  @Test
  void theSolverAndThePlainProgramAgreeOnWholeDeals() {
    for (var seed = 0; seed < WHOLE_DEALS; seed++) {
      assertEquals(Optional.empty(), agreement.whole(seed));
    }
  }

  @Test
  void aCardIsWorthWhatThePositionAfterItIs() {
    for (var seed = 0; seed < POSITIONS; seed++) {
      assertEquals(Optional.empty(), agreement.unlikeItsNext(seed));
    }
  }
}
