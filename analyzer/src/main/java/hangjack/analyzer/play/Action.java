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
    /** The word in records: {@code stand}, {@code beg}, {@code pass}; a bid's is its number. */
    default String word() {
      return getClass().getSimpleName().toLowerCase(Locale.ROOT);
    }
  }

  /** A call about the suit turned up (rules 2.13). */
  sealed interface BegCall extends Call {}

  /** A call in the auction for the right to pitch (rules 3.2). */
  sealed interface AuctionCall extends Call {}

  /** The elder hand keeps the suit turned up as trumps. */
  record Stand(Seat seat) implements BegCall {}

  /** The elder hand asks for another trump. */
  record Beg(Seat seat) implements BegCall {}

  /** The dealer keeps the trump and gives the beggar the gift. */
  record Give(Seat seat) implements BegCall {}

  /** The dealer deals packets and turns up another card. */
  record Run(Seat seat) implements BegCall {}

  /**
   * A player offers to make points for the right to pitch.
   *
   * @param points how many, 1 or more
   */
  record Bid(Seat seat, int points) implements AuctionCall {
    @Override
    public String word() {
      return Integer.toString(points);
    }
  }

  /** A player does not bid. */
  record Pass(Seat seat) implements AuctionCall {}

  /** The dealer takes the contract for the amount of the highest bid. */
  record Take(Seat seat) implements AuctionCall {}

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
