package hangjack.content.texts;

import java.util.Locale;

/** The way a language is written. */
public enum TextDirection {
  LTR,
  RTL;

  /** The word for it in pages and programs: {@code ltr} or {@code rtl}. */
  public String publicName() {
    return name().toLowerCase(Locale.ROOT);
  }
}
