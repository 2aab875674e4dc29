package hangjack.lessons;

import hangjack.analyzer.cards.CardSet;
import hangjack.analyzer.cards.Side;
import hangjack.analyzer.rules.Parameter;
import hangjack.lessons.LessonFault.Code;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * Reads one step of a lesson file. The first field is the kind of step, its value the step's id; a
 * step without a position stays on that of the step before.
 */
final class StepReader {
  private final YamlPart.Fields fields;
  private final Optional<String> id;
  private final Optional<String> position;

  private StepReader(YamlPart.Fields fields, Optional<String> id, Optional<String> position) {
    this.fields = fields;
    this.id = id;
    this.position = position;
  }

  /** The step; empty, with a fault, where something of it is missing or wrong. */
  static Optional<Step> read(
      YamlPart part, Optional<String> positionBefore, Set<String> positions) {
    var fields = part.fields();
    var kind = fields.first().orElse("");
    var id = fields.optional(kind).flatMap(FieldReader::id);
    var position = position(fields, positionBefore, positions);
    var reader = new StepReader(fields, id, position);
    Optional<Step> step =
        switch (kind) {
          case "say" -> reader.whole(Step.Say::new);
          case "tap-cards" -> reader.tapCards();
          case "assign-points" -> reader.assignPoints();
          case "count" -> reader.count();
          case "choose" -> reader.choose();
          default -> {
            part.fault(Code.UNKNOWN_STEP, kind);
            yield Optional.empty();
          }
        };
    fields.close();
    return step;
  }

  private static Optional<String> position(
      YamlPart.Fields fields, Optional<String> before, Set<String> positions) {
    var field = fields.optional("position");
    if (field.isEmpty()) {
      if (before.isEmpty()) {
        fields.table().fault(Code.FIELD_MISSING, "position");
      }
      return before;
    }
    return field
        .get()
        .value()
        .filter(
            name -> {
              if (!positions.contains(name)) {
                field.get().fault(Code.UNKNOWN_POSITION, name);
              }
              return positions.contains(name);
            });
  }

  private Optional<Step> tapCards() {
    var asks = fields.required("cards").flatMap(p -> FieldReader.choice(p, CardQuestion.class));
    var replies = ownReplies();
    var expected = expected(p -> Optional.of(new Response.Cards(CardSet.of(FieldReader.cards(p)))));
    return asks.flatMap(
        question -> whole((i, p) -> new Step.TapCards(i, p, question, replies, expected)));
  }

  private Optional<Step> assignPoints() {
    var replies = ownReplies();
    var expected = expected(StepReader::points);
    return whole((i, p) -> new Step.AssignPoints(i, p, replies, expected));
  }

  private Optional<Step> count() {
    var side = fields.required("side").flatMap(FieldReader::side);
    var replies = ownReplies();
    var expected = expected(p -> FieldReader.count(p).map(Response.Counted::new));
    return side.flatMap(whose -> whole((i, p) -> new Step.Count(i, p, whose, replies, expected)));
  }

  private Optional<Step> choose() {
    var asks = fields.required("asks").flatMap(StepReader::question);
    var options = fields.required("options").map(StepReader::options).orElse(List.of());
    return asks.flatMap(question -> whole((i, p) -> new Step.Choose(i, p, question, options)));
  }

  private static Optional<Step.Question> question(YamlPart part) {
    var fields = part.fields();
    var who =
        fields
            .optional("who-scores")
            .flatMap(p -> FieldReader.choice(p, FourPoint.class))
            .<Step.Question>map(Step.Question.WhoScores::new);
    var rule =
        fields
            .optional("rule")
            .flatMap(StepReader::parameter)
            .<Step.Question>map(Step.Question.RuleValue::new);
    fields.close();
    if (fields.first().isEmpty()) {
      part.fault(Code.FIELD_MISSING, "who-scores");
    }
    return who.or(() -> rule);
  }

  private static Optional<Parameter<?>> parameter(YamlPart part) {
    var name = part.value();
    var parameter = name.flatMap(Parameter::named);
    if (name.isPresent() && parameter.isEmpty()) {
      part.fault(Code.UNKNOWN_VALUE, name.get());
    }
    return parameter;
  }

  private static List<Step.Option> options(YamlPart part) {
    var fields = part.fields();
    return fields.all().entrySet().stream()
        .flatMap(
            entry -> {
              if (!FieldReader.isId(entry.getKey())) {
                fields.nameFault(Code.BAD_ID, entry.getKey());
              }
              return entry.getValue().value().stream()
                  .map(value -> new Step.Option(entry.getKey(), value));
            })
        .toList();
  }

  private static Optional<Response> points(YamlPart part) {
    var fields = part.fields();
    var sides = new EnumMap<FourPoint, Optional<Side>>(FourPoint.class);
    for (var point : FourPoint.values()) {
      fields.required(point.publicName()).ifPresent(side -> assign(sides, point, side));
    }
    fields.close();
    return Optional.of(new Response.Points(sides));
  }

  private static void assign(Map<FourPoint, Optional<Side>> sides, FourPoint point, YamlPart part) {
    if (part.value().equals(Optional.of(Choosing.NOBODY))) {
      sides.put(point, Optional.empty());
    } else {
      FieldReader.side(part).ifPresent(side -> sides.put(point, Optional.of(side)));
    }
  }

  private Set<ReplyCode> ownReplies() {
    var codes = new HashSet<ReplyCode>();
    fields.optional("replies").stream()
        .flatMap(part -> part.items().stream())
        .flatMap(item -> FieldReader.choice(item, ReplyCode.class).stream())
        .forEach(codes::add);
    return Set.copyOf(codes);
  }

  private <T extends Response> Optional<Response> expected(Function<YamlPart, Optional<T>> read) {
    return fields.optional("expected").flatMap(read).map(response -> response);
  }

  private Optional<Step> whole(Build build) {
    return Stream.of(id, position).allMatch(Optional::isPresent)
        ? Optional.of(build.step(id.orElseThrow(), position.orElseThrow()))
        : Optional.empty();
  }

  private interface Build {
    Step step(String id, String position);
  }
}
