package hangjack.analyzer.play;

import static hangjack.analyzer.fixtures.Deals.after;
import static hangjack.analyzer.fixtures.Deals.begin;
import static hangjack.analyzer.fixtures.Deals.playedOut;
import static hangjack.analyzer.fixtures.Deals.rules;
import static hangjack.analyzer.fixtures.Deals.run;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import hangjack.analyzer.cards.Card;
import hangjack.analyzer.cards.CardSet;
import hangjack.analyzer.cards.Seat;
import hangjack.analyzer.cards.Suit;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Running the cards: scenarios of the rules, section 9.1, and the table of section 2.12. */
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

  @Test
  void r18AThirdHeartExhaustsThePackOf32() {
    var rules = rules("seven-up-32");
    var deal = run(rules, Seat.NORTH, "8h 9h Th");
    assertEquals(Optional.of(Ending.EXHAUSTED), deal.ending());
    assertEquals(3, deal.turnUps().size());
    assertEquals(5, deal.undealt());
  }

  static Stream<Arguments> section212() {
    return Stream.of(
        arguments("all-fours", 2, 5, 4),
        arguments("all-fours", 3, 3, 3),
        arguments("all-fours", 4, 2, 1),
        arguments("seven-up-32", 2, 2, 5),
        arguments("seven-up-32", 3, 1, 3),
        arguments("seven-up-32", 4, 0, 7));
  }

  @ParameterizedTest
  @MethodSource("section212")
  void asManyRunsFitAsTheTableSays(String id, int players, int runs, int left) {
    var rules = rules(id, players);
    var dealer = rules.seating().seats().getLast();
    var deal = run(rules, dealer, id.equals("all-fours") ? "2c 3c 4c 5c 6c 7c" : "7c 8c 9c");
    assertEquals(Optional.of(Ending.EXHAUSTED), deal.ending());
    assertEquals(runs + 1, deal.turnUps().size());
    for (var seat : rules.seating().seats()) {
      assertEquals(6 + 3 * runs, deal.hand(seat).size());
    }
    assertEquals(left, deal.undealt());
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource({
    "all-fours, 7s 8s 9s, Ts Js Qs",
    "all-fours; deal-packet=1, 7s 9s Js, 8s Ts Qs",
    "seven-up-32, 7s 9s Js, 8s Ts Qs",
  })
  void aRunIsDealtAsTheHandsAreInPacketsOrOneByOne(String id, String elder, String dealer) {
    var rules = rules(id);
    var hands =
        Map.of(
            Seat.SOUTH, CardSet.named("7c 8c 9c Tc Jc Qc"),
            Seat.NORTH, CardSet.named("7d 8d 9d Td Jd Qd"));
    var cards = new Deal(hands, Card.list("9h 7s 8s 9s Ts Js Qs Ad"));
    var deal = after(begin(rules, Seat.NORTH, cards), new Action.Beg(Seat.SOUTH));
    deal = after(deal, new Action.Run(Seat.NORTH));
    assertEquals(CardSet.named(elder), deal.hand(Seat.SOUTH).of(Suit.SPADES));
    assertEquals(CardSet.named(dealer), deal.hand(Seat.NORTH).of(Suit.SPADES));
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
}
