package hangjack.app.web.review;

import com.vaadin.flow.component.ComponentUtil;
import com.vaadin.flow.component.UI;
import hangjack.analyzer.record.DealRecord;
import hangjack.analyzer.review.Review;
import java.util.List;
import java.util.Optional;

/**
 * The last review of a browser tab and where the reader is in it, kept while the tab is open: so it
 * is there again in another language and when the reader comes back.
 *
 * @param review empty while it is worked out
 */
record KeptReview(List<DealRecord> records, Optional<Review> review, ReviewPlace place) {
  /** What the tab has kept of the review of these deals. */
  static Optional<KeptReview> of(UI tab, List<DealRecord> records) {
    return Optional.ofNullable(ComponentUtil.getData(tab, KeptReview.class))
        .filter(kept -> kept.records().equals(records));
  }

  /** The same with the reader elsewhere in it. */
  KeptReview at(ReviewPlace now) {
    return new KeptReview(records, review, now);
  }

  /** Keeps it in a tab, instead of another. */
  void keep(UI tab) {
    ComponentUtil.setData(tab, KeptReview.class, this);
  }

  /** Keeps nothing in a tab any more. */
  static void forget(UI tab) {
    ComponentUtil.setData(tab, KeptReview.class, null);
  }
}
