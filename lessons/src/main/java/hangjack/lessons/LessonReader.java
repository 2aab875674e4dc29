package hangjack.lessons;

import hangjack.lessons.LessonFault.Code;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Reads lesson files. Such a file is YAML: {@code rules}, {@code learner} (the seat), {@code
 * positions} by id and {@code steps}. What it says is understood here; whether it is right is for
 * {@link LessonCheck}.
 */
public final class LessonReader {
  /** What comes of reading. */
  public sealed interface Reading {
    /**
     * The file was understood.
     *
     * @param lesson the lesson
     */
    record Understood(Lesson lesson) implements Reading {}

    /**
     * The file was not understood.
     *
     * @param faults what is wrong, one or more, in the order of the text
     */
    record Faulty(List<LessonFault> faults) implements Reading {
      public Faulty {
        faults = List.copyOf(faults);
      }
    }
  }

  private final List<LessonFault> faults = new ArrayList<>();

  private LessonReader() {}

  /** Reads the text of a lesson file, whose name is the lesson's id. */
  public static Reading read(String id, String text) {
    var reader = new LessonReader();
    var lesson = reader.lesson(id, text);
    if (lesson.isPresent() && reader.faults.isEmpty()) {
      return new Reading.Understood(lesson.get());
    }
    return new Reading.Faulty(
        reader.faults.stream()
            .sorted(
                Comparator.comparingInt(LessonFault::line).thenComparingInt(LessonFault::column))
            .toList());
  }

  private Optional<Lesson> lesson(String id, String text) {
    var document = YamlPart.document(text, faults);
    if (document.isEmpty()) {
      return Optional.empty();
    }
    if (!FieldReader.isId(id)) {
      document.get().fault(Code.BAD_ID, id);
    }
    var fields = document.get().fields();
    var rules = fields.required("rules").flatMap(FieldReader::rules);
    var learner = fields.required("learner").flatMap(FieldReader::seat);
    var positions =
        fields.required("positions").map(part -> PositionReader.read(part, rules)).orElse(Map.of());
    var steps = fields.required("steps").map(part -> steps(part, positions)).orElse(List.of());
    if (steps.isEmpty()) {
      document.get().fault(Code.FIELD_MISSING, "steps");
    }
    fields.close();
    return faults.isEmpty()
        ? Optional.of(
            new Lesson(id, rules.orElseThrow(), learner.orElseThrow(), whole(positions), steps))
        : Optional.empty();
  }

  private static Map<String, Position> whole(Map<String, Optional<Position>> positions) {
    var whole = new LinkedHashMap<String, Position>();
    positions.forEach((id, position) -> whole.put(id, position.orElseThrow()));
    return whole;
  }

  private static List<Step> steps(YamlPart part, Map<String, Optional<Position>> positions) {
    var steps = new ArrayList<Step>();
    var before = Optional.<String>empty();
    for (var item : part.items()) {
      var step = StepReader.read(item, before, positions.keySet());
      step.ifPresent(steps::add);
      before = step.map(Step::position).or(() -> positions.keySet().stream().findFirst());
    }
    return steps;
  }
}
