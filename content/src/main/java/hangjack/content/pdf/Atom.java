package hangjack.content.pdf;

import java.util.List;
import java.util.Locale;

/**
 * The smallest thing that goes on a page whole, such as a line of text.
 *
 * @param before white above it, dropped at the top of a page
 * @param height of the atom itself
 * @param keep whether it must not be parted from the item after it
 * @param painter paints it
 * @param again what is set once more above it where it begins a page, such as a head row
 */
record Atom(double before, double height, boolean keep, Painter painter, List<Atom> again)
    implements Item {
  Atom {
    again = List.copyOf(again);
  }

  /** An atom under which nothing is repeated. */
  Atom(double before, double height, boolean keep, Painter painter) {
    this(before, height, keep, painter, List.of());
  }

  /** Paints an atom whose top is at y. */
  interface Painter {
    void paint(Canvas canvas, double y);
  }

  @Override
  public double least() {
    return height;
  }

  @Override
  public Atom kept() {
    return new Atom(before, height, true, painter, again);
  }

  @Override
  public Atom after(double white) {
    return new Atom(white, height, keep, painter, again);
  }

  @Override
  public Atom with(Painter more) {
    return new Atom(
        before,
        height,
        keep,
        (canvas, y) -> {
          more.paint(canvas, y);
          painter.paint(canvas, y);
        },
        again);
  }

  /** The same atom with something set once more above it where it begins a page. */
  Atom under(List<Atom> head) {
    return new Atom(before, height, keep, painter, head);
  }

  @Override
  public Atom in(Locale locale) {
    return new Atom(
        before,
        height,
        keep,
        (canvas, y) -> canvas.in(locale, () -> painter.paint(canvas, y)),
        again.stream().map(atom -> atom.in(locale)).toList());
  }
}
