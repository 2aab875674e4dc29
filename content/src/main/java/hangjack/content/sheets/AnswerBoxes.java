package hangjack.content.sheets;

import hangjack.content.pdf.Align;
import hangjack.content.pdf.Canvas;
import hangjack.content.pdf.Drawing;
import hangjack.content.pdf.Ink;
import hangjack.content.pdf.Role;
import java.util.List;

/** Lines to write on, side by side, each with a word before it. */
record AnswerBoxes(List<String> labels) implements Drawing {
  private static final double HEIGHT = 25;
  private static final double GAP = 14;
  private static final double WIDEST = 200;

  AnswerBoxes {
    labels = List.copyOf(labels);
  }

  @Override
  public double width(double available) {
    return Math.min(available, labels.size() * WIDEST);
  }

  @Override
  public double height(double width) {
    return HEIGHT;
  }

  @Override
  public boolean mirrored() {
    return true;
  }

  @Override
  public void paint(Canvas canvas, double x, double y, double width) {
    var room = (width - GAP * (labels.size() - 1)) / labels.size();
    var baseline = y + HEIGHT - 6;
    for (var i = 0; i < labels.size(); i++) {
      var left = x + i * (room + GAP);
      canvas.label(labels.get(i), Role.CAPTION_STRONG, left, baseline, Align.START);
      var from = left + Canvas.width(labels.get(i), Role.CAPTION_STRONG) + 5;
      canvas.rule(from, baseline + 2, left + room, baseline + 2, Ink.GREY, 0.7);
    }
  }
}
