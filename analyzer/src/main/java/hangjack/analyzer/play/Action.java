package hangjack.analyzer.play;

import hangjack.analyzer.cards.Card;
import hangjack.analyzer.cards.CardSet;
import hangjack.analyzer.cards.Seat;
import java.util.Locale;

/** Something a player does. */
public sealed interface Action {
  /** Who does it. */
  Seat seat();

  /** Something a player says before the play. */
  sealed interface Call extends Action {
    /** The word in records: {@code stand}, {@code beg}, {@code give} or {@code run}. */
    default String word() {
      return getClass().getSimpleName().toLowerCase(Locale.ROOT);
    }
  }

  /** The elder hand keeps the suit turned up as trumps. */
  record Stand(Seat seat) implements Call {}

  /** The elder hand asks for another trump. */
  record Beg(Seat seat) implements Call {}

  /** The dealer keeps the trump and gives the beggar the gift. */
  record Give(Seat seat) implements Call {}

  /** The dealer deals packets and turns up another card. */
  record Run(Seat seat) implements Call {}

  /**
   * A player lays cards away, face down, after the cards were run.
   *
   * @param cards the cards thrown
   */
  record Discard(Seat seat, CardSet cards) implements Action {}

  /**
   * A player plays a card to the trick.
   *
   * @param card the card played
   */
  record Play(Seat seat, Card card) implements Action {}
}
