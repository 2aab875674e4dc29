package hangjack.app.cli;

import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import java.util.Properties;
import picocli.CommandLine.IVersionProvider;

/** The version that the build wrote into the program. */
public final class ProgramVersion implements IVersionProvider {
  /** The version, such as {@code 0.1.0}. */
  public static String number() {
    var properties = new Properties();
    try (var stream =
        Objects.requireNonNull(
            ProgramVersion.class.getResourceAsStream("/hangjack/app/program.properties"))) {
      properties.load(new InputStreamReader(stream, StandardCharsets.UTF_8));
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
    return properties.getProperty("version", "");
  }

  @Override
  public String[] getVersion() {
    return new String[] {"hangjack " + number()};
  }
}
