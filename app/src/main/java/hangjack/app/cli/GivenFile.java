package hangjack.app.cli;

import hangjack.app.answers.RecordInput;
import hangjack.content.texts.Texts;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Map;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;

/** A file named on the command line; {@code -} is standard input. */
final class GivenFile {
  /** One byte more than a record may have shows that it has too many. */
  private static final int MOST_BYTES = RecordInput.MOST_BYTES + 1;

  private GivenFile() {}

  /**
   * The bytes of a record, cut off where they are certainly too many.
   *
   * @throws ParameterException where the file is not there or cannot be read
   */
  static byte[] read(CommandSpec spec, String name, Texts texts) {
    try (var stream = open(name)) {
      return stream.readNBytes(MOST_BYTES);
    } catch (NoSuchFileException | InvalidPathException missing) {
      throw refusal(spec, texts, "command.usage.no-file", name);
    } catch (IOException unreadable) {
      throw refusal(spec, texts, "command.usage.unreadable-file", name);
    }
  }

  private static InputStream open(String name) throws IOException {
    return name.equals("-") ? System.in : Files.newInputStream(Path.of(name));
  }

  private static ParameterException refusal(
      CommandSpec spec, Texts texts, String key, String name) {
    return new ParameterException(spec.commandLine(), texts.text(key, Map.of("name", name)));
  }
}
