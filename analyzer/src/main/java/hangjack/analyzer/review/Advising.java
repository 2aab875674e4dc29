package hangjack.analyzer.review;

import hangjack.analyzer.play.DealEngine;
import hangjack.analyzer.play.DealState;
import hangjack.analyzer.play.Phase;
import hangjack.analyzer.record.Replay;
import hangjack.analyzer.search.OpenSolver;
import hangjack.analyzer.search.OpenValues;
import hangjack.analyzer.search.Thoroughness;
import hangjack.analyzer.search.Valuing;
import hangjack.analyzer.search.Watch;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;

/** Finds out what to do where a record stops. */
public final class Advising {
  private Advising() {}

  /**
   * Advice at the end of a deal.
   *
   * @param deal a deal without faults
   * @param executor where choices are valued, perhaps several at a time
   * @return empty where nothing is to be decided: the deal is over, or the record leaves open what
   *     comes next or what the player holds; and where the watch stopped it
   */
  public static Optional<Advice> of(
      ScoredDeal deal, ReviewSettings settings, Executor executor, Watch watch) {
    var replay = deal.replay();
    var state = replay.end();
    if (DealEngine.legalActions(state).isEmpty() || !isKnown(state, replay)) {
      return Optional.empty();
    }
    var kind =
        switch (state.phase()) {
          case PLAYING -> Decision.Kind.PLAY;
          case DISCARDING -> Decision.Kind.DISCARD;
          case BIDDING, ELDER_CALL, DEALER_CALL, RUNNING, OVER -> Decision.Kind.CALL;
        };
    var trick =
        state.phase() == Phase.PLAYING
            ? OptionalInt.of(state.current().orElseThrow().number())
            : OptionalInt.empty();
    var how = new Thoroughness(settings.worlds(), settings.seed(), settings.exhaustive());
    var valued =
        CompletableFuture.supplyAsync(
                () -> Valuing.of(state, Optional.empty(), deal.aim(), how, watch), executor)
            .join();
    return valued.map(
        valuation -> {
          var judgement = new FairJudgement(valuation, state.rules().target());
          watch.progressed(1, 1);
          return new Advice(
              state,
              kind,
              state.toAct().orElseThrow(),
              trick,
              open(state, replay),
              judgement.values(judgement.best()),
              judgement
                  .second()
                  .map(
                      second ->
                          new Reasons(state, second, judgement.best(), valuation, false, how)
                              .found())
                  .orElse(List.of()));
        });
  }

  /** Whether the record tells what the player to act holds. */
  private static boolean isKnown(DealState state, Replay replay) {
    return state
        .toAct()
        .filter(seat -> state.received(seat).intersection(replay.uncertain()).isEmpty())
        .isPresent();
  }

  private static Optional<OpenValues> open(DealState state, Replay replay) {
    return state.phase() == Phase.PLAYING && replay.uncertain().isEmpty()
        ? Optional.of(OpenSolver.values(state, DealReviewing.OPEN_NODES))
        : Optional.empty();
  }
}
