package hangjack.app.web;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.html.NativeTable;
import com.vaadin.flow.component.html.NativeTableHeaderCell;
import com.vaadin.flow.component.html.NativeTableRow;
import com.vaadin.flow.component.html.Span;
import java.util.stream.Stream;

/** Tables to be read: a caption, a row of headings, and a heading to each row. */
public final class Tables {
  private Tables() {}

  /** An empty table. */
  public static NativeTable titled(String caption, String... columns) {
    var table = new NativeTable();
    table.addClassName("facts");
    table.setCaptionText(caption);
    var headings = table.getHead().addRow();
    Stream.of(columns).forEach(column -> headings.add(heading(column, "col")));
    return table;
  }

  /** Adds a row: its heading, then its cells. */
  public static NativeTableRow row(NativeTable table, String heading, Component... cells) {
    var row = table.getBody().addRow();
    row.add(heading(heading, "row"));
    Stream.of(cells).forEach(cell -> row.addDataCell().add(cell));
    return row;
  }

  /** Adds a row whose heading has a note below it. */
  public static NativeTableRow notedRow(
      NativeTable table, String heading, String note, Component... cells) {
    var row = row(table, heading, cells);
    var below = new Span(note);
    below.addClassName("note");
    row.getHeaderCell(0).orElseThrow().add(below);
    return row;
  }

  /** A number that can be compared with the one above it. */
  public static Span number(String digits) {
    var number = new Span(digits);
    number.addClassName("number");
    return number;
  }

  private static NativeTableHeaderCell heading(String words, String scope) {
    var cell = new NativeTableHeaderCell(words);
    cell.getElement().setAttribute("scope", scope);
    return cell;
  }
}
