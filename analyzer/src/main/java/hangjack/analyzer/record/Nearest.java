package hangjack.analyzer.record;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** Finds what was probably meant by a misspelt name. */
final class Nearest {
  private static final int MOST_CHANGES = 3;
  private static final int LONGEST_NAME = 60;

  private Nearest() {}

  /** The known name that takes fewest changes to reach, three at most; else empty. */
  static Optional<String> of(String text, List<String> known) {
    if (text.length() > LONGEST_NAME) {
      return Optional.empty();
    }
    return known.stream()
        .min(Comparator.comparingInt(name -> changes(text, name)))
        .filter(name -> changes(text, name) <= Math.min(MOST_CHANGES, text.length() / 2 + 1));
  }

  /** Levenshtein's distance: letters to insert, leave out or replace. */
  private static int changes(String from, String to) {
    var row = new int[to.length() + 1];
    for (var j = 0; j <= to.length(); j++) {
      row[j] = j;
    }
    for (var i = 1; i <= from.length(); i++) {
      var diagonal = row[0];
      row[0] = i;
      for (var j = 1; j <= to.length(); j++) {
        var replaced = diagonal + (from.charAt(i - 1) == to.charAt(j - 1) ? 0 : 1);
        diagonal = row[j];
        row[j] = Math.min(replaced, Math.min(row[j], row[j - 1]) + 1);
      }
    }
    return row[to.length()];
  }
}
