package hangjack.content.pdf;

import java.util.List;
import java.util.Locale;

/** Where a word may be divided at the end of a line. */
final class Hyphens {
  private Hyphens() {}

  /** The places in a stretch without spaces inside, in order; none at its start or end. */
  static List<Integer> of(String stretch, Locale locale) {
    return List.of();
  }
}
