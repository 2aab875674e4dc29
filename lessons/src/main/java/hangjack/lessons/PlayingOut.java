package hangjack.lessons;

import hangjack.analyzer.cards.Card;
import hangjack.analyzer.cards.CardSet;
import hangjack.analyzer.cards.Seat;
import hangjack.analyzer.play.Action;
import hangjack.analyzer.play.Answer;
import hangjack.analyzer.play.DealEngine;
import hangjack.analyzer.play.DealState;
import hangjack.analyzer.search.Bot;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;

/**
 * The play of a learner against others whose cards are given: in the order of a list as far as they
 * may be played, else as a club player would who sees his own cards.
 */
final class PlayingOut {
  /** A club player draws no chances; the number is as good as any. */
  private static final long SEED = 1;

  private final Step.PlayOut step;
  private final Seat learner;
  private final int trick;

  private PlayingOut(Step.PlayOut step, Seat learner, int trick) {
    this.step = step;
    this.learner = learner;
    this.trick = trick;
  }

  /** The play that begins at a position in which the learner is to play. */
  static PlayingOut of(Step.PlayOut step, DealState start, Seat learner) {
    var trick = start.current().map(current -> current.number()).orElse(0);
    return new PlayingOut(step, learner, trick);
  }

  /** Whether the goal can be set and reached. */
  boolean fits(DealState start) {
    return start.toAct().equals(Optional.of(learner))
        && step.goal().fits(start, learner)
        && !saving(start).isEmpty();
  }

  /** The cards that may be played. */
  static CardSet legal(DealState state) {
    return TappingCards.accepted(CardQuestion.ALL_LEGAL, state);
  }

  /** The cards after which the goal can still be reached. */
  CardSet saving(DealState state) {
    return CardSet.of(
        legal(state).stream().filter(card -> canReach(last(played(state, card), state))).toList());
  }

  /** Whether the goal is reached or missed. */
  boolean decided(DealState state) {
    return step.goal().reached(state, learner, trick).isPresent();
  }

  private boolean canReach(DealState state) {
    return step.goal()
        .reached(state, learner, trick)
        .orElseGet(
            () ->
                legal(state).stream().anyMatch(card -> canReach(last(played(state, card), state))));
  }

  /** What happens when the learner plays a card, until it is the learner's turn again. */
  List<Moment> played(DealState state, Card card) {
    var moments = new ArrayList<Moment>();
    moments.add(moment(state, new Action.Play(learner, card)));
    while (isOthersTurn(moments.getLast().after())) {
      moments.add(others(moments.getLast().after()));
    }
    return moments;
  }

  /** What happens then until the goal is missed, the learner playing on as a club player would. */
  List<Moment> lost(DealState state, Card card) {
    var moments = new ArrayList<>(played(state, card));
    while (!decided(moments.getLast().after())) {
      var now = moments.getLast().after();
      moments.add(isOthersTurn(now) ? others(now) : moment(now, clubPlayers(now)));
    }
    return List.copyOf(moments);
  }

  private boolean isOthersTurn(DealState state) {
    return !decided(state) && state.toAct().filter(seat -> seat != learner).isPresent();
  }

  private Moment others(DealState state) {
    var seat = state.toAct().orElseThrow();
    var legal = legal(state);
    return moment(
        state,
        step.others().getOrDefault(seat, List.of()).stream()
            .filter(legal::contains)
            .findFirst()
            .<Action>map(card -> new Action.Play(seat, card))
            .orElseGet(() -> clubPlayers(state)));
  }

  private static Action clubPlayers(DealState state) {
    return Bot.RULES_OF_THUMB.choose(state, new SplittableRandom(SEED));
  }

  private static Moment moment(DealState state, Action action) {
    return switch (DealEngine.apply(state, action)) {
      case Answer.Accepted(var after) -> new Moment(state, action, after);
      case Answer.Refused(var refusal) ->
          throw new IllegalArgumentException(action + ": " + refusal.publicName());
    };
  }

  private static DealState last(List<Moment> moments, DealState before) {
    return moments.isEmpty() ? before : moments.getLast().after();
  }

  /** The name of the reply to a card that loses the goal. */
  String reply(Card card) {
    return step.answered().contains(card) ? card.name() : ChoosingBest.OTHER;
  }

  /** The deal after cards of the learner, and of the others between them. */
  DealState after(DealState start, List<Card> cards) {
    var state = start;
    for (var card : cards) {
      state = last(played(state, card), state);
    }
    return state;
  }
}
