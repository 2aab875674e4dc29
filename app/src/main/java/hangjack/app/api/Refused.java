package hangjack.app.api;

import hangjack.analyzer.record.Fault;
import hangjack.content.texts.Texts;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/** A request that cannot be answered, with the reason that its sender is told. */
final class Refused extends RuntimeException {
  private final int status;
  private final Function<Texts, String> reason;
  private final List<Fault> faults;

  private Refused(int status, Function<Texts, String> reason, List<Fault> faults) {
    this.status = status;
    this.reason = reason;
    this.faults = List.copyOf(faults);
  }

  /** A refusal for a reason that each language tells in its own way. */
  static Refused because(int status, Function<Texts, String> reason) {
    return new Refused(status, reason, List.of());
  }

  /**
   * A refusal for one reason.
   *
   * @param reason the key, below {@code command.refused}, of the sentence that gives it
   * @param arguments what that sentence needs
   */
  static Refused because(int status, String reason, Map<String, ?> arguments) {
    return because(status, texts -> texts.text("command.refused." + reason, arguments));
  }

  /**
   * A refusal for the value of a parameter.
   *
   * @param allowed the values it takes, for a reader
   */
  static Refused value(String parameter, String value, String allowed) {
    return because(400, "value", Map.of("name", parameter, "text", value, "allowed", allowed));
  }

  /** A refusal for faults, at least one, of what was sent. */
  static Refused faults(int status, List<Fault> faults) {
    return new Refused(
        status,
        texts -> texts.text("command.refused.faults", Map.of("count", faults.size())),
        faults);
  }

  /** The HTTP status. */
  int status() {
    return status;
  }

  /** The sentence that says why. */
  String reason(Texts texts) {
    return reason.apply(texts);
  }

  List<Fault> faults() {
    return faults;
  }
}
