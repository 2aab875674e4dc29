package hangjack.content.pdf;

import java.util.ArrayList;
import java.util.List;

/** Puts items on pages, one below the other, parting only what may be parted. */
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

  /** The pages of the items, each between two heights of the paper. */
  static List<List<Placed>> pages(List<Item> items, double top, double bottom) {
    var flow = new Flow(top, bottom);
    var group = new ArrayList<Item>();
    for (var item : items) {
      group.add(item);
      if (!item.keep()) {
        flow.place(group);
        group.clear();
      }
    }
    flow.place(group);
    flow.turn();
    return flow.pages;
  }

  private void place(List<Item> group) {
    var height = group.stream().mapToDouble(item -> item.before() + item.least()).sum();
    if (!fits(height)) {
      turn();
    }
    for (var item : group) {
      if (!fits(item.before() + item.least())) {
        turn();
      }
      switch (item) {
        case Atom atom -> place(atom);
        case Beside beside -> place(beside);
        case Filling filling -> {
          var white = page.isEmpty() ? 0 : filling.before();
          place(filling.filled(bottom - y - white));
        }
      }
    }
  }

  private void place(Atom atom) {
    if (page.isEmpty()) {
      atom.again().forEach(this::put);
    }
    y += page.isEmpty() ? 0 : atom.before();
    put(atom);
  }

  private void put(Atom atom) {
    page.add(new Placed(atom, y));
    y += atom.height();
  }

  private void place(Beside beside) {
    y += page.isEmpty() ? 0 : beside.before();
    var rest = beside.columns();
    while (rest.stream().anyMatch(column -> !column.isEmpty())) {
      var start = y;
      var lowest = y;
      var after = new ArrayList<List<Atom>>();
      for (var column : rest) {
        y = start;
        after.add(fill(column));
        lowest = Math.max(lowest, y);
      }
      rest = after;
      y = lowest;
      if (rest.stream().anyMatch(column -> !column.isEmpty())) {
        turn();
      }
    }
  }

  /** Puts as many atoms of a column on the page as there is room for; what is left. */
  private List<Atom> fill(List<Atom> column) {
    var start = y;
    var put = 0;
    if (start == top && !column.isEmpty()) {
      column.getFirst().again().forEach(this::put);
    }
    var begin = y;
    while (put < column.size()) {
      var group = Beside.first(column.subList(put, column.size()));
      var white = y == begin ? 0 : group.getFirst().before();
      var fits = fits(white + Beside.height(group));
      if (!fits && (y > begin || start > top)) {
        break;
      }
      // A group that is too high for any page is parted where that page ends.
      var count = 0;
      for (var atom : group) {
        var before = y == begin ? 0 : atom.before();
        if (!fits && count > 0 && !fits(before + atom.height())) {
          break;
        }
        y += before;
        put(atom);
        count++;
      }
      put += count;
      if (count < group.size()) {
        break;
      }
    }
    return column.subList(put, column.size());
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
