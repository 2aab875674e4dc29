package hangjack.content.sheets;

import hangjack.content.pdf.Align;
import hangjack.content.pdf.Canvas;
import hangjack.content.pdf.Ink;
import hangjack.content.pdf.Panel;
import hangjack.content.pdf.Role;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * A grid to write in: places for the names, heads, and a row for each deal. A column belongs to a
 * side, called A, B and so on, or to all of them.
 *
 * @param groups columns under a common head, from left to right
 * @param sides how many sides there are
 * @param chips how many chips are drawn for each side's score; 0 for none
 * @param name what stands before the place for a name
 */
record ScoreGrid(List<Group> groups, int sides, int chips, String name, Locale locale)
    implements Panel {
  private static final double NAMES = 26;
  private static final double ROW = 19;
  private static final double LETTERS = 13;
  private static final double PAD = 3;
  private static final double CHIP = 7.4;
  private static final double NARROWEST = 19;

  /**
   * Columns under a head.
   *
   * @param cells 1, or one for each side
   */
  record Group(String title, int cells, Content content) {
    /** What is printed in the cells. */
    enum Content {
      NUMBER,
      EMPTY,
      SCORE
    }
  }

  ScoreGrid {
    groups = List.copyOf(groups);
  }

  /** The heads have two lines at most: no title has more than two words. */
  private double head() {
    var lines = groups.stream().anyMatch(group -> group.title().contains(" ")) ? 2 : 1;
    return lines * Role.CAPTION.leading() + 2 * PAD + LETTERS;
  }

  @Override
  public void paint(Canvas canvas, double x, double y, double width, double height) {
    var rows = (int) ((height - NAMES - head()) / ROW);
    names(canvas, x, y, width);
    var widths = widths(width);
    var top = y + NAMES;
    // the heads come first, as they are read first
    for (var heads : List.of(true, false)) {
      var left = x;
      for (var i = 0; i < groups.size(); i++) {
        if (heads) {
          head(canvas, groups.get(i), left, top, widths.get(i), rows);
        } else {
          cells(canvas, groups.get(i), left, top, widths.get(i), rows);
        }
        left += widths.get(i);
      }
    }
    canvas.rule(x, top, x + width, top, Ink.BLACK, 1);
    for (var row = 0; row <= rows; row++) {
      var at = top + head() + row * ROW;
      var strong = row == 0 || row == rows;
      var fifth = row % 5 == 0;
      canvas.rule(x, at, x + width, at, strong ? Ink.BLACK : Ink.GREY, strong ? 1 : 0.5);
      if (fifth && !strong) {
        canvas.rule(x, at, x + width, at, Ink.BLACK, 0.9);
      }
    }
  }

  private void names(Canvas canvas, double x, double y, double width) {
    var gap = 16;
    var room = (width - gap * (sides - 1)) / sides;
    for (var side = 0; side < sides; side++) {
      var left = x + side * (room + gap);
      var label = letter(side) + "  " + name;
      canvas.label(label, Role.CAPTION_STRONG, left, y + 13, Align.START);
      var from = left + Canvas.width(label, Role.CAPTION_STRONG) + 5;
      canvas.rule(from, y + 15, left + room, y + 15, Ink.GREY, 0.7);
    }
  }

  /** As wide as the heads need, and what is left of the page for all cells alike. */
  private List<Double> widths(double width) {
    var least = new ArrayList<Double>();
    for (var group : groups) {
      var words = 0.0;
      for (var word : group.title().split(" ", -1)) {
        words = Math.max(words, Canvas.width(word, Role.CAPTION_STRONG));
      }
      var drawn = group.content() == Group.Content.SCORE ? chips * CHIP + PAD : 0;
      var cell = Math.max(NARROWEST, drawn);
      least.add(Math.max(words + 2 * PAD, group.cells() * cell));
    }
    var free = width - least.stream().mapToDouble(Double::doubleValue).sum();
    var cells = groups.stream().mapToInt(Group::cells).sum() - 1;
    var widths = new ArrayList<Double>();
    for (var i = 0; i < groups.size(); i++) {
      var grows = groups.get(i).content() == Group.Content.NUMBER ? 0 : groups.get(i).cells();
      widths.add(least.get(i) + free * grows / cells);
    }
    return widths;
  }

  private void head(Canvas canvas, Group group, double x, double y, double width, int rows) {
    if (group.content() == Group.Content.SCORE) {
      canvas.area(x, y, width, head() + rows * ROW, 0, Ink.TINT);
    }
    canvas.text(
        group.title(), Role.CAPTION_STRONG, x + 1, y + PAD, width - 2, Align.CENTER, locale);
    var cell = width / group.cells();
    for (var i = 0; i < group.cells() && group.cells() > 1; i++) {
      var middle = x + (i + 0.5) * cell;
      canvas.label(letter(i), Role.CAPTION, middle, y + head() - 3.5, Align.CENTER);
    }
  }

  private void cells(Canvas canvas, Group group, double x, double y, double width, int rows) {
    var bottom = y + head() + rows * ROW;
    canvas.rule(x, y, x, bottom, Ink.BLACK, 0.9);
    canvas.rule(x + width, y, x + width, bottom, Ink.BLACK, 0.9);
    var cell = width / group.cells();
    for (var i = 0; i < group.cells(); i++) {
      var left = x + i * cell;
      if (i > 0) {
        canvas.rule(left, y + head() - LETTERS, left, bottom, Ink.GREY, 0.5);
      }
      for (var row = 0; row < rows; row++) {
        cell(canvas, group, row, left, y + head() + row * ROW, cell);
      }
    }
  }

  private void cell(Canvas canvas, Group group, int row, double x, double y, double width) {
    switch (group.content()) {
      case NUMBER ->
          canvas.label(
              Integer.toString(row + 1), Role.CAPTION, x + width / 2, y + 12.5, Align.CENTER);
      case EMPTY -> {}
      case SCORE -> {
        var from = x + (width - (chips - 1) * CHIP) / 2;
        for (var chip = 0; chip < chips; chip++) {
          canvas.circle(from + chip * CHIP, y + ROW / 2, 2.7, Ink.GREY, false, 0.6);
        }
      }
    }
  }

  private static String letter(int side) {
    return Character.toString('A' + side);
  }
}
