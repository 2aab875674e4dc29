package hangjack.analyzer.search;

import static hangjack.analyzer.fixtures.Deals.after;
import static hangjack.analyzer.fixtures.Deals.begin;
import static hangjack.analyzer.fixtures.Deals.play;
import static hangjack.analyzer.fixtures.Deals.rules;
import static hangjack.analyzer.fixtures.Deals.turningUp;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hangjack.analyzer.cards.Seat;
import hangjack.analyzer.play.Action;
import hangjack.analyzer.play.DealEngine;
import hangjack.analyzer.play.DealState;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class TipsTest {
  @Test
  void figuresReadAsTheyAreWritten() {
    var figures =
        Tips.read(
            List.of(
                "keep-tens trinidad 1000 0.5000 0.1000:0.0500 -0.2000:0.0500",
                "keep-tens all-fours 1000 0.2500 0.0400:0.0500 -0.0400:0.0500"));
    assertEquals(
        new Tips.Figure(
            Tip.KEEP_TENS,
            "trinidad",
            1000,
            0.5,
            new Tips.Difference(0.1, 0.05),
            new Tips.Difference(-0.2, 0.05)),
        figures.getFirst());
    assertEquals(Tips.Verdict.CONFIRMED, figures.getFirst().overNever().verdict());
    assertEquals(Tips.Verdict.REFUTED, figures.getFirst().overJudgement().verdict());
    assertEquals(Tips.Verdict.OPEN, figures.getLast().overNever().verdict());
    assertEquals(Tips.Verdict.OPEN, figures.getLast().overJudgement().verdict());
  }

  @Test
  void everyTipWasMeasuredInBothGames() {
    for (var tip : Tip.values()) {
      for (var preset : List.of("trinidad", "all-fours")) {
        var figure = Tips.figure(tip, preset).orElseThrow();
        assertTrue(figure.deals() >= 50_000);
        assertTrue(figure.applied() > 0 && figure.applied() < 1, figure.toString());
        assertTrue(Math.abs(figure.overNever().points()) < 1, figure.toString());
        assertTrue(figure.overNever().halfWidth() < 0.02, figure.toString());
        assertTrue(figure.overJudgement().halfWidth() < 0.02, figure.toString());
      }
    }
    assertEquals(Optional.empty(), Tips.figure(Tip.KEEP_TENS, "setback"));
  }

  @Test
  void aFigureIsMadeFromItsDealsAndNothingElse() {
    var line = OldAdvice.line(Tip.LEAD_LOW_TRUMPS, rules("all-fours"), 300);
    assertEquals(line, OldAdvice.line(Tip.LEAD_LOW_TRUMPS, rules("all-fours"), 300));
    var figure = Tips.read(List.of(line)).getFirst();
    assertEquals(300, figure.deals());
    assertTrue(figure.applied() > 0.3 && figure.applied() < 0.7, line);
  }

  /** Four of hundred deals bring 1, the rest nothing: 0.04 with a deviation of 0.197. */
  @Test
  void differencesAreTakenOverAllDeals() {
    var paired = new Paired();
    for (var deal = 0; deal < 100; deal++) {
      paired.add(deal < 4 ? 1 : 0);
    }
    assertEquals(0.04, paired.mean(), 1e-12);
    assertEquals(1.96 * 0.19695 / 10, paired.halfWidth(), 1e-5);
  }

  @Test
  void aWeakHandBegs() {
    assertEquals("Beg", advised(Tip.BEG_WHEN_WEAK, dealt("9h 2h 8s 6d 5d 4c")));
    assertEquals("", advised(Tip.BEG_WHEN_WEAK, dealt("Qh 2h 8s 6d 5d 4c")));
    assertEquals("", advised(Tip.BEG_WHEN_WEAK, dealt("9h 3h 2h 6d 5d 4c")));
  }

  @Test
  void aDealerStrongInAPlainSuitRuns() {
    var beg = new Action.Beg(Seat.NORTH);
    var strong = Map.of(Seat.SOUTH, "As Js 2s 9h 8h 4c");
    assertEquals("Run", advised(Tip.RUN_WHEN_STRONG, after(dealt(strong), beg)));
    var trumps = Map.of(Seat.SOUTH, "Ah Jh 2h 9s 8s 4c");
    assertEquals("", advised(Tip.RUN_WHEN_STRONG, after(dealt(trumps), beg)));
    var shorter = Map.of(Seat.SOUTH, "As Js 3h 9h 8h 4c");
    assertEquals("", advised(Tip.RUN_WHEN_STRONG, after(dealt(shorter), beg)));
  }

  @Test
  void lowTrumpsAreLedWhileTheJackMayBeDrawn() {
    var stand = new Action.Stand(Seat.NORTH);
    assertEquals("2h 9h", advised(Tip.LEAD_LOW_TRUMPS, after(dealt("Ah 9h 2h 6d 5d 4c"), stand)));
    assertEquals("", advised(Tip.LEAD_LOW_TRUMPS, after(dealt("Jh 9h 2h 6d 5d 4c"), stand)));
  }

  @Test
  void tensAreKeptUntilTheLastTwoTricks() {
    var deal = dealt(Map.of(Seat.NORTH, "Ts 9s 4c 3c 2c 5d", Seat.SOUTH, "9c 6c 8c Kd Ks Qs"));
    var first = after(deal, new Action.Stand(Seat.NORTH));
    assertEquals("2c 3c 4c 5d 9s", advised(Tip.KEEP_TENS, first));
    var player = new TipPlayer(Tip.KEEP_TENS, false);
    assertEquals("Ts", card(player.choose(first)));
    assertTrue(player.applied());
    var late = first;
    for (var pair : List.of("4c 9c", "6c 3c", "8c 2c", "Kd 5d")) {
      late = both(late, pair);
    }
    var own = after(late, play(Seat.SOUTH, "Ks"));
    assertEquals(2, DealEngine.legalActions(own).size());
    var last = new TipPlayer(Tip.KEEP_TENS, true);
    last.choose(own);
    assertFalse(last.applied());
  }

  @Test
  void theAceOfAnotherIsTrumped() {
    var hands = Map.of(Seat.NORTH, "As Ks 4c 3c 2c 5d", Seat.SOUTH, "3h 2h 2s 9c Tc Jc");
    var first = after(dealt(hands), new Action.Stand(Seat.NORTH));
    assertEquals("2h 3h", advised(Tip.TRUMP_THE_ACE, after(first, play(Seat.NORTH, "As"))));
    assertEquals("", advised(Tip.TRUMP_THE_ACE, after(first, play(Seat.NORTH, "Ks"))));
    var follower = new TipPlayer(Tip.TRUMP_THE_ACE, true);
    var other = new TipPlayer(Tip.TRUMP_THE_ACE, false);
    var led = after(first, play(Seat.NORTH, "As"));
    assertTrue(List.of("2h", "3h").contains(card(follower.choose(led))));
    assertEquals("2s", card(other.choose(led)));
  }

  private static DealState dealt(String north) {
    return dealt(Map.of(Seat.NORTH, north));
  }

  /** South deals and turns up the seven of hearts. */
  private static DealState dealt(Map<Seat, String> hands) {
    var rules = rules("all-fours");
    return begin(rules, Seat.SOUTH, turningUp(rules, Seat.SOUTH, "7h 7d", hands));
  }

  /** A trick of two cards. */
  private static DealState both(DealState state, String cards) {
    for (var card : cards.split(" ", -1)) {
      state = after(state, play(state.toAct().orElseThrow(), card));
    }
    return state;
  }

  private static String card(Action action) {
    return ((Action.Play) action).card().toString();
  }

  /** What a tip advises; nothing where it leaves no other choice. */
  private static String advised(Tip tip, DealState state) {
    var advised = TipPlayer.advised(tip, state, DealEngine.legalActions(state));
    return advised.stream()
        .map(
            action ->
                action instanceof Action.Play play
                    ? play.card().toString()
                    : action.getClass().getSimpleName())
        .sorted()
        .collect(Collectors.joining(" "));
  }
}
