package hangjack.content.pdf;

/**
 * The smallest thing that goes on a page whole, such as a line of text.
 *
 * @param before white above it, dropped at the top of a page
 * @param height of the atom itself
 * @param keep whether it must not be parted from the atom after it
 * @param painter paints it
 */
record Atom(double before, double height, boolean keep, Painter painter) {
  /** Paints an atom whose top is at y. */
  interface Painter {
    void paint(Canvas canvas, double y);
  }

  Atom kept() {
    return new Atom(before, height, true, painter);
  }

  Atom after(double white) {
    return new Atom(white, height, keep, painter);
  }

  /** The same atom with something more to paint. */
  Atom with(Painter more) {
    return new Atom(
        before,
        height,
        keep,
        (canvas, y) -> {
          more.paint(canvas, y);
          painter.paint(canvas, y);
        });
  }
}
