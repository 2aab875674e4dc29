package hangjack.app.web.review;

import hangjack.analyzer.cards.CardSet;
import hangjack.analyzer.cards.Seat;
import hangjack.analyzer.play.Action;
import hangjack.analyzer.play.CardPlayed;
import hangjack.analyzer.play.DealEngine;
import hangjack.analyzer.play.DealState;
import hangjack.analyzer.review.Decision;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * One step of a deal as it is shown on the table.
 *
 * @param before the deal before the step
 * @param done what is done in it
 */
record Moment(DealState before, Action done) {
  /** The step that a decision was. */
  static Moment of(Decision decision) {
    return new Moment(decision.state(), decision.chosen());
  }

  /** The deal after the step. */
  DealState after() {
    return DealEngine.enforce(before, done);
  }

  /** The cards of the trick once the step is done, in playing order; none outside of the play. */
  List<CardPlayed> trick() {
    var plays = new ArrayList<CardPlayed>();
    if (done instanceof Action.Play(var seat, var card)) {
      before.current().ifPresent(trick -> plays.addAll(trick.plays()));
      plays.add(new CardPlayed(seat, card));
    }
    return plays;
  }

  /** Who wins the trick by this step; empty where it does not end one. */
  Optional<Seat> winner() {
    if (!(done instanceof Action.Play)) {
      return Optional.empty();
    }
    var tricks = after().tricks();
    return tricks.size() == before.tricks().size() ? Optional.empty() : tricks.getLast().winner();
  }

  /** What each seat said last, this step's call included; empty once cards are played. */
  Map<Seat, Action.Call> calls() {
    var calls = new EnumMap<Seat, Action.Call>(Seat.class);
    if (done instanceof Action.Play) {
      return calls;
    }
    before.calls().forEach(call -> calls.put(call.seat(), call));
    if (done instanceof Action.Call call) {
      calls.put(call.seat(), call);
    }
    return calls;
  }

  /** The cards that leave a hand by this step. */
  CardSet moved() {
    return switch (done) {
      case Action.Play play -> CardSet.of(play.card());
      case Action.Discard discard -> discard.cards();
      case Action.Call _ -> CardSet.EMPTY;
    };
  }
}
