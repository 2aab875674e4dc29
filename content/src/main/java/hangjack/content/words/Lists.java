package hangjack.content.words;

import com.ibm.icu.text.ListFormatter;
import hangjack.content.texts.Texts;
import java.util.Collection;

/** Things after one another, as a language joins them. */
final class Lists {
  private Lists() {}

  /** All of them: {@code a, b and c}. */
  static String all(Collection<String> items, Texts texts) {
    return of(items, ListFormatter.Type.AND, texts);
  }

  /** One of them: {@code a, b or c}. */
  static String either(Collection<String> items, Texts texts) {
    return of(items, ListFormatter.Type.OR, texts);
  }

  private static String of(Collection<String> items, ListFormatter.Type type, Texts texts) {
    var locale = texts.language().locale();
    return ListFormatter.getInstance(locale, type, ListFormatter.Width.WIDE).format(items);
  }
}
