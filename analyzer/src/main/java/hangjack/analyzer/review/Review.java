package hangjack.analyzer.review;

import hangjack.analyzer.record.DealRecord;
import hangjack.analyzer.search.Watch;
import java.util.List;
import java.util.concurrent.Executor;

/**
 * The deals of a record, reviewed.
 *
 * @param scored the deals and the match as they were scored
 * @param deals the review of each deal, in order
 */
public record Review(ScoredMatch scored, List<ReviewedDeal> deals) {
  public Review {
    deals = List.copyOf(deals);
  }

  /**
   * Reviews deals. The result depends on records and settings alone, not on the executor, unless
   * the watch stops the work.
   *
   * @param records one deal or more, without faults
   * @param executor where decisions are worked out, perhaps several at a time
   */
  public static Review of(
      List<DealRecord> records, ReviewSettings settings, Executor executor, Watch watch) {
    var scored = ScoredMatch.of(records);
    var progress = new Steps(watch, scored.deals().stream().mapToInt(DealReviewing::steps).sum());
    return new Review(
        scored,
        scored.deals().stream()
            .map(deal -> new DealReviewing(deal, settings, executor, progress).review())
            .toList());
  }
}
