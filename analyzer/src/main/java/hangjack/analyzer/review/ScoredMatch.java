package hangjack.analyzer.review;

import hangjack.analyzer.match.MatchState;
import hangjack.analyzer.record.DealRecord;
import java.util.ArrayList;
import java.util.List;

/**
 * The deals of a record, scored one after the other.
 *
 * @param deals the deals in order, one or more
 * @param match where the match stands after them
 */
public record ScoredMatch(List<ScoredDeal> deals, MatchState match) {
  public ScoredMatch {
    deals = List.copyOf(deals);
  }

  /**
   * Scores deals. A deal begins with the score it tells, else with the one before it; after a match
   * is won the next deal begins another.
   *
   * @param records one deal or more
   */
  public static ScoredMatch of(List<DealRecord> records) {
    var scored = new ArrayList<ScoredDeal>();
    var previous = records.getFirst().rules();
    var match = MatchState.begin(previous);
    var told = false;
    for (var record : records) {
      told |= record.score().isPresent();
      match = match.before(previous, record.rules());
      var deal = ScoredDeal.of(record, record.score().orElse(match.score()), told);
      scored.add(deal);
      match = match.after(deal.sheet(), deal.counting());
      previous = record.rules();
    }
    return new ScoredMatch(scored, match);
  }
}
