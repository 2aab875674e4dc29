package hangjack.analyzer.play;

import static hangjack.analyzer.fixtures.Deals.after;
import static hangjack.analyzer.fixtures.Deals.begin;
import static hangjack.analyzer.fixtures.Deals.rules;
import static hangjack.analyzer.fixtures.Deals.run;
import static hangjack.analyzer.fixtures.Deals.score;
import static hangjack.analyzer.fixtures.Deals.turningUp;
import static org.junit.jupiter.api.Assertions.assertEquals;

import hangjack.analyzer.cards.Seat;
import hangjack.analyzer.cards.Side;
import hangjack.analyzer.cards.Suit;
import hangjack.analyzer.match.CountingOut;
import hangjack.analyzer.rules.RuleSet;
import hangjack.analyzer.score.AwardKind;
import hangjack.analyzer.score.ScoreSheet;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** The card turned up: scenarios of the rules, section 9.1, and X04 and X05 of 9.5. */
class TurningUpTest {
  @Test
  void r01ATurnedJackIsAPointForTheDealerBeforeTheFirstLead() {
    var rules = rules("all-fours");
    var deal = begin(rules, Seat.NORTH, turningUp(rules, Seat.NORTH, "Jh"));
    assertEquals(List.of("N 1 Jh"), points(deal));
  }

  @Test
  void r02x05ADealerWhoNeedsOneWinsOnATurnedJack() {
    var rules = rules("all-fours");
    var cards = turningUp(rules, Seat.NORTH, "Jc");
    var deal = DealEngine.begin(rules, Seat.NORTH, score(rules, "N 10, S 10"), cards);
    assertEquals(Optional.of(Ending.WON_AT_ONCE), deal.ending());
    assertEquals(Optional.empty(), deal.toAct());
    assertEquals(List.of(), DealEngine.legalActions(deal));
    assertWonBy(Side.N, 11, deal);
  }

  @Test
  void r03InTrinidadAnAceASixAndAJackScore() {
    var rules = rules("trinidad");
    assertEquals(List.of("EW 1 Ad"), first(rules, "Ad"));
    assertEquals(List.of("EW 2 6d"), first(rules, "6d"));
    assertEquals(List.of("EW 3 Jd"), first(rules, "Jd"));
    assertEquals(List.of(), first(rules, "2d"));
  }

  @Test
  void r04InTobagoItIsTheTwoInPlaceOfTheSix() {
    var rules = rules("tobago");
    assertEquals(List.of("EW 1 Ad"), first(rules, "Ad"));
    assertEquals(List.of(), first(rules, "6d"));
    assertEquals(List.of("EW 3 Jd"), first(rules, "Jd"));
    assertEquals(List.of("EW 2 2d"), first(rules, "2d"));
  }

  @Test
  void r12TheDealerKeepsTheTurnUpsOfAnExhaustedPackWhereTheRulesSaySo() {
    var deal = run(rules("all-fours", 4), Seat.WEST, "8s Js 2s");
    assertEquals(Optional.of(Ending.EXHAUSTED), deal.ending());
    assertEquals(List.of("EW 1 Js"), points(deal));
  }

  @Test
  void r13ElseTheJackOfAnExhaustedPackIsWorthNothing() {
    var deal = run(rules("seven-up", 4), Seat.WEST, "8s Js 2s");
    assertEquals(Optional.of(Ending.EXHAUSTED), deal.ending());
    assertEquals(List.of(), points(deal));
  }

  @Test
  void r14EveryTurnedJackScoresInTheEnglishGameAndTwelveCardsBecomeSix() {
    var deal = run(rules("all-fours"), Seat.NORTH, "Jh Kh Jc");
    assertEquals(List.of("N 1 Jh", "N 1 Jc"), points(deal));
    assertEquals(Optional.of(Suit.CLUBS), deal.trump());
    assertEquals(12, deal.hand(Seat.SOUTH).size());
    assertEquals(12, deal.hand(Seat.NORTH).size());
    for (var discard = 0; discard < 2; discard++) {
      deal = after(deal, DealEngine.legalActions(deal).getFirst());
    }
    assertEquals(Phase.PLAYING, deal.phase());
    assertEquals(6, deal.hand(Seat.SOUTH).size());
    assertEquals(6, deal.hand(Seat.NORTH).size());
  }

  @Test
  void r15WhereOnlyTheFinalTurnUpScoresTheFirstJackDoesNot() {
    assertEquals(List.of("N 1 Jc"), points(run(rules("seven-up"), Seat.NORTH, "Jh Kh Jc")));
  }

  @Test
  void r16TheFirstAndTheFinalTurnUpScoreAndThoseBetweenDoNot() {
    var rules = rules("seven-up-32");
    var deal = run(rules, Seat.NORTH, "Jh Jc");
    assertEquals(List.of("N 1 Jh", "N 1 Jc"), points(deal));
    var count = CountingOut.count(rules, rules.startingScore(), ScoreSheet.of(deal));
    assertEquals(5, count.after().of(Side.N), "chips");
    assertEquals(List.of("N 1 Jh"), first(rules, Seat.NORTH, "Jh"));
    assertEquals(List.of(), points(run(rules, Seat.NORTH, "8h Jh Ad")));
  }

  @Test
  void anExhaustedPackHasNoFinalTurnUp() {
    var firstAndFinal = rules("all-fours; turn-up-scoring=first-and-final", 4);
    assertEquals(List.of("EW 1 Js"), points(run(firstAndFinal, Seat.WEST, "Js 8s 2s")));
    assertEquals(List.of(), points(run(firstAndFinal, Seat.WEST, "8s 2s Js")));
    var finalOnly = rules("all-fours; turn-up-scoring=final-only", 4);
    assertEquals(List.of(), points(run(finalOnly, Seat.WEST, "8s 2s Js")));
  }

  @Test
  void r27AProvisionalPointIsConfirmedByStandOrGiftAndLostInARun() {
    var rules = rules("seven-up");
    var cards = turningUp(rules, Seat.NORTH, "Jh 4d");
    var start = DealEngine.begin(rules, Seat.NORTH, score(rules, "N 6"), cards);
    assertEquals(Phase.ELDER_CALL, start.phase());
    assertEquals(List.of(), points(start));
    var stood = after(start, new Action.Stand(Seat.SOUTH));
    assertEquals(Optional.of(Ending.WON_AT_ONCE), stood.ending());
    var begged = after(start, new Action.Beg(Seat.SOUTH));
    var given = after(begged, new Action.Give(Seat.NORTH));
    assertEquals(Optional.of(Ending.WON_AT_ONCE), given.ending());
    var ran = after(begged, new Action.Run(Seat.NORTH));
    assertEquals(Phase.DISCARDING, ran.phase());
    assertEquals(List.of(), points(ran));
  }

  @Test
  void x04ATurnedSixWinsForADealerWhoNeedsTwo() {
    var rules = rules("trinidad");
    var cards = turningUp(rules, Seat.EAST, "6d");
    var deal = DealEngine.begin(rules, Seat.EAST, score(rules, "EW 12, NS 13"), cards);
    assertEquals(Optional.of(Ending.WON_AT_ONCE), deal.ending());
    assertWonBy(Side.EW, 14, deal);
    var oneShort = DealEngine.begin(rules, Seat.EAST, score(rules, "EW 11, NS 13"), cards);
    assertEquals(Optional.empty(), oneShort.ending());
  }

  @Test
  void aTurnUpOfTheRunWinsBeforeTheNextCardIsTurned() {
    var rules = rules("trinidad");
    var cards = turningUp(rules, Seat.EAST, "9s Js 4d");
    var deal = DealEngine.begin(rules, Seat.EAST, score(rules, "EW 11"), cards);
    deal = after(deal, new Action.Beg(Seat.NORTH), new Action.Run(Seat.EAST));
    assertEquals(Optional.of(Ending.WON_AT_ONCE), deal.ending());
    assertEquals(2, deal.turnUps().size());
  }

  @Test
  void whereImmediatePointsCannotWinThePlayGoesOn() {
    var rules = rules("all-fours; immediate-points-can-win=no");
    var cards = turningUp(rules, Seat.NORTH, "Jc");
    var deal = DealEngine.begin(rules, Seat.NORTH, score(rules, "N 10"), cards);
    assertEquals(Phase.ELDER_CALL, deal.phase());
  }

  private static void assertWonBy(Side side, int score, DealState deal) {
    var count = CountingOut.count(deal.rules(), deal.before(), ScoreSheet.of(deal));
    assertEquals(Optional.of(side), count.winner());
    assertEquals(score, count.after().of(side));
    assertEquals(Optional.of(AwardKind.TURN_UP), count.countedOutOn());
  }

  private static List<String> first(RuleSet rules, String turnUp) {
    return first(rules, Seat.EAST, turnUp);
  }

  private static List<String> first(RuleSet rules, Seat dealer, String turnUp) {
    return points(begin(rules, dealer, turningUp(rules, dealer, turnUp)));
  }

  private static List<String> points(DealState deal) {
    return ImmediatePoints.of(deal).stream()
        .map(p -> p.side() + " " + p.points() + " " + p.turnUp().orElseThrow())
        .toList();
  }
}
