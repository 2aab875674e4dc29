package hangjack.lessons;

import hangjack.analyzer.cards.Card;
import hangjack.analyzer.cards.Seat;
import hangjack.analyzer.rules.RuleSet;
import hangjack.lessons.LessonFault.Code;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
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
        fields.required("positions").map(part -> positions(part, rules)).orElse(Map.of());
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

  private static Map<String, Optional<Position>> positions(YamlPart part, Optional<RuleSet> rules) {
    var positions = new LinkedHashMap<String, Optional<Position>>();
    var fields = part.fields();
    fields
        .all()
        .forEach(
            (id, table) -> {
              if (!FieldReader.isId(id)) {
                fields.nameFault(Code.BAD_ID, id);
              }
              positions.put(id, position(table, rules));
            });
    return positions;
  }

  private static Optional<Position> position(YamlPart part, Optional<RuleSet> lessonRules) {
    var fields = part.fields();
    var own = fields.optional("rules");
    var rules = own.isPresent() ? own.flatMap(FieldReader::rules) : lessonRules;
    var dealer = fields.required("dealer").flatMap(FieldReader::seat);
    var hands = fields.required("hands").map(LessonReader::hands).orElse(Map.of());
    var turnUp = fields.required("turn-up").flatMap(FieldReader::card);
    var calls =
        fields.optional("calls").stream()
            .flatMap(list -> list.items().stream())
            .flatMap(call -> FieldReader.choice(call, Position.Call.class).stream())
            .toList();
    var tricks =
        fields.optional("tricks").stream()
            .flatMap(list -> list.items().stream())
            .map(FieldReader::cards)
            .toList();
    fields.close();
    return rules.isPresent() && dealer.isPresent() && turnUp.isPresent()
        ? Optional.of(new Position(rules.get(), dealer.get(), hands, turnUp.get(), calls, tricks))
        : Optional.empty();
  }

  private static Map<Seat, List<Card>> hands(YamlPart part) {
    var hands = new EnumMap<Seat, List<Card>>(Seat.class);
    var fields = part.fields();
    fields
        .all()
        .forEach(
            (letter, cards) ->
                FieldReader.seat(letter)
                    .ifPresentOrElse(
                        seat -> hands.put(seat, FieldReader.cards(cards)),
                        () -> fields.nameFault(Code.UNKNOWN_SEAT, letter)));
    return hands;
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
