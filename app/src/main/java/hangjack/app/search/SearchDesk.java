package hangjack.app.search;

import hangjack.analyzer.search.Watch;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;

/**
 * Where reviews and advice of many clients are worked out. Each search has a lane of threads to
 * itself, so that none is slowed down by another while its own time runs; who finds no lane free
 * waits for one, and who finds too many waiting is sent away.
 */
public final class SearchDesk implements AutoCloseable {
  private static final int THREADS_OF_A_LANE = 2;

  private final BlockingQueue<ExecutorService> free;
  private final int lanes;
  private final Semaphore waiting;
  private final Bounds bounds;
  private final LongSupplier nanoseconds;

  /**
   * What a desk takes on.
   *
   * @param processors how many threads may work at a time, 1 or more
   * @param waiting how many searches may wait for a lane
   * @param patience how long they wait
   * @param longest how long a search works before it is stopped
   */
  public record Bounds(int processors, int waiting, Duration patience, Duration longest) {
    /** Bounds for a server on this machine. */
    public static Bounds ofThisMachine() {
      return new Bounds(
          Runtime.getRuntime().availableProcessors(),
          4,
          Duration.ofSeconds(20),
          Duration.ofSeconds(10));
    }
  }

  /** Something long, such as a review. */
  @FunctionalInterface
  public interface Search<T> {
    /** Works on an executor's threads until it is done or the watch stops it. */
    T result(Executor executor, Watch watch);
  }

  /** Says that a search was not begun, since too many others are. */
  public static final class Busy extends Exception {
    private static final long serialVersionUID = 1;

    private final Duration retryAfter;

    private Busy(Duration retryAfter) {
      this.retryAfter = retryAfter;
    }

    /** When it is worth while to ask again. */
    public Duration retryAfter() {
      return retryAfter;
    }
  }

  /** A desk whose time is that of the machine. */
  public SearchDesk(Bounds bounds) {
    this(bounds, System::nanoTime);
  }

  /** A desk with a clock of its own. */
  SearchDesk(Bounds bounds, LongSupplier nanoseconds) {
    this.bounds = bounds;
    this.nanoseconds = nanoseconds;
    this.waiting = new Semaphore(bounds.waiting());
    this.lanes = Math.max(1, bounds.processors() / THREADS_OF_A_LANE);
    this.free = new ArrayBlockingQueue<>(lanes);
    for (var lane = 0; lane < lanes; lane++) {
      free.add(lane(Math.min(THREADS_OF_A_LANE, bounds.processors())));
    }
  }

  private static ExecutorService lane(int threads) {
    return Executors.newFixedThreadPool(
        threads, Thread.ofPlatform().daemon().name("search-", 0).factory());
  }

  /**
   * Does a search, on the threads of a lane, and waits for its end.
   *
   * @param watch who else may stop it, and is told how far it is
   * @throws Busy where it was not begun
   */
  public <T> T work(Search<T> search, Watch watch) throws Busy {
    var lane = freeLane();
    try {
      var end = nanoseconds.getAsLong() + bounds.longest().toNanos();
      return search.result(lane, new Timed(watch, nanoseconds, end));
    } finally {
      free.add(lane);
    }
  }

  private ExecutorService freeLane() throws Busy {
    var lane = Optional.ofNullable(free.poll());
    return lane.isPresent() ? lane.get() : awaitedLane();
  }

  private ExecutorService awaitedLane() throws Busy {
    if (!waiting.tryAcquire()) {
      throw new Busy(bounds.longest());
    }
    try {
      var patience = bounds.patience().toNanos();
      return Optional.ofNullable(free.poll(patience, TimeUnit.NANOSECONDS))
          .orElseThrow(() -> new Busy(bounds.longest()));
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
      throw new Busy(bounds.longest());
    } finally {
      waiting.release();
    }
  }

  /** Ends the threads; searches that still work are left to the end of the program. */
  @Override
  public void close() {
    free.forEach(ExecutorService::shutdownNow);
  }

  /** A watch that also stops when time is up. */
  private record Timed(Watch other, LongSupplier nanoseconds, long end) implements Watch {
    @Override
    public void progressed(int done, int of) {
      other.progressed(done, of);
    }

    @Override
    public boolean stopped() {
      return nanoseconds.getAsLong() - end >= 0 || other.stopped();
    }
  }
}
