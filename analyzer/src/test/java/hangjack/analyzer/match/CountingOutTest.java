package hangjack.analyzer.match;

import static hangjack.analyzer.fixtures.Deals.rules;
import static hangjack.analyzer.fixtures.Deals.score;
import static hangjack.analyzer.fixtures.Sheets.lines;
import static org.junit.jupiter.api.Assertions.assertEquals;

import hangjack.analyzer.cards.Side;
import hangjack.analyzer.fixtures.Records;
import hangjack.analyzer.fixtures.Sheets;
import hangjack.analyzer.review.ScoredDeal;
import hangjack.analyzer.score.AwardKind;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/**
 * Counting out: scenarios of the rules, section 9.5. A is North and South, and East of B deals;
 * with two players South is the elder hand; the pitcher is North, and South deals.
 */
class CountingOutTest {
  /** High A, Low, Jack and Game B. */
  private static final String X01 =
      "Ac 2c 3s 3h · 4s Jc 5s 6s · Ah 7s 5h 2h · Kh 8s 6h 4h · Ad 9s 4d 2d · Kd Ts 5d 3d";

  /** High E; Low, Jack and Game D. */
  static final String X06 = "8d Kd · As 8s · Kc 8c · Qc Ah · 9s Jh · 7h 9d";

  @Test
  void x01TheFirstToTheTargetWinsAndTheRestIsNotCounted() {
    var deal = trinidad("trinidad", "NS 13, EW 13", X01);
    assertEquals(List.of("HIGH NS 1", "LOW EW 1", "JACK EW 1", "GAME EW 1"), lines(deal.sheet()));
    var count = deal.counting();
    assertEquals(Optional.of(Side.NS), count.winner());
    assertEquals(Optional.of(AwardKind.HIGH), count.countedOutOn());
    assertEquals(14, count.after().of(Side.NS));
    assertEquals(13, count.after().of(Side.EW));
    assertEquals(List.of(true, false, false, false), counted(count));
  }

  @Test
  void x03HighAndLowBeatAJack() {
    var deal =
        trinidad(
            "trinidad",
            "NS 12, EW 13",
            "2c Jc 3s 3h · Ah 5s 5h 2h · Kh 7s 6h 4h · Ad 8s 4d 2d · Kd 9s 5d 3d · Qd Ts 6d Ac");
    assertEquals(List.of("HIGH NS 1", "LOW NS 1", "JACK EW 1"), lines(deal.sheet()).subList(0, 3));
    assertEquals(Optional.of(Side.NS), deal.counting().winner());
    assertEquals(Optional.of(AwardKind.LOW), deal.counting().countedOutOn());
    assertEquals(14, deal.counting().after().of(Side.NS));
    assertEquals(13, deal.counting().after().of(Side.EW));
  }

  @Test
  void x06HighCountsBeforeThreeOtherPoints() {
    var deal = Records.scored("Rules: seven-up\nDealer: N\nScore: S 6, N 5\nTurnUp: 9h\n", X06);
    assertEquals(List.of("HIGH S 1", "LOW N 1", "JACK N 1", "GAME N 1"), lines(deal.sheet()));
    assertEquals(Optional.of(Side.S), deal.counting().winner());
    assertEquals(Optional.of(AwardKind.HIGH), deal.counting().countedOutOn());
    assertEquals(7, deal.counting().after().of(Side.S));
    assertEquals(5, deal.counting().after().of(Side.N));
  }

  @Test
  void x11ThePitcherIsFirstThoughAnotherHoldsHighAndWouldHaveMore() {
    var deal =
        pitch(
            "N 5, E 6, S 3",
            "N 2",
            "2s As 5c · Ac 6c Js · 3h Ah 5h · Kh 6h 4h · Ad 5d 3d · Kd 6d 4d");
    assertEquals(List.of("HIGH E 1", "LOW N 1", "JACK N 1", "GAME E 1"), lines(deal.sheet()));
    var count = deal.counting();
    assertEquals(Optional.of(Side.N), count.winner());
    assertEquals(Optional.of(AwardKind.JACK), count.countedOutOn());
    assertEquals(7, count.after().of(Side.N));
    assertEquals(6, count.after().of(Side.E));
    assertEquals(
        List.of("LOW N true", "JACK N true", "HIGH E false", "GAME E false"),
        count.points().stream()
            .map(p -> p.award().kind() + " " + p.award().side() + " " + p.counted())
            .toList());
  }

  @Test
  void x13APitcherWhoMakesLessLosesTheBidAndTheOthersScore() {
    var deal =
        pitch(
            "N 1, E 0, S 0",
            "N 3",
            "As 2s 5c · Ah 3h 5h · Kh 4h 6h · Ad 3d 5d · Kd 4d 6d · 3c 4c 6c");
    assertEquals(List.of("HIGH N 1", "LOW E 1", "GAME N 1"), lines(deal.sheet()));
    assertEquals(-2, deal.counting().after().of(Side.N));
    assertEquals(-3, deal.counting().deal().of(Side.N));
    assertEquals(1, deal.counting().after().of(Side.E));
    assertEquals(0, deal.counting().after().of(Side.S));
    assertEquals(Optional.empty(), deal.counting().winner());
  }

  @Test
  void x29GameWorthTwoMayGoBeyondTheTarget() {
    var deal =
        trinidad(
            "trinidad-tournament",
            "NS 12, EW 0",
            "Ac 2c 6d 8d · As 3s 5s 7s · Ks 4s 6s 8s · Ah 3h 5h 7h · Kh 4h 6h 8h · Ad 3d 5d 7d");
    assertEquals(List.of("HIGH NS 1", "LOW EW 1", "GAME NS 2"), lines(deal.sheet()));
    assertEquals(Optional.of(Side.NS), deal.counting().winner());
    assertEquals(15, deal.counting().after().of(Side.NS));
    assertEquals(Optional.of(AwardKind.GAME), deal.counting().countedOutOn());
  }

  @Test
  void pegsAreCountedAsTheyFellAndTheFirstToTheTargetWins() {
    var rules = rules("nine-card-don");
    var sheet = Sheets.of(rules, "PEG NS 4, PEG EW 5, PEG NS 10, GAME EW 8");
    var count = CountingOut.count(rules, score(rules, "NS 112, EW 116"), sheet);
    assertEquals(Optional.of(Side.EW), count.winner());
    assertEquals(Optional.of(AwardKind.PEG), count.countedOutOn());
    assertEquals(116, count.after().of(Side.NS));
  }

  @Test
  void nobodyHasWonBelowTheTarget() {
    var count = count("trinidad", "NS 9, EW 12", "HIGH NS 1, GAME EW 1");
    assertEquals(Optional.empty(), count.winner());
    assertEquals(Optional.empty(), count.countedOutOn());
    assertEquals(1, count.deal().of(Side.EW));
  }

  @Test
  void whereImmediatePointsCannotWinTheyCountAllTheSame() {
    var rules = "all-fours; immediate-points-can-win=no";
    var count = count(rules, "S 10, N 10", "GIFT S 1, HIGH N 1, GAME S 1");
    assertEquals(Optional.of(Side.N), count.winner());
    assertEquals(Optional.of(AwardKind.HIGH), count.countedOutOn());
    assertEquals(11, count.after().of(Side.S));
  }

  @Test
  void aSideThatAGiftBroughtToTheTargetHasWonWhenTheDealIsOver() {
    var rules = "all-fours; immediate-points-can-win=no";
    var count = count(rules, "S 10, N 3", "GIFT S 1, HIGH N 1");
    assertEquals(Optional.of(Side.S), count.winner());
    assertEquals(Optional.of(AwardKind.GIFT), count.countedOutOn());
    assertEquals(4, count.after().of(Side.N));
  }

  private static List<Boolean> counted(CountingOut count) {
    return count.points().stream().map(CountingOut.Point::counted).toList();
  }

  private static ScoredDeal trinidad(String rules, String score, String tricks) {
    var deal =
        Records.scored(
            "Rules: %s\nDealer: E\nScore: %s\nTurnUp: 5c\n".formatted(rules, score), tricks);
    assertEquals(List.of(), deal.violations());
    return deal;
  }

  private static ScoredDeal pitch(String score, String bid, String tricks) {
    var tags =
        "Rules: auction-pitch\nPlayers: 3\nDealer: S\nScore: %s\nCalls: %s, E pass, S pass\n"
            .formatted(score, bid);
    var deal = Records.scored(tags, tricks);
    assertEquals(List.of(), deal.violations());
    return deal;
  }

  private static CountingOut count(String id, String before, String awards) {
    var rules = rules(id);
    return CountingOut.count(rules, score(rules, before), Sheets.of(rules, awards));
  }
}
