package hangjack.app.answers;

import hangjack.content.texts.Language;
import hangjack.content.texts.Languages;
import hangjack.lessons.Lessons;
import java.util.List;

/**
 * The lessons.
 *
 * @param lessons in the order in which they are offered
 */
public record LessonsAnswer(List<Entry> lessons) {
  public LessonsAnswer {
    lessons = List.copyOf(lessons);
  }

  /**
   * A lesson.
   *
   * @param id its public name
   * @param title what it is called, for a reader
   * @param chapter the public name of its chapter
   * @param languages the languages it can be read in
   */
  public record Entry(String id, String title, String chapter, List<String> languages) {}

  /** All of them, told in a language. */
  public static LessonsAnswer all(Language language) {
    var languages = Languages.all().stream().map(Language::id).toList();
    return new LessonsAnswer(
        Lessons.chapters().stream()
            .flatMap(
                chapter ->
                    chapter.lessons().stream()
                        .map(
                            lesson ->
                                new Entry(
                                    lesson.id(),
                                    lesson.title().in(language),
                                    chapter.id(),
                                    languages)))
            .toList());
  }
}
