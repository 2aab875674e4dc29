package hangjack.app.web.review;

import hangjack.analyzer.record.DealRecord;
import hangjack.analyzer.review.Review;
import hangjack.analyzer.review.ReviewSettings;
import hangjack.analyzer.search.Watch;
import hangjack.app.search.SearchDesk;
import java.util.List;
import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicBoolean;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A review being worked out for a reader, apart from the page. The page is told how far it is, as
 * often as it can take that, and what came of it; of a run that is left it is told nothing more.
 */
final class ReviewRun implements Watch {
  private static final Logger LOG = LoggerFactory.getLogger(ReviewRun.class);

  private final Executor page;
  private final Reports reports;
  private final AtomicBoolean telling = new AtomicBoolean();
  private volatile int done;
  private volatile int of;
  private volatile boolean stopped;
  private volatile boolean left;

  /** Who is told of a run, always with the page at hand. */
  interface Reports {
    /** Told how many decisions are done. */
    void progressed(int done, int of);

    /** Told the review; where the run was stopped it is not whole. */
    void finished(Review review);

    /** Told that too many others want a review. */
    void busy();

    /** Told that the review failed. */
    void failed();
  }

  /**
   * A run that has not begun.
   *
   * @param page does something with the page at hand, soon
   */
  ReviewRun(Executor page, Reports reports) {
    this.page = page;
    this.reports = reports;
  }

  /** Reviews deals; returns when that is done. */
  void work(List<DealRecord> records, ReviewSettings settings, SearchDesk desk) {
    try {
      var review =
          desk.work((executor, watch) -> Review.of(records, settings, executor, watch), this);
      tell(() -> reports.finished(review));
    } catch (SearchDesk.Busy busy) {
      tell(reports::busy);
    } catch (RuntimeException failure) {
      LOG.error("a review failed", failure);
      tell(reports::failed);
    }
  }

  @Override
  public void progressed(int doneNow, int ofAll) {
    done = doneNow;
    of = ofAll;
    if (telling.compareAndSet(false, true)) {
      tell(
          () -> {
            telling.set(false);
            reports.progressed(done, of);
          });
    }
  }

  private void tell(Runnable report) {
    page.execute(
        () -> {
          if (!left) {
            report.run();
          }
        });
  }

  /** Ends the work as soon as it can; what is done is still told. */
  void stop() {
    stopped = true;
  }

  /** Ends the work, of which nobody wants to hear any more. */
  void leave() {
    left = true;
    stopped = true;
  }

  /** Whether a decision has been looked at yet. */
  boolean hasBegun() {
    return done > 0;
  }

  @Override
  public boolean stopped() {
    return stopped;
  }
}
