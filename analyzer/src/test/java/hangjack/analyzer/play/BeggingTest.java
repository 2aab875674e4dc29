package hangjack.analyzer.play;

import static hangjack.analyzer.fixtures.Deals.after;
import static hangjack.analyzer.fixtures.Deals.begin;
import static hangjack.analyzer.fixtures.Deals.rules;
import static hangjack.analyzer.fixtures.Deals.run;
import static hangjack.analyzer.fixtures.Deals.score;
import static hangjack.analyzer.fixtures.Deals.turningUp;
import static org.junit.jupiter.api.Assertions.assertEquals;

import hangjack.analyzer.cards.CardSet;
import hangjack.analyzer.cards.Scores;
import hangjack.analyzer.cards.Seat;
import hangjack.analyzer.cards.Side;
import hangjack.analyzer.cards.Suit;
import hangjack.analyzer.fixtures.Sheets;
import hangjack.analyzer.match.CountingOut;
import hangjack.analyzer.match.DealerRotation;
import hangjack.analyzer.rules.RuleSet;
import hangjack.analyzer.score.ScoreSheet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Stand or beg, give or run: scenarios of the rules, section 9.1. With two players South is elder
 * hand and North deals.
 */
class BeggingTest {
  private static final Action BEG = new Action.Beg(Seat.SOUTH);
  private static final Action GIVE = new Action.Give(Seat.NORTH);
  private static final Action RUN = new Action.Run(Seat.NORTH);

  @Test
  void r05TheGiftIsAPointForTheElderHandWhoLeadsWithTheTrumpUnchanged() {
    var rules = rules("all-fours");
    var deal = after(begin(rules, Seat.NORTH, turningUp(rules, Seat.NORTH, "9h")), BEG, GIVE);
    assertEquals(1, points(deal).of(Side.S));
    assertEquals(0, points(deal).of(Side.N));
    assertEquals(Optional.of(Suit.HEARTS), deal.trump());
    assertEquals(6, deal.hand(Seat.SOUTH).size());
    assertEquals(Optional.of(Seat.SOUTH), deal.toAct());
    assertEquals(Phase.PLAYING, deal.phase());
  }

  @Test
  void r06TheGiftMayWinTheMatch() {
    var rules = rules("all-fours");
    var deal = after(at(rules, "S 10", "9h"), BEG, GIVE);
    assertEquals(Optional.of(Ending.WON_AT_ONCE), deal.ending());
    var count = CountingOut.count(rules, deal.before(), ScoreSheet.of(deal));
    assertEquals(Optional.of(Side.S), count.winner());
    assertEquals(11, count.after().of(Side.S));
  }

  @Test
  void r07WhereAGiftMayNotWinTheDealerMustRun() {
    var rules = rules("seven-up");
    var deal = after(at(rules, "S 6", "9h"), BEG);
    assertEquals(List.of(RUN), DealEngine.legalActions(deal));
    assertEquals(Optional.of(Refusal.GIFT_NOT_ALLOWED), DealEngine.refusal(deal, GIVE));
    var oneShort = after(at(rules, "S 5", "9h"), BEG);
    assertEquals(List.of(GIVE, RUN), DealEngine.legalActions(oneShort));
  }

  @Test
  void r21WithThreePlayersTheGiftMayGoToBothOpponents() {
    var rules = rules("seven-up", 3);
    var elder = rules.seating().elder(Seat.SOUTH);
    assertEquals(Seat.NORTH, elder);
    var start = at(rules, Seat.SOUTH, "N 3, E 4, S 2", "9h");
    var deal = after(start, new Action.Beg(elder), new Action.Give(Seat.SOUTH));
    assertEquals(1, points(deal).of(Side.N));
    assertEquals(1, points(deal).of(Side.E));
    assertEquals(0, points(deal).of(Side.S));
  }

  @Test
  void r23WhereOnlyTheElderHandIsGivenAnOpponentWhoNeedsOneDoesNotForbidIt() {
    var give = new Action.Give(Seat.SOUTH);
    var bicycle = rules("seven-up; gift-to=elder", 3);
    var deal = after(at(bicycle, Seat.SOUTH, "N 3, E 6, S 2", "9h"), new Action.Beg(Seat.NORTH));
    var given = after(deal, give);
    assertEquals(1, points(given).of(Side.N));
    assertEquals(0, points(given).of(Side.E));
    var foster = rules("seven-up", 3);
    deal = after(at(foster, Seat.SOUTH, "N 3, E 6, S 2", "9h"), new Action.Beg(Seat.NORTH));
    assertEquals(Optional.of(Refusal.GIFT_NOT_ALLOWED), DealEngine.refusal(deal, give));
  }

  @Test
  void ofTwoOpponentsWhomAGiftTakesOutTheElderHandIsFirst() {
    var rules = rules("seven-up; gift-can-win=yes", 3);
    // East deals: South is the elder hand, though North stands before South in every list of seats.
    var deal = at(rules, Seat.EAST, "N 6, S 6", "9h");
    deal = after(deal, new Action.Beg(Seat.SOUTH), new Action.Give(Seat.EAST));
    assertEquals(Optional.of(Ending.WON_AT_ONCE), deal.ending());
    var count = CountingOut.count(rules, deal.before(), ScoreSheet.of(deal));
    assertEquals(Optional.of(Side.S), count.winner());
  }

  @Test
  void aGiftThatMayNotWinDoesNotEvenIfItIsGiven() {
    var rules = rules("seven-up");
    var deal = DealEngine.enforce(after(at(rules, "S 6", "9h"), BEG), GIVE);
    assertEquals(Phase.PLAYING, deal.phase());
    var count = CountingOut.count(rules, deal.before(), Sheets.of(rules, "GIFT S 1, HIGH N 1"));
    assertEquals(List.of(true, true), count.points().stream().map(p -> p.counted()).toList());
    // nobody else having gone out, it has won when the deal is over
    assertEquals(Optional.of(Side.S), count.winner());
  }

  @ParameterizedTest
  @ValueSource(strings = {"all-fours", "seven-up", "seven-up-32", "trinidad", "tobago"})
  void r24ThereIsNoSecondBeg(String id) {
    var rules = rules(id);
    var deal = run(rules, rules.seating().seats().getLast(), "9s 7d");
    while (deal.phase() == Phase.DISCARDING) {
      deal = after(deal, DealEngine.legalActions(deal).getFirst());
    }
    assertEquals(Phase.PLAYING, deal.phase());
    var again = new Action.Beg(deal.elder());
    assertEquals(Optional.of(Refusal.NO_SECOND_BEG), DealEngine.refusal(deal, again));
  }

  @Test
  void r19WhereNoRunIsPossibleTheDealerGivesOrTheCardsAreDealtAgain() {
    var rules = rules("seven-up-32", 4);
    var deal = begin(rules, Seat.WEST, turningUp(rules, Seat.WEST, "9h"));
    assertEquals(7, deal.undealt());
    deal = after(deal, new Action.Beg(Seat.NORTH));
    var give = new Action.Give(Seat.WEST);
    var run = new Action.Run(Seat.WEST);
    assertEquals(List.of(give, run), DealEngine.legalActions(deal));
    var again = after(deal, run);
    assertEquals(Optional.of(Ending.EXHAUSTED), again.ending());
    assertEquals(Seat.WEST, DealerRotation.after(again));
  }

  @Test
  void r25ADealerWithoutATrumpMayBeForbiddenToGive() {
    var rules = rules("trinidad-tournament");
    var noHeart = Map.of(Seat.EAST, "2s 3s 4s 5s 6s 7s");
    var deal = begin(rules, Seat.EAST, turningUp(rules, Seat.EAST, "9h", noHeart));
    var stand = new Action.Stand(Seat.NORTH);
    assertEquals(CardSet.EMPTY, deal.hand(Seat.NORTH).of(Suit.HEARTS));
    assertEquals(Phase.PLAYING, after(deal, stand).phase());
    deal = after(deal, new Action.Beg(Seat.NORTH));
    assertEquals(List.of(new Action.Run(Seat.EAST)), DealEngine.legalActions(deal));
    assertEquals(
        Optional.of(Refusal.GIFT_NEEDS_TRUMP),
        DealEngine.refusal(deal, new Action.Give(Seat.EAST)));
    var oneHeart = Map.of(Seat.EAST, "2s 3s 4s 5s 6s 7h");
    deal = begin(rules, Seat.EAST, turningUp(rules, Seat.EAST, "9h", oneHeart));
    deal = after(deal, new Action.Beg(Seat.NORTH));
    assertEquals(Optional.empty(), DealEngine.refusal(deal, new Action.Give(Seat.EAST)));
  }

  @Test
  void onlyTheElderHandBegsAndOnlyTheDealerAnswers() {
    var rules = rules("all-fours");
    var deal = begin(rules, Seat.NORTH, turningUp(rules, Seat.NORTH, "9h"));
    for (var wrong : List.of(GIVE, RUN, new Action.Beg(Seat.NORTH), new Action.Stand(Seat.NORTH))) {
      assertEquals(Optional.of(Refusal.NOT_YOUR_CALL), DealEngine.refusal(deal, wrong));
    }
    var begged = after(deal, BEG);
    assertEquals(
        Optional.of(Refusal.NOT_YOUR_CALL),
        DealEngine.refusal(begged, new Action.Stand(Seat.SOUTH)));
    assertEquals(
        Optional.of(Refusal.NOT_YOUR_CALL),
        DealEngine.refusal(begged, new Action.Give(Seat.SOUTH)));
  }

  @Test
  void underStandOrPassTheCardsAreRunWithoutTheDealerBeingAsked() {
    var rules = rules("all-fours; beg=stand-or-pass");
    var deal = begin(rules, Seat.NORTH, turningUp(rules, Seat.NORTH, "9h 4d"));
    deal = after(deal, BEG);
    assertEquals(Optional.of(Suit.DIAMONDS), deal.trump());
    assertEquals(Phase.DISCARDING, deal.phase());
  }

  @Test
  void whereNobodyMayBegThePlayBeginsAtOnce() {
    var rules = rules("all-fours; beg=none");
    var deal = begin(rules, Seat.NORTH, turningUp(rules, Seat.NORTH, "9h"));
    assertEquals(Phase.PLAYING, deal.phase());
    assertEquals(Optional.of(Refusal.NOT_YOUR_CALL), DealEngine.refusal(deal, BEG));
  }

  private static DealState at(RuleSet rules, String score, String turnUps) {
    return at(rules, Seat.NORTH, score, turnUps);
  }

  private static DealState at(RuleSet rules, Seat dealer, String score, String turnUps) {
    return DealEngine.begin(rules, dealer, score(rules, score), turningUp(rules, dealer, turnUps));
  }

  private static Scores points(DealState deal) {
    var points = Scores.zero(deal.seating());
    for (var point : ImmediatePoints.of(deal)) {
      points = points.plus(point.side(), point.points());
    }
    return points;
  }
}
