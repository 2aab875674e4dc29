package hangjack.lessons;

import hangjack.analyzer.cards.Card;
import hangjack.analyzer.cards.Seat;
import hangjack.analyzer.cards.Side;
import java.util.List;

/** Something to count on a table. */
public sealed interface Countable {
  /** The most that can come out: the pips of the whole pack. */
  int MOST = 80;

  /** The least score or points that may be entered: more than any pitcher is set back. */
  int LEAST_SCORE = -20;

  /** The least that can come out: only scores go below nought. */
  default int least() {
    return 0;
  }

  /** What the cards in a side's tricks count for Game. */
  record TrickPips(Side side) implements Countable {}

  /**
   * What some cards count for Game.
   *
   * @param cards as they are laid out, of the pack of the rules
   */
  record CardPips(List<Card> cards) implements Countable {
    public CardPips {
      cards = List.copyOf(cards);
    }
  }

  /** The points of a side in a deal that is over, as they are counted; below 0 if set back. */
  record Points(Side side) implements Countable {
    @Override
    public int least() {
      return LEAST_SCORE;
    }
  }

  /** The score of a side after a deal that is over. */
  record Score(Side side) implements Countable {
    @Override
    public int least() {
      return LEAST_SCORE;
    }
  }

  /** The cards a player holds. */
  record Held(Seat seat) implements Countable {}

  /** The packets a player has been dealt, those of runs included. */
  record Packets(Seat seat) implements Countable {}

  /** The cards of the pack that are neither dealt nor turned up. */
  record Undealt() implements Countable {}

  /** The trumps that a player has neither held nor seen turned up or played. */
  record UnseenTrumps(Seat seat) implements Countable {}
}
