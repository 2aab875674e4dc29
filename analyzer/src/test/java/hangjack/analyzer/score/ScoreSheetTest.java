package hangjack.analyzer.score;

import static hangjack.analyzer.fixtures.Deals.after;
import static hangjack.analyzer.fixtures.Deals.begin;
import static hangjack.analyzer.fixtures.Deals.playedOut;
import static hangjack.analyzer.fixtures.Deals.rules;
import static hangjack.analyzer.fixtures.Deals.turningUp;
import static org.junit.jupiter.api.Assertions.assertEquals;

import hangjack.analyzer.cards.Card;
import hangjack.analyzer.cards.CardSet;
import hangjack.analyzer.cards.Rank;
import hangjack.analyzer.cards.Scores;
import hangjack.analyzer.cards.Seat;
import hangjack.analyzer.cards.Side;
import hangjack.analyzer.cards.Suit;
import hangjack.analyzer.fixtures.Records;
import hangjack.analyzer.play.Action;
import hangjack.analyzer.play.DealState;
import hangjack.analyzer.record.Replay;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/**
 * Scenarios P01 to P18 of the rules, section 9.3. In deals of two South is the elder hand and North
 * the dealer.
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
    var english = sheet("trinidad; hang-jack-points=1", "E", "5c", tricks);
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
    for (var rule : List.of("non-dealer", "elder-of-tied")) {
      var sheet = english("all-fours; game-tie=" + rule, "6h", P07);
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
  void p11HighNeedNotBeAnAce() {
    var sheet = english("all-fours", "Td", "9d 3d · Ks 8s · Ah 6h · Qc Kc · 7c 5c · 2s 4h");
    assertEquals(List.of("HIGH S 1", "LOW N 1", "GAME S 1"), lines(sheet));
    assertEquals(List.of(7, 5), counts(sheet, Side.S, Side.N));
  }

  @Test
  void p16TheTurnedTwoIsNotLow() {
    var rules = rules("all-fours");
    var hands = Map.of(Seat.SOUTH, "5h Kh 2s 3s 4s 5s", Seat.NORTH, "6h 7h 2c 3c 4c 5c");
    var deal = begin(rules, Seat.NORTH, turningUp(rules, Seat.NORTH, "2h", hands));
    var sheet = ScoreSheet.of(playedOut(after(deal, new Action.Stand(Seat.SOUTH))));
    assertEquals(Optional.of(Card.of(Rank.FIVE, Suit.HEARTS)), award(sheet, AwardKind.LOW).card());
    assertEquals(Side.S, award(sheet, AwardKind.LOW).side());
  }

  @Test
  void p17ThrowingTheLowestTrumpMovesLowToTheNext() {
    var deal = afterDiscards("2h 3c 4c", "5c 6c 7c");
    var low = award(ScoreSheet.of(playedOut(deal)), AwardKind.LOW);
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
    assertEquals(Optional.of(Seat.SOUTH), award(sheet, AwardKind.LOW).seat());
  }

  @Test
  void thePipsNobodyTookAreShownToo() {
    var pips = english("all-fours", "5h", "Jh 2s · 8s 9s · 9c 7c · 9d 6d · 4d 5d · 3c 2c").pips();
    assertEquals(Card.list("Jh"), pips.won().get(Side.S));
    assertEquals(List.of(), pips.won().get(Side.N));
    assertEquals(79, Pips.of(pips.rules(), pips.untaken()));
  }

  @Test
  void aDealThatIsNotPlayedOutHasOnlyWhatWasScoredBefore() {
    var rules = rules("all-fours");
    var deal = begin(rules, Seat.NORTH, turningUp(rules, Seat.NORTH, "Jh"));
    deal = after(deal, new Action.Beg(Seat.SOUTH), new Action.Give(Seat.NORTH));
    assertEquals(List.of("TURN_UP N 1", "GIFT S 1"), lines(ScoreSheet.of(deal)));
  }

  /** Hearts are trumps after a run; South was dealt the two, North the four and the jack. */
  private static DealState afterDiscards(String south, String north) {
    var rules = rules("all-fours");
    var hands = Map.of(Seat.SOUTH, "2h 3c 4c 2d 3d 4d", Seat.NORTH, "4h Jh 5c 6c 7c 8c");
    var deal = begin(rules, Seat.NORTH, turningUp(rules, Seat.NORTH, "9c Ah", hands));
    return after(
        deal,
        new Action.Beg(Seat.SOUTH),
        new Action.Run(Seat.NORTH),
        new Action.Discard(Seat.SOUTH, CardSet.named(south)),
        new Action.Discard(Seat.NORTH, CardSet.named(north)));
  }

  private static ScoreSheet english(String rules, String turnUp, String tricks) {
    return sheet(rules, "N", turnUp, tricks);
  }

  private static ScoreSheet sheet(String rules, String dealer, String turnUp, String tricks) {
    var text = new StringBuilder("[Rules \"" + rules + "\"]\n[Dealer \"" + dealer + "\"]\n");
    text.append("[TurnUp \"" + turnUp + "\"]\n");
    for (var trick : tricks.split(" · ", -1)) {
      text.append("1. ").append(trick).append('\n');
    }
    var deal = Records.read(text.toString()).getFirst();
    var replay = Replay.of(deal, Scores.zero(deal.rules().seating()));
    assertEquals(List.of(), replay.violations());
    return ScoreSheet.of(replay.end());
  }

  private static Award award(ScoreSheet sheet, AwardKind kind) {
    return sheet.awards().stream().filter(a -> a.kind() == kind).findFirst().orElseThrow();
  }

  private static List<Award> jacks(ScoreSheet sheet) {
    return sheet.awards().stream()
        .filter(a -> a.kind() == AwardKind.JACK || a.kind() == AwardKind.HANG_JACK)
        .toList();
  }

  private static List<String> lines(ScoreSheet sheet) {
    return sheet.awards().stream().map(a -> a.kind() + " " + a.side() + " " + a.points()).toList();
  }

  private static List<Integer> counts(ScoreSheet sheet, Side... sides) {
    return Arrays.stream(sides).map(sheet.pips()::of).toList();
  }
}
