package hangjack.lessons;

import hangjack.lessons.LessonReader.Reading;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * The lessons that come with the program: one file each, and a list of the chapters in square
 * brackets, each followed by its lessons in order.
 */
public final class Lessons {
  private static final List<Chapter> CHAPTERS = load();

  private Lessons() {}

  /** Every chapter, in the order of the course. */
  public static List<Chapter> chapters() {
    return CHAPTERS;
  }

  /** Every lesson, in the order in which they are offered. */
  public static List<Lesson> all() {
    return CHAPTERS.stream().flatMap(chapter -> chapter.lessons().stream()).toList();
  }

  /** The lesson of an id; empty where there is none. */
  public static Optional<Lesson> named(String id) {
    return all().stream().filter(lesson -> lesson.id().equals(id)).findFirst();
  }

  private static List<Chapter> load() {
    var chapters = new ArrayList<Chapter>();
    var lines = resource("lessons.txt").lines().filter(line -> !line.isBlank()).toList();
    for (var at = 0; at < lines.size(); ) {
      var id = lines.get(at).substring(1, lines.get(at).length() - 1);
      var lessons = new ArrayList<Lesson>();
      for (at++; at < lines.size() && !lines.get(at).startsWith("["); at++) {
        lessons.add(load(lines.get(at)));
      }
      chapters.add(new Chapter(id, lessons));
    }
    return List.copyOf(chapters);
  }

  private static Lesson load(String id) {
    return switch (LessonReader.read(id, resource(id + ".yaml"))) {
      case Reading.Understood(var lesson) -> lesson;
      case Reading.Faulty(var faults) -> throw new IllegalStateException(id + ": " + faults);
    };
  }

  private static String resource(String name) {
    try (var stream = Lessons.class.getResourceAsStream(name)) {
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
