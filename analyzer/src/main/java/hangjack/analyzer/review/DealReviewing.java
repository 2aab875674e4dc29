package hangjack.analyzer.review;

import hangjack.analyzer.cards.Seat;
import hangjack.analyzer.play.Action;
import hangjack.analyzer.play.DealEngine;
import hangjack.analyzer.play.DealState;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;

/** Reviews one deal, decision by decision. */
final class DealReviewing {
  private final ScoredDeal scored;
  private final Executor executor;
  private final Steps steps;

  DealReviewing(ScoredDeal scored, Executor executor, Steps steps) {
    this.scored = scored;
    this.executor = executor;
    this.steps = steps;
  }

  /** How many decisions a deal has. */
  static int steps(ScoredDeal deal) {
    return deal.replay().states().size() - 1;
  }

  ReviewedDeal review() {
    var begun = new ArrayList<CompletableFuture<Decision>>();
    var actions = scored.replay().actions();
    for (var at = 0; at < actions.size(); at++) {
      var number = at + 1;
      var state = scored.replay().states().get(at);
      var chosen = actions.get(at);
      begun.add(CompletableFuture.supplyAsync(() -> decision(number, state, chosen), executor));
    }
    var decisions = begun.stream().map(CompletableFuture::join).toList();
    return new ReviewedDeal(
        scored,
        decisions,
        new EnumMap<Seat, PlayerSummary>(Seat.class),
        Optional.empty(),
        OptionalInt.empty());
  }

  private Decision decision(int number, DealState state, Action chosen) {
    var legal = DealEngine.legalActions(state);
    steps.stepped();
    return new Decision(
        number,
        state,
        chosen,
        OptionalInt.empty(),
        Optional.empty(),
        Optional.empty(),
        legal.size() == 1 ? Verdict.FORCED : Verdict.GOOD,
        Luck.NONE,
        List.of());
  }
}
