package hangjack.analyzer.score;

import static hangjack.analyzer.fixtures.Sheets.lines;
import static org.junit.jupiter.api.Assertions.assertEquals;

import hangjack.analyzer.cards.Card;
import hangjack.analyzer.cards.Seat;
import hangjack.analyzer.cards.Side;
import hangjack.analyzer.fixtures.Records;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Scenario P15 of the rules, section 9.3: North pitches against East and South, the dealer. */
class JokerPointTest {
  private static final String P15 =
      "Ah 2h Jo · Kh 9h 3s · 8h 4c 6d · Ts As 5s · Kc Tc 3c · 2d Kd 7s";

  @Test
  void p15TheJokerIsAPointForWhoWinsItAndIsNotLow() {
    var sheet = sheet("pitch-with-joker", P15);
    assertEquals(List.of("HIGH N 1", "LOW E 1", "JOKER N 1", "GAME E 1"), lines(sheet));
    assertEquals(List.of(7, 27, 3), pips(sheet));
    var joker = sheet.awards().get(2);
    assertEquals(Optional.of(Card.JOKER), joker.card());
    assertEquals(Optional.of(Seat.NORTH), joker.seat());
    assertEquals(OptionalInt.of(1), joker.trick());
    assertEquals(2, sheet.pitcher().orElseThrow().made());
  }

  @ParameterizedTest
  @ValueSource(strings = {"between-jack-and-ten", "second-highest"})
  void theJokerIsNeverHighOrLowAtAnyRank(String rank) {
    var sheet = sheet("pitch-with-joker; joker-rank=" + rank, P15);
    assertEquals(List.of("HIGH N 1", "LOW E 1", "JOKER N 1", "GAME E 1"), lines(sheet));
  }

  @Test
  void theHighestJokerTakesTheAceButNotThePointForHigh() {
    var tricks = "Ah 2h Jo · 3s Ts As · Tc 3c Kc · Kh 9h 5s · 8h 4c 6d · 2d Kd 7s";
    var sheet = sheet("pitch-with-joker; joker-rank=highest", tricks);
    assertEquals(List.of("HIGH N 1", "LOW E 1", "JOKER S 1", "GAME E 1"), lines(sheet));
  }

  @Test
  void withoutAJokerInPlayThereIsNoPointForIt() {
    var sheet = sheet("pitch-with-joker", P15.replace("Jo", "3h"));
    assertEquals(List.of("HIGH N 1", "LOW E 1", "GAME E 1"), lines(sheet));
  }

  private static List<Integer> pips(ScoreSheet sheet) {
    return List.of(Side.N, Side.E, Side.S).stream().map(sheet.pips()::of).toList();
  }

  private static ScoreSheet sheet(String rules, String tricks) {
    var deal =
        Records.scored(
            "Rules: %s\nPlayers: 3\nDealer: S\nCalls: N 2, E pass, S pass\n".formatted(rules),
            tricks);
    assertEquals(List.of(), deal.violations());
    return deal.sheet();
  }
}
