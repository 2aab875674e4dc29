package hangjack.analyzer.search;

import hangjack.analyzer.rules.RuleSet;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;

/** The texts of tables that come with the program. */
final class ShippedText {
  private static final String FOLDER = "/hangjack/analyzer/search/";

  private ShippedText() {}

  /** The name of the table for a preset's rules at a table of so many, in pairs or not. */
  static String name(RuleSet rules) {
    return rules.id() + "-" + rules.players() + (rules.seating().partnerships() ? "p" : "");
  }

  /** The lines of a table but for its heading; empty where there is none of that name. */
  static Optional<List<String>> lines(String name) {
    try (var stream = ShippedText.class.getResourceAsStream(FOLDER + name)) {
      return stream == null
          ? Optional.empty()
          : Optional.of(
              new BufferedReader(new InputStreamReader(stream, StandardCharsets.UTF_8))
                  .lines()
                  .skip(1)
                  .toList());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
