package hangjack.analyzer.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hangjack.analyzer.fixtures.HouseRulesArbitrary;
import hangjack.analyzer.rules.HouseRules.Problem;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class HouseRulesTest {
  @Test
  void changesAreWrittenAfterThePreset() {
    var rules = read("trinidad; game-points=2; no-undertrump=yes");
    assertEquals(2, rules.gamePoints());
    assertTrue(rules.noUndertrump());
    assertEquals(Map.of("game-points", "2", "no-undertrump", "yes"), HouseRules.overrides(rules));
    assertEquals("trinidad; no-undertrump=yes; game-points=2", HouseRules.write(rules));
  }

  @Test
  void caseAndSpacesDoNotMatter() {
    assertEquals(read("trinidad; game-points=2"), read("  Trinidad ;GAME-POINTS = 2 ; "));
    assertEquals(
        Map.of("turn-up-points", "A:1,2:2,J:3"),
        HouseRules.overrides(read("trinidad; turn-up-points=a:1,2:2,j:3")));
  }

  @Test
  void aChangeToThePresetsOwnValueIsNoChange() {
    assertEquals(read("trinidad"), read("trinidad; hang-jack-points=3"));
  }

  @ParameterizedTest
  @CsvSource({
    "tinidad, UNKNOWN_RULES, 0, 7",
    "trinidad; hung-jack=1, UNKNOWN_PARAMETER, 10, 21",
    "trinidad; game-points, UNKNOWN_VALUE, 10, 21",
    "trinidad; game-points=10, UNKNOWN_VALUE, 10, 24",
    "trinidad; low-to=loser, UNKNOWN_VALUE, 10, 22",
    "all-fours; partnerships=yes, PARAMETERS_CONFLICT, 11, 27",
    "all-fours; no-undertrump=yes, PARAMETER_WITHOUT_EFFECT, 11, 28",
    "all-fours; undertrump-penalty=match, PARAMETER_WITHOUT_EFFECT, 11, 35",
    "trinidad; hand-size=13, PARAMETERS_CONFLICT, 10, 22",
  })
  void whatIsWrongIsNamedWithItsPlace(String text, Problem problem, int start, int end) {
    var reading = HouseRules.read(text);
    assertEquals(Optional.empty(), reading.rules());
    assertEquals(1, reading.findings().size());
    var finding = reading.findings().getFirst();
    assertEquals(problem, finding.problem());
    assertEquals(start, finding.start());
    assertEquals(end, finding.end());
  }

  @ParameterizedTest
  @CsvSource({
    "seven-up; keep-turn-up-points-on-redeal=yes, seven-up; turn-up-scoring=all",
    "all-fours; gift-points=0; gift-can-win=no, all-fours; gift-points=1",
    "all-fours; players=3; gift-points=0; gift-to=all-opponents, all-fours; players=3",
    "trinidad-tournament; players=2; undertrump-penalty=point, trinidad-tournament; players=3",
    "all-fours; turn-up-points=none; gift-points=0; immediate-points-can-win=no, all-fours",
    "all-fours; turn-up-points=none; beg=none; immediate-points-can-win=no, all-fours; beg=none",
  })
  void whatCannotActUnderTheOtherRulesIsTold(String text, String acting) {
    var finding = HouseRules.read(text).findings().getFirst();
    assertEquals(Problem.PARAMETER_WITHOUT_EFFECT, finding.problem());
    var last = text.substring(text.lastIndexOf(';'));
    assertEquals(last.substring(2, last.indexOf('=')), finding.name());
    assertEquals(List.of(), HouseRules.read(acting + last).findings());
  }

  @Test
  void everyFindingIsToldAtOnce() {
    var reading = HouseRules.read("trinidad; x=1; game-points=99; low-to=taker");
    assertEquals(
        List.of(Problem.UNKNOWN_PARAMETER, Problem.UNKNOWN_VALUE),
        reading.findings().stream().map(HouseRules.Finding::problem).toList());
  }

  @Test
  void unequalHandsCannotBePlayed() {
    var text = "trinidad; run-recipients=elder-and-dealer";
    assertEquals(
        Problem.PARAMETERS_CONFLICT, HouseRules.read(text).findings().getFirst().problem());
    assertTrue(HouseRules.read(text + "; hand-after-run=reduce-to-six").rules().isPresent());
  }

  @Test
  void aParameterThatActsChangesTheRulesForEachOfItsOtherValues() {
    for (var preset : RuleSets.presets()) {
      for (var parameter : Parameter.all()) {
        for (var value : HouseRulesArbitrary.values(parameter)) {
          var changed =
              HouseRules.read(preset.id() + "; " + parameter.name() + "=" + value).rules();
          if (changed.isPresent() && !preset.written(parameter).equals(value)) {
            assertNotEquals(preset, changed.get());
            assertEquals(Map.of(parameter.name(), value), HouseRules.overrides(changed.get()));
          }
        }
      }
    }
  }

  private static RuleSet read(String text) {
    return HouseRules.read(text).rules().orElseThrow();
  }
}
