package hangjack.app.web.review;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.NativeTable;
import com.vaadin.flow.component.html.Span;
import hangjack.analyzer.play.Action;
import hangjack.analyzer.review.Decision;
import hangjack.analyzer.review.FairValues;
import hangjack.analyzer.search.OpenValues;
import hangjack.app.web.Tables;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What the choice made and the best one were worth, on what the player could see and with all cards
 * seen.
 */
final class ValuesTable extends Div {
  private final Decision decision;
  private final FairValues fair;
  private final ReviewTexts words;
  private final boolean wins;

  ValuesTable(Decision decision, FairValues fair, ReviewTexts words) {
    this.decision = decision;
    this.fair = fair;
    this.words = words;
    wins = fair.values().values().stream().anyMatch(value -> value.win().isPresent());
    addClassName("values");
    var table = Tables.titled(words.text("values"), columns());
    var best = fair.best();
    if (best.contains(decision.chosen())) {
      row(table, "values.both", decision.chosen());
    } else {
      row(table, "values.chosen", decision.chosen());
      best.forEach(choice -> row(table, "values.best", choice));
    }
    add(table);
  }

  private String[] columns() {
    var columns = new ArrayList<>(List.of(words.text("values.choice")));
    columns.add(words.text("values.fair", Map.of("seat", words.seats().seat(decision.seat()))));
    if (wins) {
      columns.add(words.text("values.win"));
    }
    if (decision.open().isPresent()) {
      columns.add(words.text("values.open"));
    }
    return columns.toArray(String[]::new);
  }

  private void row(NativeTable table, String key, Action choice) {
    var shown = words.choices().shown(decision.state(), choice);
    var cells = new ArrayList<Span>();
    var value = Optional.ofNullable(fair.values().get(choice));
    cells.add(Tables.number(value.map(this::points).orElse("–")));
    if (wins) {
      var win = value.flatMap(known -> known.win().stream().boxed().findFirst());
      cells.add(Tables.number(win.map(words.figures()::percent).orElse("–")));
    }
    decision.open().ifPresent(open -> cells.add(Tables.number(open(open, choice))));
    Tables.row(table, words.text(key, Map.of("choice", shown)), cells.toArray(Span[]::new));
  }

  private String points(FairValues.Value value) {
    return fair.method() == FairValues.Method.ENUMERATED
        ? words.figures().aligned(value.points())
        : words.figures().interval(value.points(), value.ci95());
  }

  private String open(OpenValues open, Action choice) {
    return Optional.ofNullable(open.values().get(choice)).map(this::range).orElse("–");
  }

  private String range(OpenValues.Range range) {
    var low = words.figures().number(range.low());
    return range.low() == range.high()
        ? low
        : words.text(
            "values.range", Map.of("low", low, "high", words.figures().number(range.high())));
  }
}
