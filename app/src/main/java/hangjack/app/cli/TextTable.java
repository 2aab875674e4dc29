package hangjack.app.cli;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Columns of text, each as wide as its widest cell; the last one is not filled up. */
final class TextTable {
  private static final String GAP = "  ";

  private final List<List<String>> rows = new ArrayList<>();
  private final Set<Integer> right = new HashSet<>();
  private final String indent;

  TextTable() {
    this("");
  }

  /** A table whose lines all begin with some spaces. */
  TextTable(String indent) {
    this.indent = indent;
  }

  /** Sets columns, counted from 0, to the right, as figures are. */
  TextTable right(Integer... columns) {
    right.addAll(List.of(columns));
    return this;
  }

  TextTable row(String... cells) {
    rows.add(List.of(cells));
    return this;
  }

  List<String> lines() {
    return rows.stream().map(this::line).toList();
  }

  private String line(List<String> cells) {
    var line = new StringBuilder(indent);
    for (var column = 0; column < cells.size(); column++) {
      var cell = cells.get(column);
      var fill = " ".repeat(width(column) - length(cell));
      line.append(right.contains(column) ? fill + cell : cell + fill).append(GAP);
    }
    return line.toString().stripTrailing();
  }

  private int width(int column) {
    return rows.stream()
        .filter(cells -> cells.size() > column)
        .mapToInt(cells -> length(cells.get(column)))
        .max()
        .orElse(0);
  }

  private static int length(String cell) {
    return cell.codePointCount(0, cell.length());
  }
}
