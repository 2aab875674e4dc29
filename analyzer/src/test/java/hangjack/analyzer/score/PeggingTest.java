package hangjack.analyzer.score;

import static hangjack.analyzer.fixtures.Deals.after;
import static hangjack.analyzer.fixtures.Deals.begin;
import static hangjack.analyzer.fixtures.Deals.drawing;
import static hangjack.analyzer.fixtures.Deals.playedOut;
import static hangjack.analyzer.fixtures.Deals.rules;
import static hangjack.analyzer.fixtures.Sheets.lines;
import static org.junit.jupiter.api.Assertions.assertEquals;

import hangjack.analyzer.cards.Card;
import hangjack.analyzer.cards.Seat;
import hangjack.analyzer.cards.Side;
import hangjack.analyzer.fixtures.Records;
import hangjack.analyzer.play.Action;
import hangjack.analyzer.play.Deal;
import hangjack.analyzer.play.DealState;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

/** Don: scenarios D01 to D03 of the rules, section 9.6. North is the elder hand, West deals. */
class PeggingTest {
  private static final Map<Seat, String> HANDS =
      Map.of(
          Seat.NORTH, "Ah 5s 2d 3d 4d 2c 3c 4c 6c",
          Seat.EAST, "5h Ks 6d 7d 8d 7c 8c 9c Tc",
          Seat.SOUTH, "9h 7s 9d Td Jd Qd Kd Jc Qc",
          Seat.WEST, "2h 3h 4h 6h 7h 8h Th Jh Kc");

  @Test
  void d01TheAceTheFiveAndTheNineOfTrumpsArePeggedByWhoWinsThem() {
    var deal = played("Ah 5h 9h 2h");
    assertEquals(
        List.of("PEG NS 4", "PEG NS 10", "PEG NS 9"), lines(ScoreSheet.of(deal)), "23 together");
    var nine = ScoreSheet.of(deal).awards().getLast();
    assertEquals("9h", nine.card().orElseThrow().name());
    assertEquals(Seat.NORTH, nine.seat().orElseThrow());
    assertEquals(OptionalInt.of(1), nine.trick());
  }

  @Test
  void d02AFiveOfAnotherSuitIsPeggedAndAKingCountsOnlyTowardsGame() {
    // the trick before makes hearts trumps
    var deal = played("Ah 5h 9h 3h", "5s Ks 7s 2h");
    var sheet = ScoreSheet.of(deal);
    assertEquals(List.of("PEG EW 5"), lines(sheet).subList(3, 4));
    assertEquals(4, sheet.awards().size());
    assertEquals(3, sheet.pips().of(Side.EW));
  }

  @Test
  void d03TheGreaterCountForGameAddsEight() {
    var sheet =
        don(
            "Ah Kh Qh Jh · As Ks Qs 9s · Kd Ad Qd Jd · Ac Kc Qc Jc · Th 9h 8h 7h ·"
                + " Js Ts 8s 7s · 9d Td 8d 7d · Tc 9c 8c 7c · 6h 5h 4h 3h");
    assertEquals(List.of(39, 41), List.of(sheet.pips().of(Side.NS), sheet.pips().of(Side.EW)));
    assertEquals("GAME EW 8", lines(sheet).getLast());
  }

  @Test
  void d03ATieOfFortyAddsNothing() {
    var tricks =
        "Ah Kh Qh Jh · As Ks Qs Js · Kd Ad Qd Jd · Ac Kc Qc Jc · Th 9h 8h 7h ·"
            + " Ts 9s 8s 7s · 9d Td 8d 7d · Tc 9c 8c 7c · 6h 5h 4h 3h";
    var sheet = don(tricks);
    assertEquals(List.of(40, 40), List.of(sheet.pips().of(Side.NS), sheet.pips().of(Side.EW)));
    // the trumps: ace, king, queen and jack to North and South, nine to East, five to South
    assertEquals(
        List.of("PEG NS 4", "PEG NS 3", "PEG NS 2", "PEG NS 1", "PEG EW 9", "PEG NS 10"),
        lines(sheet));
  }

  @Test
  void allThatIrishDonPegsIsEightyAndThereIsNoGame() {
    var rules = rules("irish-don");
    for (var seed = 0L; seed < 20; seed++) {
      var deal = begin(rules, Seat.WEST, Deal.shuffled(seed, rules, Seat.WEST));
      var awards = ScoreSheet.of(playedOut(deal)).awards();
      assertEquals(80, awards.stream().mapToInt(Award::points).sum());
      assertEquals(12, awards.stream().filter(a -> a.kind() == AwardKind.PEG).count());
      assertEquals(12, awards.size());
    }
  }

  private static ScoreSheet don(String tricks) {
    var deal = Records.scored("Rules: nine-card-don\nDealer: W\n", tricks);
    assertEquals(List.of(), deal.violations());
    return deal.sheet();
  }

  private static DealState played(String... tricks) {
    var rules = rules("nine-card-don");
    var deal = begin(rules, Seat.WEST, drawing(rules, HANDS, ""));
    for (var trick : tricks) {
      for (var card : Card.list(trick)) {
        deal = after(deal, new Action.Play(deal.toAct().orElseThrow(), card));
      }
    }
    return deal;
  }
}
