package hangjack.content.words;

import com.ibm.icu.util.ULocale;
import hangjack.analyzer.cards.Card;
import hangjack.analyzer.cards.Seat;
import hangjack.analyzer.cards.Side;
import hangjack.analyzer.record.Fault;
import hangjack.analyzer.record.FaultCode;
import hangjack.content.texts.Language;
import hangjack.content.texts.Texts;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;

/** What is wrong with a record, and what to do about it. */
public final class FaultWords {
  private static final String CALL_UNKNOWN = "faults.call-unknown";

  private final Texts texts;
  private final CardWords cards;
  private final SeatWords seats;
  private final ULocale reader;

  private FaultWords(Language language) {
    this.reader = language.numbers();
    this.texts = Texts.in(language);
    this.cards = CardWords.in(language);
    this.seats = SeatWords.in(language);
  }

  /** The words for faults in a language. */
  public static FaultWords in(Language language) {
    return new FaultWords(language);
  }

  /** What stands there and what to do, without the place. */
  public String text(Fault fault) {
    return sentence(key(fault), fault.arguments());
  }

  /** The sentence of a key with what a fault says, as the reader's language shows it. */
  String sentence(String key, Map<String, Object> told) {
    var arguments = new HashMap<String, Object>();
    told.forEach((name, value) -> arguments.put(name, shown(value)));
    if (key.equals(CALL_UNKNOWN)) {
      arguments.put("allowed", joined(list(told, "allowed"), this::call));
    }
    var languages = list(told, "languages");
    if (!languages.isEmpty()) {
      arguments.put("languages", joined(languages, this::language));
      arguments.put("example", languages.getFirst());
    }
    return texts.text(key, arguments);
  }

  /** The same with line and column before it. */
  public String located(Fault fault) {
    return texts.text(
        "faults.at",
        Map.of(
            "line", fault.place().line(), "column", fault.place().column(), "text", text(fault)));
  }

  /** A question that offers what could stand there instead; empty where nothing suggests itself. */
  public Optional<String> proposal(Fault fault) {
    return fault
        .proposal()
        .map(proposal -> texts.text("faults.proposal", Map.of("proposal", proposal)));
  }

  private static String key(Fault fault) {
    if (fault.code() == FaultCode.CALL_UNKNOWN) {
      return list(fault.arguments(), "allowed").isEmpty() ? CALL_UNKNOWN + ".none" : CALL_UNKNOWN;
    }
    var code = "faults." + fault.code().publicName();
    return fault.kind().isEmpty() ? code : code + "." + fault.kind();
  }

  private static List<String> list(Map<String, Object> told, String argument) {
    return told.get(argument) instanceof List<?> items
        ? items.stream().map(Object::toString).toList()
        : List.of();
  }

  private String joined(List<String> items, UnaryOperator<String> words) {
    return Lists.plain(items.stream().map(words).toList(), texts);
  }

  /** A call as it is written, and what it means; the number of a bid says it all. */
  private String call(String word) {
    var key = "faults.call." + word;
    return texts.has(key) ? texts.text(key) : word;
  }

  /** A language by its name in the reader's language, and the id that records write. */
  private String language(String id) {
    var name = ULocale.forLanguageTag(id).getDisplayName(reader);
    return texts.text("faults.language", Map.of("name", name, "id", id));
  }

  private Object shown(Object value) {
    return switch (value) {
      case Card card -> cards.shown(card);
      case Seat seat -> seats.seat(seat);
      case Side side -> seats.side(side);
      case List<?> list ->
          Lists.plain(list.stream().map(item -> shown(item).toString()).toList(), texts);
      default -> value;
    };
  }
}
