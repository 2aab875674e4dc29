package hangjack.analyzer.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The presets against the tables of the rules, section 3. */
class RuleSetsTest {
  @Test
  void theEnglishGameIsAsItsTableSays() {
    assertEquals(
        """
        players=2 partnerships=yes direction=clockwise deck=52 ten-value=10 first-dealer=high-cut deal-packet=3\
         hand-size=6 run-packet=3 run-recipients=all trump-source=turn-up turn-up-points=J:1 turn-up-scoring=all\
         keep-turn-up-points-on-redeal=yes beg=full gift-points=1 gift-to=elder gift-can-win=yes\
         gift-requires-trump=no hand-after-run=reduce-to-six permissive-trumping=yes\
         must-trump-when-void=yes no-undertrump=no low-to=dealt high-points=1 low-points=1\
         jack-points=1 hang-jack-points=1 joker-points=0 game-points=1 game-tie=none target=11\
         score-style=up count-out=ordered immediate-points-can-win=yes min-bid=1 max-bid=0\
         dealer-steal=never all-pass=redeal smudge=off payoff=none payoff-per-set-back=no\
         joker=none joker-rank=below-two draw-stock=none peg-points=none end-count-bonus=0\
         revoke=english undertrump-penalty=none""",
        values("all-fours"));
  }

  @Test
  void trinidadIsAsItsTableSays() {
    assertEquals(
        """
        players=4 partnerships=yes direction=anticlockwise deck=52 ten-value=10 first-dealer=high-cut deal-packet=3\
         hand-size=6 run-packet=3 run-recipients=all trump-source=turn-up turn-up-points=A:1,6:2,J:3 turn-up-scoring=all\
         keep-turn-up-points-on-redeal=yes beg=full gift-points=1 gift-to=elder gift-can-win=yes\
         gift-requires-trump=no hand-after-run=keep permissive-trumping=yes\
         must-trump-when-void=no no-undertrump=no low-to=dealt high-points=1 low-points=1\
         jack-points=1 hang-jack-points=3 joker-points=0 game-points=1 game-tie=none target=14\
         score-style=up count-out=ordered immediate-points-can-win=yes min-bid=1 max-bid=0\
         dealer-steal=never all-pass=redeal smudge=off payoff=none payoff-per-set-back=no\
         joker=none joker-rank=below-two draw-stock=none peg-points=none end-count-bonus=0\
         revoke=trinidad undertrump-penalty=none""",
        values("trinidad"));
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          seven-up | all-fours | turn-up-scoring=final-only keep-turn-up-points-on-redeal=no \
            gift-to=all-opponents gift-can-win=no must-trump-when-void=no game-tie=non-dealer \
            target=7 revoke=foster
          seven-up-32 | all-fours | deck=32 ten-value=0 first-dealer=random deal-packet=1 \
            turn-up-scoring=first-and-final keep-turn-up-points-on-redeal=no low-to=taker target=7 \
            score-style=chips-down count-out=whole-hand-deepest revoke=none
          tobago | trinidad | turn-up-points=A:1,2:2,J:3
          trinidad-tournament | trinidad | gift-requires-trump=yes no-undertrump=yes game-points=2 \
            undertrump-penalty=match
          blind-all-fours | all-fours | players=4 trump-source=first-lead turn-up-points=none \
            beg=none must-trump-when-void=no revoke=none
          auction-pitch | all-fours | players=4 partnerships=no trump-source=first-lead \
            turn-up-points=none beg=none must-trump-when-void=no target=7 count-out=pitcher-first \
            min-bid=2 max-bid=4 dealer-steal=below-max all-pass=dealer-forced \
            smudge=wins-unless-in-hole payoff=one-two revoke=pitch
          pitch-with-joker | auction-pitch | joker-points=1 target=10 max-bid=5 smudge=off joker=one
          setback | auction-pitch | partnerships=yes target=21
          pitch-smudge | auction-pitch | low-to=taker score-style=chips-down min-bid=1 \
            dealer-steal=never smudge=any-player-all-four
          california-jack | all-fours | trump-source=stock-top turn-up-points=none beg=none \
            low-to=taker target=10 draw-stock=face-up revoke=none
          shasta-sam | california-jack | trump-source=cut draw-stock=face-down
          nine-card-don | all-fours | players=4 deal-packet=1 hand-size=9 trump-source=first-lead \
            turn-up-points=none beg=none permissive-trumping=no must-trump-when-void=no \
            high-points=0 low-points=0 jack-points=0 hang-jack-points=0 game-points=0 target=121 \
            peg-points=A:4,K:3,Q:2,J:1,9:9,5:10/5:5 end-count-bonus=8 revoke=none
          irish-don | nine-card-don | hand-size=13 target=81 \
            peg-points=A:4,K:3,Q:2,J:1,9:18,5:10/9:9,5:5 end-count-bonus=0
          """)
  void theOtherGamesDifferAsTheirSectionsSay(String id, String base, String differences) {
    var found =
        RuleSets.named(id)
            .orElseThrow()
            .differencesFrom(RuleSets.named(base).orElseThrow())
            .entrySet()
            .stream()
            .map(entry -> entry.getKey() + "=" + entry.getValue())
            .collect(Collectors.joining(" "));
    assertEquals(differences.replaceAll("\\s+", " "), found);
  }

  @Test
  void theFifteenGamesAreOfferedInTheirOrder() {
    assertEquals(
        List.of(
            "all-fours",
            "seven-up",
            "seven-up-32",
            "trinidad",
            "tobago",
            "trinidad-tournament",
            "blind-all-fours",
            "auction-pitch",
            "pitch-with-joker",
            "setback",
            "pitch-smudge",
            "california-jack",
            "shasta-sam",
            "nine-card-don",
            "irish-don"),
        RuleSets.ids());
    assertEquals(RuleSets.named("seven-up"), RuleSets.named("old-sledge"));
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
