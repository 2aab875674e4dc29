package hangjack.content.texts;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Properties;

/** The files of texts, all in UTF-8. */
final class TextFile {
  private TextFile() {}

  /** The keys and values of one language's area; empty where it has no such file. */
  static Map<String, String> entries(String languageId, String area) {
    try (var stream = TextFile.class.getResourceAsStream(languageId + "/" + area + ".properties")) {
      if (stream == null) {
        return Map.of();
      }
      var properties = new Properties();
      properties.load(new InputStreamReader(stream, StandardCharsets.UTF_8));
      var entries = new HashMap<String, String>();
      properties.stringPropertyNames().forEach(k -> entries.put(k, properties.getProperty(k)));
      return Map.copyOf(entries);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The lines of a list that is there in every build. */
  static List<String> lines(String name) {
    try (var stream = TextFile.class.getResourceAsStream(name)) {
      if (stream == null) {
        throw new IllegalStateException("missing resource " + name);
      }
      return new BufferedReader(new InputStreamReader(stream, StandardCharsets.UTF_8))
          .lines()
          .filter(line -> !line.isBlank())
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
