package hangjack.analyzer.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hangjack.analyzer.cards.Card;
import hangjack.analyzer.cards.CardSet;
import hangjack.analyzer.cards.Seat;
import hangjack.analyzer.cards.Suit;
import hangjack.analyzer.fixtures.Deals;
import hangjack.analyzer.play.Action;
import hangjack.analyzer.play.DealState;
import java.util.ArrayList;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class WorldsTest {
  /** South leads; North, who deals, has neither a spade nor a heart. */
  private static final Map<Seat, String> HANDS =
      Map.of(Seat.SOUTH, "As Ks 2h 3h 4c 5c", Seat.NORTH, "3d 4d 5d 6d 6c 7c");

  private static DealState firstLead(String rules) {
    var set = Deals.rules(rules);
    var deal = Deals.turningUp(set, Seat.NORTH, "6h", HANDS);
    var state = Deals.begin(set, Seat.NORTH, deal);
    return Deals.after(state, new Action.Stand(state.elder()));
  }

  private static DealState played(DealState state, String... cards) {
    var now = state;
    for (var card : cards) {
      now = Deals.after(now, Deals.play(now.toAct().orElseThrow(), card));
    }
    return now;
  }

  @Test
  void theHandsThatTheDealerMayHoldAre8145060() {
    // 52 cards less six in hand less the turn-up: 45 choose 6
    var sum = new double[1];
    worlds(firstLead("all-fours"))
        .all(
            (_, weight) -> {
              sum[0] += weight;
              return true;
            });
    assertEquals(8_145_060, sum[0], 0.5);
  }

  @Test
  void equalHandsAreMerged() {
    var count = worlds(firstLead("all-fours")).count(10_000_000);
    assertTrue(count > 100_000 && count < 1_000_000, "distinct hands: " + count);
  }

  @Test
  void countingEndsAsSoonAsThereAreTooMany() {
    var four = worlds(firstLead("all-fours; players=4; partnerships=yes"));
    assertEquals(20_001, four.count(20_000));
  }

  @Test
  void countingEndsWhenNoMoreAreWanted() {
    var taken = new int[1];
    worlds(firstLead("all-fours")).all((_, _) -> ++taken[0] < 10);
    assertEquals(10, taken[0]);
  }

  @Test
  void whoThrowsOffOnATrumpHoldsNoTrump() {
    // South leads the two of trumps, and North, who must follow with a trump, plays a club
    var state = played(firstLead("all-fours"), "2h", "7c");
    var view = new SeatView(state, Seat.SOUTH);
    var north = view.seats.indexOf(Seat.NORTH);
    assertEquals(0, view.possible[north] & CardSet.all(Suit.HEARTS).bits());
  }

  @Test
  void whoNeitherFollowsNorTrumpsHoldsNeitherWhereHeMust() {
    var must = new SeatView(played(firstLead("all-fours"), "As", "7c"), Seat.SOUTH);
    var may = new SeatView(played(firstLead("seven-up"), "As", "7c"), Seat.SOUTH);
    var hearts = CardSet.all(Suit.HEARTS).bits();
    var spades = CardSet.all(Suit.SPADES).bits();
    var north = must.seats.indexOf(Seat.NORTH);
    assertEquals(0, must.possible[north] & (hearts | spades));
    assertEquals(0, may.possible[north] & spades);
    assertTrue((may.possible[north] & hearts) != 0, "he may keep his trumps");
  }

  @Test
  void aDrawnWorldHoldsEachCardOnce() {
    var state = firstLead("all-fours; players=4; partnerships=yes");
    var view = new SeatView(state, state.toAct().orElseThrow());
    var random = new SplittableRandom(1);
    var hands = new long[view.seats.size()];
    for (var draw = 0; draw < 100; draw++) {
      assertTrue(new Worlds(view).draw(random, hands, new ArrayList<>()) > 0);
      var all = 0L;
      for (var hand : hands) {
        assertEquals(6, Long.bitCount(hand));
        assertEquals(0, all & hand);
        all |= hand;
      }
      assertFalse(new CardSet(all).contains(Card.list("6h").getFirst()));
    }
  }

  private static Worlds worlds(DealState state) {
    return new Worlds(new SeatView(state, state.toAct().orElseThrow()));
  }
}
