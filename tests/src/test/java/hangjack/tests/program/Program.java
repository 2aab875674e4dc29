package hangjack.tests.program;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** The packed program, run as its users run it: {@code java -jar app/target/hangjack.jar}. */
public final class Program {
  /** For a run of a second: no time is lost on code that would only pay later. */
  private static final List<String> SHORT_RUN =
      List.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC");

  private static final Path ROOT = Path.of(System.getProperty("hangjack.root", "..")).normalize();

  private Program() {}

  /** The root of the project. */
  public static Path root() {
    return ROOT;
  }

  /** The Java that runs the tests: the one the build chose. */
  public static Path java() {
    return Path.of(System.getProperty("java.home"), "bin", "java");
  }

  /** Starts the program in the root of the project. */
  public static Process start(Map<String, String> environment, String... arguments) {
    return start(List.of(), environment, arguments);
  }

  private static Process start(
      List<String> options, Map<String, String> environment, String... arguments) {
    var command = new ArrayList<>(List.of(java().toString()));
    command.addAll(options);
    command.add("-jar");
    command.add(ROOT.resolve("app/target/hangjack.jar").toString());
    command.addAll(List.of(arguments));
    var builder = new ProcessBuilder(command).directory(ROOT.toFile());
    builder.environment().remove("PORT");
    builder.environment().putAll(environment);
    try {
      return builder.start();
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
  }

  /** Runs the program to its end, with nothing on its standard input. */
  public static Result run(String... arguments) {
    return runWith("", arguments);
  }

  /** Runs the program to its end, with a text on its standard input. */
  public static Result runWith(String input, String... arguments) {
    return Result.of(start(SHORT_RUN, Map.of(), arguments), input);
  }
}
