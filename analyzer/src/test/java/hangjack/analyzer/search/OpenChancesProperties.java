package hangjack.analyzer.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hangjack.analyzer.cards.Card;
import hangjack.analyzer.cards.Seat;
import hangjack.analyzer.play.Action;
import hangjack.analyzer.play.Deal;
import hangjack.analyzer.play.DealEngine;
import hangjack.analyzer.play.DealState;
import hangjack.analyzer.rules.RuleSet;
import hangjack.analyzer.rules.RuleSets;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/**
 * Chances read back from points, against the chance at the end of a best line that was played out
 * and counted.
 */
class OpenChancesProperties {
  @Provide
  Arbitrary<String> presetsOfTwoSides() {
    return Arbitraries.of(
        RuleSets.presets().stream()
            .filter(rules -> rules.seating().sides().size() == 2 && !rules.auction())
            .map(RuleSet::id)
            .toList());
  }

  @Property(tries = 60)
  void theChanceIsThatOfABestLine(@ForAll("presetsOfTwoSides") String preset, @ForAll long seed) {
    compare(RuleSets.named(preset).orElseThrow(), seed, false);
  }

  /** A hung Jack counts 3, so that the points tell who made which. */
  @Property(tries = 60)
  void inTrinidadItIsThatOfALineHoweverLong(@ForAll long seed) {
    compare(RuleSets.named("trinidad").orElseThrow(), seed, true);
  }

  private static void compare(RuleSet rules, long seed, boolean isTold) {
    var random = new SplittableRandom(seed);
    var opened = opened(rules, random);
    if (opened.isEmpty()) {
      return;
    }
    var state = opened.get(random.nextInt(opened.size()));
    var seat = state.toAct().orElseThrow();
    var table = MatchTable.of(rules).orElseThrow();
    var chances = new OpenChances(state, seat, table);
    var solver = new OpenSolver(state);
    var hands =
        state.seating().seats().stream().mapToLong(holder -> state.hand(holder).bits()).toArray();
    var pack = state.deal().stock();
    var stock =
        rules.draws()
            ? pack.subList(pack.size() - state.undealt(), pack.size()).stream()
                .mapToInt(Card::index)
                .toArray()
            : new int[0];
    for (var action : DealEngine.legalActions(state)) {
      var play = (Action.Play) action;
      var chance = chances.of(hands, stock, play, solver.value(play.card()));
      assertTrue(chance >= 0 && chance <= 1, () -> "" + chance);
      if (rules.players() == 2 || isTold || state.hand(seat).size() <= 4) {
        var line = table.chance(OpenLine.end(state, action), state.seating().sideOf(seat));
        assertEquals(line, chance, 1e-9);
      }
    }
  }

  /** The positions of a random deal, at a random score, that are valued with open cards. */
  private static List<DealState> opened(RuleSet rules, SplittableRandom random) {
    var score = rules.startingScore();
    for (var side : rules.seating().sides()) {
      score = rules.entered(score, side, random.nextInt(rules.target()));
    }
    var dealer = Seat.SOUTH;
    var state =
        DealEngine.begin(rules, dealer, score, Deal.shuffled(random.nextLong(), rules, dealer));
    var opened = new ArrayList<DealState>();
    while (state.toAct().isPresent()) {
      if (Valuing.isOpened(state)) {
        opened.add(state);
      }
      var legal = DealEngine.legalActions(state);
      state = DealEngine.enforce(state, legal.get(random.nextInt(legal.size())));
    }
    return opened;
  }
}
