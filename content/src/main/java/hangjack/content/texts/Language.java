package hangjack.content.texts;

import com.ibm.icu.util.ULocale;
import java.util.Locale;
import java.util.Optional;

/**
 * A language that the program speaks.
 *
 * @param id its language tag, such as {@code fr}; {@code pt} is Brazilian
 * @param ownName what it calls itself: {@code français}
 * @param direction the way it is written
 * @param complete whether every text is there
 * @param variantOf the id of the language whose texts it takes where it has none of its own: {@code
 *     en} of {@code en-TT}; empty for a language that stands alone
 */
public record Language(
    String id,
    String ownName,
    TextDirection direction,
    boolean complete,
    Optional<String> variantOf) {
  public Language {
    if (id.isBlank() || ownName.isBlank()) {
      throw new IllegalArgumentException("a language needs an id and a name");
    }
  }

  /** The locale of the language, whose tag marks its texts in pages and files. */
  public Locale locale() {
    return Locale.forLanguageTag(id);
  }

  /**
   * The locale that decides plurals, lists and the look of numbers: cards and scores have the
   * digits 0 to 9 in every language, so the numbers of sentences have them too.
   */
  public ULocale numbers() {
    return new ULocale.Builder()
        .setLocale(ULocale.forLocale(locale()))
        .setUnicodeLocaleKeyword("nu", "latn")
        .build();
  }
}
