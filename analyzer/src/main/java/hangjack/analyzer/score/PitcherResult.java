package hangjack.analyzer.score;

import hangjack.analyzer.cards.Seat;
import hangjack.analyzer.cards.Side;

/**
 * What became of a contract (rules 3.2).
 *
 * @param pitcher who had bid
 * @param side the pitcher's side
 * @param bid the points that were owed, 0 or more
 * @param made the points the side made in the play
 * @param excused whether a claimed revoke keeps the side from being set back for the bid: another
 *     player's, or its own, which has cost the bid already
 */
public record PitcherResult(Seat pitcher, Side side, int bid, int made, boolean excused) {
  /** Whether the side made less than it had bid, and so loses the bid and scores nothing. */
  public boolean setBack() {
    return !excused && made < bid;
  }
}
