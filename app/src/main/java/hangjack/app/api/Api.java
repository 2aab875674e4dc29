package hangjack.app.api;

import hangjack.app.answers.LanguagesAnswer;
import hangjack.app.answers.RecordInput;
import hangjack.app.search.SearchDesk;
import hangjack.content.sheets.SiteAddress;
import io.javalin.config.JavalinConfig;
import io.javalin.http.Context;
import java.util.Map;
import java.util.Optional;

/** The API: what is common to all calls, and the list of calls. */
public final class Api {
  /** The part of every address of the API that the server sorts by. */
  public static final String CONTEXT = "/api";

  private static final String VERSION = "/v1";
  private static final long BODY_BYTES = RecordInput.MOST_BYTES;

  private Api() {}

  /**
   * Adds the API to a server.
   *
   * @param requestsPerMinute how many requests of one address are answered in a minute, 0 for no
   *     limit
   * @param desk where reviews and advice are worked out
   * @param site what the codes on sheets open; without it, the server as each client addresses it
   */
  public static void register(
      JavalinConfig config, int requestsPerMinute, SearchDesk desk, Optional<SiteAddress> site) {
    config.http.maxRequestSize = BODY_BYTES;
    config.http.prefer405over404 = true;
    Problems.register(config.routes);
    if (requestsPerMinute > 0) {
      config.routes.before(new RateLimit(requestsPerMinute));
    }
    var routes = config.routes;
    routes.get(VERSION + "/health", context -> Asked.of(context).answer(Map.of("status", "up")));
    routes.post(VERSION + "/scores", ScoresCall::answer);
    var reviews = new ReviewsCalls(desk);
    routes.post(VERSION + "/reviews", reviews::review);
    routes.post(VERSION + "/advice", reviews::advice);
    routes.post(VERSION + "/conversions", ConversionsCall::answer);
    routes.get(VERSION + "/deals", DealsCall::answer);
    routes.post(VERSION + "/legal-plays", LegalPlaysCall::answer);
    routes.get(VERSION + "/rules", RulesCalls::presets);
    routes.get(VERSION + "/rules/{id}", RulesCalls::table);
    routes.get(VERSION + "/languages", Api::languages);
    routes.get(VERSION + "/sheets/{id}.pdf", new SheetsCall(reviews, site)::answer);
    routes.get(VERSION + "/lessons", LessonsCalls::list);
    routes.get(VERSION + "/lessons/{id}", LessonsCalls::lesson);
  }

  private static void languages(Context context) {
    Asked.of(context).answer(LanguagesAnswer.all());
  }
}
