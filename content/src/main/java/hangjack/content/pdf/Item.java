package hangjack.content.pdf;

import hangjack.content.pdf.Atom.Painter;
import java.util.Locale;

/** What goes down a page: lines and the like, columns side by side, or what fills the page. */
sealed interface Item permits Atom, Beside, Filling {
  /** White above it, dropped at the top of a page. */
  double before();

  /** Of the whole item. */
  double height();

  /** The room under which it does not begin on a page. */
  double least();

  /** Whether it must not be parted from the item after it. */
  boolean keep();

  /** The same item that is not parted from the next one. */
  Item kept();

  /** The same item with other white above it. */
  Item after(double white);

  /** The same item with something more to paint where it begins. */
  Item with(Painter more);

  /** The same item on a canvas whose lines are in that language, and run in its direction. */
  Item in(Locale locale);
}
