package hangjack.analyzer.review;

import hangjack.analyzer.cards.Scores;
import hangjack.analyzer.play.DealEngine;
import hangjack.analyzer.play.Phase;
import hangjack.analyzer.record.DealRecord;
import hangjack.analyzer.record.Replay;
import hangjack.analyzer.search.Watch;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.concurrent.Executor;

/** Finds out what to do where a record stops. */
public final class Advising {
  private Advising() {}

  /**
   * Advice at the end of a deal.
   *
   * @param record a deal without faults
   * @param before the score before it
   * @param executor where choices are valued, perhaps several at a time
   * @return empty where nothing is to be decided: the deal is over, or the record leaves open what
   *     comes next
   */
  public static Optional<Advice> of(
      DealRecord record, Scores before, ReviewSettings settings, Executor executor, Watch watch) {
    var state = Replay.of(record, before).end();
    if (DealEngine.legalActions(state).isEmpty()) {
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
    var fair =
        new FairValues(
            FairValues.Method.SAMPLED,
            0,
            false,
            Map.of(),
            List.of(),
            new FairValues.Loss(0, 0, OptionalDouble.empty()));
    return Optional.of(
        new Advice(
            state, kind, state.toAct().orElseThrow(), trick, Optional.empty(), fair, List.of()));
  }
}
