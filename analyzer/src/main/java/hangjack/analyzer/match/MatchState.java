package hangjack.analyzer.match;

import hangjack.analyzer.cards.Scores;
import hangjack.analyzer.cards.Seat;
import hangjack.analyzer.cards.Side;
import hangjack.analyzer.rules.RuleSet;
import hangjack.analyzer.score.PitcherResult;
import hangjack.analyzer.score.ScoreSheet;
import java.util.Collections;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;

/**
 * A match, or several one after the other.
 *
 * @param score the score of the present match
 * @param winner who has won it; empty while it goes on
 * @param matchesWon how many matches each side has won
 * @param setBacks how often each player has been set back in the present match
 */
public record MatchState(
    Scores score, Optional<Side> winner, Scores matchesWon, Map<Seat, Integer> setBacks) {
  public MatchState {
    var copy = new EnumMap<Seat, Integer>(Seat.class);
    copy.putAll(setBacks);
    setBacks = Collections.unmodifiableMap(copy);
  }

  /** A match that has not begun. */
  public static MatchState begin(RuleSet rules) {
    return new MatchState(
        rules.startingScore(), Optional.empty(), Scores.zero(rules.seating()), Map.of());
  }

  /**
   * The match before the next deal: another one once it was won, or where other sides sit down or
   * the score is kept in another way.
   *
   * @param previous the rules of the deal before
   */
  public MatchState before(RuleSet previous, RuleSet rules) {
    var goesOn =
        winner.isEmpty()
            && previous.scoreStyle() == rules.scoreStyle()
            && previous.seating().sides().equals(rules.seating().sides());
    return goesOn
        ? this
        : new MatchState(rules.startingScore(), Optional.empty(), matchesWon, Map.of());
  }

  /** The match after a deal was counted. */
  public MatchState after(ScoreSheet sheet, CountingOut counting) {
    var times = new EnumMap<Seat, Integer>(Seat.class);
    times.putAll(setBacks);
    sheet
        .pitcher()
        .filter(PitcherResult::setBack)
        .ifPresent(result -> times.merge(result.pitcher(), 1, Integer::sum));
    var won = counting.winner().map(side -> matchesWon.plus(side, 1)).orElse(matchesWon);
    return new MatchState(counting.after(), counting.winner(), won, times);
  }

  /** What each player receives or pays; nobody before the match is won. */
  public Map<Seat, Integer> payoff(RuleSet rules) {
    return winner.map(side -> Settlement.of(rules, score, side, setBacks)).orElse(Map.of());
  }
}
