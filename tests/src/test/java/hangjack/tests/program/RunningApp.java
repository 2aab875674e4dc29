package hangjack.tests.program;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.stream.Stream;

/** The program serving on a free port of this machine, until it is closed. */
public final class RunningApp implements AutoCloseable {
  private static final String ADDRESS = "http://localhost:";
  private static final long SECONDS = 60;

  /** Also enough for a Maven build that ends in serving. */
  private static final long SECONDS_TO_START = 900;

  private final Process process;
  private final URI address;
  private final HttpClient client = HttpClient.newHttpClient();

  private RunningApp(Process process, URI address) {
    this.process = process;
    this.address = address;
  }

  /** A server on a free port that has said that it is ready. */
  public static RunningApp start(String... options) {
    return serve(
        Map.of(),
        Stream.concat(Stream.of("--port", "0"), Stream.of(options)).toArray(String[]::new));
  }

  /** A server with these variables and options; it keeps what it keeps until it is closed. */
  public static RunningApp serve(Map<String, String> environment, String... options) {
    var arguments = new ArrayList<>(List.of("serve"));
    arguments.addAll(List.of(options));
    if (arguments.contains("--data")) {
      return of(Program.start(environment, arguments.toArray(String[]::new)));
    }
    try {
      var folder = Files.createTempDirectory("hangjack-data");
      arguments.addAll(List.of("--data", folder.toString()));
      var process = Program.start(environment, arguments.toArray(String[]::new));
      var _ = process.onExit().thenRun(() -> delete(folder));
      return of(process);
    } catch (IOException full) {
      throw new UncheckedIOException(full);
    }
  }

  private static void delete(Path folder) {
    try (var files = Files.walk(folder)) {
      files.sorted(Comparator.reverseOrder()).forEach(file -> file.toFile().delete());
    } catch (IOException left) {
      throw new UncheckedIOException(left);
    }
  }

  /** The server of a process that has just been started. */
  public static RunningApp of(Process process) {
    // What it logs belongs in the tests' own log; a full pipe would also stop it.
    Thread.ofVirtual()
        .start(() -> process.errorReader(UTF_8).lines().forEach(line -> System.err.println(line)));
    return new RunningApp(process, readyAddress(process));
  }

  private static URI readyAddress(Process process) {
    var lines = new BufferedReader(new InputStreamReader(process.getInputStream(), UTF_8));
    var ready =
        CompletableFuture.supplyAsync(
            () ->
                lines
                    .lines()
                    .peek(System.err::println)
                    .filter(line -> line.contains(ADDRESS))
                    .findFirst()
                    .orElseThrow(() -> new IllegalStateException("it ended before it was ready")));
    try {
      var line = ready.get(SECONDS_TO_START, TimeUnit.SECONDS);
      return URI.create(line.substring(line.indexOf(ADDRESS)).strip());
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
      throw new AssertionError("interrupted", interrupted);
    } catch (ExecutionException | TimeoutException notReady) {
      process.destroyForcibly();
      throw new AssertionError("the server was not ready in " + SECONDS_TO_START + " s", notReady);
    }
  }

  /** The full address of a path, such as {@code /api/v1/health}. */
  public URI at(String path) {
    return address.resolve(path);
  }

  /** Asks for a path. */
  public HttpResponse<String> get(String path, String... headers) {
    return send(request(path, headers).GET().build());
  }

  /** Sends a body to a path. */
  public HttpResponse<String> post(String path, String body, String... headers) {
    return send(request(path, headers).POST(HttpRequest.BodyPublishers.ofString(body)).build());
  }

  private HttpRequest.Builder request(String path, String... headers) {
    var request = HttpRequest.newBuilder(at(path));
    return headers.length == 0 ? request : request.headers(headers);
  }

  /** Sends any request. */
  public HttpResponse<String> send(HttpRequest request) {
    try {
      return client.send(request, HttpResponse.BodyHandlers.ofString(UTF_8));
    } catch (IOException failed) {
      throw new UncheckedIOException(failed);
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
      throw new AssertionError("interrupted", interrupted);
    }
  }

  /** Asks the program to end and gives its exit code. */
  public int end() {
    process.destroy();
    try {
      if (!process.waitFor(SECONDS, TimeUnit.SECONDS)) {
        process.destroyForcibly();
        throw new AssertionError("it did not end in " + SECONDS + " s");
      }
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
      throw new AssertionError("interrupted", interrupted);
    }
    return process.exitValue();
  }

  /** Kills the program as it stands, as {@code kill -9} does. */
  public void kill() {
    process.destroyForcibly().onExit().join();
  }

  /** The processes that must be gone once the program has ended. */
  public List<ProcessHandle> processes() {
    return Stream.concat(Stream.of(process.toHandle()), process.descendants()).toList();
  }

  @Override
  public void close() {
    client.close();
    end();
  }
}
