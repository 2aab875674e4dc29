package hangjack.app.server;

import java.nio.charset.StandardCharsets;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.BufferUtil;
import org.eclipse.jetty.util.Callback;

/**
 * What is sent where neither the web app nor the API could answer: the status and nothing of the
 * inside, which is in the log.
 */
final class BareErrors implements Request.Handler {
  @Override
  public boolean handle(Request request, Response response, Callback callback) {
    SecurityHeaders.FIELDS.forEach(response.getHeaders()::put);
    response.getHeaders().put(HttpHeader.CONTENT_TYPE, "text/plain;charset=utf-8");
    var status = Integer.toString(response.getStatus());
    response.write(true, BufferUtil.toBuffer(status, StandardCharsets.UTF_8), callback);
    return true;
  }
}
