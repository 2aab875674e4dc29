package hangjack.analyzer.plain;

import static org.junit.jupiter.api.Assertions.assertEquals;

import hangjack.analyzer.cards.Seat;
import hangjack.analyzer.fixtures.Deals;
import hangjack.analyzer.play.Deal;
import hangjack.analyzer.play.DealEngine;
import hangjack.analyzer.play.DealState;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The number of different ways in which a deal can go on for some steps: calls, discards and cards.
 * The deals are those of seed 1 with South as dealer and nothing scored; the figures were found
 * with the plain program alone, and the engine must find the same.
 */
class CountsTest {
  @ParameterizedTest(name = "{0}, {1} steps")
  @CsvSource({
    "all-fours, 6, 103628",
    "seven-up, 6, 130468",
    "seven-up-32, 6, 105728",
    "trinidad, 8, 27418",
    "tobago, 8, 27418",
    "trinidad-tournament, 8, 23818",
    "blind-all-fours, 8, 12845",
    "auction-pitch, 8, 3010",
    "pitch-with-joker, 8, 2720",
    "setback, 8, 3010",
    "pitch-smudge, 8, 4914",
    "california-jack, 8, 42798",
    "shasta-sam, 8, 40110",
    "nine-card-don, 7, 42452",
    "irish-don, 6, 9825",
  })
  void theEngineAndThePlainProgramCountTheSameWays(String id, int steps, long ways) {
    var rules = Deals.rules(id);
    var cards = Deal.shuffled(1, rules, Seat.SOUTH);
    var before = rules.startingScore();
    assertEquals(ways, ways(Both.plain(rules, Seat.SOUTH, before, cards), steps), "plain");
    assertEquals(ways, ways(DealEngine.begin(rules, Seat.SOUTH, before, cards), steps), "engine");
  }

  private static long ways(PlainDeal deal, int steps) {
    if (steps == 0 || deal.isOver()) {
      return 1;
    }
    var ways = 0L;
    for (var option : deal.options()) {
      ways += ways(deal.after(option), steps - 1);
    }
    return ways;
  }

  private static long ways(DealState deal, int steps) {
    if (steps == 0 || deal.ending().isPresent()) {
      return 1;
    }
    var ways = 0L;
    for (var action : DealEngine.legalActions(deal)) {
      ways += ways(Deals.after(deal, action), steps - 1);
    }
    return ways;
  }
}
