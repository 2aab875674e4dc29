package hangjack.app.web.learn;

import com.vaadin.flow.server.VaadinRequest;
import com.vaadin.flow.server.VaadinResponse;
import hangjack.app.store.Learner;
import hangjack.app.web.Reader;
import jakarta.servlet.http.Cookie;
import java.time.Duration;
import java.util.Optional;

/**
 * The cookie by which a browser's learner is known again. It is not set before there is something
 * to keep, and scripts of the page cannot read it.
 */
final class LearnerCookie {
  private static final String NAME = "learner";

  /** Browsers keep no cookie longer; each answer begins the time anew. */
  private static final Duration LIFE = Duration.ofDays(400);

  private LearnerCookie() {}

  /** The learner of a request; empty where nothing is kept. */
  static Optional<Learner> learner(VaadinRequest request) {
    return Reader.cookie(request, NAME).flatMap(Learner::named);
  }

  /** From now on the browser tells this learner. */
  static void keep(Learner learner) {
    send(learner.id(), LIFE);
  }

  /** From now on the browser tells none. */
  static void drop() {
    send("", Duration.ZERO);
  }

  private static void send(String value, Duration life) {
    var cookie = new Cookie(NAME, value);
    cookie.setPath("/");
    cookie.setMaxAge((int) life.toSeconds());
    cookie.setHttpOnly(true);
    cookie.setSecure(VaadinRequest.getCurrent().isSecure());
    cookie.setAttribute("SameSite", "Lax");
    VaadinResponse.getCurrent().addCookie(cookie);
  }
}
