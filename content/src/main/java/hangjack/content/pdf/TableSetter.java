package hangjack.content.pdf;

import hangjack.content.pdf.Block.Row;
import hangjack.content.pdf.Block.Table;
import java.util.ArrayList;
import java.util.List;
import org.apache.pdfbox.pdmodel.documentinterchange.logicalstructure.PDStructureElement;
import org.apache.pdfbox.pdmodel.documentinterchange.taggedpdf.PDTableAttributeObject;

/** Sets a table, one atom a row, with thin rules between the rows. */
final class TableSetter {
  private static final double GAP = 10;
  private static final double PAD = 2.2;

  /** Tables of at most this height, in points, are not divided. */
  private static final double UNDIVIDED = 300;

  /** How many rows a page has at least of a table that is divided. */
  private static final int FEWEST = 2;

  /** A row that is higher, in points, may go over to the next page between two of its lines. */
  private static final double TALL = 160;

  private final Frame frame;

  TableSetter(Frame frame) {
    this.frame = frame;
  }

  List<Atom> set(Table table) {
    var element = frame.element("Table");
    var head = table.head().stream().map(Inline::plain).toList();
    var hasHead = table.head().stream().anyMatch(text -> !text.isEmpty());
    var atoms = new ArrayList<Atom>();
    // On a further page the head is only shown once more, not read again.
    var again = new ArrayList<Atom>();
    if (hasHead) {
      var cells = cells(table, element, new Row(head, false), Role.HEAD_CELL, true);
      var set = row(cells, false, false);
      set.set(0, set.getFirst().after(7));
      set.stream().map(Atom::kept).forEach(atoms::add);
      if (set.size() == 1) {
        again.addAll(row(cells, false, true));
      }
    }
    var rows = new ArrayList<List<Atom>>();
    for (var row : table.rows()) {
      var cells = cells(table, element, row, Role.CELL, false);
      rows.add(row(cells, row.marked(), false).stream().map(atom -> atom.under(again)).toList());
    }
    var height = rows.stream().flatMap(List::stream).mapToDouble(Atom::height).sum();
    for (var i = 0; i < rows.size(); i++) {
      var keep = height <= UNDIVIDED || i < FEWEST - 1 || i >= rows.size() - FEWEST;
      var row = rows.get(i);
      atoms.addAll(row.subList(0, row.size() - 1));
      atoms.add(keep && i + 1 < rows.size() ? row.getLast().kept() : row.getLast());
    }
    return atoms;
  }

  private List<Cell> cells(
      Table table, PDStructureElement element, Row row, Role role, boolean head) {
    var tag = frame.below(element).element("TR");
    var total = table.columns().stream().mapToDouble(Block.Column::share).sum();
    var free = frame.width() - GAP * (table.columns().size() - 1);
    var cells = new ArrayList<Cell>();
    var left = frame.x();
    for (var i = 0; i < row.cells().size(); i++) {
      var column = table.columns().get(i);
      var room = free * column.share() / total;
      var cell = frame.below(tag).element(head || i == 0 ? "TH" : "TD");
      if (head || i == 0) {
        var scope = new PDTableAttributeObject();
        scope.setScope(
            head ? PDTableAttributeObject.SCOPE_COLUMN : PDTableAttributeObject.SCOPE_ROW);
        cell.addAttribute(scope);
      }
      var setting = frame.setting(role);
      var lines = Lines.of(row.cells().get(i), setting, room);
      cells.add(new Cell(cell, lines, setting, left, room, column.align()));
      left += room + GAP;
    }
    return cells;
  }

  /** A row as one atom, or a tall one as an atom for each line. */
  private List<Atom> row(List<Cell> cells, boolean marked, boolean again) {
    var count = cells.stream().mapToInt(cell -> cell.lines().size()).max().orElse(0);
    var leading = cells.getFirst().setting().leading();
    if (count * leading <= TALL) {
      return new ArrayList<>(List.of(part(cells, 0, Math.max(1, count), count, marked, again)));
    }
    var atoms = new ArrayList<Atom>();
    for (var i = 0; i < count; i++) {
      var part = part(cells, i, i + 1, count, marked, again);
      atoms.add(i == 0 || i == count - 2 ? part.kept() : part);
    }
    return atoms;
  }

  /** Some lines of a row; with the first and the last goes the white above and below the row. */
  private Atom part(List<Cell> cells, int from, int to, int count, boolean marked, boolean again) {
    var leading = cells.getFirst().setting().leading();
    var above = from == 0 ? PAD : 0;
    var last = to >= count;
    var height = Math.min(to, count) * leading - from * leading + above + (last ? PAD : 0);
    return new Atom(
        0,
        height,
        false,
        (canvas, y) -> {
          canvas.artifact(() -> lines(canvas, y, height, marked, last));
          cells.forEach(cell -> cell.paint(canvas, y + above, from, to, again));
        });
  }

  private record Cell(
      PDStructureElement element,
      List<Line> lines,
      Setting setting,
      double x,
      double width,
      Align align) {
    /** Paints those of its lines between two numbers. */
    void paint(Canvas canvas, double top, int from, int to, boolean again) {
      for (var i = from; i < Math.min(to, lines.size()); i++) {
        var line = lines.get(i);
        var at = x + align.shift(width, line.width());
        var baseline = top + (i - from) * setting.leading() + setting.baseline();
        if (again) {
          canvas.artifact(() -> canvas.line(line, at, baseline));
        } else {
          canvas.tagged(element, () -> canvas.line(line, at, baseline));
        }
      }
    }
  }

  /** The bar beside a marked row, and the rule under its end. */
  private void lines(Canvas canvas, double y, double height, boolean marked, boolean last) {
    if (marked) {
      canvas.area(frame.x() - 8, y, 2.2, height, 0, Ink.GREEN);
    }
    if (last) {
      var right = frame.x() + frame.width();
      canvas.rule(frame.x(), y + height, right, y + height, Ink.HAIR, 0.5);
    }
  }
}
