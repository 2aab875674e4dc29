package hangjack.analyzer.search;

import static hangjack.analyzer.fixtures.Deals.rules;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

class CallValuesTest {
  /**
   * Stand makes 1 and 3, beg 0 and 4: means 2 and 2. The differences 1 and −1 have a variance of 2,
   * so half the interval is 1.96 times the root of 2/2.
   */
  @Test
  void callsAreComparedOnTheSameDeals() {
    var calls = new ComparedCalls(List.of("stand", "beg"));
    calls.add(List.of("stand", "beg"), 1, 0);
    calls.add(List.of("stand", "beg"), 3, 4);
    assertEquals(0, calls.meet("beg"));
    assertEquals(1, calls.meet("stand"));
    assertEquals(2, calls.meet("beg"));
    assertEquals("3 2 stand:2.000:0.000:1.960:1 beg:2.000:0.000:1.960:2", calls.written());
  }

  /** A call is measured against the best of the others, not against the next. */
  @Test
  void theLeadIsOverTheBestOther() {
    var calls = new ComparedCalls(List.of("pass", "2", "3"));
    calls.add(List.of("pass", "2", "3"), 0, 2, 5);
    calls.add(List.of("pass", "2", "3"), 0, 2, 5);
    assertEquals(
        "0 2 pass:0.000:-5.000:0.000:0 2:2.000:-3.000:0.000:0 3:5.000:3.000:0.000:0",
        calls.written());
    assertThrows(IllegalStateException.class, () -> calls.add(List.of("pass", "2"), 0, 0));
  }

  @Test
  void theSameDealsMakeTheSameTable() {
    var lines = CallValues.lines(rules("all-fours"), 500);
    assertTrue(lines.size() > 5);
    assertEquals(lines, CallValues.lines(rules("all-fours"), 500));
    for (var row : CallValueTable.read(lines).rows()) {
      assertTrue(row.deals() >= 30, row.toString());
    }
  }

  @Test
  void gamesWithoutCallsHaveNoTable() {
    assertEquals(List.of(), CallValues.lines(rules("california-jack"), 50));
  }
}
