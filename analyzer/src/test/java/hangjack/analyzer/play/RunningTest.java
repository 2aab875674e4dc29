package hangjack.analyzer.play;

import static hangjack.analyzer.fixtures.Deals.after;
import static hangjack.analyzer.fixtures.Deals.begin;
import static hangjack.analyzer.fixtures.Deals.playedOut;
import static hangjack.analyzer.fixtures.Deals.rules;
import static hangjack.analyzer.fixtures.Deals.turningUp;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import hangjack.analyzer.cards.Card;
import hangjack.analyzer.cards.CardSet;
import hangjack.analyzer.cards.Seat;
import hangjack.analyzer.cards.Suit;
import hangjack.analyzer.rules.RuleSet;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Scenarios R08 to R12, R20 and R26 of the rules, section 9.1, and the table of section 2.12. */
class RunningTest {
  @Test
  void r08AfterARunTheEnglishGameReducesNineCardsToSix() {
    var deal = run(rules("all-fours"), Seat.NORTH, "9s 4d");
    assertEquals(9, deal.hand(Seat.NORTH).size());
    assertEquals(9, deal.hand(Seat.SOUTH).size());
    assertEquals(Optional.of(Suit.DIAMONDS), deal.trump());
    assertEquals(32, deal.undealt());
    assertEquals(Phase.DISCARDING, deal.phase());
    assertEquals(Optional.of(Seat.SOUTH), deal.toAct());
    deal = after(deal, DealEngine.legalActions(deal).getFirst());
    assertEquals(Optional.of(Seat.NORTH), deal.toAct());
    deal = after(deal, DealEngine.legalActions(deal).getFirst());
    assertEquals(Phase.PLAYING, deal.phase());
    assertEquals(6, deal.hand(Seat.NORTH).size());
    assertEquals(6, deal.hand(Seat.SOUTH).size());
    assertEquals(3, deal.discarded(Seat.SOUTH).size());
  }

  @Test
  void r09InTrinidadAllNineCardsArePlayed() {
    var deal = run(rules("trinidad"), Seat.EAST, "9s 4d");
    assertEquals(Phase.PLAYING, deal.phase());
    assertEquals(14, deal.undealt());
    assertEquals(9, playedOut(deal).tricks().size());
  }

  @Test
  void r10ASecondRunMakesTwelveTricksAndLeavesOneCard() {
    var deal = run(rules("trinidad"), Seat.EAST, "9s 5s 4d");
    assertEquals(1, deal.undealt());
    assertEquals(12, playedOut(deal).tricks().size());
  }

  @Test
  void r12ThreeSpadesInAFourHandedDealExhaustThePack() {
    var deal = run(rules("all-fours", 4), Seat.WEST, "8s Js 2s");
    assertEquals(Optional.of(Ending.EXHAUSTED), deal.ending());
    assertEquals(1, deal.undealt());
  }

  @Test
  void r20SixClubsInATwoHandedDealExhaustThePack() {
    var deal = run(rules("all-fours"), Seat.NORTH, "2c 3c 4c 5c 6c 7c");
    assertEquals(Optional.of(Ending.EXHAUSTED), deal.ending());
    assertEquals(4, deal.undealt());
  }

  @Test
  void r26EveryNewTurnUpIsComparedWithTheRejectedSuit() {
    var deal = run(rules("all-fours"), Seat.NORTH, "Ah 7h 3c");
    assertEquals(Optional.of(Suit.CLUBS), deal.trump());
    assertEquals(Card.list("Ah 7h 3c"), deal.turnUps());
    assertEquals(12, deal.hand(Seat.NORTH).size());
  }

  static Stream<Arguments> section212() {
    return Stream.of(arguments(2, 5, 4), arguments(3, 3, 3), arguments(4, 2, 1));
  }

  @ParameterizedTest
  @MethodSource("section212")
  void asManyRunsFitAsTheTableSays(int players, int runs, int left) {
    var rules = rules("all-fours", players);
    var dealer = rules.seating().seats().getLast();
    var deal = run(rules, dealer, "2c 3c 4c 5c 6c 7c 8c");
    assertEquals(Optional.of(Ending.EXHAUSTED), deal.ending());
    assertEquals(runs + 1, deal.turnUps().size());
    assertEquals(left, deal.undealt());
  }

  @Test
  void packetsMayGoToTheElderHandAndTheDealerOnly() {
    var rules = rules("all-fours; run-recipients=elder-and-dealer", 4);
    var deal = run(rules, Seat.WEST, "9s 4d");
    assertEquals(9, deal.hand(Seat.NORTH).size());
    assertEquals(6, deal.hand(Seat.EAST).size());
    assertEquals(6, deal.hand(Seat.SOUTH).size());
    assertEquals(9, deal.hand(Seat.WEST).size());
    // 4 players, 52 cards: three runs fit (rules 2.12).
    assertEquals(4, run(rules, Seat.WEST, "2c 3c 4c 5c 6c").turnUps().size());
  }

  @Test
  void theClubOptionKeepsNineAfterOneRunAndSixAfterTwo() {
    var rules = rules("all-fours; hand-after-run=keep-nine");
    var once = run(rules, Seat.NORTH, "9s 4d");
    assertEquals(Phase.PLAYING, once.phase());
    assertEquals(9, once.hand(Seat.NORTH).size());
    var twice = run(rules, Seat.NORTH, "9s 5s 4d");
    assertEquals(Phase.DISCARDING, twice.phase());
    assertEquals(924, DealEngine.legalActions(twice).size());
  }

  @Test
  void anyThreeOfNineMayBeLaidAwayAndNothingElse() {
    var deal = run(rules("all-fours"), Seat.NORTH, "9s 4d");
    assertEquals(84, DealEngine.legalActions(deal).size());
    var hand = deal.hand(Seat.SOUTH).toList();
    var two = CardSet.of(hand.subList(0, 2));
    var notHeld = two.with(deal.hand(Seat.NORTH).toList().getFirst());
    for (var wrong : new CardSet[] {two, notHeld, CardSet.EMPTY}) {
      assertEquals(
          Optional.of(Refusal.WRONG_DISCARD),
          DealEngine.refusal(deal, new Action.Discard(Seat.SOUTH, wrong)));
    }
    var three = CardSet.of(deal.hand(Seat.NORTH).toList().subList(0, 3));
    assertEquals(
        Optional.of(Refusal.NOT_YOUR_TURN),
        DealEngine.refusal(deal, new Action.Discard(Seat.NORTH, three)));
  }

  private static DealState run(RuleSet rules, Seat dealer, String turnUps) {
    var deal = begin(rules, dealer, turningUp(rules, dealer, turnUps));
    return after(deal, new Action.Beg(deal.elder()), new Action.Run(dealer));
  }
}
