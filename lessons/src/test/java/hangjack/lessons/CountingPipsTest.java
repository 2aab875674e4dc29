package hangjack.lessons;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hangjack.analyzer.cards.Side;
import hangjack.analyzer.play.DealState;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CountingPipsTest {
  private static final DealState OVER = LessonFiles.deal(LessonFiles.finished());

  /** South: ace, king, jack. North: ace, queen, ten. */
  @Test
  void theCountsAreThoseAddedByHand() {
    assertEquals(4 + 3 + 1, CountingPips.accepted(Side.S, OVER));
    assertEquals(4 + 2 + 10, CountingPips.accepted(Side.N, OVER));
    assertEquals(List.of(), CountingPips.faults(Side.N, OVER, 16));
  }

  @ParameterizedTest
  @CsvSource({
    "N, 6, TENS_FORGOTTEN",
    "N, 8, OTHER_SIDE_COUNTED",
    "N, 15, COUNT_TOO_LOW",
    "N, 17, COUNT_TOO_HIGH",
    "S, 16, OTHER_SIDE_COUNTED",
    "S, 0, COUNT_TOO_LOW",
    "S, 80, COUNT_TOO_HIGH"
  })
  void aWrongCountHasItsReason(Side side, int given, ReplyCode code) {
    assertEquals(
        List.of(new Remark(code, Map.of("given", given))), CountingPips.faults(side, OVER, given));
  }

  @Test
  void everyOtherCountIsWrong() {
    var wrong = Counting.wrong(new Countable.TrickPips(Side.N), OVER);
    assertEquals(80, wrong.size());
    assertFalse(wrong.contains(16));
  }

  @Test
  void onlyTheTricksOfASideAtTheTableAreCountedWhenThereIsOne() {
    assertTrue(CountingPips.fits(Side.N, OVER));
    assertFalse(CountingPips.fits(Side.NS, OVER));
    assertFalse(CountingPips.fits(Side.N, LessonFiles.deal(LessonFiles.underWay())));
  }
}
