package hangjack.content.exercises;

import static org.junit.jupiter.api.Assertions.assertEquals;

import hangjack.analyzer.cards.Seat;
import hangjack.analyzer.play.Action;
import hangjack.analyzer.play.Answer;
import hangjack.analyzer.play.CardPlayed;
import hangjack.analyzer.play.DealEngine;
import hangjack.analyzer.play.DealState;
import hangjack.analyzer.play.Ending;
import hangjack.analyzer.play.Phase;
import hangjack.analyzer.rules.HouseRules;
import hangjack.analyzer.rules.RuleSet;
import hangjack.analyzer.rules.RuleSets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The deal that the rules are shown with. */
class ExampleDealTest {
  static List<RuleSet> rules() {
    var rules = new ArrayList<>(RuleSets.presets());
    for (var change :
        List.of(
            "trinidad; direction=clockwise",
            "trinidad; no-undertrump=yes; permissive-trumping=no; must-trump-when-void=yes",
            "trinidad; beg=none",
            "trinidad; beg=stand-or-pass",
            "all-fours; players=3; run-recipients=elder-and-dealer",
            "all-fours; players=4; partnerships=no",
            "all-fours; players=3; deck=32; run-packet=2",
            "seven-up; hand-after-run=keep-nine",
            "auction-pitch; players=2; min-bid=4; all-pass=redeal",
            "california-jack; hand-size=3",
            "trinidad; target=1")) {
      rules.add(HouseRules.read(change).rules().orElseThrow());
    }
    return rules;
  }

  @ParameterizedTest
  @MethodSource("rules")
  void southDealsAndEverythingThatIsDoneIsAllowedToTheLastTrick(RuleSet rules) {
    var end = ExampleDeal.of(rules).orElseThrow();
    assertEquals(Seat.SOUTH, end.dealer());
    assertEquals(Optional.of(Ending.PLAYED_OUT), end.ending());
    var state = DealEngine.begin(rules, end.dealer(), rules.startingScore(), end.deal());
    var calls = new ArrayList<Action>(end.calls());
    var plays =
        new ArrayList<>(end.tricks().stream().flatMap(trick -> trick.plays().stream()).toList());
    while (state.toAct().isPresent()) {
      state = accepted(DealEngine.apply(state, next(state, end, calls, plays)));
    }
    assertEquals(end.tricks(), state.tricks());
    assertEquals(end.turnUps(), state.turnUps());
  }

  @ParameterizedTest
  @MethodSource("rules")
  void theSameRulesHaveTheSameExample(RuleSet rules) {
    var once = ExampleDeal.of(rules).orElseThrow();
    assertEquals(once.tricks(), ExampleDeal.of(rules).orElseThrow().tricks());
  }

  private static Action next(
      DealState state, DealState end, List<Action> calls, List<CardPlayed> plays) {
    var seat = state.toAct().orElseThrow();
    if (state.phase() == Phase.PLAYING) {
      return new Action.Play(seat, plays.removeFirst().card());
    }
    return state.phase() == Phase.DISCARDING
        ? new Action.Discard(seat, end.discarded(seat))
        : calls.removeFirst();
  }

  private static DealState accepted(Answer answer) {
    return switch (answer) {
      case Answer.Accepted(var state) -> state;
      case Answer.Refused(var refusal) -> throw new AssertionError(refusal.toString());
    };
  }
}
