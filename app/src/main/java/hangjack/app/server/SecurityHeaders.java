package hangjack.app.server;

import java.util.List;
import org.eclipse.jetty.http.HttpField;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;

/**
 * Gives every answer, of the web app and of the API, the headers that keep a browser from loading
 * or showing anything of another host.
 */
final class SecurityHeaders extends Handler.Wrapper {
  /**
   * The inline scripts of Vaadin's page, by their hashes; a browser test tells when they change.
   */
  private static final String PAGE_SCRIPTS =
      "'sha256-1gqGE7B/UYTDy5TnrqbzbfyALBKnwBym4JXLgM0b7xg=' "
          + "'sha256-C1UGzXT2eXIEEjCCnproCD0qCz92JQ6NkFY418AY26E=' "
          + "'sha256-JBodGcQ4UAlJkxJCAWJ4UxxUrxMW+ZF7xA2+Of65RkI='";

  /**
   * Vaadin's client side needs {@code unsafe-eval}, and writes styles and icon fonts into the page.
   */
  static final String CONTENT_POLICY =
      String.join(
          "; ",
          "default-src 'none'",
          "script-src 'self' 'unsafe-eval' " + PAGE_SCRIPTS,
          "style-src 'self' 'unsafe-inline'",
          "img-src 'self' data:",
          "font-src 'self' data:",
          "connect-src 'self'",
          "manifest-src 'self'",
          "form-action 'self'",
          "base-uri 'self'",
          "frame-ancestors 'none'");

  /** Also for the few answers that no handler gives. */
  static final List<HttpField> FIELDS =
      List.of(
          new HttpField("Content-Security-Policy", CONTENT_POLICY),
          new HttpField("X-Content-Type-Options", "nosniff"),
          new HttpField("X-Frame-Options", "DENY"),
          new HttpField("Referrer-Policy", "no-referrer"),
          new HttpField("Cross-Origin-Opener-Policy", "same-origin"),
          new HttpField("Cross-Origin-Resource-Policy", "same-origin"),
          new HttpField(
              "Permissions-Policy",
              "camera=(), geolocation=(), microphone=(), payment=(), usb=()"));

  SecurityHeaders(Handler inner) {
    super(inner);
  }

  @Override
  public boolean handle(Request request, Response response, Callback callback) throws Exception {
    FIELDS.forEach(response.getHeaders()::put);
    return super.handle(request, response, callback);
  }
}
