package hangjack.analyzer.record;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * Something wrong with a record, and where.
 *
 * @param code what kind of fault
 * @param kind which of several faults with the same code, such as {@code card} for a word that is
 *     no card under {@code syntax}; empty where the code says all
 * @param place where in the text
 * @param arguments what the reader's sentence needs: texts, whole numbers, cards, seats and lists
 *     of texts, by name
 * @param proposal a text that could stand there instead; empty where none suggests itself
 */
public record Fault(
    FaultCode code,
    String kind,
    Place place,
    Map<String, Object> arguments,
    Optional<String> proposal) {
  public Fault {
    arguments = Collections.unmodifiableMap(new LinkedHashMap<>(arguments));
  }
}
