package hangjack.lessons;

import hangjack.analyzer.cards.CardSet;
import hangjack.analyzer.play.Action;
import hangjack.analyzer.play.DealState;
import hangjack.analyzer.rules.Choice;
import hangjack.analyzer.rules.RuleSet;
import hangjack.analyzer.search.Aim;
import java.util.List;

/**
 * A moment of a deal as a lesson file tells it. Whether the rules allow what was done before it is
 * known only when it is {@linkplain #reach() played through}.
 */
public sealed interface Position permits DealtPosition, RecordedPosition {
  /** The rules it is played by. */
  RuleSet rules();

  /** Every card that a player was dealt or that was turned up. */
  CardSet cards();

  /** What the players play for: for the match where the score is told, else for points. */
  Aim aim();

  /** Plays through everything that was done, by the rules. */
  Reached reach();

  /** Where playing through a position leads. */
  sealed interface Reached {
    /**
     * To the moment the file tells.
     *
     * @param states the deal at every moment on the way, from the first decision on
     * @param actions what was done from each state but the last to the next
     */
    record There(List<DealState> states, List<Action> actions) implements Reached {
      public There {
        states = List.copyOf(states);
        actions = List.copyOf(actions);
      }

      /** The deal at the moment the file tells. */
      public DealState deal() {
        return states.getLast();
      }
    }

    /**
     * Not there.
     *
     * @param obstacle what is in the way
     * @param place the card, seat, call or trick where it is, with the refusal where there is one
     */
    record Blocked(Obstacle obstacle, String place) implements Reached {}
  }

  /** Why a position cannot come about. */
  enum Obstacle implements Choice {
    /** The dealer or a hand sits where nobody plays, or a player has no hand. */
    SEATS,
    /** A card lies in two places. */
    CARD_TWICE,
    /** A hand has more or fewer cards than the rules deal. */
    HAND_SIZE,
    /** The rules do not allow a call. */
    CALL_REFUSED,
    /** The rules do not allow a card. */
    CARD_REFUSED,
    /** The rules do not allow what is laid away. */
    DISCARD_REFUSED,
    /** A trick has not one card from each player, and is not the last. */
    TRICK_SIZE,
    /** Something is done after the last trick. */
    DEAL_OVER,
    /** A record does not tell where some cards lie. */
    CARDS_UNTOLD,
    /** A record has fewer actions than the position wants. */
    TOO_FEW_ACTIONS
  }
}
