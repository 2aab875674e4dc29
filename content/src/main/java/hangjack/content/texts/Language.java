package hangjack.content.texts;

import java.util.Locale;

/**
 * A language that the program speaks.
 *
 * @param id its language tag, such as {@code fr}; {@code pt} is Brazilian
 * @param ownName what it calls itself: {@code français}
 * @param direction the way it is written
 * @param complete whether every text is there
 */
public record Language(String id, String ownName, TextDirection direction, boolean complete) {
  public Language {
    if (id.isBlank() || ownName.isBlank()) {
      throw new IllegalArgumentException("a language needs an id and a name");
    }
  }

  /** The locale that decides plurals and the look of numbers. */
  public Locale locale() {
    return Locale.forLanguageTag(id);
  }
}
