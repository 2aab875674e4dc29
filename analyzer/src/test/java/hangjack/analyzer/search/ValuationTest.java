package hangjack.analyzer.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hangjack.analyzer.cards.Seat;
import hangjack.analyzer.play.Action;
import java.util.List;
import org.junit.jupiter.api.Test;

class ValuationTest {
  private static final int STAND = 0;
  private static final int BEG = 1;

  /** Stand makes 1 and 3 in two ways, beg 0 and 0: ahead by 2, with a variance of 2. */
  private static Valuation seen() {
    return new Valuation(
        false,
        false,
        List.of(new Action.Stand(Seat.NORTH), new Action.Beg(Seat.NORTH)),
        new double[] {1, 1},
        new float[][] {{1, 3}, {0, 0}},
        new float[0][]);
  }

  @Test
  void whatIsSeenCountsAloneWhereNoTableTells() {
    assertEquals(2, seen().difference(STAND, BEG), 1e-9);
    assertEquals(1.959964, seen().differenceCi95(STAND, BEG), 1e-6);
  }

  /**
   * The squared error of the difference is 2 / 2 = 1, hands of a class differ by 0.4, so the share
   * of what is seen is 0.16 / 1.16. Usually beg is ahead by 0.5.
   */
  @Test
  void whatIsHardlyCertainIsDrawnTowardsWhatIsUsual() {
    var drawn = seen().drawnTowards(new double[] {-1.5, -1});
    var share = 0.16 / 1.16;
    assertEquals(share * 2 - (1 - share) * 0.5, drawn.difference(STAND, BEG), 1e-6);
    var error = Math.sqrt(share * share + (1 - share) * (1 - share) * 0.16);
    assertEquals(1.959964 * error, drawn.differenceCi95(STAND, BEG), 1e-6);
    assertEquals(BEG, drawn.best());
    assertEquals(0, drawn.differenceCi95(BEG, BEG));
  }

  @Test
  void theMeanOfTheChoicesStays() {
    var drawn = seen().drawnTowards(new double[] {-1.5, -1});
    assertEquals(2, drawn.points(STAND) + drawn.points(BEG), 1e-6);
    assertTrue(drawn.differenceCi95(STAND, BEG) < seen().differenceCi95(STAND, BEG));
  }
}
