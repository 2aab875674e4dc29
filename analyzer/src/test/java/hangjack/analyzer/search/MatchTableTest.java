package hangjack.analyzer.search;

import static hangjack.analyzer.fixtures.Deals.rules;
import static hangjack.analyzer.fixtures.Deals.score;
import static hangjack.analyzer.fixtures.Deals.turningUp;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hangjack.analyzer.cards.Scores;
import hangjack.analyzer.cards.Seat;
import hangjack.analyzer.cards.Side;
import hangjack.analyzer.fixtures.Records;
import hangjack.analyzer.fixtures.Sheets;
import hangjack.analyzer.match.CountingOut;
import hangjack.analyzer.match.DealerRotation;
import hangjack.analyzer.play.Deal;
import hangjack.analyzer.play.DealEngine;
import hangjack.analyzer.rules.RuleSet;
import hangjack.analyzer.rules.RuleSets;
import hangjack.analyzer.score.ScoreSheet;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class MatchTableTest {
  private static final int MATCHES = 600;

  private static List<RuleSet> presets() {
    return RuleSets.presets();
  }

  @Test
  void whoHasWonHasWon() {
    var rules = rules("trinidad");
    var after = score(rules, "NS 14, EW 3");
    assertEquals(1, chance(rules, after, Optional.of(Side.NS), Seat.NORTH, Side.NS));
    assertEquals(0, chance(rules, after, Optional.of(Side.NS), Seat.NORTH, Side.EW));
  }

  /** With one to go each, High is counted first: NS has won, whatever EW made after it (X01). */
  @Test
  void withOneToGoEachTheOrderOfCountingDecides() {
    assertEquals(1, counted("trinidad", "NS 13, EW 13", "HIGH NS 1, LOW EW 1, JACK EW 1", Side.NS));
    assertEquals(0, counted("trinidad", "NS 13, EW 13", "HIGH NS 1, LOW EW 1, JACK EW 1", Side.EW));
    assertEquals(0, counted("trinidad", "NS 13, EW 13", "HIGH EW 1, GAME NS 1", Side.NS));
  }

  /** Jack 3 before Game, and the turn-up before High (X04, X05). */
  @Test
  void pointsOfATurnUpAndAHungJackWinInTheirPlace() {
    assertEquals(1, counted("trinidad", "NS 11, EW 13", "HANG_JACK NS 3, GAME EW 1", Side.NS));
    assertEquals(1, counted("trinidad", "NS 12, EW 13", "TURN_UP NS 2, HIGH EW 1", Side.NS));
    assertEquals(1, counted("all-fours", "S 10, N 10", "GIFT S 1, HIGH N 1", Side.S));
  }

  /** E goes out on High; with chips the whole hand counts, and D is deeper (X06, X07). */
  @Test
  void theDeepestWinsWhereTheWholeDealIsCounted() {
    assertEquals(
        1, counted("seven-up", "S 6, N 5", "HIGH S 1, LOW N 1, JACK N 1, GAME N 1", Side.S));
    assertEquals(
        0, counted("seven-up-32", "S 1, N 2", "HIGH S 1, LOW N 1, JACK N 1, GAME N 1", Side.S));
  }

  /** Nobody is out: the chance is that of the score after it, with the next player as dealer. */
  @Test
  void aDealThatDoesNotWinLeadsToTheNextScore() {
    var rules = rules("trinidad");
    var after = score(rules, "NS 8, EW 6");
    assertEquals(
        chance(rules, after, Optional.empty(), Seat.NORTH, Side.NS),
        counted("trinidad", "NS 7, EW 5", "HIGH NS 1, GAME EW 1", Side.NS));
  }

  /** South's jack of hearts is turned up for the dealer, who has one to go: the deal is over. */
  @Test
  void aTurnUpThatWinsEndsTheDeal() {
    var rules = rules("all-fours");
    var deal = turningUp(rules, Seat.SOUTH, "Jh");
    var end = DealEngine.begin(rules, Seat.SOUTH, score(rules, "S 10, N 10"), deal);
    var table = MatchTable.of(rules).orElseThrow();
    assertEquals(1, table.chance(end, Side.S));
    assertEquals(0, table.chance(end, Side.N));
  }

  /** N bids 3, makes High and Game, and goes from 1 to −2; E's Low counts (X13). */
  @Test
  void aSetBackCostsTheBid() {
    var setBack =
        Records.scored(
            """
            Rules: auction-pitch
            Players: 3
            Dealer: S
            Score: N 1, E 0, S 0
            Calls: N 3, E pass, S pass
            """,
            "As 2s 5c · Ah 3h 5h · Kh 4h 6h · Ad 3d 5d · Kd 4d 6d · 3c 4c 6c");
    var rules = rules("auction-pitch; players=3");
    var table = MatchTable.of(rules).orElseThrow();
    var then = score(rules, "N -2, E 1, S 0");
    assertEquals(
        chance(rules, then, Optional.empty(), Seat.NORTH, Side.N),
        table.chance(setBack.counting(), Seat.NORTH, Side.N));
    assertTrue(
        chance(rules, then, Optional.empty(), Seat.NORTH, Side.N)
            < chance(rules, score(rules, "N 1, E 1"), Optional.empty(), Seat.NORTH, Side.N) - 0.1);
  }

  @Test
  void aShorterMatchIsOneThatIsThatFar() {
    var rules = rules("trinidad; target=11");
    assertEquals(
        chance(rules("trinidad"), score(rules, "NS 8, EW 5"), Optional.empty(), Seat.EAST, Side.NS),
        chance(rules, score(rules, "NS 5, EW 2"), Optional.empty(), Seat.EAST, Side.NS));
    assertTrue(MatchTable.of(rules("auction-pitch; target=5")).isEmpty());
  }

  @ParameterizedTest
  @MethodSource("presets")
  void theChancesOfAllSidesMakeOne(RuleSet rules) {
    var random = new SplittableRandom(1);
    for (var tried = 0; tried < 200; tried++) {
      var after = somewhere(rules, random);
      for (var dealer : rules.seating().seats()) {
        var sum = 0.0;
        for (var side : rules.seating().sides()) {
          var chance = chance(rules, after, Optional.empty(), dealer, side);
          assertTrue(chance >= 0 && chance <= 1, after.toString());
          sum += chance;
        }
        assertEquals(1, sum, 1e-12);
      }
    }
  }

  @ParameterizedTest
  @MethodSource("presets")
  void atTheStartOnlyTheDealTellsTheSidesApart(RuleSet rules) {
    var seating = rules.seating();
    for (var side : seating.sides()) {
      var sum = 0.0;
      for (var dealer : seating.seats()) {
        sum += chance(rules, rules.startingScore(), Optional.empty(), dealer, side);
      }
      assertEquals(1.0 / seating.sides().size(), sum / seating.players(), 0.001);
    }
  }

  /** A point more is never worse but for the noise of the deals that a table is made from. */
  @ParameterizedTest
  @MethodSource("presets")
  void aPointMoreIsNeverWorse(RuleSet rules) {
    var random = new SplittableRandom(2);
    var seats = rules.seating().seats();
    for (var tried = 0; tried < 300; tried++) {
      var after = somewhere(rules, random);
      var side = rules.seating().sideOf(seats.get(random.nextInt(seats.size())));
      var dealer = seats.get(random.nextInt(seats.size()));
      var more = rules.entered(after, side, 1);
      if (!rules.isOut(more, side)) {
        var before = chance(rules, after, Optional.empty(), dealer, side);
        var then = chance(rules, more, Optional.empty(), dealer, side);
        assertTrue(then > before - 0.01, () -> after + " " + side + ": " + before + ", " + then);
      }
    }
  }

  /** An ace, a six or a jack is turned up in 12 of 52 deals, and wins for the dealer at once. */
  @Test
  void whoDealsWithOneToGoInTrinidadWinsByTheTurnUpAtLeast() {
    var rules = rules("trinidad");
    var even = chance(rules, score(rules, "NS 13, EW 13"), Optional.empty(), Seat.NORTH, Side.NS);
    assertTrue(even > 12.0 / 52, Double.toString(even));
    var far = chance(rules, score(rules, "NS 13, EW 0"), Optional.empty(), Seat.EAST, Side.EW);
    assertTrue(far < 0.03, Double.toString(far));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "trinidad | NS 0, EW 0 | NORTH",
        "trinidad | NS 13, EW 13 | EAST",
        "trinidad | NS 12, EW 10 | EAST",
        "trinidad | NS 7, EW 11 | SOUTH",
        "trinidad | NS 5, EW 13 | NORTH",
        "auction-pitch | N 5, E 6, S -2, W 2 | SOUTH",
        "auction-pitch | N 0, E 0, S 0, W 0 | WEST"
      })
  void matchesOfClubPlayersAreWonAsOften(String id, String points, Seat dealer) {
    var rules = rules(id);
    var before = score(rules, points);
    var side = rules.seating().sideOf(Seat.NORTH);
    var won = 0;
    for (var match = 0; match < MATCHES; match++) {
      won += winner(rules, before, dealer, match) == side ? 1 : 0;
    }
    var chance = chance(rules, before, Optional.empty(), dealer, side);
    var deviation = Math.sqrt(chance * (1 - chance) / MATCHES);
    assertEquals(chance, (double) won / MATCHES, 2.6 * deviation);
  }

  @Test
  void aLongerMatchHasNoTable() {
    assertTrue(MatchTable.of(rules("trinidad; game-points=2")).isPresent());
    assertTrue(MatchTable.of(rules("all-fours; players=4")).isPresent());
    assertTrue(MatchTable.of(rules("all-fours; players=3")).isPresent());
    assertTrue(MatchTable.of(rules("trinidad; target=21")).isEmpty());
  }

  private static Side winner(RuleSet rules, Scores before, Seat first, long seed) {
    var random = new SplittableRandom(seed);
    var score = before;
    var dealer = first;
    while (true) {
      var cards = Deal.shuffled(random.nextLong(), rules, dealer);
      var state = DealEngine.begin(rules, dealer, score, cards);
      while (state.toAct().isPresent()) {
        state = DealEngine.enforce(state, Bot.RULES_OF_THUMB.choose(state, random));
      }
      var counting = CountingOut.count(rules, score, ScoreSheet.of(state));
      if (counting.winner().isPresent()) {
        return counting.winner().get();
      }
      score = counting.after();
      dealer = DealerRotation.after(state);
    }
  }

  /** A score with which a match goes on. */
  private static Scores somewhere(RuleSet rules, SplittableRandom random) {
    var low = rules.auction() ? -4 : 0;
    var score = rules.startingScore();
    for (var side : rules.seating().sides()) {
      score = rules.entered(score, side, random.nextInt(low, rules.target()));
    }
    return score;
  }

  /** The chance after a deal with these points, North dealing next. */
  private static double counted(String id, String before, String awards, Side side) {
    var rules = rules(id);
    var counting = CountingOut.count(rules, score(rules, before), Sheets.of(rules, awards));
    return MatchTable.of(rules).orElseThrow().chance(counting, Seat.NORTH, side);
  }

  private static double chance(
      RuleSet rules, Scores after, Optional<Side> winner, Seat dealer, Side side) {
    return MatchTable.of(rules).orElseThrow().chance(after, winner, dealer, side);
  }
}
