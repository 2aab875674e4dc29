package hangjack.content.pdf;

import hangjack.content.pdf.Atom.Painter;
import java.util.Locale;

/** What takes the rest of a page, at least a certain height of it. */
record Filling(double before, double least, boolean keep, Filler filler) implements Item {
  /** Paints what fills a page from y to a height below it. */
  interface Filler {
    void paint(Canvas canvas, double y, double height);
  }

  @Override
  public double height() {
    return least;
  }

  /** As an atom that is as high as the room for it. */
  Atom filled(double height) {
    return new Atom(before, height, keep, (canvas, y) -> filler.paint(canvas, y, height));
  }

  @Override
  public Filling kept() {
    return new Filling(before, least, true, filler);
  }

  @Override
  public Filling after(double white) {
    return new Filling(white, least, keep, filler);
  }

  @Override
  public Filling with(Painter more) {
    return new Filling(
        before,
        least,
        keep,
        (canvas, y, height) -> {
          more.paint(canvas, y);
          filler.paint(canvas, y, height);
        });
  }

  @Override
  public Filling in(Locale locale) {
    return new Filling(
        before,
        least,
        keep,
        (canvas, y, height) -> canvas.in(locale, () -> filler.paint(canvas, y, height)));
  }
}
