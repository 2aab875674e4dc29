package hangjack.analyzer.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The presets against the tables of the rules, section 3. */
class RuleSetsTest {
  @Test
  void theEnglishGameIsAsItsTableSays() {
    assertEquals(
        """
        players=2 partnerships=yes direction=clockwise first-dealer=high-cut deal-packet=3\
         hand-size=6 run-packet=3 run-recipients=all turn-up-points=J:1 turn-up-scoring=all\
         keep-turn-up-points-on-redeal=yes beg=full gift-points=1 gift-to=elder gift-can-win=yes\
         gift-requires-trump=no hand-after-run=reduce-to-six permissive-trumping=yes\
         must-trump-when-void=yes no-undertrump=no low-to=dealt high-points=1 low-points=1\
         jack-points=1 hang-jack-points=1 game-points=1 game-tie=none target=11\
         immediate-points-can-win=yes revoke=english undertrump-penalty=none""",
        values("all-fours"));
  }

  @Test
  void trinidadIsAsItsTableSays() {
    assertEquals(
        """
        players=4 partnerships=yes direction=anticlockwise first-dealer=high-cut deal-packet=3\
         hand-size=6 run-packet=3 run-recipients=all turn-up-points=A:1,6:2,J:3 turn-up-scoring=all\
         keep-turn-up-points-on-redeal=yes beg=full gift-points=1 gift-to=elder gift-can-win=yes\
         gift-requires-trump=no hand-after-run=keep permissive-trumping=yes\
         must-trump-when-void=no no-undertrump=no low-to=dealt high-points=1 low-points=1\
         jack-points=1 hang-jack-points=3 game-points=1 game-tie=none target=14\
         immediate-points-can-win=yes revoke=trinidad undertrump-penalty=none""",
        values("trinidad"));
  }

  @Test
  void presetsAreOfferedInTheirOrder() {
    assertEquals(List.of("all-fours", "trinidad"), RuleSets.ids());
    assertEquals(Optional.empty(), RuleSets.named("whist"));
  }

  @Test
  void aMadeUpPresetNeedsNoCode() {
    var text =
        """
        # made up for this test
        based-on = trinidad
        target = 21        # a long game
        hang-jack-points = 6
        """;
    var rules = RuleSets.read("long-game", text);
    assertEquals(21, rules.target());
    assertEquals(6, rules.hangJackPoints());
    assertEquals(4, rules.players());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "target = 21",
        "based-on = trinidad\nhands = 6",
        "based-on = trinidad\ntarget = lots",
        "based-on = whist",
        "based-on = trinidad\nhand-size = 13",
        "based-on = trinidad\nno setting",
      })
  void aFaultyFileIsRefusedWithAReason(String text) {
    var error = assertThrows(IllegalArgumentException.class, () -> RuleSets.read("mine", text));
    assertTrue(error.getMessage() != null && error.getMessage().startsWith("mine"));
  }

  private static String values(String id) {
    var rules = RuleSets.named(id).orElseThrow();
    return Parameter.all().stream()
        .map(parameter -> parameter.name() + "=" + rules.written(parameter))
        .collect(Collectors.joining(" "));
  }
}
