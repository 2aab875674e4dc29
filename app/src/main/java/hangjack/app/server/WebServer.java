package hangjack.app.server;

import hangjack.app.api.Api;
import hangjack.app.search.SearchDesk;
import hangjack.app.store.Store;
import hangjack.app.web.review.Searches;
import io.javalin.Javalin;
import io.javalin.config.JavalinConfig;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.handler.ContextHandlerCollection;

/**
 * One server on one port: the API below {@code /api} (Javalin, which owns the server), the web app
 * everywhere else (Vaadin). Both answer through {@link SecurityHeaders}.
 */
public final class WebServer implements AutoCloseable {
  private final Javalin javalin;
  private final SearchDesk desk;
  private final Searches searches;
  private final Store store;

  private WebServer(Javalin javalin, SearchDesk desk, Searches searches, Store store) {
    this.javalin = javalin;
    this.desk = desk;
    this.searches = searches;
    this.store = store;
  }

  /**
   * A server that answers when this returns.
   *
   * @param store what learners keep; it is closed with the server
   */
  public static WebServer start(ServerSettings settings, Store store) {
    var desk = new SearchDesk(SearchDesk.Bounds.ofThisMachine());
    var searches = Searches.ofThisMachine();
    return new WebServer(
        Javalin.create(config -> configure(config, settings, desk, searches, store)).start(),
        desk,
        searches,
        store);
  }

  private static void configure(
      JavalinConfig config,
      ServerSettings settings,
      SearchDesk desk,
      Searches searches,
      Store store) {
    config.startup.showJavalinBanner = false;
    config.jetty.port = settings.port();
    config.jetty.modifyHttpConfiguration(http -> http.setSendServerVersion(false));
    config.jetty.modifyServer(server -> addWebApp(server, searches, store));
    config.router.contextPath = Api.CONTEXT;
    Api.register(config, settings.requestsPerMinute(), desk, settings.site());
  }

  private static void addWebApp(Server server, Searches searches, Store store) {
    server.setErrorHandler(new BareErrors());
    var contexts = new ContextHandlerCollection();
    contexts.addHandler(WebContext.create(searches, store));
    // Javalin puts its statistics outermost and later adds its own context to the collection.
    if (!(server.getHandler() instanceof Handler.Wrapper outermost)) {
      throw new IllegalStateException("no handler to put the web app into");
    }
    outermost.setHandler(new SecurityHeaders(contexts));
  }

  /** The port the server listens on. */
  public int port() {
    return javalin.port();
  }

  /** The address of the first page on this machine. */
  public String address() {
    return "http://localhost:" + port();
  }

  /** Answers no more and frees the port. */
  @Override
  public void close() {
    javalin.stop();
    desk.close();
    searches.close();
    store.close();
  }
}
