package hangjack.content.pdf;

import hangjack.content.pdf.Atom.Painter;
import java.util.ArrayList;
import java.util.List;

/** Columns side by side, each of which goes over to the next page by itself. */
record Beside(double before, boolean keep, List<List<Atom>> columns) implements Item {
  Beside {
    columns = columns.stream().map(List::copyOf).toList();
  }

  /** Columns of at most this height, in points, are not divided. */
  private static final double UNDIVIDED = 240;

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
    if (height() <= UNDIVIDED) {
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
    return new Beside(before, true, columns);
  }

  @Override
  public Beside after(double white) {
    return new Beside(white, keep, columns);
  }

  @Override
  public Beside with(Painter more) {
    var changed = new ArrayList<>(columns);
    var first = new ArrayList<>(changed.getFirst());
    first.set(0, first.getFirst().with(more));
    changed.set(0, first);
    return new Beside(before, keep, changed);
  }

  @Override
  public Beside facing(boolean rightToLeft) {
    var turned =
        columns.stream()
            .map(column -> column.stream().map(atom -> atom.facing(rightToLeft)).toList())
            .toList();
    return new Beside(before, keep, turned);
  }
}
