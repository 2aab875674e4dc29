package hangjack.app.server;

import hangjack.content.sheets.SiteAddress;
import java.util.Optional;

/**
 * What the server is started with.
 *
 * @param port the port to listen on, 0 for any free one
 * @param requestsPerMinute how many requests of one address the API answers in a minute, 0 for no
 *     limit
 * @param site the address under which others see the server, for the codes on sheets; empty where
 *     it is that of each request
 */
public record ServerSettings(int port, int requestsPerMinute, Optional<SiteAddress> site) {
  public ServerSettings {
    if (port < 0 || port > 65_535 || requestsPerMinute < 0) {
      throw new IllegalArgumentException("port " + port + ", " + requestsPerMinute + " a minute");
    }
  }
}
