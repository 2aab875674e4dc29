package hangjack.tests.program;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

/** What a process that has ended gave: its exit code and what it wrote. */
public record Result(int code, String out, String err) {
  private static final long SECONDS = 60;

  /** Gives a process its input and waits for its end. */
  public static Result of(Process process, String input) {
    var out = CompletableFuture.supplyAsync(() -> text(process.getInputStream()));
    var err = CompletableFuture.supplyAsync(() -> text(process.getErrorStream()));
    try (var stdin = process.getOutputStream()) {
      stdin.write(input.getBytes(UTF_8));
    } catch (IOException ended) {
      throw new UncheckedIOException(ended);
    }
    try {
      if (!process.waitFor(SECONDS, TimeUnit.SECONDS)) {
        process.destroyForcibly();
        throw new AssertionError("still running after " + SECONDS + " s");
      }
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
      throw new AssertionError("interrupted", interrupted);
    }
    return new Result(process.exitValue(), out.join(), err.join());
  }

  private static String text(InputStream stream) {
    try (stream) {
      return new String(stream.readAllBytes(), UTF_8);
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }
}
