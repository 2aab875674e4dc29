package hangjack.content.texts;

import com.ibm.icu.util.ULocale;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** The languages shipped: one folder of texts each. */
public final class Languages {
  private static final List<Language> ALL =
      TextFile.lines("languages.txt").stream().map(Languages::read).toList();

  private Languages() {}

  /** Every language, in the order in which they are offered. */
  public static List<Language> all() {
    return ALL;
  }

  /** The language of an id in either case, such as {@code fr}; empty where it is not shipped. */
  public static Optional<Language> named(String id) {
    return ALL.stream().filter(language -> language.id().equalsIgnoreCase(id)).findFirst();
  }

  /** The language that stands in where none was asked for. */
  public static Language english() {
    return named("en").orElseThrow();
  }

  /**
   * The best language for a reader's wishes.
   *
   * @param acceptLanguageHeader as a browser sends it, such as {@code it-CH, fr;q=0.8}
   * @return English where no wish can be met or the text makes no sense
   */
  public static Language preferred(String acceptLanguageHeader) {
    return lookup(acceptLanguageHeader)
        .flatMap(locale -> named(locale.toLanguageTag()))
        .orElseGet(Languages::english);
  }

  private static Optional<Locale> lookup(String header) {
    try {
      var wishes =
          Locale.LanguageRange.parse(header).stream()
              .filter(wish -> wish.getWeight() > 0)
              .flatMap(wish -> Stream.of(wish, withScript(wish)))
              .toList();
      var locales = ALL.stream().map(Language::locale).toList();
      return Optional.ofNullable(Locale.lookup(wishes, locales));
    } catch (IllegalArgumentException notAWish) {
      return Optional.empty();
    }
  }

  /** A wish with the script that its country writes: {@code zh-CN} asks for {@code zh-Hans}. */
  private static Locale.LanguageRange withScript(Locale.LanguageRange wish) {
    var tag = ULocale.addLikelySubtags(ULocale.forLanguageTag(wish.getRange())).toLanguageTag();
    return tag.equals("und") ? wish : new Locale.LanguageRange(tag, wish.getWeight());
  }

  private static Language read(String id) {
    var entries = TextFile.entries(id, "language");
    return new Language(
        id,
        required(entries, "name"),
        TextDirection.valueOf(required(entries, "direction").toUpperCase(Locale.ROOT)),
        required(entries, "complete").equals("yes"),
        Optional.ofNullable(entries.get("variant-of")));
  }

  private static String required(Map<String, String> entries, String key) {
    return Optional.ofNullable(entries.get(key))
        .orElseThrow(() -> new IllegalStateException("a language has no " + key));
  }
}
