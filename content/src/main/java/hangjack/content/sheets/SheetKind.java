package hangjack.content.sheets;

import hangjack.analyzer.rules.Choice;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * What can be printed (record 4); the public names are {@code rules}, {@code summary} and so on.
 */
public enum SheetKind implements Choice {
  /** The rules in full. */
  RULES,
  /** The rules on one page, to be read at arm's length. */
  SUMMARY,
  /** A page to keep the score on. */
  SCOREPAD,
  /** Exercises. */
  WORKSHEET,
  /** The answers to those exercises. */
  ANSWERS,
  /** What a review says of the deals of a record. */
  REVIEW;

  /** The kind of a public name; empty for any other. */
  public static Optional<SheetKind> named(String name) {
    return Arrays.stream(values()).filter(kind -> kind.publicName().equals(name)).findFirst();
  }

  /** The public names of all kinds. */
  public static List<String> names() {
    return Arrays.stream(values()).map(Choice::publicName).toList();
  }

  /** Those of which two languages can stand side by side. */
  public static List<SheetKind> sideBySide() {
    return Arrays.stream(values()).filter(SheetKind::comesSideBySide).toList();
  }

  /** Whether it is made from a seed and a level. */
  public boolean hasExercises() {
    return this == WORKSHEET || this == ANSWERS;
  }

  /** Whether two languages of it can stand side by side. */
  public boolean comesSideBySide() {
    return this == RULES || this == SUMMARY;
  }
}
