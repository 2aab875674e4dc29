package hangjack.content.sheets;

import hangjack.analyzer.rules.Choice;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** How several languages share a file; the public names are {@code side-by-side} and so on. */
public enum SheetLayout implements Choice {
  /** Each begins on a new page. */
  ONE_AFTER_ANOTHER,
  /** Two of them, section by section on the same pages. */
  SIDE_BY_SIDE;

  /** How many languages stand side by side. */
  public static final int BESIDE_EACH_OTHER = 2;

  /** The layout of a public name; empty for any other. */
  public static Optional<SheetLayout> named(String name) {
    return Arrays.stream(values()).filter(layout -> layout.publicName().equals(name)).findFirst();
  }

  /** The public names of all layouts. */
  public static List<String> names() {
    return Arrays.stream(values()).map(Choice::publicName).toList();
  }
}
