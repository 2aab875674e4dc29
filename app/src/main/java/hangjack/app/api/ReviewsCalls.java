package hangjack.app.api;

import hangjack.analyzer.record.DealRecord;
import hangjack.analyzer.review.Advising;
import hangjack.analyzer.review.Review;
import hangjack.analyzer.review.ReviewSettings;
import hangjack.analyzer.review.ScoredMatch;
import hangjack.analyzer.search.Watch;
import hangjack.app.answers.AdviceAnswer;
import hangjack.app.answers.ReviewAnswer;
import hangjack.app.search.SearchDesk;
import io.javalin.http.Context;
import java.util.List;
import java.util.Map;

/**
 * {@code POST /reviews} and {@code POST /advice}: what every decision of a record was worth, and
 * what to do at its end.
 */
final class ReviewsCalls {
  /** More are for the command line, where nobody else waits. */
  private static final int MOST_WORLDS = 20_000;

  private static final String WORLDS = "worlds";
  private static final String SEED = "seed";
  private static final String EXHAUSTIVE = "exhaustive";

  private final SearchDesk desk;

  ReviewsCalls(SearchDesk desk) {
    this.desk = desk;
  }

  void review(Context context) {
    var asked = asked(context);
    var settings = settings(asked);
    var review = review(context, RecordBody.read(asked), settings);
    asked.answer(ReviewAnswer.of(review, asked.language()));
  }

  /**
   * The review of deals.
   *
   * @throws Refused where too many others are being worked out
   */
  Review review(Context context, List<DealRecord> records, ReviewSettings settings) {
    return worked(context, (executor, watch) -> Review.of(records, settings, executor, watch));
  }

  void advice(Context context) {
    var asked = asked(context);
    var settings = settings(asked);
    var last = ScoredMatch.of(RecordBody.read(asked)).deals().getLast();
    var answer =
        worked(
            context,
            (executor, watch) ->
                AdviceAnswer.of(
                    last,
                    Advising.of(last, settings, executor, watch),
                    watch.stopped(),
                    asked.language()));
    asked.answer(answer);
  }

  private static Asked asked(Context context) {
    return Asked.of(context, WORLDS, SEED, EXHAUSTIVE);
  }

  private static ReviewSettings settings(Asked asked) {
    var usual = ReviewSettings.DEFAULT;
    return new ReviewSettings(
        (int) asked.number(WORLDS, usual.worlds(), 1, MOST_WORLDS),
        asked.number(SEED, usual.seed(), Long.MIN_VALUE, Long.MAX_VALUE),
        asked.yes(EXHAUSTIVE));
  }

  /**
   * The result of a search.
   *
   * @throws Refused where too many others are being worked out
   */
  private <T> T worked(Context context, SearchDesk.Search<T> search) {
    try {
      return desk.work(search, Watch.NOBODY);
    } catch (SearchDesk.Busy busy) {
      var seconds = Math.max(1, busy.retryAfter().toSeconds());
      context.header("Retry-After", Long.toString(seconds));
      throw Refused.because(503, "busy", Map.of("seconds", seconds));
    }
  }
}
