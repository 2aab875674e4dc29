package hangjack.lessons;

import hangjack.lessons.LessonFault.Code;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/** Reads what is counted: exactly one of some fields of a step says it. */
final class CountableReader {
  private static final Map<String, Function<YamlPart, Optional<Countable>>> FIELDS = fields();

  private CountableReader() {}

  private static Map<String, Function<YamlPart, Optional<Countable>>> fields() {
    var fields = new LinkedHashMap<String, Function<YamlPart, Optional<Countable>>>();
    fields.put("side", part -> FieldReader.side(part).map(Countable.TrickPips::new));
    fields.put("cards", part -> Optional.of(new Countable.CardPips(FieldReader.cards(part))));
    fields.put("points", part -> FieldReader.side(part).map(Countable.Points::new));
    fields.put("score", part -> FieldReader.side(part).map(Countable.Score::new));
    fields.put("held", part -> FieldReader.seat(part).map(Countable.Held::new));
    fields.put("packets", part -> FieldReader.seat(part).map(Countable.Packets::new));
    fields.put("undealt", part -> part.value().map(yes -> new Countable.Undealt()));
    fields.put("unseen-trumps", part -> FieldReader.seat(part).map(Countable.UnseenTrumps::new));
    return fields;
  }

  /** What is counted; empty, with a fault, where no field says it or more than one. */
  static Optional<Countable> read(YamlPart.Fields fields) {
    List<Map.Entry<String, YamlPart>> given =
        FIELDS.keySet().stream()
            .flatMap(name -> fields.optional(name).map(part -> Map.entry(name, part)).stream())
            .toList();
    if (given.isEmpty()) {
      fields.table().fault(Code.FIELD_MISSING, "side");
      return Optional.empty();
    }
    given.stream().skip(1).forEach(field -> fields.nameFault(Code.UNKNOWN_FIELD, field.getKey()));
    var first = given.getFirst();
    return Optional.ofNullable(FIELDS.get(first.getKey()))
        .flatMap(read -> read.apply(first.getValue()));
  }
}
