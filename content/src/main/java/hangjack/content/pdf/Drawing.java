package hangjack.content.pdf;

/** A picture made of lines, areas, cards and short texts; lengths in points. */
public interface Drawing {
  /** The width it takes, at most the given one. */
  double width(double available);

  double height();

  /** Paints it with its upper left corner at a place of the canvas. */
  void paint(Canvas canvas, double x, double y, double width);
}
