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
      atoms.add(row(cells, false, false).after(7).kept());
      again.add(row(cells, false, true));
    }
    var rows = new ArrayList<Atom>();
    for (var row : table.rows()) {
      var cells = cells(table, element, row, Role.CELL, false);
      var atom = row(cells, row.marked(), false);
      rows.add(atom.under(again));
    }
    var whole = rows.stream().mapToDouble(Atom::height).sum() <= UNDIVIDED;
    for (var i = 0; i < rows.size(); i++) {
      var keep = whole || i < FEWEST - 1 || i >= rows.size() - FEWEST;
      atoms.add(keep && i + 1 < rows.size() ? rows.get(i).kept() : rows.get(i));
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

  private Atom row(List<Cell> cells, boolean marked, boolean again) {
    var height = cells.stream().mapToDouble(Cell::height).max().orElse(0) + 2 * PAD;
    return new Atom(
        0, height, false, (canvas, y) -> paint(canvas, y, height, cells, marked, again));
  }

  private record Cell(
      PDStructureElement element,
      List<Line> lines,
      Setting setting,
      double x,
      double width,
      Align align) {
    double height() {
      return lines.size() * setting.leading();
    }

    void paint(Canvas canvas, double y, boolean again) {
      for (var i = 0; i < lines.size(); i++) {
        var line = lines.get(i);
        var at = x + align.shift(width, line.width());
        var baseline = y + PAD + i * setting.leading() + setting.baseline();
        if (again) {
          canvas.artifact(() -> canvas.line(line, at, baseline));
        } else {
          canvas.tagged(element, () -> canvas.line(line, at, baseline));
        }
      }
    }
  }

  private void paint(
      Canvas canvas, double y, double height, List<Cell> cells, boolean marked, boolean again) {
    canvas.artifact(
        () -> {
          if (marked) {
            canvas.area(frame.x() - 8, y, 2.2, height, 0, Ink.GREEN);
          }
          var right = frame.x() + frame.width();
          canvas.rule(frame.x(), y + height, right, y + height, Ink.HAIR, 0.5);
        });
    cells.forEach(cell -> cell.paint(canvas, y, again));
  }
}
