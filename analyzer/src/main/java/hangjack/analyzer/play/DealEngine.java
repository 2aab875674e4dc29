package hangjack.analyzer.play;

import hangjack.analyzer.cards.CardSet;
import hangjack.analyzer.cards.Scores;
import hangjack.analyzer.cards.Seat;
import hangjack.analyzer.rules.RuleSet;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Puts the phases of a deal together: what may be done, and what happens when it is. */
public final class DealEngine {
  private DealEngine() {}

  /**
   * A deal with its first card turned up, at the first decision; over at once where that card wins.
   *
   * @throws IllegalArgumentException where the deal has no turn-up or hands of the wrong size
   */
  public static DealState begin(RuleSet rules, Seat dealer, Scores before, Deal deal) {
    return begin(new Draft(rules, dealer, before, deal, false));
  }

  /**
   * The same for a deal that was played on although a turn-up or the gift had won the match, as
   * happens where nobody notices. The points after the win are then made, but not counted.
   */
  public static DealState beginPlayedOn(RuleSet rules, Seat dealer, Scores before, Deal deal) {
    return begin(new Draft(rules, dealer, before, deal, true));
  }

  private static DealState begin(Draft draft) {
    var rules = draft.rules;
    var deal = draft.deal;
    for (var seat : rules.seating().seats()) {
      var hand = deal.hands().getOrDefault(seat, CardSet.EMPTY);
      if (hand.size() != rules.handSize()) {
        throw new IllegalArgumentException(seat + " was dealt " + hand.size() + " cards");
      }
      draft.received.put(seat, hand);
      draft.hands.put(seat, hand);
    }
    if (deal.stock().isEmpty()) {
      throw new IllegalArgumentException("no card to turn up");
    }
    TurningUp.turn(draft);
    if (!ImmediatePoints.winAtOnce(draft)) {
      Begging.open(draft);
    }
    return draft.state();
  }

  /**
   * Everything the player to act may do; empty when the deal is over, and while a record leaves
   * open what a run turned up.
   */
  public static List<Action> legalActions(DealState state) {
    if (state.toAct().isEmpty()) {
      return List.of();
    }
    var seat = state.toAct().get();
    return switch (state.phase()) {
      case ELDER_CALL -> List.of(new Action.Stand(seat), new Action.Beg(seat));
      case DEALER_CALL ->
          List.<Action>of(new Action.Give(seat), new Action.Run(seat)).stream()
              .filter(action -> refusal(state, action).isEmpty())
              .toList();
      case DISCARDING -> Discarding.choices(state, seat);
      case PLAYING -> {
        var plays = new ArrayList<Action>();
        Tricks.choices(state).forEach(card -> plays.add(new Action.Play(seat, card)));
        yield List.copyOf(plays);
      }
      case RUNNING, OVER -> List.of();
    };
  }

  /** Why an action is not allowed; empty where it is. */
  public static Optional<Refusal> refusal(DealState state, Action action) {
    return switch (action) {
      case Action.Call call -> Begging.refusal(state, call);
      case Action.Discard discard -> Discarding.refusal(state, discard);
      case Action.Play play -> Tricks.refusal(state, play);
    };
  }

  /** Carries out an action that the rules allow, or says why they do not. */
  public static Answer apply(DealState state, Action action) {
    return refusal(state, action)
        .<Answer>map(Answer.Refused::new)
        .orElseGet(() -> new Answer.Accepted(carriedOut(state, action)));
  }

  /**
   * Carries out what was done at a table although the rules forbid it: a revoke, a gift the score
   * does not allow, a discard of the wrong size. What cannot even be done (a card that is not held,
   * a call or a card out of turn) is for the reader of records to find first.
   *
   * @throws IllegalArgumentException for what cannot be done at all
   */
  public static DealState enforce(DealState state, Action action) {
    var refusal = refusal(state, action);
    var possible =
        refusal.isEmpty()
            || switch (refusal.get()) {
              case MUST_FOLLOW_OR_TRUMP,
                  MUST_FOLLOW,
                  MUST_TRUMP,
                  MUST_FOLLOW_TRUMP,
                  NO_UNDERTRUMP,
                  GIFT_NOT_ALLOWED,
                  GIFT_NEEDS_TRUMP,
                  WRONG_DISCARD ->
                  true;
              case NOT_HELD, NOT_YOUR_TURN, ALREADY_PLAYED, NO_SECOND_BEG, NOT_YOUR_CALL -> false;
            };
    if (!possible) {
      throw new IllegalArgumentException(action + " cannot be done: " + refusal.get());
    }
    return carriedOut(state, action);
  }

  private static DealState carriedOut(DealState state, Action action) {
    var draft = state.draft();
    switch (action) {
      case Action.Call call -> Begging.apply(draft, call);
      case Action.Discard discard -> Discarding.apply(draft, discard);
      case Action.Play play -> Tricks.apply(draft, play);
    }
    return draft.state();
  }
}
