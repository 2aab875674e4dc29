package hangjack.content.pdf;

import hangjack.content.pdf.Atom.Painter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * Columns side by side, each of which goes over to the next page by itself.
 *
 * @param undivided columns of at most this height, in points, are not divided
 */
record Beside(double before, boolean keep, double undivided, List<List<Atom>> columns)
    implements Item {
  Beside {
    columns = columns.stream().map(List::copyOf).toList();
  }

  /** Of a third of a page, for columns that are read as one. */
  static final double USUAL = 240;

  @Override
  public double height() {
    return columns.stream().mapToDouble(Beside::height).max().orElse(0);
  }

  static double height(List<Atom> atoms) {
    var height = 0.0;
    for (var i = 0; i < atoms.size(); i++) {
      height += atoms.get(i).height() + (i == 0 ? 0 : atoms.get(i).before());
    }
    return height;
  }

  @Override
  public double least() {
    if (height() <= undivided) {
      return height();
    }
    return columns.stream().mapToDouble(column -> height(first(column))).max().orElse(0);
  }

  /** The atoms from the start that are not parted. */
  static List<Atom> first(List<Atom> atoms) {
    var count = 0;
    while (count < atoms.size() && atoms.get(count).keep()) {
      count++;
    }
    return atoms.subList(0, Math.min(atoms.size(), count + 1));
  }

  @Override
  public Beside kept() {
    return new Beside(before, true, undivided, columns);
  }

  @Override
  public Beside after(double white) {
    return new Beside(white, keep, undivided, columns);
  }

  @Override
  public Beside with(Painter more) {
    var changed = new ArrayList<>(columns);
    var first = new ArrayList<>(changed.getFirst());
    first.set(0, first.getFirst().with(more));
    changed.set(0, first);
    return new Beside(before, keep, undivided, changed);
  }

  @Override
  public Beside in(Locale locale) {
    var turned =
        columns.stream()
            .map(column -> column.stream().map(atom -> atom.in(locale)).toList())
            .toList();
    return new Beside(before, keep, undivided, turned);
  }
}
