package hangjack.analyzer.search;

import static hangjack.analyzer.fixtures.Deals.rules;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import hangjack.analyzer.fixtures.Records;
import hangjack.analyzer.record.RecordWriter;
import hangjack.analyzer.review.ScoredMatch;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RandomDealsTest {
  @Test
  void theSameSeedGivesTheSameDealsAndAnotherSeedOthers() {
    var deals = RandomDeals.deals(rules("trinidad"), 7, 3, Optional.of(Bot.RANDOM));
    assertEquals(deals, RandomDeals.deals(rules("trinidad"), 7, 3, Optional.of(Bot.RANDOM)));
    assertNotEquals(deals, RandomDeals.deals(rules("trinidad"), 8, 3, Optional.of(Bot.RANDOM)));
    assertEquals(deals.subList(0, 1), RandomDeals.deals(rules("trinidad"), 7, 1, played()));
  }

  @Test
  void withoutABotNothingIsSaidOrPlayed() {
    var deal = RandomDeals.deals(rules("all-fours"), 1, 1, Optional.empty()).getFirst();
    assertEquals(List.of(), deal.calls());
    assertEquals(List.of(), deal.tricks());
    assertEquals(1, deal.turnUps().size());
  }

  /** Whether a gift may be made depends on the score, which no deal may hand on to the next. */
  @ParameterizedTest
  @ValueSource(strings = {"seven-up", "seven-up-32", "trinidad"})
  void noDealHandsItsScoreOnToTheNext(String id) {
    var rules = rules(id);
    var text = RecordWriter.write(RandomDeals.deals(rules, 5, 100, played()));
    for (var deal : ScoredMatch.of(Records.read(text)).deals()) {
      assertEquals(rules.startingScore(), deal.before());
      assertEquals(List.of(), deal.violations());
    }
  }

  private static Optional<Bot> played() {
    return Optional.of(Bot.RANDOM);
  }
}
