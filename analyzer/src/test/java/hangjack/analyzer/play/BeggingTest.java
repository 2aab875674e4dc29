package hangjack.analyzer.play;

import static hangjack.analyzer.fixtures.Deals.after;
import static hangjack.analyzer.fixtures.Deals.begin;
import static hangjack.analyzer.fixtures.Deals.rules;
import static hangjack.analyzer.fixtures.Deals.score;
import static hangjack.analyzer.fixtures.Deals.turningUp;
import static org.junit.jupiter.api.Assertions.assertEquals;

import hangjack.analyzer.cards.Scores;
import hangjack.analyzer.cards.Seat;
import hangjack.analyzer.cards.Side;
import hangjack.analyzer.cards.Suit;
import hangjack.analyzer.rules.RuleSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Scenarios R05 to R07, R21 to R25 of the rules, section 9.1; South is elder hand, North deals. */
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
    assertEquals(1, points(deal).of(Side.S));
  }

  @Test
  void r07WhereAGiftMayNotWinTheDealerMustRun() {
    var rules = rules("all-fours; target=7; gift-can-win=no");
    var deal = after(at(rules, "S 6", "9h"), BEG);
    assertEquals(List.of(RUN), DealEngine.legalActions(deal));
    assertEquals(Optional.of(Refusal.GIFT_NOT_ALLOWED), DealEngine.refusal(deal, GIVE));
    var oneShort = after(at(rules, "S 5", "9h"), BEG);
    assertEquals(List.of(GIVE, RUN), DealEngine.legalActions(oneShort));
  }

  @Test
  void r21WithThreePlayersTheGiftMayGoToBothOpponents() {
    var rules = rules("all-fours; gift-to=all-opponents; target=7", 3);
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
    var toElder = rules("all-fours; target=7; gift-can-win=no", 3);
    var deal = after(at(toElder, Seat.SOUTH, "N 3, E 6, S 2", "9h"), new Action.Beg(Seat.NORTH));
    assertEquals(Optional.empty(), DealEngine.refusal(deal, new Action.Give(Seat.SOUTH)));
    var toAll = rules("all-fours; target=7; gift-can-win=no; gift-to=all-opponents", 3);
    deal = after(at(toAll, Seat.SOUTH, "N 3, E 6, S 2", "9h"), new Action.Beg(Seat.NORTH));
    assertEquals(
        Optional.of(Refusal.GIFT_NOT_ALLOWED),
        DealEngine.refusal(deal, new Action.Give(Seat.SOUTH)));
  }

  @Test
  void r24ThereIsNoSecondBeg() {
    var rules = rules("trinidad");
    var deal = begin(rules, Seat.EAST, turningUp(rules, Seat.EAST, "9s 4d"));
    deal = after(deal, new Action.Beg(Seat.NORTH), new Action.Run(Seat.EAST));
    assertEquals(Phase.PLAYING, deal.phase());
    assertEquals(
        Optional.of(Refusal.NO_SECOND_BEG), DealEngine.refusal(deal, new Action.Beg(Seat.NORTH)));
  }

  @Test
  void r25ADealerWithoutATrumpMayBeForbiddenToGive() {
    var rules = rules("trinidad; gift-requires-trump=yes");
    var noHeart = Map.of(Seat.EAST, "2s 3s 4s 5s 6s 7s");
    var deal = begin(rules, Seat.EAST, turningUp(rules, Seat.EAST, "9h", noHeart));
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
    assertEquals(Optional.of(Refusal.NO_SECOND_BEG), DealEngine.refusal(deal, BEG));
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
