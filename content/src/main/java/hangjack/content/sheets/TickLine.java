package hangjack.content.sheets;

import hangjack.content.pdf.Align;
import hangjack.content.pdf.Canvas;
import hangjack.content.pdf.Drawing;
import hangjack.content.pdf.Ink;
import hangjack.content.pdf.Role;
import java.util.ArrayList;
import java.util.List;

/** Choices side by side, each with a box before it to tick, on as many lines as they need. */
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
  public double height(double width) {
    return lines(width).size() * Role.BODY.leading();
  }

  private List<List<String>> lines(double room) {
    var lines = new ArrayList<List<String>>();
    var line = new ArrayList<String>();
    var taken = 0.0;
    for (var choice : choices) {
      if (!line.isEmpty() && taken + width(choice) > room) {
        lines.add(List.copyOf(line));
        line.clear();
        taken = 0;
      }
      line.add(choice);
      taken += width(choice) + GAP;
    }
    lines.add(line);
    return lines;
  }

  private static double width(String choice) {
    return BOX + 5 + Canvas.width(choice, Role.BODY);
  }

  @Override
  public boolean mirrored() {
    return true;
  }

  @Override
  public void paint(Canvas canvas, double x, double y, double width) {
    var top = y;
    for (var line : lines(width)) {
      var left = x;
      for (var choice : line) {
        canvas.frame(left, top + 2.5, BOX, BOX, 0, Ink.BLACK, 0.7);
        canvas.label(choice, Role.BODY, left + BOX + 5, top + 10.4, Align.START);
        left += width(choice) + GAP;
      }
      top += Role.BODY.leading();
    }
  }
}
