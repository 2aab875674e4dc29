package hangjack.analyzer.search;

import static hangjack.analyzer.fixtures.Deals.rules;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Executor;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SelfplayTest {
  private static final Executor AT_ONCE = Runnable::run;
  private static final Opponents CLUB_AND_CHANCE = new Opponents(Bot.RULES_OF_THUMB, Bot.RANDOM);
  private static final Opponents CLUB = new Opponents(Bot.RULES_OF_THUMB, Bot.RULES_OF_THUMB);

  @ParameterizedTest
  @ValueSource(
      strings = {"trinidad", "all-fours; players=3", "auction-pitch", "california-jack", "setback"})
  void aBotThatLeavesNothingToChanceDrawsWithItself(String id) {
    var deals = Selfplay.deals(rules(id), CLUB, 20, 3, AT_ONCE, Watch.NOBODY);
    assertEquals(new Selfplay(20, 0, 0, 0), deals);
    var matches = Selfplay.matches(rules(id), CLUB, 5, 3, AT_ONCE, Watch.NOBODY);
    assertEquals(0.5, matches.mean());
  }

  @Test
  void theClubPlayerBeatsChanceInDealsAndMatches() {
    var deals = Selfplay.deals(rules("trinidad"), CLUB_AND_CHANCE, 300, 1, AT_ONCE, Watch.NOBODY);
    assertTrue(deals.low() > 0.5, deals.toString());
    var matches =
        Selfplay.matches(rules("all-fours"), CLUB_AND_CHANCE, 100, 1, AT_ONCE, Watch.NOBODY);
    assertTrue(matches.low() > 0.65, matches.toString());
  }

  @Test
  void whoIsNamedFirstIsTold() {
    var exchanged = new Opponents(Bot.RANDOM, Bot.RULES_OF_THUMB);
    var deals = Selfplay.deals(rules("trinidad"), exchanged, 300, 1, AT_ONCE, Watch.NOBODY);
    assertTrue(deals.high() < -0.5, deals.toString());
    var matches = Selfplay.matches(rules("all-fours"), exchanged, 50, 1, AT_ONCE, Watch.NOBODY);
    assertTrue(matches.high() < 0.35, matches.toString());
  }

  @Test
  void theNumberOfThreadsChangesNothing() {
    var random = new Opponents(Bot.RANDOM, Bot.RULES_OF_THUMB);
    var alone = Selfplay.matches(rules("trinidad"), random, 12, 5, AT_ONCE, Watch.NOBODY);
    try (var threads = Executors.newFixedThreadPool(3)) {
      var together = Selfplay.matches(rules("trinidad"), random, 12, 5, threads, Watch.NOBODY);
      assertEquals(alone, together);
    }
  }

  @Test
  void everyPairThatWasPlayedIsReported() {
    var heard = new ArrayList<String>();
    var watch = listening(heard, Integer.MAX_VALUE);
    Selfplay.deals(rules("trinidad"), CLUB_AND_CHANCE, 3, 5, AT_ONCE, watch);
    assertEquals(List.of("1 of 3", "2 of 3", "3 of 3"), heard);
  }

  @Test
  void whatWasPlayedBeforeTheStopIsTold() {
    var all = Selfplay.deals(rules("trinidad"), CLUB, 2, 5, AT_ONCE, Watch.NOBODY);
    var stopped =
        Selfplay.deals(rules("trinidad"), CLUB, 9, 5, AT_ONCE, listening(new ArrayList<>(), 2));
    assertEquals(all, stopped);
  }

  /** Four pairs won, none lost: by Wilson's formula the low end is n/(n + z²) = 4/7.84. */
  @Test
  void winningEveryMatchLeavesADoubt() {
    assertEquals(0.51, Selfplay.ofShares(1, 1, 1, 1).low(), 0.005);
    assertEquals(1, Selfplay.ofShares(1, 1, 1, 1).high(), 1e-9);
  }

  /** Mean 2, variance 2/3·4 = 8/3; 1.96·√(8/3/4) = 1.60. */
  @Test
  void theIntervalOfPointsIsTheNormalOneOverPairs() {
    var points = Selfplay.ofPoints(0, 2, 2, 4);
    assertEquals(2, points.mean());
    assertEquals(0.40, points.low(), 0.005);
    assertEquals(3.60, points.high(), 0.005);
  }

  private static Watch listening(List<String> heard, int stopAfter) {
    return new Watch() {
      @Override
      public void progressed(int done, int of) {
        heard.add(done + " of " + of);
      }

      @Override
      public boolean stopped() {
        return heard.size() >= stopAfter;
      }
    };
  }
}
