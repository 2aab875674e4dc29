package hangjack.app.api;

import io.javalin.config.JavalinConfig;
import io.javalin.json.JavalinJackson3;
import java.util.Map;

/** The API: what is common to all calls, and the list of calls. */
public final class Api {
  /** The part of every address of the API that the server sorts by. */
  public static final String CONTEXT = "/api";

  private static final String VERSION = "/v1";
  private static final long BODY_BYTES = 256 * 1024;

  private Api() {}

  /**
   * Adds the API to a server.
   *
   * @param requestsPerMinute how many requests of one address are answered in a minute, 0 for no
   *     limit
   */
  public static void register(JavalinConfig config, int requestsPerMinute) {
    config.jsonMapper(new JavalinJackson3());
    config.http.maxRequestSize = BODY_BYTES;
    config.http.prefer405over404 = true;
    Problems.register(config.routes);
    if (requestsPerMinute > 0) {
      config.routes.before(new RateLimit(requestsPerMinute));
    }
    config.routes.get(VERSION + "/health", context -> context.json(Map.of("status", "up")));
  }
}
