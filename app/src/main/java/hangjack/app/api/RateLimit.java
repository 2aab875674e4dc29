package hangjack.app.api;

import io.github.bucket4j.Bucket;
import io.javalin.http.Context;
import io.javalin.http.Handler;
import io.javalin.http.TooManyRequestsResponse;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Answers an address only so many times a minute. The address is the connection's: a header such as
 * {@code X-Forwarded-For} can be written by anybody.
 */
final class RateLimit implements Handler {
  private static final int ADDRESSES = 10_000;
  private static final long NANOSECONDS = 1_000_000_000;

  private final int requestsPerMinute;

  /** The addresses seen last, so that many addresses cannot fill the memory. */
  private final Map<String, Bucket> buckets =
      new LinkedHashMap<>(16, 0.75f, true) {
        @Override
        protected boolean removeEldestEntry(Map.Entry<String, Bucket> eldest) {
          return size() > ADDRESSES;
        }
      };

  RateLimit(int requestsPerMinute) {
    this.requestsPerMinute = requestsPerMinute;
  }

  @Override
  public void handle(Context context) {
    var probe = bucketOf(context.req().getRemoteAddr()).tryConsumeAndReturnRemaining(1);
    if (!probe.isConsumed()) {
      var seconds = Math.ceilDiv(probe.getNanosToWaitForRefill(), NANOSECONDS);
      context.header("Retry-After", Long.toString(Math.max(1, seconds)));
      throw new TooManyRequestsResponse();
    }
  }

  private Bucket bucketOf(String address) {
    synchronized (buckets) {
      return buckets.computeIfAbsent(address, _ -> fullBucket());
    }
  }

  private Bucket fullBucket() {
    return Bucket.builder()
        .addLimit(
            limit ->
                limit
                    .capacity(requestsPerMinute)
                    .refillGreedy(requestsPerMinute, Duration.ofMinutes(1)))
        .build();
  }
}
