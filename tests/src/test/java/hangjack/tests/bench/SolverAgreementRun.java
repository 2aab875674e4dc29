package hangjack.tests.bench;

import hangjack.analyzer.plain.SolverAgreement;
import hangjack.analyzer.search.OpenSolver;
import java.util.Optional;
import java.util.function.LongFunction;

/**
 * Holds the solver against the plain solver of the tests on many more positions than the build
 * does: as many late positions and whole deals as the two arguments say. Tells each disagreement
 * and ends with an error where there is one.
 */
public final class SolverAgreementRun {
  private static final int MOST_TOLD = 10;

  private int disagreements;

  private SolverAgreementRun() {}

  /** Compares and prints; takes some minutes for 20,000 positions and 300 deals. */
  public static void main(String[] arguments) {
    var positions = Integer.parseInt(arguments[0]);
    var deals = Integer.parseInt(arguments[1]);
    var agreement = new SolverAgreement(state -> OpenSolver.values(state, Long.MAX_VALUE));
    var run = new SolverAgreementRun();
    run.compare(positions, agreement::late);
    run.compare(positions, agreement::unlikeItsNext);
    run.compare(deals, agreement::whole);
    System.out.printf(
        "%,d late positions and %,d whole deals by the solver and the plain solver:"
            + " %,d disagreements%n",
        positions, deals, run.disagreements);
    if (run.disagreements > 0) {
      System.exit(1);
    }
  }

  private void compare(int seeds, LongFunction<Optional<String>> difference) {
    for (var seed = 0; seed < seeds; seed++) {
      var told = difference.apply(seed);
      if (told.isPresent()) {
        disagreements++;
        if (disagreements <= MOST_TOLD) {
          System.out.println(told.get());
        }
      }
    }
  }
}
