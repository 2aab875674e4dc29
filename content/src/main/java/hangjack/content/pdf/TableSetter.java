package hangjack.content.pdf;

import hangjack.content.pdf.Block.Row;
import hangjack.content.pdf.Block.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.apache.pdfbox.pdmodel.documentinterchange.logicalstructure.PDStructureElement;
import org.apache.pdfbox.pdmodel.documentinterchange.taggedpdf.PDTableAttributeObject;

/** Sets a table, one atom a row, with thin rules between the rows. */
final class TableSetter {
  private static final double GAP = 10;
  private static final double PAD = 2.2;

  private final Structure structure;
  private final PDStructureElement parent;
  private final Locale locale;
  private final double x;
  private final double width;

  TableSetter(
      Structure structure, PDStructureElement parent, Locale locale, double x, double width) {
    this.structure = structure;
    this.parent = parent;
    this.locale = locale;
    this.x = x;
    this.width = width;
  }

  List<Atom> set(Table table) {
    var element = structure.element(parent, "Table");
    var atoms = new ArrayList<Atom>();
    var head = table.head().stream().map(Inline::plain).toList();
    if (table.head().stream().anyMatch(text -> !text.isEmpty())) {
      atoms.add(row(table, element, new Row(head, false), Role.HEAD_CELL, true).after(7).kept());
    }
    for (var row : table.rows()) {
      atoms.add(row(table, element, row, Role.CELL, false).kept());
    }
    var last = atoms.removeLast();
    atoms.add(new Atom(last.before(), last.height(), false, last.painter()));
    return atoms;
  }

  private Atom row(Table table, PDStructureElement element, Row row, Role role, boolean head) {
    var tag = structure.element(element, "TR");
    var total = table.columns().stream().mapToDouble(Block.Column::share).sum();
    var free = width - GAP * (table.columns().size() - 1);
    var cells = new ArrayList<Cell>();
    var left = x;
    for (var i = 0; i < row.cells().size(); i++) {
      var column = table.columns().get(i);
      var room = free * column.share() / total;
      var cell = structure.element(tag, head || i == 0 ? "TH" : "TD");
      if (head || i == 0) {
        var scope = new PDTableAttributeObject();
        scope.setScope(
            head ? PDTableAttributeObject.SCOPE_COLUMN : PDTableAttributeObject.SCOPE_ROW);
        cell.addAttribute(scope);
      }
      var lines = Lines.of(row.cells().get(i), role, room, locale);
      cells.add(new Cell(cell, lines, left, room, column.align()));
      left += room + GAP;
    }
    var most = cells.stream().mapToInt(cell -> cell.lines().size()).max().orElse(1);
    var height = most * role.leading() + 2 * PAD;
    return new Atom(0, height, false, (canvas, y) -> paint(canvas, y, height, role, cells, row));
  }

  private record Cell(
      PDStructureElement element, List<Line> lines, double x, double width, Align align) {}

  private void paint(Canvas canvas, double y, double height, Role role, List<Cell> cells, Row row) {
    canvas.artifact(
        () -> {
          if (row.marked()) {
            canvas.area(x - 8, y, 2.2, height, 0, Ink.GREEN);
          }
          canvas.rule(x, y + height, x + width, y + height, Ink.HAIR, 0.5);
        });
    for (var cell : cells) {
      for (var i = 0; i < cell.lines().size(); i++) {
        var line = cell.lines().get(i);
        var at = cell.x() + cell.align().shift(cell.width(), line.width());
        var baseline = y + PAD + i * role.leading() + role.baseline();
        canvas.tagged(cell.element(), () -> canvas.line(line, at, baseline));
      }
    }
  }
}
