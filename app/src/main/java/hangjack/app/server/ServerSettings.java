package hangjack.app.server;

/**
 * What the server is started with.
 *
 * @param port the port to listen on, 0 for any free one
 * @param requestsPerMinute how many requests of one address the API answers in a minute, 0 for no
 *     limit
 */
public record ServerSettings(int port, int requestsPerMinute) {
  public ServerSettings {
    if (port < 0 || port > 65_535 || requestsPerMinute < 0) {
      throw new IllegalArgumentException("port " + port + ", " + requestsPerMinute + " a minute");
    }
  }
}
