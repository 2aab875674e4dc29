package hangjack.app.answers;

import hangjack.analyzer.record.Fault;
import hangjack.content.texts.Language;
import hangjack.content.words.FaultWords;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A fault of a record.
 *
 * @param line from 1
 * @param column from 1
 * @param length of the faulty stretch, 0 where something is missing
 * @param code its public name
 * @param text the same for a reader
 * @param proposal what could stand there instead
 */
public record FaultAnswer(
    int line, int column, int length, String code, String text, Optional<String> proposal) {

  /** Faults in their order, told in a language. */
  public static List<FaultAnswer> list(List<Fault> faults, Language language) {
    var words = FaultWords.in(language);
    return faults.stream()
        .map(
            fault ->
                new FaultAnswer(
                    fault.place().line(),
                    fault.place().column(),
                    fault.place().length(),
                    fault.code().publicName(),
                    words.text(fault),
                    fault.proposal()))
        .toList();
  }

  /** The object a program is given in place of an answer: {@code {"faults": […]}}. */
  public static Map<String, List<FaultAnswer>> object(List<Fault> faults, Language language) {
    return Map.of("faults", list(faults, language));
  }
}
