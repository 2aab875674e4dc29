package hangjack.analyzer.play;

import hangjack.analyzer.cards.CardSet;
import hangjack.analyzer.cards.Seat;
import hangjack.analyzer.rules.RuleSet;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Hands are reduced after a run, the elder hand first; any cards may go (rules 5). */
public final class Discarding {
  private Discarding() {}

  /** Asks the next player who holds too many, or goes on to the play. */
  static void open(Draft draft) {
    var runs = draft.turnUps.size() - 1;
    var tooMany =
        draft.seating().from(draft.elder()).stream()
            .filter(seat -> surplus(draft.rules, draft.received.of(seat).size(), runs) > 0)
            .toList();
    if (draft.discards < tooMany.size()) {
      draft.waitFor(Phase.DISCARDING, tooMany.get(draft.discards));
    } else {
      Tricks.open(draft, draft.elder());
    }
  }

  static Optional<Refusal> refusal(DealState state, Action.Discard discard) {
    if (!state.waitsFor(Phase.DISCARDING, discard.seat())) {
      return Optional.of(Refusal.NOT_YOUR_TURN);
    }
    var hand = state.hand(discard.seat());
    var right = hand.containsAll(discard.cards()) && discard.cards().size() == surplus(state, hand);
    return right ? Optional.empty() : Optional.of(Refusal.WRONG_DISCARD);
  }

  static void apply(Draft draft, Action.Discard discard) {
    var seat = discard.seat();
    draft.discards++;
    draft.discarded = draft.discarded.with(seat, discard.cards());
    draft.hands = draft.hands.with(seat, draft.hands.of(seat).minus(discard.cards()));
    open(draft);
  }

  /** Every set of cards that the player to act may lay away. */
  static List<Action> choices(DealState state, Seat seat) {
    var hand = state.hand(seat);
    var choices = new ArrayList<Action>();
    choose(hand, surplus(state, hand), CardSet.EMPTY, seat, choices);
    return choices;
  }

  /** How many cards a player takes into the play after so many runs. */
  private static int kept(RuleSet rules, int runs) {
    return switch (rules.handAfterRun()) {
      case REDUCE_TO_SIX -> rules.handSize();
      case KEEP -> Integer.MAX_VALUE;
      case KEEP_NINE -> runs == 1 ? rules.handSize() + rules.runPacket() : rules.handSize();
    };
  }

  private static int surplus(DealState state, CardSet hand) {
    return surplus(state.rules(), hand.size(), state.turnUps().size() - 1);
  }

  /** How many cards of a hand must go after so many runs, 0 or more. */
  public static int surplus(RuleSet rules, int handSize, int runs) {
    return Math.max(0, handSize - kept(rules, runs));
  }

  private static void choose(
      CardSet left, int many, CardSet chosen, Seat seat, List<Action> choices) {
    if (many == 0) {
      choices.add(new Action.Discard(seat, chosen));
      return;
    }
    var rest = left;
    for (var card : left) {
      rest = rest.without(card);
      if (rest.size() >= many - 1) {
        choose(rest, many - 1, chosen.with(card), seat, choices);
      }
    }
  }
}
