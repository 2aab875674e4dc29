package hangjack.analyzer.score;

import static hangjack.analyzer.fixtures.Deals.begin;
import static hangjack.analyzer.fixtures.Deals.playedAtRandom;
import static hangjack.analyzer.fixtures.Deals.rules;
import static hangjack.analyzer.fixtures.Deals.turningUp;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hangjack.analyzer.cards.Card;
import hangjack.analyzer.cards.Seat;
import hangjack.analyzer.cards.Side;
import hangjack.analyzer.play.Deal;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Ties for Game: scenarios of the rules, section 9.4, and C05. North is the elder hand, East the
 * third player and South the dealer.
 */
class GamePointTest {
  @ParameterizedTest(name = "{0}")
  @CsvSource({
    "G01, 10, 10, 3, -, -, N",
    "G02, 10, 3, 10, -, N, N",
    "G04, 8, 8, 8, -, -, N",
    "one alone, 3, 10, 8, E, E, E",
    "third player and dealer, 3, 10, 10, -, E, E",
  })
  void threePlayersWhoTie(
      String id, int north, int east, int south, String none, String foster, String cassell) {
    var pips =
        new Pips(
            rules("all-fours", 3),
            Map.of(Side.N, worth(north), Side.E, worth(east), Side.S, worth(south)),
            List.of());
    assertEquals(none, scorer("all-fours", pips), id);
    assertEquals(foster, scorer("seven-up", pips), id);
    assertEquals(cassell, scorer("all-fours; game-tie=elder-of-tied", pips), id);
  }

  @Test
  void c05FortyEachIsNoGameButTheOtherThreeAreAlwaysScored() {
    var rules = rules("california-jack");
    var ties = 0;
    for (var seed = 0; seed < 200; seed++) {
      var deal = begin(rules, Seat.NORTH, Deal.shuffled(seed, rules, Seat.NORTH));
      var sheet = ScoreSheet.of(playedAtRandom(deal, seed));
      var north = sheet.pips().of(Side.N);
      assertEquals(80, north + sheet.pips().of(Side.S));
      assertEquals(north == 40 ? 3 : 4, sheet.awards().size());
      assertEquals(List.of(AwardKind.HIGH, AwardKind.LOW), kinds(sheet).subList(0, 2));
      assertEquals(north != 40, kinds(sheet).contains(AwardKind.GAME));
      ties += north == 40 ? 1 : 0;
    }
    assertTrue(ties > 0, "no tie was met");
  }

  private static List<AwardKind> kinds(ScoreSheet sheet) {
    return sheet.awards().stream().map(Award::kind).toList();
  }

  private static String scorer(String id, Pips pips) {
    var rules = rules(id, 3);
    var deal = begin(rules, Seat.SOUTH, turningUp(rules, Seat.SOUTH, "9h"));
    Optional<Award> award = GamePoint.of(deal, pips);
    return award.map(a -> a.side().name()).orElse("-");
  }

  private static List<Card> worth(int count) {
    return switch (count) {
      case 3 -> Card.list("Ks");
      case 8 -> Card.list("As Ah");
      default -> Card.list("Ts");
    };
  }
}
