package hangjack.analyzer.score;

import static hangjack.analyzer.fixtures.Sheets.lines;
import static org.junit.jupiter.api.Assertions.assertEquals;

import hangjack.analyzer.fixtures.Records;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The fifth point of rules 7, no. 21: North pitches against East and South, the dealer. */
class EveryTrickTest {
  private static final String SIX_TRICKS = "auction-pitch; smudge=six-tricks; max-bid=5";
  private static final String ALL =
      "As 4c 5c · Js 7c 6c · 2s 4d 6d · Ah 3h 5h · Kh 4h 6h · Ad 3d 5d";
  private static final String ALL_BUT_ONE =
      "As 4c 5c · Js 7c 6c · 2s 4d 6d · Ah 3h 5h · Kh 4h 6h · 2d 3d 5d";

  @Test
  void aPitcherWhoTakesEveryTrickMakesAPointMore() {
    var sheet = sheet(SIX_TRICKS, "N 5", ALL);
    assertEquals(
        List.of("HIGH N 1", "LOW N 1", "JACK N 1", "GAME N 1", "SMUDGE N 1"), lines(sheet));
    assertEquals(5, sheet.pitcher().orElseThrow().made());
  }

  @Test
  void aPitcherWhoLosesATrickDoesNot() {
    assertEquals(4, sheet(SIX_TRICKS, "N 4", ALL_BUT_ONE).pitcher().orElseThrow().made());
  }

  @Test
  void otherRulesDoNotKnowThePoint() {
    assertEquals(4, sheet("auction-pitch", "N 4", ALL).pitcher().orElseThrow().made());
  }

  private static ScoreSheet sheet(String rules, String bid, String tricks) {
    return Records.scored(
            "Rules: %s\nPlayers: 3\nDealer: S\nCalls: %s, E pass, S pass\n".formatted(rules, bid),
            tricks)
        .sheet();
  }
}
