package hangjack.analyzer.record;

import hangjack.analyzer.cards.Card;
import hangjack.analyzer.cards.CardSet;
import hangjack.analyzer.cards.Scores;
import hangjack.analyzer.cards.Seat;
import hangjack.analyzer.play.Action;
import hangjack.analyzer.play.Deal;
import hangjack.analyzer.play.DealEngine;
import hangjack.analyzer.play.DealState;
import hangjack.analyzer.play.Following;
import hangjack.analyzer.play.Phase;
import hangjack.analyzer.play.Running;
import hangjack.analyzer.score.RevokePenalty;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * A recorded deal, done again step by step. What the rules forbid is noted and done all the same.
 *
 * @param states the deal at every moment, from the first turn-up to where the record ends
 * @param violations what the rules forbid, in order
 */
public record Replay(List<DealState> states, List<Violation> violations) {
  public Replay {
    states = List.copyOf(states);
    violations = List.copyOf(violations);
  }

  /** The deal where the record ends. */
  public DealState end() {
    return states.getLast();
  }

  /**
   * Replays a deal.
   *
   * @param before the score before it
   */
  public static Replay of(DealRecord deal, Scores before) {
    var run = new Run(deal, before);
    run.calls();
    run.discards();
    run.plays();
    return new Replay(run.states, run.violations);
  }

  private static final class Run {
    private final DealRecord deal;
    private final List<DealState> states = new ArrayList<>();
    private final List<Violation> violations = new ArrayList<>();

    Run(DealRecord deal, Scores before) {
      this.deal = deal;
      var cards = cards(deal);
      states.add(
          deal.tricks().isEmpty()
              ? DealEngine.begin(deal.rules(), deal.dealer(), before, cards)
              : DealEngine.beginPlayedOn(deal.rules(), deal.dealer(), before, cards));
    }

    void calls() {
      for (var call : told(deal)) {
        if (state().phase() != Phase.OVER) {
          done(call, OptionalInt.empty(), CardSet.EMPTY);
        }
      }
    }

    void discards() {
      while (state().phase() == Phase.DISCARDING) {
        var seat = state().toAct().orElseThrow();
        var thrown = hand(seat).discarded();
        if (thrown.isEmpty()) {
          return;
        }
        done(new Action.Discard(seat, thrown), OptionalInt.empty(), CardSet.EMPTY);
      }
    }

    void plays() {
      for (var trick : deal.tricks()) {
        for (var card : trick.cards()) {
          if (state().phase() != Phase.PLAYING) {
            return;
          }
          var seat = state().toAct().orElseThrow();
          var current = state().current().orElseThrow();
          var allowed =
              Following.allowed(
                  deal.rules(), state().trump().orElseThrow(), state().hand(seat), current.cards());
          done(new Action.Play(seat, card), OptionalInt.of(current.number()), allowed);
        }
      }
    }

    private void done(Action action, OptionalInt trick, CardSet allowed) {
      var before = state();
      var refusal = DealEngine.refusal(before, action);
      refusal.ifPresent(
          broken ->
              violations.add(
                  new Violation(
                      action,
                      trick,
                      broken,
                      allowed,
                      action instanceof Action.Play
                          ? Optional.of(RevokePenalty.of(before, action.seat(), broken))
                          : Optional.empty())));
      states.add(DealEngine.enforce(before, action));
    }

    private DealState state() {
      return states.getLast();
    }

    private HandRecord hand(Seat seat) {
      return hand(deal, seat);
    }

    private static HandRecord hand(DealRecord deal, Seat seat) {
      var hand = deal.hands().get(seat);
      return hand == null ? new HandRecord(CardSet.EMPTY, List.of(), CardSet.EMPTY) : hand;
    }

    /** The calls, completed by what the turn-ups and the play show. */
    private static List<Action.Call> told(DealRecord deal) {
      var calls = new ArrayList<>(deal.calls());
      var elder = deal.rules().seating().elder(deal.dealer());
      var wasRun = deal.turnUps().size() > 1;
      var wasPlayed = !deal.tricks().isEmpty();
      switch (deal.rules().beg()) {
        case NONE -> {}
        case STAND_OR_PASS -> {
          if (calls.isEmpty() && (wasRun || wasPlayed)) {
            calls.add(wasRun ? new Action.Beg(elder) : new Action.Stand(elder));
          }
        }
        case FULL -> {
          if (calls.isEmpty() && wasRun) {
            calls.add(new Action.Beg(elder));
          }
          if (calls.isEmpty() && wasPlayed) {
            calls.add(new Action.Stand(elder));
          }
          var unanswered = !calls.isEmpty() && calls.getLast() instanceof Action.Beg;
          if (unanswered && (wasRun || wasPlayed)) {
            calls.add(wasRun ? new Action.Run(deal.dealer()) : new Action.Give(deal.dealer()));
          }
        }
      }
      return calls;
    }

    private static Deal cards(DealRecord deal) {
      var hands = new EnumMap<Seat, CardSet>(Seat.class);
      deal.hands().forEach((seat, hand) -> hands.put(seat, hand.dealt()));
      var stock = new ArrayList<Card>();
      for (var turned = 0; turned < deal.turnUps().size(); turned++) {
        if (turned > 0) {
          for (var seat : Running.recipients(deal.rules(), deal.dealer())) {
            stock.addAll(hand(deal, seat).packets().get(turned - 1).toList());
          }
        }
        stock.add(deal.turnUps().get(turned));
      }
      return new Deal(hands, stock);
    }
  }
}
