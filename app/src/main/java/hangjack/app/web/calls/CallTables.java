package hangjack.app.web.calls;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.NativeTable;
import com.vaadin.flow.component.html.Paragraph;
import hangjack.analyzer.search.CallMoment;
import hangjack.analyzer.search.CallMoment.Caller;
import hangjack.analyzer.search.CallValueTable;
import hangjack.analyzer.search.CallValueTable.CallValue;
import hangjack.analyzer.search.CallValueTable.Row;
import hangjack.app.web.Tables;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** The values of the calls of one moment: a table for each number of trumps. */
final class CallTables extends Div {
  private final CallTexts words;

  CallTables(CallValueTable table, CallMoment moment, CallTexts words) {
    this.words = words;
    addClassName("call-tables");
    var bids = moment.caller() != Caller.ELDER && moment.caller() != Caller.DEALER;
    if (bids) {
      add(new Paragraph(words.text("values.bids")));
    }
    add(new Paragraph(words.share(table, moment)));
    CallGroup.of(table, moment).forEach(group -> add(scrolling(group)));
  }

  /** Many bids are wider than a phone; so the table moves, and not the page. */
  private Div scrolling(CallGroup group) {
    var frame = new Div(table(group));
    frame.addClassName("wide-table");
    frame.getElement().setAttribute("tabindex", "0");
    frame.getElement().setAttribute("role", "group");
    frame.getElement().setAttribute("aria-label", words.trumps(group.trumps()));
    return frame;
  }

  private NativeTable table(CallGroup group) {
    var calls = group.rows().getFirst().calls().stream().map(CallValue::call).toList();
    var columns = new ArrayList<>(List.of(words.text("hand")));
    calls.forEach(call -> columns.add(words.call(call)));
    columns.add(words.text("better"));
    var table = Tables.titled(words.trumps(group.trumps()), columns.toArray(String[]::new));
    group.rows().forEach(row -> row(table, row, calls));
    return table;
  }

  private void row(NativeTable table, Row row, List<String> calls) {
    var best = row.best();
    var cells = new ArrayList<Component>();
    for (var call : calls) {
      var value = row.calls().stream().filter(one -> one.call().equals(call)).findFirst();
      var shown = Tables.number(value.map(this::points).orElse("–"));
      if (value.filter(best::equals).isPresent()) {
        shown.addClassName("best");
      }
      cells.add(shown);
    }
    cells.add(Finding.of(best, words));
    Tables.notedRow(
        table,
        words.hand(row.hand()),
        words.text("deals", Map.of("deals", row.deals())),
        cells.toArray(Component[]::new));
  }

  private String points(CallValue value) {
    return words.figures().aligned(value.points());
  }
}
