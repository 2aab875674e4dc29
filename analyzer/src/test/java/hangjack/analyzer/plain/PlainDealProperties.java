package hangjack.analyzer.plain;

import static org.junit.jupiter.api.Assertions.assertEquals;

import hangjack.analyzer.fixtures.Deals;
import hangjack.analyzer.fixtures.HouseRulesArbitrary;
import hangjack.analyzer.fixtures.RandomRecords;
import hangjack.analyzer.play.Deal;
import hangjack.analyzer.play.DealEngine;
import hangjack.analyzer.rules.RuleSet;
import hangjack.analyzer.score.ScoreSheet;
import java.util.HashSet;
import java.util.Locale;
import java.util.SplittableRandom;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** The engine and the plain program agree on every choice and on every point. */
class PlainDealProperties {
  @Provide
  Arbitrary<RuleSet> houses() {
    return HouseRulesArbitrary.rules();
  }

  @Property
  void bothAllowTheSameActionsAndScoreTheSamePoints(
      @ForAll("houses") RuleSet rules, @ForAll long seed) {
    var random = new SplittableRandom(seed);
    var seats = rules.seating().seats();
    var dealer = seats.get(random.nextInt(seats.size()));
    var before = RandomRecords.score(rules, random);
    var cards = Deal.shuffled(seed, rules, dealer);
    var state = DealEngine.begin(rules, dealer, before, cards);
    var plain = Both.plain(rules, dealer, before, cards);
    while (state.toAct().isPresent()) {
      var legal = DealEngine.legalActions(state);
      var told = legal.stream().map(Both::told).toList();
      assertEquals(new HashSet<>(plain.options()), new HashSet<>(told));
      assertEquals(told.size(), plain.options().size());
      var choice = random.nextInt(legal.size());
      state = Deals.after(state, legal.get(choice));
      plain = plain.after(told.get(choice));
    }
    assertEquals(
        plain.ending().replace(' ', '_').toUpperCase(Locale.ROOT),
        state.ending().orElseThrow().name());
    assertEquals(PlainScore.awards(plain), Both.told(ScoreSheet.of(state)));
  }
}
