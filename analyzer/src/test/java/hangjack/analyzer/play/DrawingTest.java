package hangjack.analyzer.play;

import static hangjack.analyzer.fixtures.Deals.LOW_WITH_SOUTH;
import static hangjack.analyzer.fixtures.Deals.after;
import static hangjack.analyzer.fixtures.Deals.begin;
import static hangjack.analyzer.fixtures.Deals.drawing;
import static hangjack.analyzer.fixtures.Deals.play;
import static hangjack.analyzer.fixtures.Deals.rules;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import hangjack.analyzer.cards.Card;
import hangjack.analyzer.cards.CardSet;
import hangjack.analyzer.cards.Seat;
import hangjack.analyzer.rules.DrawStock;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Drawing from a stock: scenarios C01, C03 and C07 of the rules, section 9.6; North deals. */
class DrawingTest {
  @Test
  void c01TheWinnerDrawsTheTopCardAndTheLoserTheNext() {
    var rules = rules("california-jack");
    var start = begin(rules, Seat.NORTH, drawing(rules, LOW_WITH_SOUTH, "7h 2s"));
    var deal = after(start, play(Seat.SOUTH, "As"), play(Seat.NORTH, "3s"));
    assertEquals(CardSet.named("Ks 2h 3h 4c 5c 7h"), deal.hand(Seat.SOUTH));
    assertEquals(CardSet.named("4s 5h 6h 6c 7c 2s"), deal.hand(Seat.NORTH));
    assertEquals(Optional.of(Seat.SOUTH), deal.toAct());
    var lost = after(start, play(Seat.SOUTH, "4c"), play(Seat.NORTH, "7c"));
    assertEquals(CardSet.named("As Ks 2h 3h 5c 2s"), lost.hand(Seat.SOUTH));
    assertEquals(CardSet.named("3s 4s 5h 6h 6c 7h"), lost.hand(Seat.NORTH));
    assertEquals(Optional.of(Seat.NORTH), lost.toAct());
  }

  @ParameterizedTest
  @ValueSource(strings = {"california-jack", "shasta-sam"})
  void c03AfterTwentyTricksTheStockIsEmptyAndSixTricksFollow(String id) {
    var rules = rules(id);
    for (var seed = 0L; seed < 20; seed++) {
      var random = new SplittableRandom(seed);
      var deal = begin(rules, Seat.NORTH, Deal.shuffled(seed, rules, Seat.NORTH));
      while (deal.toAct().isPresent()) {
        var tricks = deal.tricks().size();
        var left = Math.max(0, 40 - 2 * tricks);
        assertEquals(left, deal.undealt());
        if (tricks <= 20 && deal.current().orElseThrow().cards().isEmpty()) {
          assertEquals(6, deal.hand(Seat.NORTH).size());
          assertEquals(6, deal.hand(Seat.SOUTH).size());
        }
        var legal = DealEngine.legalActions(deal);
        deal = after(deal, legal.get(random.nextInt(legal.size())));
      }
      assertEquals(26, deal.tricks().size());
      assertEquals(Optional.of(Ending.PLAYED_OUT), deal.ending());
      assertEquals(rules.pack(), deal.inPlay());
    }
  }

  @Test
  void c07InShastaSamEachDrawsOneCardFromAStockFaceDown() {
    var rules = rules("shasta-sam");
    assertEquals(DrawStock.FACE_DOWN, rules.drawStock());
    assertEquals(DrawStock.FACE_UP, rules("california-jack").drawStock());
    var deal = begin(rules, Seat.NORTH, Deal.shuffled(3, rules, Seat.NORTH));
    var stock = deal.deal().stock();
    deal = after(deal, DealEngine.legalActions(deal).getFirst());
    deal = after(deal, DealEngine.legalActions(deal).getFirst());
    var winner = deal.toAct().orElseThrow();
    assertEquals(CardSet.of(stock.get(0)), deal.hand(winner).intersection(CardSet.of(stock)));
    assertEquals(
        CardSet.of(stock.get(1)),
        deal.hand(deal.seating().next(winner)).intersection(CardSet.of(stock)));
  }

  @Test
  void ofFourPlayersTheWinnerDrawsFirstAndTheOthersInTheOrderOfPlay() {
    var rules = rules("california-jack", 4);
    var hands =
        Map.of(
            Seat.NORTH, "2s 3s 4s 2d 3d 4d",
            Seat.EAST, "5s 6s 7s 5d 6d 7d",
            Seat.SOUTH, "As Ks Qs 8d 9d Td",
            Seat.WEST, "8s 9s Ts Jd Qd Kd");
    var drawn = Card.list("2c 3c 4c 5c");
    var deal = begin(rules, Seat.WEST, drawing(rules, hands, "2c 3c 4c 5c"));
    deal =
        after(
            deal,
            play(Seat.NORTH, "2s"),
            play(Seat.EAST, "5s"),
            play(Seat.SOUTH, "As"),
            play(Seat.WEST, "8s"));
    var seats = List.of(Seat.SOUTH, Seat.WEST, Seat.NORTH, Seat.EAST);
    for (var place = 0; place < 4; place++) {
      assertEquals(
          CardSet.of(drawn.get(place)),
          deal.hand(seats.get(place)).intersection(CardSet.of(drawn)));
    }
    while (deal.toAct().isPresent()) {
      deal = after(deal, DealEngine.legalActions(deal).getFirst());
    }
    assertEquals(13, deal.tricks().size());
  }

  @Test
  void whereNobodyDrawsTheHandsOnlyShrink() {
    var rules = rules("all-fours");
    var deal = begin(rules, Seat.NORTH, Deal.shuffled(1, rules, Seat.NORTH));
    deal = after(deal, new Action.Stand(Seat.SOUTH));
    deal = after(deal, DealEngine.legalActions(deal).getFirst());
    deal = after(deal, DealEngine.legalActions(deal).getFirst());
    assertEquals(5, deal.hand(Seat.SOUTH).size());
    assertFalse(rules.draws());
  }
}
