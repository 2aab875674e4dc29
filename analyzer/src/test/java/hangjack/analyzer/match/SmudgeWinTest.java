package hangjack.analyzer.match;

import static hangjack.analyzer.fixtures.Sheets.lines;
import static org.junit.jupiter.api.Assertions.assertEquals;

import hangjack.analyzer.cards.Side;
import hangjack.analyzer.fixtures.Records;
import hangjack.analyzer.review.ScoredDeal;
import hangjack.analyzer.score.AwardKind;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** The smudge: scenarios of the rules, section 9.5. North is P, South deals. */
class SmudgeWinTest {
  /** North, who leads, makes all four. */
  private static final String ALL_FOUR =
      "As 4c 5c · Js 7c 6c · 2s 4d 6d · Ah 3h 5h · Kh 4h 6h · Ad 3d 5d";

  @Test
  void x14ASmudgeWinsAtOnceFromNought() {
    var deal = deal("auction-pitch", "N 0, E 5, S 5", "N 4, E pass, S pass", ALL_FOUR);
    assertEquals(List.of("HIGH N 1", "LOW N 1", "JACK N 1", "GAME N 1"), lines(deal.sheet()));
    assertEquals(Optional.of(Side.N), deal.counting().winner());
    assertEquals(Optional.of(AwardKind.SMUDGE), deal.counting().countedOutOn());
    assertEquals(4, deal.counting().after().of(Side.N));
  }

  @Test
  void fromTheHoleItIsOnlyFourPoints() {
    var deal = deal("auction-pitch", "N -1, E 5, S 5", "N 4, E pass, S pass", ALL_FOUR);
    assertEquals(Optional.empty(), deal.counting().winner());
    assertEquals(3, deal.counting().after().of(Side.N));
  }

  @Test
  void x16ASmudgeThatFailsCostsFourAndTheJackCountsForTheOpponent() {
    var tricks = "2s Js 5c · 4c 6c As · Ah 3h 5h · Kh 4h 6h · Ad 3d 5d · Kd 4d 6d";
    var deal = deal("auction-pitch", "N 2, E 0, S 0", "N 4, E pass, S pass", tricks);
    assertEquals(List.of("HIGH N 1", "LOW N 1", "JACK E 1", "GAME N 1"), lines(deal.sheet()));
    assertEquals(Optional.empty(), deal.counting().winner());
    assertEquals(-2, deal.counting().after().of(Side.N));
    assertEquals(1, deal.counting().after().of(Side.E));
  }

  @Test
  void x17AllFourWithoutTheBidAreOnlyFourPoints() {
    var deal = deal("auction-pitch", "N 1, E 0, S 0", "N 2, E pass, S pass", ALL_FOUR);
    assertEquals(Optional.empty(), deal.counting().winner());
    assertEquals(5, deal.counting().after().of(Side.N));
  }

  @Test
  void x24WithoutTheJackASmudgeCannotBeMade() {
    var deal =
        deal("auction-pitch", "N 0, E 0, S 0", "N 4, E pass, S pass", ALL_FOUR.replace("Js", "3s"));
    assertEquals(List.of("HIGH N 1", "LOW N 1", "GAME N 1"), lines(deal.sheet()));
    assertEquals(-4, deal.counting().after().of(Side.N));
    assertEquals(Optional.empty(), deal.counting().winner());
  }

  @Test
  void x25WhoeverMakesAllFourWinsWithAnyNumberOfChips() {
    var tricks = "3s 5c As · Js 4c 6c · 2s 4d 6d · Ah 3h 5h · Kh 4h 6h · Ad 3d 5d";
    var deal = deal("pitch-smudge", "N 10, E 7, S 7", "N pass, E 1, S pass", tricks);
    assertEquals(List.of("HIGH N 1", "LOW N 1", "JACK N 1", "GAME N 1"), lines(deal.sheet()));
    assertEquals(Optional.of(Side.N), deal.counting().winner());
    assertEquals(Optional.of(AwardKind.SMUDGE), deal.counting().countedOutOn());
    assertEquals(6, deal.counting().after().of(Side.N));
    assertEquals(8, deal.counting().after().of(Side.E), "set back");
  }

  @Test
  void aHungJackIsOneOfTheFour() {
    var tricks = "As Js 5c · 3s 4c 6c · 2s 4d 6d · Ah 3h 5h · Kh 4h 6h · Ad 3d 5d";
    var deal = deal("pitch-smudge", "N 7, E 7, S 7", "N 1, E pass, S pass", tricks);
    assertEquals("HANG_JACK N 1", lines(deal.sheet()).get(2));
    assertEquals(Optional.of(Side.N), deal.counting().winner());
  }

  @Test
  void aPitcherWhoIsSetBackHasMadeNothing() {
    var rules = "pitch-smudge; joker=one; joker-points=1; max-bid=5";
    var tricks = "As 4c 5c · Js 7c 6c · 2s 4d 6d · Ah 3h 5h · Kh 4h 6h · Ad 3d 5d";
    var deal = deal(rules, "N 7, E 7, S 7", "N 5, E pass, S pass", tricks);
    assertEquals(Optional.empty(), deal.counting().winner());
    assertEquals(12, deal.counting().after().of(Side.N));
  }

  private static ScoredDeal deal(String rules, String score, String calls, String tricks) {
    var deal =
        Records.scored(
            "Rules: %s\nPlayers: 3\nDealer: S\nScore: %s\nCalls: %s\n"
                .formatted(rules, score, calls),
            tricks);
    assertEquals(List.of(), deal.violations());
    return deal;
  }
}
