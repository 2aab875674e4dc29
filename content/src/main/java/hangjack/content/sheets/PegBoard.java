package hangjack.content.sheets;

import hangjack.content.pdf.Align;
import hangjack.content.pdf.Canvas;
import hangjack.content.pdf.Ink;
import hangjack.content.pdf.Panel;
import hangjack.content.pdf.Role;

/**
 * Holes to fill in, one a point, in groups of five; for each match a strip for each side.
 *
 * @param sides how many sides play
 * @param target how many points win
 * @param match what a match is called
 * @param name what stands before the place for a name
 */
record PegBoard(int sides, int target, String match, String name) implements Panel {
  private static final int IN_ROW = 40;
  private static final int GROUP = 5;
  private static final double PITCH = 10.4;
  private static final double BETWEEN = 4.5;
  private static final double RADIUS = 3.2;
  private static final double ROW = 15;
  private static final double HEAD = 21;
  private static final double FIGURES = 10;
  private static final double AFTER = 14;

  private int rows() {
    // the last hole of 81 or 121 stands at the end of a full row, not in one of its own
    return Math.max(1, (target + IN_ROW - 2) / IN_ROW);
  }

  private double strip() {
    return HEAD + rows() * (ROW + FIGURES);
  }

  private double matchHeight() {
    return sides * strip() + AFTER;
  }

  @Override
  public void paint(Canvas canvas, double x, double y, double width, double height) {
    var matches = Math.max(1, (int) ((height + AFTER) / matchHeight()));
    for (var i = 0; i < matches; i++) {
      var top = y + i * matchHeight();
      if (i > 0) {
        canvas.rule(x, top - AFTER / 2, x + width, top - AFTER / 2, Ink.HAIR, 0.5);
      }
      for (var side = 0; side < sides; side++) {
        strip(canvas, x, top + side * strip(), width, i, side);
      }
    }
  }

  private void strip(Canvas canvas, double x, double y, double width, int number, int side) {
    var letter = Character.toString('A' + side);
    var label = match + " " + (number + 1) + "  " + letter + "  " + name;
    canvas.label(label, Role.CAPTION_STRONG, x, y + 11, Align.START);
    var from = x + Canvas.width(label, Role.CAPTION_STRONG) + 5;
    canvas.rule(from, y + 13, x + width / 2, y + 13, Ink.GREY, 0.7);
    for (var hole = 0; hole < target; hole++) {
      var row = Math.min(hole / IN_ROW, rows() - 1);
      var place = hole - row * IN_ROW;
      var group = place / GROUP;
      var centre = x + RADIUS + 1 + place * PITCH + group * BETWEEN;
      var middle = y + HEAD + row * (ROW + FIGURES) + ROW / 2;
      var last = hole + 1 == target;
      canvas.circle(centre, middle, RADIUS, last ? Ink.GREEN : Ink.GREY, false, last ? 1.6 : 0.7);
      if (last || ((hole + 1) % (2 * GROUP) == 0 && hole + 2 < target)) {
        canvas.label(Integer.toString(hole + 1), Role.CAPTION, centre, middle + 13.5, Align.CENTER);
      }
    }
  }
}
