package hangjack.content.sheets;

import hangjack.content.pdf.Align;
import hangjack.content.pdf.Canvas;
import hangjack.content.pdf.Drawing;
import hangjack.content.pdf.Ink;
import hangjack.content.pdf.Role;
import java.util.List;

/** Choices on a line, each with a box before it to tick. */
record TickLine(List<String> choices) implements Drawing {
  private static final double BOX = 9;
  private static final double GAP = 22;

  TickLine {
    choices = List.copyOf(choices);
  }

  @Override
  public double width(double available) {
    return available;
  }

  @Override
  public double height() {
    return Role.BODY.leading();
  }

  @Override
  public boolean mirrored() {
    return true;
  }

  @Override
  public void paint(Canvas canvas, double x, double y, double width) {
    var left = x;
    for (var choice : choices) {
      canvas.frame(left, y + 2.5, BOX, BOX, 0, Ink.BLACK, 0.7);
      canvas.label(choice, Role.BODY, left + BOX + 5, y + 10.4, Align.START);
      left += BOX + 5 + Canvas.width(choice, Role.BODY) + GAP;
    }
  }
}
