package hangjack.analyzer.review;

import hangjack.analyzer.cards.Seat;
import hangjack.analyzer.play.Action;
import hangjack.analyzer.play.DealEngine;
import hangjack.analyzer.play.DealState;
import hangjack.analyzer.play.Phase;
import hangjack.analyzer.search.OpenSolver;
import hangjack.analyzer.search.OpenValues;
import hangjack.analyzer.search.Thoroughness;
import hangjack.analyzer.search.Valuing;
import hangjack.analyzer.search.Watch;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;

/** Reviews one deal, decision by decision. */
final class DealReviewing {
  /** Cards the open search may play at one decision where the deal is too long to be solved. */
  static final long OPEN_NODES = 2_000_000;

  private final ScoredDeal scored;
  private final ReviewSettings settings;
  private final Executor executor;
  private final Steps steps;

  DealReviewing(ScoredDeal scored, ReviewSettings settings, Executor executor, Steps steps) {
    this.scored = scored;
    this.settings = settings;
    this.executor = executor;
    this.steps = steps;
  }

  /** How many decisions a deal has. */
  static int steps(ScoredDeal deal) {
    return deal.replay().actions().size();
  }

  ReviewedDeal review() {
    var begun = new ArrayList<CompletableFuture<Optional<Decision>>>();
    var actions = scored.replay().actions();
    for (var at = 0; at < actions.size(); at++) {
      var number = at + 1;
      begun.add(CompletableFuture.supplyAsync(() -> decision(number), executor));
    }
    var decisions = new ArrayList<Decision>();
    var stoppedAt = OptionalInt.empty();
    for (var decision : begun) {
      var done = decision.join();
      if (done.isPresent() && stoppedAt.isEmpty()) {
        decisions.add(done.get());
      } else if (stoppedAt.isEmpty()) {
        stoppedAt = OptionalInt.of(decisions.size() + 1);
      }
    }
    return new ReviewedDeal(
        scored,
        decisions,
        PlayerSummaries.of(scored, decisions),
        stoppedAt.isPresent() || !isAllKnown() ? Optional.empty() : BestPlays.of(scored.replay()),
        stoppedAt);
  }

  private boolean isAllKnown() {
    return scored.replay().uncertain().isEmpty();
  }

  /** One decision, by its number from 1; empty where the work was stopped. */
  Optional<Decision> decision(int number) {
    if (steps.stopped()) {
      return Optional.empty();
    }
    var state = scored.replay().states().get(number - 1);
    var chosen = scored.replay().actions().get(number - 1);
    var legal = DealEngine.legalActions(state);
    var trick = OptionalInt.empty();
    if (state.phase() == Phase.PLAYING) {
      trick = OptionalInt.of(state.current().orElseThrow().number());
    }
    var open = open(state);
    var forced = legal.size() == 1 && legal.getFirst().equals(chosen);
    if (forced || !isKnownTo(state, chosen.seat())) {
      var verdict = isKnownTo(state, chosen.seat()) ? Verdict.FORCED : Verdict.TOO_CLOSE;
      steps.stepped();
      return Optional.of(
          new Decision(
              number, state, chosen, trick, open, Optional.empty(), verdict, Luck.NONE, List.of()));
    }
    var how = new Thoroughness(settings.worlds(), settings.seed(), settings.exhaustive());
    var valuation = Valuing.of(state, Optional.of(chosen), scored.aim(), how, watch());
    if (valuation.isEmpty()) {
      return Optional.empty();
    }
    var judgement = new FairJudgement(valuation.get(), state.rules().target());
    var fair = judgement.values(chosen);
    var verdict = judgement.verdict(chosen);
    var reasons =
        verdict.blames()
            ? new Reasons(state, chosen, judgement.best(), valuation.get(), isAllKnown(), how)
                .found()
            : List.<Reason>of();
    steps.stepped();
    return Optional.of(
        new Decision(
            number,
            state,
            chosen,
            trick,
            open,
            Optional.of(fair),
            verdict,
            luck(chosen, open, fair, verdict),
            reasons));
  }

  private Watch watch() {
    return new Watch() {
      @Override
      public void progressed(int done, int of) {}

      @Override
      public boolean stopped() {
        return steps.stopped();
      }
    };
  }

  /** Whether the record tells every card the player saw in his own hand. */
  private boolean isKnownTo(DealState state, Seat seat) {
    return state.received(seat).intersection(scored.replay().uncertain()).isEmpty();
  }

  private Optional<OpenValues> open(DealState state) {
    return state.phase() == Phase.PLAYING && isAllKnown()
        ? Optional.of(OpenSolver.values(state, OPEN_NODES))
        : Optional.empty();
  }

  private static Luck luck(
      Action chosen, Optional<OpenValues> open, FairValues fair, Verdict verdict) {
    if (open.isEmpty() || !open.get().exact() || !open.get().values().containsKey(chosen)) {
      return Luck.NONE;
    }
    var values = open.get();
    var bestOpen = values.best().contains(chosen);
    if (verdict.blames()) {
      return bestOpen ? Luck.LUCKY : Luck.NONE;
    }
    if (bestOpen || !fair.best().contains(chosen)) {
      return Luck.NONE;
    }
    var lost = range(values, values.best().getFirst()) - range(values, chosen);
    return lost >= 1 ? Luck.UNLUCKY : Luck.HINDSIGHT_ONLY;
  }

  private static int range(OpenValues values, Action action) {
    return Objects.requireNonNull(values.values().get(action)).low();
  }
}
