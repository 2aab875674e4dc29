package hangjack.analyzer.search;

import hangjack.analyzer.play.Action;
import hangjack.analyzer.play.DealState;

/** A fair club player: calls and plays by rules of thumb, knowing only what its seat knows. */
final class RulesOfThumb {
  private RulesOfThumb() {}

  /** What the player to act does. */
  static Action choose(DealState state) {
    var sight = ThumbSight.of(state);
    return switch (state.phase()) {
      case BIDDING -> ThumbCalls.bidder(state, sight);
      case ELDER_CALL -> ThumbCalls.elder(state, sight);
      case DEALER_CALL -> ThumbCalls.dealer(state, sight);
      case DISCARDING ->
          new Action.Discard(sight.seat, ThumbDiscard.choose(sight, state.turnUps().size()));
      case PLAYING -> new Action.Play(sight.seat, ThumbPlay.choose(sight));
      case RUNNING, OVER ->
          throw new IllegalArgumentException("nobody is to act: " + state.phase());
    };
  }
}
