package hangjack.app.answers;

import hangjack.content.texts.Languages;
import java.util.List;

/**
 * The languages the program speaks.
 *
 * @param languages in the order in which they are offered
 */
public record LanguagesAnswer(List<Entry> languages) {
  public LanguagesAnswer {
    languages = List.copyOf(languages);
  }

  /**
   * A language.
   *
   * @param id its language tag
   * @param name what it calls itself
   * @param direction {@code ltr} or {@code rtl}
   * @param complete whether every text is there
   */
  public record Entry(String id, String name, String direction, boolean complete) {}

  /** All of them. */
  public static LanguagesAnswer all() {
    return new LanguagesAnswer(
        Languages.all().stream()
            .map(
                language ->
                    new Entry(
                        language.id(),
                        language.ownName(),
                        language.direction().publicName(),
                        language.complete()))
            .toList());
  }
}
