package hangjack.analyzer.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hangjack.analyzer.rules.HouseRules.Problem;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Rules that can be neither dealt nor played, and the parameter that is blamed. */
class ConflictTest {
  @ParameterizedTest(name = "{0}")
  @CsvSource({
    "trinidad; hand-size=13, hand-size",
    "seven-up-32; players=4; hand-size=8, hand-size",
    "trinidad; run-recipients=elder-and-dealer, run-recipients",
    "trinidad; trump-source=first-lead, beg",
    "all-fours; trump-source=stock-top; beg=none, trump-source",
    "all-fours; draw-stock=face-up, draw-stock",
    "california-jack; players=3, draw-stock",
    "california-jack; deck=32; hand-size=13; players=3, draw-stock",
    "california-jack; players=4; hand-size=13, draw-stock",
    "shasta-sam; joker=one, draw-stock",
    "auction-pitch; min-bid=5, min-bid",
    "blind-all-fours; count-out=pitcher-first, count-out",
    "blind-all-fours; revoke=pitch, revoke",
    "all-fours; joker=one, joker",
  })
  void theParameterToBlameIsNamed(String text, String parameter) {
    var blamed =
        HouseRules.read(text).findings().stream()
            .filter(finding -> finding.problem() == Problem.PARAMETERS_CONFLICT)
            .map(HouseRules.Finding::name)
            .toList();
    assertTrue(blamed.contains(parameter), () -> "blamed: " + blamed);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "seven-up-32; players=4",
        "seven-up-32; players=2; hand-size=13",
        "irish-don",
        "california-jack; players=4",
        "shasta-sam; deck=32",
        "trinidad; run-recipients=elder-and-dealer; hand-after-run=reduce-to-six",
        "blind-all-fours; max-bid=3",
        "nine-card-don; joker=one",
        "auction-pitch; min-bid=4",
      })
  void whatCanBeDealtAndPlayedIsAllowed(String text) {
    assertEquals(List.of(), HouseRules.read(text).findings());
  }
}
