package hangjack.analyzer.play;

import hangjack.analyzer.cards.Scores;
import hangjack.analyzer.cards.Seat;
import hangjack.analyzer.rules.RuleSet;
import hangjack.analyzer.rules.TrumpSource;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/** Puts the phases of a deal together: what may be done, and what happens when it is. */
public final class DealEngine {
  private DealEngine() {}

  /**
   * A deal at its first decision, its first card turned up where the rules want one; over at once
   * where that card wins.
   *
   * @throws IllegalArgumentException where the deal has hands of the wrong size, no turn-up, or
   *     less than the whole stock where it is drawn
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
      var hand = deal.hands().of(seat);
      if (hand.size() != rules.handSize()) {
        throw new IllegalArgumentException(seat + " was dealt " + hand.size() + " cards");
      }
      draft.deal(seat, hand);
    }
    if (deal.stock().size() < leastStock(draft)) {
      throw new IllegalArgumentException("too few cards after the hands");
    }
    if (rules.trumpSource() != TrumpSource.TURN_UP) {
      draft.trump = NamingTrump.beforePlay(rules, deal);
      draft.trumpFixed = draft.trump.isPresent();
      Bidding.open(draft);
      return new DealState(draft);
    }
    TurningUp.turn(draft);
    if (!ImmediatePoints.winAtOnce(draft)) {
      Begging.open(draft);
    }
    return new DealState(draft);
  }

  private static int leastStock(Draft draft) {
    if (draft.rules.draws()) {
      return draft.undealt();
    }
    return draft.rules.trumpSource() == TrumpSource.TURN_UP ? 1 : 0;
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
      case BIDDING -> Bidding.choices(state, seat);
      case ELDER_CALL -> List.of(new Action.Stand(seat), new Action.Beg(seat));
      case DEALER_CALL ->
          List.<Action>of(new Action.Give(seat), new Action.Run(seat)).stream()
              .filter(action -> refusal(state, action).isEmpty())
              .toList();
      case DISCARDING -> Discarding.choices(state, seat);
      case PLAYING -> {
        var plays = new ArrayList<Action>();
        for (var card : Tricks.choices(state)) {
          plays.add(new Action.Play(seat, card));
        }
        yield Collections.unmodifiableList(plays);
      }
      case RUNNING, OVER -> List.of();
    };
  }

  /** Why an action is not allowed; empty where it is. */
  public static Optional<Refusal> refusal(DealState state, Action action) {
    return switch (action) {
      case Action.BegCall call -> Begging.refusal(state, call);
      case Action.AuctionCall call -> Bidding.refusal(state, call);
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
   * does not allow, a bid too low, a discard of the wrong size. What cannot even be done (a card
   * that is not held, a call or a card out of turn) is for the reader of records to find first.
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
                  BID_TOO_LOW,
                  BID_TOO_HIGH,
                  STEAL_NOT_ALLOWED,
                  DEALER_MUST_BID,
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
    var draft = new Draft(state);
    switch (action) {
      case Action.BegCall call -> Begging.apply(draft, call);
      case Action.AuctionCall call -> Bidding.apply(draft, call);
      case Action.Discard discard -> Discarding.apply(draft, discard);
      case Action.Play play -> Tricks.apply(draft, play);
    }
    return new DealState(draft);
  }
}
