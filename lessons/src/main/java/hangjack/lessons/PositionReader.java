package hangjack.lessons;

import hangjack.analyzer.cards.Card;
import hangjack.analyzer.cards.Seat;
import hangjack.analyzer.record.Fault;
import hangjack.analyzer.record.RecordReader;
import hangjack.analyzer.rules.HouseRules;
import hangjack.analyzer.rules.RuleSet;
import hangjack.lessons.LessonFault.Code;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Pattern;

/** Reads the positions of a lesson file: deals in short, and records cut off. */
final class PositionReader {
  private static final Pattern RULES = Pattern.compile("(?i)\\[\\s*rules\\b");

  private PositionReader() {}

  /** Positions by id; one that is not understood is empty, with a fault. */
  static Map<String, Optional<Position>> read(YamlPart part, Optional<RuleSet> rules) {
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
    var record = fields.optional("record");
    var position =
        record.isPresent()
            ? record.flatMap(text -> recorded(text, fields, rules))
            : dealt(fields, rules);
    fields.close();
    return position;
  }

  private static Optional<Position> dealt(YamlPart.Fields fields, Optional<RuleSet> rules) {
    var dealer = fields.required("dealer").flatMap(FieldReader::seat);
    var hands = fields.required("hands").map(PositionReader::hands).orElse(Map.of());
    var turnUp = fields.required("turn-up").flatMap(FieldReader::card);
    var calls =
        fields.optional("calls").stream()
            .flatMap(list -> list.items().stream())
            .flatMap(call -> FieldReader.choice(call, DealtPosition.Call.class).stream())
            .toList();
    var tricks =
        fields.optional("tricks").stream()
            .flatMap(list -> list.items().stream())
            .map(FieldReader::cards)
            .toList();
    return rules.isPresent() && dealer.isPresent() && turnUp.isPresent()
        ? Optional.of(
            new DealtPosition(rules.get(), dealer.get(), hands, turnUp.get(), calls, tricks))
        : Optional.empty();
  }

  /** A record that does not name its rules has those of the lesson. */
  private static Optional<Position> recorded(
      YamlPart part, YamlPart.Fields fields, Optional<RuleSet> rules) {
    var after = fields.optional("after");
    var actions = after.flatMap(PositionReader::actions);
    var text = part.value();
    if (text.isEmpty() || rules.isEmpty() || (after.isPresent() && actions.isEmpty())) {
      return Optional.empty();
    }
    var named = RULES.matcher(text.get()).find();
    var tag = "[Rules \"" + HouseRules.write(rules.get()) + "\"]\n";
    var reading = RecordReader.read(named ? text.get() : tag + text.get());
    for (var fault : reading.faults()) {
      var line = fault.place().line() - (named ? 0 : 1);
      part.faultWithin(line, fault.place().column(), Code.BAD_RECORD, what(fault));
    }
    if (reading.deals().size() > 1) {
      part.fault(Code.BAD_RECORD, "deals");
    }
    return reading.deals().size() == 1
        ? Optional.of(
            new RecordedPosition(
                reading.deals().getFirst(),
                actions.map(OptionalInt::of).orElse(OptionalInt.empty())))
        : Optional.empty();
  }

  private static Optional<Integer> actions(YamlPart part) {
    var count = FieldReader.count(part);
    count
        .filter(below -> below < 0)
        .ifPresent(below -> part.fault(Code.UNKNOWN_VALUE, below.toString()));
    return count.filter(actions -> actions >= 0);
  }

  private static String what(Fault fault) {
    return (fault.code().publicName() + " " + fault.kind() + " " + fault.arguments()).strip();
  }

  /** Cards by seat. */
  static Map<Seat, List<Card>> hands(YamlPart part) {
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
}
