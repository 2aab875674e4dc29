package hangjack.analyzer.score;

import static hangjack.analyzer.fixtures.Deals.LOW_WITH_SOUTH;
import static hangjack.analyzer.fixtures.Deals.after;
import static hangjack.analyzer.fixtures.Deals.begin;
import static hangjack.analyzer.fixtures.Deals.drawing;
import static hangjack.analyzer.fixtures.Deals.play;
import static hangjack.analyzer.fixtures.Deals.playedOut;
import static hangjack.analyzer.fixtures.Deals.rules;
import static org.junit.jupiter.api.Assertions.assertEquals;

import hangjack.analyzer.cards.Seat;
import hangjack.analyzer.cards.Side;
import hangjack.analyzer.play.DealState;
import hangjack.analyzer.rules.RuleSet;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

/** Who scores High and Low: scenario C04 of the rules, section 9.6; South is the elder hand. */
class HighLowTest {
  @Test
  void c04InCaliforniaJackLowGoesToWhoTakesTheTwo() {
    var low = HighLow.low(lostTwo(rules("california-jack"))).orElseThrow();
    assertEquals(Side.N, low.side());
    assertEquals(Optional.of(Seat.NORTH), low.seat());
    assertEquals("2h", low.card().orElseThrow().name());
    assertEquals(OptionalInt.of(1), low.trick());
  }

  @Test
  void whereLowIsDealtItStaysWithWhoHeldTheTwo() {
    var low = HighLow.low(lostTwo(rules("california-jack; low-to=dealt"))).orElseThrow();
    assertEquals(Side.S, low.side());
    assertEquals(Optional.of(Seat.SOUTH), low.seat());
  }

  @Test
  void highIsTheAceThatWasDrawnAndItsHolderTakesItAlways() {
    var deal = lostTwo(rules("california-jack"));
    var high = HighLow.high(deal).orElseThrow();
    assertEquals("Ah", high.card().orElseThrow().name());
    assertEquals(high.seat(), WonCards.winnerOf(deal, high.card().orElseThrow()));
  }

  /** South leads the two of trumps, and North takes it with the five. */
  private static DealState lostTwo(RuleSet rules) {
    var deal = begin(rules, Seat.NORTH, drawing(rules, LOW_WITH_SOUTH, "7h 2s"));
    return playedOut(after(deal, play(Seat.SOUTH, "2h"), play(Seat.NORTH, "5h")));
  }
}
