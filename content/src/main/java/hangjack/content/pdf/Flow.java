package hangjack.content.pdf;

import java.util.ArrayList;
import java.util.List;

/** Puts atoms on pages, one below the other, parting only what may be parted. */
final class Flow {
  /** An atom and where its top is. */
  record Placed(Atom atom, double y) {}

  private final double top;
  private final double bottom;
  private final List<List<Placed>> pages = new ArrayList<>();
  private List<Placed> page = new ArrayList<>();
  private double y;

  private Flow(double top, double bottom) {
    this.top = top;
    this.bottom = bottom;
    this.y = top;
  }

  /** The pages of the atoms, each between two heights of the paper. */
  static List<List<Placed>> pages(List<Atom> atoms, double top, double bottom) {
    var flow = new Flow(top, bottom);
    var group = new ArrayList<Atom>();
    for (var atom : atoms) {
      group.add(atom);
      if (!atom.keep()) {
        flow.place(group);
        group.clear();
      }
    }
    flow.place(group);
    flow.turn();
    return flow.pages;
  }

  private void place(List<Atom> group) {
    var height = group.stream().mapToDouble(atom -> atom.before() + atom.height()).sum();
    if (!fits(height)) {
      turn();
    }
    for (var atom : group) {
      if (!fits(atom.before() + atom.height())) {
        turn();
      }
      y += page.isEmpty() ? 0 : atom.before();
      page.add(new Placed(atom, y));
      y += atom.height();
    }
  }

  private boolean fits(double height) {
    return y + height <= bottom + 0.01;
  }

  private void turn() {
    if (!page.isEmpty()) {
      pages.add(page);
      page = new ArrayList<>();
    }
    y = top;
  }
}
