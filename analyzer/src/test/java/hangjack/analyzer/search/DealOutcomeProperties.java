package hangjack.analyzer.search;

import static org.junit.jupiter.api.Assertions.assertEquals;

import hangjack.analyzer.fixtures.HouseRulesArbitrary;
import hangjack.analyzer.fixtures.RandomRecords;
import hangjack.analyzer.match.CountingOut;
import hangjack.analyzer.match.DealerRotation;
import hangjack.analyzer.play.Deal;
import hangjack.analyzer.play.DealEngine;
import hangjack.analyzer.rules.RuleSet;
import hangjack.analyzer.score.ScoreSheet;
import java.util.SplittableRandom;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** What the match tables keep of a deal counts out as the deal itself does. */
class DealOutcomeProperties {
  @Provide
  Arbitrary<RuleSet> houses() {
    return HouseRulesArbitrary.rules();
  }

  @Property
  void anOutcomeIsCountedOutAsTheDealIs(@ForAll("houses") RuleSet rules, @ForAll long seed) {
    var random = new SplittableRandom(seed);
    var seats = rules.seating().seats();
    var dealer = seats.get(random.nextInt(seats.size()));
    var before = RandomRecords.score(rules, random);
    var deal = DealEngine.begin(rules, dealer, before, Deal.shuffled(seed, rules, dealer));
    while (deal.toAct().isPresent()) {
      deal = DealEngine.enforce(deal, Bot.RANDOM.choose(deal, random));
    }
    var counted = CountingOut.count(rules, before, ScoreSheet.of(deal));

    var order = rules.seating().sidesFrom(dealer);
    var outcome = DealOutcome.of(deal);
    var made = order.stream().mapToInt(side -> rules.made(before, side)).toArray();
    var winner = outcome.enter(rules, made);
    assertEquals(counted.winner().map(order::indexOf).orElse(DealOutcome.NONE), winner);
    if (winner == DealOutcome.NONE) {
      for (var place = 0; place < made.length; place++) {
        assertEquals(rules.made(counted.after(), order.get(place)), made[place]);
      }
      var next = rules.seating().sideOf(DealerRotation.after(deal));
      assertEquals(next, order.get(outcome.nextDealer()));
    }
  }
}
