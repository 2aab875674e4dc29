package hangjack.content.pdf;

/** A picture made of lines, areas, cards and short texts; lengths in points. */
public interface Drawing {
  /** The width it takes, at most the given one. */
  double width(double available);

  /** Its height where it takes that width. */
  double height(double width);

  /** Paints it with its upper left corner at a place of the canvas. */
  void paint(Canvas canvas, double x, double y, double width);

  /**
   * Whether it is turned about where lines run from right to left: rows of cards and forms are,
   * plans of a real place are not. Its letters never are.
   */
  default boolean mirrored() {
    return false;
  }
}
