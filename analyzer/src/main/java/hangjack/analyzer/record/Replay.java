package hangjack.analyzer.record;

import hangjack.analyzer.cards.Card;
import hangjack.analyzer.cards.CardSet;
import hangjack.analyzer.cards.Scores;
import hangjack.analyzer.cards.Seat;
import hangjack.analyzer.play.Action;
import hangjack.analyzer.play.DealEngine;
import hangjack.analyzer.play.DealState;
import hangjack.analyzer.play.Following;
import hangjack.analyzer.play.Phase;
import hangjack.analyzer.play.Refusal;
import hangjack.analyzer.score.Penalty;
import hangjack.analyzer.score.RevokePenalty;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * A recorded deal, done again step by step. What the rules forbid is noted and done all the same.
 * Where a record leaves cards open the deal is filled up with others; what is noted is certain
 * whatever those cards were. The replay ends at the first card played that is not remembered and
 * that nothing tells.
 *
 * @param states the deal at every moment, from the first decision to where the record ends
 * @param actions what was done from each state but the last to the next
 * @param violations what the rules forbid, in order
 * @param uncertain the cards whose places the record does not tell
 * @param notHeld the first card of the play that its player cannot have held
 */
public record Replay(
    List<DealState> states,
    List<Action> actions,
    List<Violation> violations,
    CardSet uncertain,
    Optional<CardPlace> notHeld) {

  /**
   * Where a card of the play stands.
   *
   * @param trick the trick, from 0
   * @param card its place in the trick, from 0
   */
  public record CardPlace(int trick, int card) {}

  public Replay {
    states = List.copyOf(states);
    actions = List.copyOf(actions);
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
    return new Replay(
        run.states, run.actions, run.violations, run.completion.uncertain(), run.notHeld);
  }

  private static final class Run {
    private final DealRecord deal;
    private final Completion completion;
    private final List<DealState> states = new ArrayList<>();
    private final List<Action> actions = new ArrayList<>();
    private final List<Violation> violations = new ArrayList<>();
    private Optional<CardPlace> notHeld = Optional.empty();

    Run(DealRecord deal, Scores before) {
      this.deal = deal;
      this.completion = Completion.of(deal);
      var cards = completion.deal();
      states.add(
          deal.tricks().isEmpty()
              ? DealEngine.begin(deal.rules(), deal.dealer(), before, cards)
              : DealEngine.beginPlayedOn(deal.rules(), deal.dealer(), before, cards));
    }

    void calls() {
      for (var call : CallsMade.of(deal)) {
        if (state().phase() != Phase.OVER) {
          var refusal = DealEngine.refusal(state(), call).filter(broken -> isCertain(broken));
          done(call, refusal, OptionalInt.empty(), CardSet.EMPTY, Optional.empty());
        }
      }
    }

    void discards() {
      while (state().phase() == Phase.DISCARDING) {
        var seat = state().toAct().orElseThrow();
        var thrown = completion.discarded(seat);
        if (thrown.isEmpty()) {
          return;
        }
        var action = new Action.Discard(seat, thrown.get());
        var refusal = DealEngine.refusal(state(), action);
        done(action, refusal, OptionalInt.empty(), CardSet.EMPTY, Optional.empty());
      }
    }

    void plays() {
      for (var trick = 0; trick < deal.tricks().size(); trick++) {
        var cards = deal.tricks().get(trick).cards();
        for (var place = 0; place < cards.size(); place++) {
          if (state().phase() != Phase.PLAYING) {
            return;
          }
          var card = cards.get(place).or(this::onlyCardLeft);
          if (card.isEmpty()) {
            return;
          }
          if (!state().hand(seatToAct()).contains(card.get())) {
            notHeld = Optional.of(new CardPlace(trick, place));
            return;
          }
          play(card.get());
        }
      }
    }

    private void play(Card card) {
      var seat = seatToAct();
      var current = state().current().orElseThrow();
      var hand = certainHand(seat).with(card);
      var allowed =
          state()
              .trump()
              .map(trump -> Following.allowed(deal.rules(), trump, hand, current.cards()))
              .orElse(hand);
      var refusal =
          state()
              .trump()
              .flatMap(
                  trump -> Following.refusal(deal.rules(), trump, hand, current.cards(), card));
      Optional<Penalty> penalty =
          refusal.map(broken -> RevokePenalty.of(state(), seat, broken, hand, certainInPlay()));
      done(
          new Action.Play(seat, card), refusal, OptionalInt.of(current.number()), allowed, penalty);
    }

    private void done(
        Action action,
        Optional<Refusal> refusal,
        OptionalInt trick,
        CardSet allowed,
        Optional<Penalty> penalty) {
      refusal.ifPresent(
          broken -> violations.add(new Violation(action, trick, broken, allowed, penalty)));
      actions.add(action);
      states.add(DealEngine.enforce(state(), action));
    }

    private DealState state() {
      return states.getLast();
    }

    private Seat seatToAct() {
      return state().toAct().orElseThrow();
    }

    /** The cards that a seat is known to hold. */
    private CardSet certainHand(Seat seat) {
      var hand = state().hand(seat);
      if (state().undealt() > 0 || !deal.rules().draws()) {
        return hand.minus(completion.uncertain());
      }
      // once the stock is gone a card that is played later must be held by now
      var later = CardSet.of(completion.played(seat));
      return hand.minus(completion.uncertain().minus(later));
    }

    /** The cards that are known to be in play; one that is played must be. */
    private CardSet certainInPlay() {
      var seen = CardSet.EMPTY;
      for (var seat : deal.rules().seating().seats()) {
        seen = seen.union(CardSet.of(completion.played(seat)));
      }
      return state().inPlay().minus(completion.uncertain().minus(seen));
    }

    /** The one card that a card which is not remembered can have been. */
    private Optional<Card> onlyCardLeft() {
      var seat = seatToAct();
      var left = state().hand(seat).minus(CardSet.of(completion.played(seat)));
      var known = left.intersection(completion.uncertain()).isEmpty() && !deal.rules().draws();
      return known && left.size() == 1 ? left.stream().findFirst() : Optional.empty();
    }

    /** A dealer whose hand is not known may have held the trump that a gift needs. */
    private boolean isCertain(Refusal broken) {
      return broken != Refusal.GIFT_NEEDS_TRUMP
          || state().hand(deal.dealer()).intersection(completion.uncertain()).isEmpty();
    }
  }
}
