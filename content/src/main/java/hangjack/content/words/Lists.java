package hangjack.content.words;

import com.ibm.icu.text.ListFormatter;
import hangjack.content.texts.Texts;
import java.util.Collection;
import java.util.Map;

/** Things after one another, as a language joins them. */
public final class Lists {
  private Lists() {}

  /** All of them: {@code a, b and c}. */
  static String all(Collection<String> items, Texts texts) {
    return of(items, ListFormatter.Type.AND, texts);
  }

  /** One of them: {@code a, b or c}. */
  static String either(Collection<String> items, Texts texts) {
    return of(items, ListFormatter.Type.OR, texts);
  }

  /** The items without a last word between them: {@code a, b, c}. */
  public static String plain(Collection<String> items, Texts texts) {
    return items.stream()
        .reduce((list, item) -> texts.text("terms.list", Map.of("list", list, "item", item)))
        .orElse("");
  }

  private static String of(Collection<String> items, ListFormatter.Type type, Texts texts) {
    var locale = texts.language().numbers();
    return ListFormatter.getInstance(locale, type, ListFormatter.Width.WIDE).format(items);
  }
}
