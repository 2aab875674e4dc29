package hangjack.lessons;

import hangjack.lessons.LessonReader.Reading;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** The lessons that come with the program: one file each, and a list of their order. */
public final class Lessons {
  private static final List<Lesson> ALL =
      resource("lessons.txt").lines().filter(id -> !id.isBlank()).map(Lessons::load).toList();

  private Lessons() {}

  /** Every lesson, in the order in which they are offered. */
  public static List<Lesson> all() {
    return ALL;
  }

  /** The lesson of an id; empty where there is none. */
  public static Optional<Lesson> named(String id) {
    return ALL.stream().filter(lesson -> lesson.id().equals(id)).findFirst();
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
