package hangjack.analyzer.rules;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * The presets. Each is a data file: lines {@code name = value}, {@code #} to the end of a line for
 * the sources, {@code based-on} for a preset that is a short list of differences, {@code also} for
 * another name it answers to.
 */
public final class RuleSets {
  private static final String FOLDER = "/hangjack/analyzer/rules/";
  private static final RuleSets SHIPPED = shipped();

  private final Map<String, RuleSet> byId = new LinkedHashMap<>();
  private final Map<String, String> otherNames = new HashMap<>();

  private RuleSets() {}

  /** The presets that come with the program, in the order in which they are offered. */
  public static List<RuleSet> presets() {
    return List.copyOf(SHIPPED.byId.values());
  }

  /** The preset of a public id or of another name for it; empty where there is none. */
  public static Optional<RuleSet> named(String id) {
    return Optional.ofNullable(SHIPPED.byId.get(SHIPPED.otherNames.getOrDefault(id, id)));
  }

  /** The presets' ids, in the order in which they are offered. */
  public static List<String> ids() {
    return List.copyOf(SHIPPED.byId.keySet());
  }

  /**
   * A rule set from the text of a data file; its {@code based-on} may name a preset.
   *
   * @throws IllegalArgumentException for a line that is no setting, an unknown name or value, a
   *     missing value, or rules that cannot be dealt
   */
  public static RuleSet read(String id, String text) {
    var sets = new RuleSets();
    sets.byId.putAll(SHIPPED.byId);
    return sets.readFile(id, text);
  }

  private static RuleSets shipped() {
    var sets = new RuleSets();
    for (var id : resource("presets.txt").lines().map(String::strip).toList()) {
      sets.byId.put(id, sets.readFile(id, resource(id + ".rules")));
    }
    return sets;
  }

  private RuleSet readFile(String id, String text) {
    var values = new HashMap<Parameter<?>, Object>();
    for (var raw : text.lines().toList()) {
      var line = raw.replaceFirst("#.*", "").strip();
      if (line.isEmpty()) {
        continue;
      }
      var parts = line.split("\\s*=\\s*", 2);
      if (parts.length < 2) {
        throw new IllegalArgumentException(id + ": no setting: " + line);
      }
      if (parts[0].equals("based-on")) {
        var base = byId.get(parts[1]);
        if (base == null) {
          throw new IllegalArgumentException(id + ": unknown base " + parts[1]);
        }
        Parameter.all().forEach(parameter -> values.put(parameter, base.get(parameter)));
        continue;
      }
      if (parts[0].equals("also")) {
        otherNames.put(parts[1], id);
        continue;
      }
      var parameter =
          Parameter.named(parts[0])
              .orElseThrow(() -> new IllegalArgumentException(id + ": unknown name " + parts[0]));
      values.put(
          parameter,
          parameter
              .read(parts[1])
              .orElseThrow(() -> new IllegalArgumentException(id + ": unknown value: " + line)));
    }
    var rules = RuleSet.of(id, values);
    var conflicts = Conflict.in(rules);
    if (!conflicts.isEmpty()) {
      throw new IllegalArgumentException(id + ": cannot be dealt or played: " + conflicts);
    }
    return rules;
  }

  private static String resource(String name) {
    try (var stream = RuleSets.class.getResourceAsStream(FOLDER + name)) {
      if (stream == null) {
        throw new IllegalStateException("missing resource " + name);
      }
      return new BufferedReader(new InputStreamReader(stream, StandardCharsets.UTF_8))
          .lines()
          .collect(Collectors.joining("\n"));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
