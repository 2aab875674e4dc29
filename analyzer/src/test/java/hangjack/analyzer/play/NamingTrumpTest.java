package hangjack.analyzer.play;

import static hangjack.analyzer.fixtures.Deals.LOW_WITH_SOUTH;
import static hangjack.analyzer.fixtures.Deals.after;
import static hangjack.analyzer.fixtures.Deals.begin;
import static hangjack.analyzer.fixtures.Deals.drawing;
import static hangjack.analyzer.fixtures.Deals.play;
import static hangjack.analyzer.fixtures.Deals.rules;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hangjack.analyzer.cards.Card;
import hangjack.analyzer.cards.CardSet;
import hangjack.analyzer.cards.Pack;
import hangjack.analyzer.cards.Seat;
import hangjack.analyzer.cards.Suit;
import java.util.ArrayList;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What makes trumps (rules 3.2, 3.3, 3.5, 3.6, 3.7). */
class NamingTrumpTest {
  @ParameterizedTest
  @ValueSource(strings = {"blind-all-fours", "nine-card-don", "irish-don"})
  void theElderHandsFirstLeadMakesTrumps(String id) {
    var rules = rules(id);
    var deal = begin(rules, Seat.WEST, Deal.shuffled(1, rules, Seat.WEST));
    assertEquals(Optional.of(Seat.NORTH), deal.toAct());
    assertEquals(Optional.empty(), deal.trump());
    var lead = deal.hand(Seat.NORTH).toList().getLast();
    deal = after(deal, new Action.Play(Seat.NORTH, lead));
    assertEquals(Optional.of(lead.suit()), deal.trump());
    assertTrue(deal.trumpFixed());
  }

  @Test
  void thePitchersFirstLeadMakesTrumpsAndAJokerLedMakesSpades() {
    var rules = rules("pitch-with-joker", 3);
    var hands =
        Map.of(
            Seat.NORTH, "Ah Kh Jo 2c 3c 4c",
            Seat.EAST, "2h 3h 2s 5c 6c 7c",
            Seat.SOUTH, "4h 5h 3d 8c 9c Tc");
    var deal = begin(rules, Seat.SOUTH, drawing(rules, hands, ""));
    deal =
        after(
            deal,
            new Action.Bid(Seat.NORTH, 2),
            new Action.Pass(Seat.EAST),
            new Action.Pass(Seat.SOUTH));
    var hearts = after(deal, play(Seat.NORTH, "Ah"));
    assertEquals(Optional.of(Suit.HEARTS), hearts.trump());
    // the joker is a heart now
    assertEquals(
        Optional.of(Suit.HEARTS),
        after(hearts, play(Seat.EAST, "2h"), play(Seat.SOUTH, "4h"), play(Seat.NORTH, "Jo"))
            .trump());
    var spades = after(deal, play(Seat.NORTH, "Jo"));
    assertEquals(Optional.of(Suit.SPADES), spades.trump());
    assertEquals(CardSet.named("2s"), Tricks.choices(spades));
  }

  @Test
  void c01TheTopOfAnOpenStockMakesTrumps() {
    var rules = rules("california-jack");
    for (var top : Card.list("7h 7s 7d 8c")) {
      var deal = begin(rules, Seat.NORTH, drawing(rules, LOW_WITH_SOUTH, top.name()));
      assertEquals(Optional.of(top.suit()), deal.trump());
      assertTrue(deal.trumpFixed());
      assertEquals(Optional.of(Seat.SOUTH), deal.toAct());
    }
  }

  @Test
  void c07InShastaSamTheCutMakesTrumpsWhateverLiesOnTheStock() {
    var rules = rules("shasta-sam");
    for (var cut : Suit.values()) {
      var cards = Deal.of(Pack.shuffled(rules.pack(), 1), cut, rules, Seat.NORTH);
      var deal = begin(rules, Seat.NORTH, cards);
      assertEquals(Optional.of(cut), deal.trump());
    }
  }

  @Test
  void aCutIsAsLikelyInEachSuit() {
    var times = new ArrayList<Suit>();
    for (var seed = 0; seed < 400; seed++) {
      times.add(Pack.cut(seed));
    }
    for (var suit : Suit.values()) {
      var count = times.stream().filter(suit::equals).count();
      assertFalse(count < 70 || count > 130, () -> suit + " " + count);
    }
  }
}
