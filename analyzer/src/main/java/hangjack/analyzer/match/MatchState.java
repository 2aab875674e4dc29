package hangjack.analyzer.match;

import hangjack.analyzer.cards.Scores;
import hangjack.analyzer.cards.Seating;
import hangjack.analyzer.cards.Side;
import java.util.Optional;

/**
 * A match, or several one after the other.
 *
 * @param score the score of the present match
 * @param winner who has won it; empty while it goes on
 * @param matchesWon how many matches each side has won
 */
public record MatchState(Scores score, Optional<Side> winner, Scores matchesWon) {

  /** A match that has not begun. */
  public static MatchState begin(Seating seating) {
    return new MatchState(Scores.zero(seating), Optional.empty(), Scores.zero(seating));
  }

  /** The score before the next deal: nought once a match was won, or where other sides sit down. */
  public Scores beforeNextDeal(Seating seating) {
    var sameSides = score.points().keySet().equals(Scores.zero(seating).points().keySet());
    return winner.isEmpty() && sameSides ? score : Scores.zero(seating);
  }

  /** The match after a deal was counted. */
  public MatchState after(CountingOut counting) {
    var won = counting.winner().map(side -> matchesWon.plus(side, 1)).orElse(matchesWon);
    return new MatchState(counting.after(), counting.winner(), won);
  }
}
