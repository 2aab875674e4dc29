package hangjack.content.sheets;

import hangjack.content.pdf.Align;
import hangjack.content.pdf.Canvas;
import hangjack.content.pdf.Drawing;
import hangjack.content.pdf.Ink;
import hangjack.content.pdf.Role;
import java.util.List;
import java.util.Locale;

/**
 * Things with a figure each, side by side in columns, large enough for arm's length.
 *
 * @param facts row by row
 * @param columns how many stand in a row
 * @param locale the language of the labels
 */
record FactGrid(List<Fact> facts, int columns, Locale locale) implements Drawing {
  /** Wider, labels and figures would be too far from each other. */
  private static final double MOST = 367;

  private static final double GAP = 20;
  private static final double FIGURE = 21;
  private static final double PAD = 2.4;

  /** A label with its figure. */
  record Fact(String label, String figure) {}

  FactGrid {
    facts = List.copyOf(facts);
  }

  @Override
  public double width(double available) {
    return Math.min(available, MOST);
  }

  @Override
  public double height(double width) {
    var height = 0.0;
    for (var first = 0; first < facts.size(); first += columns) {
      height += rowHeight(first, width);
    }
    return height;
  }

  private double column(double width) {
    return (width - GAP * (columns - 1)) / columns;
  }

  private double rowHeight(int first, double width) {
    return facts.subList(first, Math.min(facts.size(), first + columns)).stream()
            .mapToDouble(
                fact -> Canvas.height(fact.label(), Role.LARGE, column(width) - FIGURE, locale))
            .max()
            .orElse(0)
        + 2 * PAD;
  }

  @Override
  public boolean mirrored() {
    return true;
  }

  @Override
  public void paint(Canvas canvas, double x, double y, double width) {
    var top = y;
    var column = column(width);
    for (var first = 0; first < facts.size(); first += columns) {
      var height = rowHeight(first, width);
      for (var i = first; i < Math.min(facts.size(), first + columns); i++) {
        var left = x + (i - first) * (column + GAP);
        var fact = facts.get(i);
        canvas.text(
            fact.label(), Role.LARGE, left, top + PAD, column - FIGURE, Align.START, locale);
        canvas.label(fact.figure(), Role.FIGURE, left + column - 1, top + PAD + 13.2, Align.END);
        canvas.rule(left, top + height, left + column, top + height, Ink.HAIR, 0.5);
      }
      top += height;
    }
  }
}
