package hangjack.analyzer.search;

import static hangjack.analyzer.fixtures.Deals.rules;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hangjack.analyzer.play.Action;
import hangjack.analyzer.play.Deal;
import hangjack.analyzer.play.DealEngine;
import hangjack.analyzer.play.DealState;
import hangjack.analyzer.play.Phase;
import hangjack.analyzer.rules.RuleSet;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class EarlierCallsTest {
  private static final int DEALS = 40;

  /** Deals that wait for the dealer who was begged, brought there by fair club players. */
  private static List<DealState> begged(RuleSet rules) {
    var random = new SplittableRandom(5);
    var found = new ArrayList<DealState>();
    while (found.size() < DEALS) {
      var dealer = rules.seating().seats().getFirst();
      var cards = Deal.shuffled(random.nextLong(), rules, dealer);
      // with a score, so that nothing is drawn towards the tables themselves
      var score = rules.startingScore().plus(rules.seating().sides().getFirst(), 1);
      var state = DealEngine.begin(rules, dealer, score, cards);
      var call = Bot.RULES_OF_THUMB.choose(state, random);
      if (call instanceof Action.Beg) {
        found.add(DealEngine.enforce(state, call));
      }
    }
    return found;
  }

  /** Whoever begs is likelier to hold no trump than the ace and the two of trumps. */
  @ParameterizedTest
  @ValueSource(strings = {"all-fours", "trinidad"})
  void aBeggarIsWeakInTrumps(String id) {
    var state = begged(rules(id)).getFirst();
    var dealer = state.toAct().orElseThrow();
    var view = new SeatView(state, dealer);
    var calls = new EarlierCalls(state, view);
    var elder = view.seats.indexOf(state.elder());
    var hands = new long[view.seats.size()];
    var trumps = state.trumps().orElseThrow().in(state.rules().pack());
    var plain = state.rules().pack().minus(trumps);
    hands[elder] = first(plain.bits(), 6);
    var weak = calls.likelihood(hands);
    hands[elder] = first(plain.bits(), 2) | last(trumps.bits()) | first(trumps.bits(), 3);
    var strong = calls.likelihood(hands);
    assertTrue(weak > 5 * strong, weak + " and " + strong);
    assertTrue(strong > 0, "no hand is ruled out");
  }

  private static long first(long cards, int number) {
    var left = cards;
    var taken = 0L;
    for (var card = 0; card < number; card++) {
      taken |= Long.lowestOneBit(left);
      left &= left - 1;
    }
    return taken;
  }

  private static long last(long cards) {
    return Long.highestOneBit(cards);
  }

  /**
   * The tables were measured in deals that came to the call, so the mean of the values over such
   * deals must be near theirs; without the beg they were one point off.
   */
  @ParameterizedTest
  @ValueSource(strings = {"all-fours", "trinidad"})
  void theDealersValuesAreThoseOfDealsInWhichTheElderBegged(String id) {
    var table = CallValueTable.of(rules(id)).orElseThrow();
    var off = 0.0;
    var deals = 0;
    for (var state : begged(rules(id))) {
      var row = table.row(state);
      var legal = DealEngine.legalActions(state);
      if (state.phase() == Phase.DEALER_CALL && legal.size() == 2 && row.isPresent()) {
        var valuation =
            Valuing.byPlayingOn(
                    state, Optional.empty(), Aim.POINTS, new Thoroughness(100, 1, false))
                .orElseThrow();
        var usual =
            row.get().of((Action.Call) legal.get(0)).orElseThrow().points()
                - row.get().of((Action.Call) legal.get(1)).orElseThrow().points();
        off += valuation.difference(0, 1) - usual;
        deals++;
      }
    }
    assertTrue(deals > DEALS / 2, "deals: " + deals);
    assertEquals(0, off / deals, 0.4);
  }
}
