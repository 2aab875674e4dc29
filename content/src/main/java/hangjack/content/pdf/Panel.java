package hangjack.content.pdf;

/** A drawing that fills whatever room it is given; lengths in points. */
public interface Panel {
  /** Paints it with its upper left corner at a place of the canvas. */
  void paint(Canvas canvas, double x, double y, double width, double height);

  /** As {@link Drawing#mirrored}. */
  default boolean mirrored() {
    return true;
  }
}
