package hangjack.app.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hangjack.analyzer.search.Watch;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(30)
class SearchDeskTest {
  private static final Duration TEN_SECONDS = Duration.ofSeconds(10);

  @Test
  void aSearchIsStoppedWhenItsTimeIsUp() throws SearchDesk.Busy {
    var now = new AtomicLong(Long.MAX_VALUE - 5);
    try (var desk = new SearchDesk(bounds(1, 0, TEN_SECONDS), now::get)) {
      desk.work(
          (_, watch) -> {
            now.addAndGet(TEN_SECONDS.toNanos() - 1);
            assertFalse(watch.stopped());
            now.incrementAndGet();
            assertTrue(watch.stopped());
            return "";
          },
          Watch.NOBODY);
      boolean stopped = desk.work((_, watch) -> watch.stopped(), Watch.NOBODY);
      assertFalse(stopped);
    }
  }

  @Test
  void whoLooksOnIsToldAndMayStopIt() throws SearchDesk.Busy {
    var told = new ArrayList<String>();
    var watch =
        new Watch() {
          @Override
          public void progressed(int done, int of) {
            told.add(done + "/" + of);
          }

          @Override
          public boolean stopped() {
            return !told.isEmpty();
          }
        };
    try (var desk = new SearchDesk(bounds(1, 0, TEN_SECONDS))) {
      boolean stopped =
          desk.work(
              (_, own) -> {
                assertFalse(own.stopped());
                own.progressed(3, 7);
                return own.stopped();
              },
              watch);
      assertTrue(stopped);
    }
    assertEquals("[3/7]", told.toString());
  }

  @Test
  void aSearchHasThreadsOfItsOwn() throws SearchDesk.Busy {
    try (var desk = new SearchDesk(bounds(2, 0, TEN_SECONDS))) {
      var thread =
          desk.work(
              (executor, _) ->
                  CompletableFuture.supplyAsync(() -> Thread.currentThread().getName(), executor)
                      .join(),
              Watch.NOBODY);
      assertTrue(thread.startsWith("search-"), thread);
    }
  }

  @Test
  void whoFindsTooManyWaitingIsSentAwayAndTheOthersHaveTheirTurn() throws SearchDesk.Busy {
    try (var desk = new SearchDesk(bounds(2, 1, TEN_SECONDS))) {
      var working = new CountDownLatch(1);
      var end = new CountDownLatch(1);
      var first = begun(() -> held(desk, working, end));
      await(working);
      var refused = new CountDownLatch(1);
      var second = begun(() -> asked(desk, refused));
      var third = begun(() -> asked(desk, refused));
      // One of the two waits; the other is refused at once, while the first still works.
      await(refused);
      end.countDown();
      assertEquals("held", first.join());
      assertEquals(Set.of("done", "refused"), Set.of(second.join(), third.join()));
    }
  }

  @Test
  void whoHasWaitedInVainIsSentAwayAndAFailureFreesTheLane() throws SearchDesk.Busy {
    try (var desk = new SearchDesk(bounds(1, 1, Duration.ofMillis(1)))) {
      var working = new CountDownLatch(1);
      var end = new CountDownLatch(1);
      var first = begun(() -> held(desk, working, end));
      await(working);
      var busy = assertThrows(SearchDesk.Busy.class, () -> desk.work((_, _) -> "", Watch.NOBODY));
      assertEquals(TEN_SECONDS, busy.retryAfter());
      end.countDown();
      first.join();
      assertThrows(
          IllegalStateException.class,
          () ->
              desk.work(
                  (_, _) -> {
                    throw new IllegalStateException("failed");
                  },
                  Watch.NOBODY));
      assertEquals("", desk.work((_, _) -> "", Watch.NOBODY));
    }
  }

  private static SearchDesk.Bounds bounds(int processors, int waiting, Duration patience) {
    return new SearchDesk.Bounds(processors, waiting, patience, TEN_SECONDS);
  }

  /** Begins at once on a thread of its own, however few threads the machine shares. */
  private static CompletableFuture<String> begun(Supplier<String> search) {
    return CompletableFuture.supplyAsync(search, Thread::startVirtualThread);
  }

  private static String held(SearchDesk desk, CountDownLatch working, CountDownLatch end) {
    try {
      return desk.work(
          (_, _) -> {
            working.countDown();
            await(end);
            return "held";
          },
          Watch.NOBODY);
    } catch (SearchDesk.Busy busy) {
      throw new AssertionError(busy);
    }
  }

  private static String asked(SearchDesk desk, CountDownLatch refused) {
    try {
      return desk.work((_, _) -> "done", Watch.NOBODY);
    } catch (SearchDesk.Busy busy) {
      refused.countDown();
      return "refused";
    }
  }

  private static void await(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException interrupted) {
      throw new AssertionError(interrupted);
    }
  }
}
