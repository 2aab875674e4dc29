package hangjack.analyzer.rules;

import java.util.Locale;

/** One of the ways a rule can be played, known by its public name in records and rule-set files. */
public interface Choice {
  /** The constant's name as Java writes it. */
  String name();

  /** The name in records, command lines and the API: {@code elder-and-dealer}. */
  default String publicName() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
