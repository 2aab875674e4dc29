package hangjack.lessons;

import hangjack.analyzer.cards.Card;
import hangjack.analyzer.cards.CardSet;
import hangjack.analyzer.cards.Side;
import hangjack.analyzer.rules.Choice;
import hangjack.analyzer.rules.Parameter;
import hangjack.lessons.LessonFault.Code;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * Reads one step of a lesson file. The first field is the kind of step, its value the step's id; a
 * step without a position stays on that of the step before.
 */
final class StepReader {
  private final YamlPart.Fields fields;
  private final Optional<Step.Heading> heading;
  private final Optional<String> before;

  private StepReader(
      YamlPart.Fields fields, Optional<Step.Heading> heading, Optional<String> before) {
    this.fields = fields;
    this.heading = heading;
    this.before = before;
  }

  /** The step; empty, with a fault, where something of it is missing or wrong. */
  static Optional<Step> read(
      YamlPart part, Optional<String> positionBefore, Set<String> positions) {
    var fields = part.fields();
    var kind = fields.first().orElse("");
    var id = fields.optional(kind).flatMap(FieldReader::id);
    var position = position(fields, positionBefore, positions);
    var rule = fields.optional("rule").flatMap(YamlPart::value);
    var heading = id.flatMap(name -> position.map(where -> new Step.Heading(name, where, rule)));
    var reader = new StepReader(fields, heading, positionBefore);
    Optional<Step> step =
        switch (kind) {
          case "say" -> heading.map(Step.Say::new);
          case "show" -> reader.show(positions);
          case "tap-cards" -> reader.tapCards();
          case "assign-points" -> reader.assignPoints();
          case "count" -> reader.count();
          case "choose" -> reader.choose();
          case "call" -> reader.call();
          case "best-card" -> reader.bestCard();
          case "predict" -> reader.predict();
          case "order" -> reader.order();
          case "keep" -> reader.keep();
          case "play" -> reader.play(positions);
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
    return known(field.get(), positions);
  }

  private static Optional<String> known(YamlPart field, Set<String> positions) {
    var name = field.value();
    name.filter(each -> !positions.contains(each))
        .ifPresent(each -> field.fault(Code.UNKNOWN_POSITION, each));
    return name.filter(positions::contains);
  }

  private Optional<Step> show(Set<String> positions) {
    var field = fields.optional("from");
    var from = field.isPresent() ? field.flatMap(part -> known(part, positions)) : before;
    if (field.isEmpty() && before.isEmpty()) {
      fields.table().fault(Code.FIELD_MISSING, "from");
    }
    return heading.flatMap(head -> from.map(begin -> new Step.Show(head, begin)));
  }

  private Optional<Step> tapCards() {
    var asks = fields.required("cards").flatMap(p -> FieldReader.choice(p, CardQuestion.class));
    var replies = ownReplies();
    var expected = expected(p -> Optional.of(new Response.Cards(CardSet.of(FieldReader.cards(p)))));
    return heading.flatMap(
        head -> asks.map(question -> new Step.TapCards(head, question, replies, expected)));
  }

  private Optional<Step> assignPoints() {
    var replies = ownReplies();
    var expected = expected(StepReader::points);
    return heading.map(head -> new Step.AssignPoints(head, replies, expected));
  }

  private Optional<Step> count() {
    var what = CountableReader.read(fields);
    var replies = ownReplies();
    var expected = expected(p -> FieldReader.count(p).map(Response.Counted::new));
    return heading.flatMap(
        head -> what.map(counted -> new Step.Count(head, counted, replies, expected)));
  }

  private Optional<Step> choose() {
    var asks = fields.required("asks").flatMap(StepReader::question);
    var options = fields.required("options").map(StepReader::options).orElse(List.of());
    return heading.flatMap(head -> asks.map(question -> new Step.Choose(head, question, options)));
  }

  private Optional<Step> call() {
    var by = fields.required("by").flatMap(p -> FieldReader.choice(p, Basis.class));
    var offers = words("offers");
    var right = by.equals(Optional.of(Basis.TASTE)) ? List.<String>of() : rightCalls();
    return heading.flatMap(head -> by.map(basis -> new Step.MakeCall(head, basis, offers, right)));
  }

  private List<String> rightCalls() {
    return fields.required("expected").isPresent() ? words("expected") : List.of();
  }

  private Optional<Step> bestCard() {
    var right = fields.required("expected").map(p -> CardSet.of(FieldReader.cards(p)));
    var answered = answeredCards();
    var codes = answeredCodes();
    return heading.flatMap(
        head -> right.map(cards -> new Step.BestCard(head, cards, codes, answered)));
  }

  private Optional<Step> play(Set<String> positions) {
    var goal = fields.required("goal").flatMap(p -> FieldReader.choice(p, Goal.class));
    var others = fields.optional("others").map(PositionReader::hands).orElse(Map.of());
    var layouts =
        items("layouts").stream().flatMap(item -> known(item, positions).stream()).toList();
    var answered = answeredCards();
    var codes = answeredCodes();
    return heading.flatMap(
        head -> goal.map(aim -> new Step.PlayOut(head, aim, others, layouts, codes, answered)));
  }

  /** The cards among the replies. */
  private CardSet answeredCards() {
    return CardSet.of(
        items("replies").stream()
            .flatMap(item -> item.value().flatMap(Card::named).stream())
            .toList());
  }

  /** The codes among the replies. */
  private Set<ReplyCode> answeredCodes() {
    return items("replies").stream()
        .filter(item -> item.value().flatMap(Card::named).isEmpty())
        .flatMap(item -> FieldReader.choice(item, ReplyCode.class).stream())
        .collect(Collectors.toUnmodifiableSet());
  }

  private Optional<Step> predict() {
    var then = fields.optional("then").map(FieldReader::cards).orElse(List.of());
    var replies = ownReplies();
    var expected =
        expected(
            p ->
                FieldReader.seat(p)
                    .map(seat -> new Response.Chosen(Character.toString(seat.letter()))));
    return heading.map(head -> new Step.Predict(head, then, replies, expected));
  }

  private Optional<Step> order() {
    var cards = fields.required("cards").map(FieldReader::cards);
    var by = fields.required("by").flatMap(p -> FieldReader.choice(p, Ordering.class));
    var from = fields.required("from").flatMap(p -> FieldReader.choice(p, End.class));
    var replies = ownReplies();
    var expected = expected(p -> Optional.of(new Response.Ordered(FieldReader.cards(p))));
    return heading.isPresent() && cards.isPresent() && by.isPresent() && from.isPresent()
        ? Optional.of(
            new Step.PutInOrder(
                heading.get(), cards.get(), by.get(), from.get() == End.HIGHEST, replies, expected))
        : Optional.empty();
  }

  private Optional<Step> keep() {
    var by = fields.required("by").flatMap(p -> FieldReader.choice(p, Basis.class));
    var must =
        fields
            .optional("must-keep")
            .map(p -> CardSet.of(FieldReader.cards(p)))
            .orElse(CardSet.EMPTY);
    var replies = ownReplies();
    return heading.flatMap(head -> by.map(basis -> new Step.Keep(head, basis, must, replies)));
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
    var fact =
        fields
            .optional("fact")
            .flatMap(p -> FieldReader.choice(p, DealFact.class))
            .<Step.Question>map(Step.Question.Fact::new);
    var statement =
        fields
            .optional("statement")
            .flatMap(YamlPart::value)
            .<Step.Question>map(Step.Question.Statement::new);
    fields.close();
    if (fields.first().isEmpty()) {
      part.fault(Code.FIELD_MISSING, "who-scores");
    }
    return who.or(() -> rule).or(() -> fact).or(() -> statement);
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
    items("replies")
        .forEach(item -> FieldReader.choice(item, ReplyCode.class).ifPresent(codes::add));
    return Set.copyOf(codes);
  }

  private List<String> words(String field) {
    return items(field).stream().flatMap(item -> item.value().stream()).toList();
  }

  private List<YamlPart> items(String field) {
    return fields.optional(field).map(YamlPart::items).orElse(List.of());
  }

  private <T extends Response> Optional<Response> expected(Function<YamlPart, Optional<T>> read) {
    return fields.optional("expected").flatMap(read).map(response -> response);
  }

  /** The end of an order at which it begins. */
  private enum End implements Choice {
    HIGHEST,
    LOWEST
  }
}
