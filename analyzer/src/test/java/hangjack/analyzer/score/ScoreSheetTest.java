package hangjack.analyzer.score;

import static hangjack.analyzer.fixtures.Deals.after;
import static hangjack.analyzer.fixtures.Deals.begin;
import static hangjack.analyzer.fixtures.Deals.playedOut;
import static hangjack.analyzer.fixtures.Deals.rules;
import static hangjack.analyzer.fixtures.Deals.turningUp;
import static hangjack.analyzer.fixtures.Sheets.lines;
import static hangjack.analyzer.score.AwardKind.LOW;
import static org.junit.jupiter.api.Assertions.assertEquals;

import hangjack.analyzer.cards.Card;
import hangjack.analyzer.cards.CardSet;
import hangjack.analyzer.cards.Rank;
import hangjack.analyzer.cards.Seat;
import hangjack.analyzer.cards.Side;
import hangjack.analyzer.cards.Suit;
import hangjack.analyzer.fixtures.Records;
import hangjack.analyzer.play.Action;
import hangjack.analyzer.play.DealEngine;
import hangjack.analyzer.play.DealState;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

/**
 * What a played deal is worth: scenarios of the rules, section 9.3. In deals of two South is the
 * elder hand and North the dealer.
 */
class ScoreSheetTest {
  private static final String P07 = "Ah 2h · 9s As · 8c 7c · 4c 3d · 7d 6d · 5s 8s";
  private static final String P08 = "5h 2h · 9s 8s · 8c 7c · 6d 4d · 7s 3s · 5c 3c";

  @Test
  void p01ALoneTrumpIsHighAndLow() {
    var sheet = english("all-fours", "9h", "4h 5d · 2d Kd · As 8s · Qs Ks · 7c 9c · 6c 3c");
    assertEquals(List.of("HIGH S 1", "LOW S 1", "GAME N 1"), lines(sheet));
    assertEquals(List.of(5, 7), counts(sheet, Side.S, Side.N));
  }

  @Test
  void p02AllFourPointsLieOnOneJack() {
    var sheet = english("all-fours", "5h", "Jh 2s · 8s 9s · 9c 7c · 9d 6d · 4d 5d · 3c 2c");
    assertEquals(List.of("HIGH S 1", "LOW S 1", "JACK S 1", "GAME S 1"), lines(sheet));
    assertEquals(List.of(1, 0), counts(sheet, Side.S, Side.N));
  }

  @Test
  void p03AHungJackIsThreeInTrinidadAndOneInTheEnglishGame() {
    var tricks =
        "2c Jc Qc 3c · Kd Td 8d Qd · 9s Js 7s 6s · 8s 3s 5s 4s · 6h Ah 4h Th · 9h Kh 2h 5h";
    var sheet = sheet("trinidad", "E", "5c", tricks);
    assertEquals(List.of("HIGH NS 1", "LOW NS 1", "HANG_JACK NS 3", "GAME NS 1"), lines(sheet));
    assertEquals(List.of(32, 4), counts(sheet, Side.NS, Side.EW));
    var english = sheet("all-fours; players=4", "W", "5c", tricks);
    assertEquals(List.of("HIGH NS 1", "LOW NS 1", "HANG_JACK NS 1", "GAME NS 1"), lines(english));
    assertEquals(4, english.awards().stream().mapToInt(Award::points).sum());
  }

  @Test
  void p06WithoutATrumpInPlayThereIsOnlyGame() {
    var sheet = english("all-fours", "Qd", "As 5s · Kh 7h · 9h Qh · Qs 4s · Jc 6c · 9c 8c");
    assertEquals(List.of("GAME S 1"), lines(sheet));
    assertEquals(List.of(7, 5), counts(sheet, Side.S, Side.N));
  }

  @Test
  void p07ATiedGameGoesToNobodyOrToTheElderHand() {
    assertEquals(List.of("HIGH S 1", "LOW N 1"), lines(english("all-fours", "6h", P07)));
    for (var rules : List.of("seven-up", "all-fours; game-tie=elder-of-tied")) {
      var sheet = english(rules, "6h", P07);
      assertEquals(List.of("HIGH S 1", "LOW N 1", "GAME S 1"), lines(sheet));
    }
  }

  @Test
  void p08NoughtAgainstNoughtIsATie() {
    assertEquals(List.of("HIGH S 1", "LOW N 1"), lines(english("all-fours", "9h", P08)));
    var cassell = english("all-fours; game-tie=elder-of-tied", "9h", P08);
    assertEquals(List.of("HIGH S 1", "LOW N 1", "GAME S 1"), lines(cassell));
  }

  @Test
  void p09WithTensAtNoughtAnotherPlayerMayMakeGame() {
    var tricks = "Ah Th · 9c Ac · Kd 8d · Qd 7d · 8c 7c · Jd 9s";
    var ten = english("seven-up-32; ten-value=10", "8s", tricks);
    assertEquals(List.of(15, 9), counts(ten, Side.S, Side.N));
    assertEquals(List.of("HIGH S 1", "LOW S 1", "GAME S 1"), lines(ten));
    var nought = english("seven-up-32", "8s", tricks);
    assertEquals(List.of(5, 9), counts(nought, Side.S, Side.N));
    assertEquals(List.of("HIGH S 1", "LOW S 1", "GAME N 1"), lines(nought));
  }

  @Test
  void p11HighNeedNotBeAnAce() {
    var sheet = english("all-fours", "Td", "9d 3d · Ks 8s · Ah 6h · Qc Kc · 7c 5c · 2s 4h");
    assertEquals(List.of("HIGH S 1", "LOW N 1", "GAME S 1"), lines(sheet));
    assertEquals(List.of(7, 5), counts(sheet, Side.S, Side.N));
  }

  @Test
  void p14ThePitcherSweepsAndALowStaysWithWhomItWasDealtTo() {
    var tricks = "As 7s 2s · Kd Td 4d · Qs 9s Kh · Js 6h 8c · Ac 5c 3h · 9d 2c Th";
    var sheet = pitch("auction-pitch", tricks);
    assertEquals(List.of("HIGH N 1", "LOW S 1", "JACK N 1", "GAME N 1"), lines(sheet));
    assertEquals(List.of(37, 0, 0), counts(sheet, Side.N, Side.E, Side.S));
    assertEquals(Optional.of(new PitcherResult(Seat.NORTH, Side.N, 2, 3, false)), sheet.pitcher());
  }

  @Test
  void p16TheTurnedTwoIsNotLow() {
    var rules = rules("all-fours");
    var hands = Map.of(Seat.SOUTH, "5h Kh 2s 3s 4s 5s", Seat.NORTH, "6h 7h 2c 3c 4c 5c");
    var deal = begin(rules, Seat.NORTH, turningUp(rules, Seat.NORTH, "2h", hands));
    var sheet = ScoreSheet.of(playedOut(after(deal, new Action.Stand(Seat.SOUTH))));
    assertEquals(Optional.of(Card.of(Rank.FIVE, Suit.HEARTS)), award(sheet, LOW).card());
    assertEquals(Side.S, award(sheet, LOW).side());
  }

  @Test
  void p17ThrowingTheLowestTrumpMovesLowToTheNext() {
    var deal = afterDiscards("2h 3c 4c", "5c 6c 7c");
    var low = award(ScoreSheet.of(playedOut(deal)), LOW);
    assertEquals(Optional.of(Card.of(Rank.FOUR, Suit.HEARTS)), low.card());
    assertEquals(Side.N, low.side());
  }

  @Test
  void p18ThrowingTheJackOfTrumpsLeavesNoJackPoint() {
    var thrown = ScoreSheet.of(playedOut(afterDiscards("2h 3c 4c", "Jh 5c 6c")));
    assertEquals(List.of(), jacks(thrown));
    var kept = ScoreSheet.of(playedOut(afterDiscards("2h 3c 4c", "5c 6c 7c")));
    assertEquals(1, jacks(kept).size());
  }

  @Test
  void r01ATurnedJackOfTrumpsLeavesNoJackPoint() {
    var rules = rules("all-fours");
    var deal = begin(rules, Seat.NORTH, turningUp(rules, Seat.NORTH, "Jh"));
    var sheet = ScoreSheet.of(playedOut(after(deal, new Action.Stand(Seat.SOUTH))));
    assertEquals(List.of(), jacks(sheet));
    assertEquals(AwardKind.TURN_UP, sheet.awards().getFirst().kind());
  }

  @Test
  void whereTheTakerScoresLowItGoesWithTheTrick() {
    // North's two of hearts falls under South's ace in the first trick.
    var sheet = english("all-fours; low-to=taker", "6h", P07);
    assertEquals(List.of("HIGH S 1", "LOW S 1"), lines(sheet));
    assertEquals(Optional.of(Seat.SOUTH), award(sheet, LOW).seat());
  }

  @Test
  void thePipsNobodyTookAreShownToo() {
    var pips = english("all-fours", "5h", "Jh 2s · 8s 9s · 9c 7c · 9d 6d · 4d 5d · 3c 2c").pips();
    assertEquals(Card.list("Jh"), pips.won().get(Side.S));
    assertEquals(List.of(), pips.won().get(Side.N));
    assertEquals(79, Pips.of(pips.rules(), pips.untaken()));
  }

  @Test
  void aCardThatIsLeftInAHandWhenTheOtherIsEmptyIsWonByNobody() {
    var jackLeft = ScoreSheet.of(keepingHearts(beforeDiscards("all-fours"), "2h 3c 4c", "5c 6c"));
    assertEquals(List.of(), jacks(jackLeft));
    var taker = beforeDiscards("all-fours; low-to=taker");
    var lowLeft = ScoreSheet.of(keepingHearts(taker, "3c 4c", "Jh 4h 5c"));
    assertEquals(List.of(), lowLeft.awards().stream().filter(a -> a.kind() == LOW).toList());
    var dealt = beforeDiscards("all-fours");
    var low = award(ScoreSheet.of(keepingHearts(dealt, "3c 4c", "Jh 4h 5c")), LOW);
    assertEquals(Side.S, low.side());
    assertEquals(OptionalInt.empty(), low.trick());
  }

  @Test
  void aDealThatIsNotPlayedOutHasOnlyWhatWasScoredBefore() {
    var rules = rules("all-fours");
    var deal = begin(rules, Seat.NORTH, turningUp(rules, Seat.NORTH, "Jh"));
    deal = after(deal, new Action.Beg(Seat.SOUTH), new Action.Give(Seat.NORTH));
    assertEquals(List.of("TURN_UP N 1", "GIFT S 1"), lines(ScoreSheet.of(deal)));
  }

  private static DealState afterDiscards(String south, String north) {
    return after(
        beforeDiscards("all-fours"),
        new Action.Discard(Seat.SOUTH, CardSet.named(south)),
        new Action.Discard(Seat.NORTH, CardSet.named(north)));
  }

  /** Hearts are trumps after a run; South was dealt the two, North the four and the jack. */
  private static DealState beforeDiscards(String id) {
    var rules = rules(id);
    var hands = Map.of(Seat.SOUTH, "2h 3c 4c 2d 3d 4d", Seat.NORTH, "4h Jh 5c 6c 7c 8c");
    var deal = begin(rules, Seat.NORTH, turningUp(rules, Seat.NORTH, "9c Ah", hands));
    return after(deal, new Action.Beg(Seat.SOUTH), new Action.Run(Seat.NORTH));
  }

  /** Discards that may be wrong, and then a play in which hearts fall last, by rule or not. */
  private static DealState keepingHearts(DealState deal, String south, String north) {
    deal = DealEngine.enforce(deal, new Action.Discard(Seat.SOUTH, CardSet.named(south)));
    deal = DealEngine.enforce(deal, new Action.Discard(Seat.NORTH, CardSet.named(north)));
    while (deal.toAct().isPresent()) {
      var hand = deal.hand(deal.toAct().get());
      var plain = hand.minus(CardSet.all(Suit.HEARTS));
      var card = (plain.isEmpty() ? hand : plain).toList().getFirst();
      deal = DealEngine.enforce(deal, new Action.Play(deal.toAct().get(), card));
    }
    return deal;
  }

  /** North pitches for two against East and South, the dealer. */
  private static ScoreSheet pitch(String rules, String tricks) {
    var deal =
        Records.scored(
            "Rules: %s\nPlayers: 3\nDealer: S\nCalls: N 2, E pass, S pass\n".formatted(rules),
            tricks);
    assertEquals(List.of(), deal.violations());
    return deal.sheet();
  }

  private static ScoreSheet english(String rules, String turnUp, String tricks) {
    return sheet(rules, "N", turnUp, tricks);
  }

  private static ScoreSheet sheet(String rules, String dealer, String turnUp, String tricks) {
    var tags = "Rules: %s\nDealer: %s\nTurnUp: %s\n".formatted(rules, dealer, turnUp);
    var deal = Records.scored(tags, tricks);
    assertEquals(List.of(), deal.violations());
    return deal.sheet();
  }

  private static Award award(ScoreSheet sheet, AwardKind kind) {
    return sheet.awards().stream().filter(a -> a.kind() == kind).findFirst().orElseThrow();
  }

  private static List<Award> jacks(ScoreSheet sheet) {
    return sheet.awards().stream()
        .filter(a -> a.kind() == AwardKind.JACK || a.kind() == AwardKind.HANG_JACK)
        .toList();
  }

  private static List<Integer> counts(ScoreSheet sheet, Side... sides) {
    return Arrays.stream(sides).map(sheet.pips()::of).toList();
  }
}
