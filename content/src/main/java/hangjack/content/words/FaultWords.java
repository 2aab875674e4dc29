package hangjack.content.words;

import hangjack.analyzer.cards.Card;
import hangjack.analyzer.cards.Seat;
import hangjack.analyzer.cards.Side;
import hangjack.analyzer.record.Fault;
import hangjack.content.texts.Language;
import hangjack.content.texts.Texts;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** What is wrong with a record, and what to do about it. */
public final class FaultWords {
  private final Texts texts;
  private final CardWords cards;
  private final SeatWords seats;

  private FaultWords(Language language) {
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
    var arguments = new HashMap<String, Object>();
    fault.arguments().forEach((name, value) -> arguments.put(name, shown(value)));
    return texts.text(key(fault), arguments);
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
    var code = "faults." + fault.code().publicName();
    return fault.kind().isEmpty() ? code : code + "." + fault.kind();
  }

  private Object shown(Object value) {
    return switch (value) {
      case Card card -> cards.shown(card);
      case Seat seat -> seats.seat(seat);
      case Side side -> seats.side(side);
      case List<?> list ->
          list.stream().map(item -> shown(item).toString()).collect(Collectors.joining(", "));
      default -> value;
    };
  }
}
