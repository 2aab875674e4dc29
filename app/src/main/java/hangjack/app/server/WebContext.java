package hangjack.app.server;

import hangjack.app.store.Store;
import hangjack.app.web.review.Searches;
import jakarta.servlet.ServletContainerInitializer;
import jakarta.servlet.annotation.HandlesTypes;
import java.lang.annotation.Annotation;
import java.util.Arrays;
import java.util.ServiceLoader;
import org.eclipse.jetty.ee11.servlet.ServletContainerInitializerHolder;
import org.eclipse.jetty.ee11.servlet.ServletContextHandler;
import org.eclipse.jetty.ee11.servlet.ServletHolder;
import org.eclipse.jetty.ee11.websocket.jakarta.server.config.JakartaWebSocketServletContainerInitializer;

/** The context of the web app: Vaadin's servlet, and the start that a container would give it. */
final class WebContext {
  private static final int SESSION_SECONDS = 30 * 60;

  private WebContext() {}

  /**
   * The context, not started.
   *
   * @param searches where reviews are worked out
   * @param store what learners keep
   */
  static ServletContextHandler create(Searches searches, Store store) {
    var context = new ServletContextHandler("/", ServletContextHandler.SESSIONS);
    context.setAttribute(Searches.class.getName(), searches);
    context.setAttribute(Store.class.getName(), store);
    context.setClassLoader(WebContext.class.getClassLoader());
    context.setErrorHandler(new BareErrors());
    context.setInitParameter("productionMode", "true");
    var sessions = context.getSessionHandler();
    sessions.setHttpOnly(true);
    sessions.setSameSite(org.eclipse.jetty.http.HttpCookie.SameSite.LAX);
    sessions.setMaxInactiveInterval(SESSION_SECONDS);
    // Push finds its web socket only if this comes before Vaadin's servlet.
    JakartaWebSocketServletContainerInitializer.configure(context, null);
    for (var initializer : ServiceLoader.load(ServletContainerInitializer.class)) {
      if (initializer.getClass().getName().startsWith("com.vaadin.")) {
        context.addServletContainerInitializer(
            new ServletContainerInitializerHolder(initializer, typesFor(initializer)));
      }
    }
    var servlet = new ServletHolder("pages", new PageServlet());
    servlet.setAsyncSupported(true);
    servlet.setInitOrder(1);
    context.addServlet(servlet, "/*");
    return context;
  }

  /**
   * The classes of our list that an initializer asks for, which a container would find by itself.
   */
  private static Class<?>[] typesFor(ServletContainerInitializer initializer) {
    var asked = initializer.getClass().getAnnotation(HandlesTypes.class);
    if (asked == null) {
      return new Class<?>[0];
    }
    return WebClasses.ALL.stream()
        .filter(type -> Arrays.stream(asked.value()).anyMatch(wanted -> is(type, wanted)))
        .toArray(Class<?>[]::new);
  }

  private static boolean is(Class<?> type, Class<?> wanted) {
    return wanted.isAnnotation()
        ? type.isAnnotationPresent(wanted.asSubclass(Annotation.class))
        : wanted.isAssignableFrom(type);
  }
}
