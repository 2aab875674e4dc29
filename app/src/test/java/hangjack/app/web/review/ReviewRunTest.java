package hangjack.app.web.review;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hangjack.analyzer.fixtures.Records;
import hangjack.analyzer.record.DealRecord;
import hangjack.analyzer.review.Review;
import hangjack.analyzer.review.ReviewSettings;
import hangjack.analyzer.search.Watch;
import hangjack.app.search.SearchDesk;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.Executor;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

final class ReviewRunTest {
  private static final List<DealRecord> RECORDS = Records.read(Records.HUNG_JACK);
  private static final ReviewSettings FEW = new ReviewSettings(3, 1, false);

  private final SearchDesk desk =
      new SearchDesk(new SearchDesk.Bounds(1, 0, Duration.ofMillis(1), Duration.ofMinutes(1)));
  private final List<String> told = new ArrayList<>();
  private final List<Review> reviews = new ArrayList<>();

  /** What the page has still to do; it does it when a test says so. */
  private final Queue<Runnable> waiting = new ConcurrentLinkedQueue<>();

  @AfterEach
  void close() {
    desk.close();
  }

  private ReviewRun run(Executor page) {
    return new ReviewRun(
        page,
        new ReviewRun.Reports() {
          @Override
          public void progressed(int done, int of) {
            told.add(done + "/" + of);
          }

          @Override
          public void finished(Review review) {
            told.add("finished");
            reviews.add(review);
          }

          @Override
          public void busy() {
            told.add("busy");
          }

          @Override
          public void failed() {
            told.add("failed");
          }
        });
  }

  private void pageCatchesUp() {
    var now = new ArrayDeque<>(waiting);
    waiting.clear();
    now.forEach(Runnable::run);
  }

  @Test
  void aPageThatIsSlowIsToldOnlyTheLatest() {
    run(waiting::add).work(RECORDS, FEW, desk);
    pageCatchesUp();
    assertEquals(List.of("25/25", "finished"), told);
    assertEquals(25, reviews.getFirst().deals().getFirst().decisions().size());
  }

  @Test
  void aPageThatIsQuickIsToldEveryDecision() {
    run(Runnable::run).work(RECORDS, FEW, desk);
    assertEquals("1/25", told.getFirst());
    assertEquals(List.of("25/25", "finished"), told.subList(told.size() - 2, told.size()));
  }

  @Test
  void aRunThatIsStoppedTellsWhatIsDone() {
    var run = run(waiting::add);
    run.stop();
    run.work(RECORDS, FEW, desk);
    pageCatchesUp();
    assertEquals(List.of("finished"), told);
    assertEquals(1, reviews.getFirst().deals().getFirst().stoppedAt().orElseThrow());
  }

  @Test
  void nobodyIsToldOfARunThatWasLeft() {
    var run = run(waiting::add);
    run.work(RECORDS, FEW, desk);
    run.leave();
    pageCatchesUp();
    assertEquals(List.of(), told);
    assertTrue(run.stopped());
  }

  @Test
  void whoComesWhileAllIsTakenIsToldSo() throws SearchDesk.Busy {
    var run = run(Runnable::run);
    desk.work(
        (_, _) -> {
          run.work(RECORDS, FEW, desk);
          return told;
        },
        Watch.NOBODY);
    assertEquals(List.of("busy"), told);
  }

  @Test
  void aFailureIsToldAsOne() {
    desk.close();
    run(Runnable::run).work(RECORDS, FEW, desk);
    assertEquals(List.of("failed"), told);
  }
}
