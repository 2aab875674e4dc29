package hangjack.tests.fuzz;

import hangjack.analyzer.fixtures.RandomRecords;
import hangjack.analyzer.fixtures.Records;
import hangjack.analyzer.record.JsonRecordWriter;
import hangjack.analyzer.record.RecordLink;
import hangjack.analyzer.record.RecordReader;
import hangjack.analyzer.record.RecordWriter;
import hangjack.analyzer.review.ScoredMatch;
import hangjack.analyzer.rules.RuleSets;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.IntStream;

/**
 * Reads records of every game with some characters changed, as text, as JSON and as link, and
 * scores what can still be read. It ends with an error where a text throws, where half a record
 * comes out, where one text takes more than 50 ms of processor time three times running, or where
 * memory grows.
 */
public final class RecordFuzz {
  private static final long TEXTS = 10_000_000;
  private static final int THREADS = 2;
  private static final long MOST_NANOS = 50_000_000;
  private static final int REPEATS = 3;
  private static final long MOST_GROWTH = 32L * 1024 * 1024;
  private static final int MOST_MUTATIONS = 8;

  private final List<String> texts = new ArrayList<>();
  private final AtomicLong read = new AtomicLong();
  private final AtomicLong slowest = new AtomicLong();

  private RecordFuzz() {
    texts.add(Records.HUNG_JACK);
    for (var rules : RuleSets.presets()) {
      for (var seed = 0; seed < 4; seed++) {
        var deal = RandomRecords.played(rules, seed);
        var told = seed % 2 == 0 ? deal : RandomRecords.partial(deal, seed);
        texts.add(RecordWriter.write(told));
        texts.add(JsonRecordWriter.write(List.of(told)));
      }
    }
  }

  /**
   * Reads the texts.
   *
   * @param arguments how many; ten million where nothing is said
   */
  public static void main(String[] arguments) throws InterruptedException {
    var count = arguments.length > 0 ? Long.parseLong(arguments[0]) : TEXTS;
    var fuzz = new RecordFuzz();
    fuzz.texts(0, count / 100);
    var before = memory();
    var threads = new ArrayList<Thread>();
    var failures = new ArrayList<Throwable>();
    for (var part = 0; part < THREADS; part++) {
      var first = part * (count / THREADS);
      var thread = new Thread(() -> fuzz.texts(first, count / THREADS));
      thread.setUncaughtExceptionHandler(
          (_, failure) -> {
            synchronized (failures) {
              failures.add(failure);
            }
          });
      thread.start();
      threads.add(thread);
    }
    for (var thread : threads) {
      thread.join();
    }
    for (var failure : failures) {
      throw new IllegalStateException("a text was not read as it should be", failure);
    }
    var growth = memory() - before;
    System.out.printf(
        "%,d mutated texts read, %,d of them without a fault; the slowest took %.1f ms of processor"
            + " time; memory grew by %,d KiB%n",
        count, fuzz.read.get(), fuzz.slowest.get() / 1e6, growth / 1024);
    if (growth > MOST_GROWTH) {
      throw new IllegalStateException("memory grew by " + growth + " bytes");
    }
  }

  private void texts(long first, long count) {
    for (var seed = first; seed < first + count; seed++) {
      var random = new SplittableRandom(seed);
      var text = texts.get(random.nextInt(texts.size()));
      var mutations =
          IntStream.rangeClosed(0, random.nextInt(MOST_MUTATIONS))
              .mapToObj(_ -> random.nextInt())
              .toList();
      read(RandomRecords.mutated(text, seed, mutations), seed);
    }
  }

  private void read(String text, long seed) {
    try {
      var time = time(text);
      for (var repeat = 1; time > MOST_NANOS; repeat++) {
        if (repeat == REPEATS) {
          throw new IllegalStateException(time / 1_000_000 + " ms of processor time");
        }
        time = time(text);
      }
      slowest.accumulateAndGet(time, Math::max);
    } catch (RuntimeException failure) {
      throw new IllegalStateException("seed " + seed + ":\n" + text, failure);
    }
  }

  private long time(String text) {
    var clock = ManagementFactory.getThreadMXBean();
    var start = clock.getCurrentThreadCpuTime();
    var reading = RecordReader.read(text);
    if (reading.faults().isEmpty() == reading.deals().isEmpty()) {
      throw new IllegalStateException("half a record");
    }
    if (!reading.deals().isEmpty()) {
      read.incrementAndGet();
      ScoredMatch.of(reading.deals());
    }
    if (text.length() % 16 == 0) {
      RecordLink.read(text);
    }
    return clock.getCurrentThreadCpuTime() - start;
  }

  private static long memory() {
    var runtime = Runtime.getRuntime();
    for (var i = 0; i < 3; i++) {
      System.gc();
    }
    return runtime.totalMemory() - runtime.freeMemory();
  }
}
