package hangjack.content.texts;

import com.ibm.icu.text.MessageFormat;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;

/**
 * The texts of one language. A key is the name of an area's file, a dot, and the key in that file:
 * {@code screens.home.title} is {@code home.title} of {@code screens.properties}. Every text is an
 * ICU message pattern with named arguments. Safe to use from many threads.
 */
public final class Texts {
  private static final Map<Language, Texts> BY_LANGUAGE = new ConcurrentHashMap<>();

  private final Language language;
  private final Map<String, Map<String, String>> areas = new ConcurrentHashMap<>();
  private final Map<String, Pattern> patterns = new ConcurrentHashMap<>();

  private Texts(Language language) {
    this.language = language;
  }

  /** The texts of a language; the same object at each call. */
  public static Texts in(Language language) {
    return BY_LANGUAGE.computeIfAbsent(language, Texts::new);
  }

  /** The language these texts are in. */
  public Language language() {
    return language;
  }

  /** Whether there is a text of that key. */
  public boolean has(String key) {
    return source(key).isPresent();
  }

  /** The keys of an area, each beginning with the area's name. */
  public Set<String> keys(String area) {
    return areas.computeIfAbsent(area, this::entries).keySet().stream()
        .map(key -> area + "." + key)
        .collect(Collectors.toUnmodifiableSet());
  }

  /**
   * A text without arguments.
   *
   * @throws IllegalStateException where the language has no such text, or it asks for arguments
   */
  public String text(String key) {
    return text(key, Map.of());
  }

  /**
   * A text with its arguments put in.
   *
   * @param arguments by name; a text need not use all of them
   * @throws IllegalStateException where the language has no such text, an argument is missing, or
   *     one is of the wrong kind
   */
  public String text(String key, Map<String, ?> arguments) {
    return patterns.computeIfAbsent(key, this::compile).format(arguments);
  }

  private Pattern compile(String key) {
    var source =
        source(key)
            .orElseThrow(
                () -> new IllegalStateException("no text " + key + " in " + language.id()));
    try {
      return new Pattern(key, new MessageFormat(source, language.numbers()));
    } catch (IllegalArgumentException malformed) {
      throw new IllegalStateException("bad text " + key + " in " + language.id(), malformed);
    }
  }

  private Optional<String> source(String key) {
    var dot = key.indexOf('.');
    if (dot < 0) {
      return Optional.empty();
    }
    var area = areas.computeIfAbsent(key.substring(0, dot), this::entries);
    return Optional.ofNullable(area.get(key.substring(dot + 1)));
  }

  private Map<String, String> entries(String area) {
    var entries = new HashMap<String, String>();
    language.variantOf().ifPresent(id -> entries.putAll(TextFile.entries(id, area)));
    entries.putAll(TextFile.entries(language.id(), area));
    return Map.copyOf(entries);
  }

  /** A compiled message; ICU's own class may not be used by two threads at a time. */
  private static final class Pattern {
    private final String key;
    private final MessageFormat format;

    Pattern(String key, MessageFormat format) {
      this.key = key;
      this.format = format;
    }

    synchronized String format(Map<String, ?> arguments) {
      for (var name : format.getArgumentNames()) {
        if (!arguments.containsKey(name)) {
          throw new IllegalStateException("text " + key + " needs " + name);
        }
      }
      try {
        return format.format(arguments);
      } catch (IllegalArgumentException wrongKind) {
        throw new IllegalStateException("text " + key + " cannot take " + arguments, wrongKind);
      }
    }
  }
}
