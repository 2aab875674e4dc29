package hangjack.app.web.analyze;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.component.html.NativeTable;
import com.vaadin.flow.component.html.NativeTableRow;
import com.vaadin.flow.component.html.Span;
import hangjack.analyzer.play.Trick;
import hangjack.analyzer.review.ScoredDeal;
import hangjack.analyzer.rules.RuleSet;
import hangjack.analyzer.score.Pips;
import hangjack.app.web.Tables;
import hangjack.app.web.cards.CardChip;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.IntConsumer;

/** All tricks of a deal in a table; a trick's number leads to it on the green table. */
final class TrickList extends Div {
  private final DealWords words;
  private final RuleSet rules;
  private final List<NativeTableRow> rows = new ArrayList<>();
  private final List<NativeButton> numbers = new ArrayList<>();
  private IntConsumer choice = _ -> {};

  TrickList(ScoredDeal deal, DealWords words) {
    this.words = words;
    this.rules = deal.record().rules();
    addClassName("trick-list");
    var table =
        Tables.titled(
            words.text("tricks"),
            words.texts().text("terms.trick"),
            words.text("column.leader"),
            words.text("column.cards"),
            words.text("column.winner"),
            words.text("column.pips"));
    deal.end().tricks().forEach(trick -> row(table, trick));
    add(table);
    setVisible(!deal.end().tricks().isEmpty());
  }

  private void row(NativeTable table, Trick trick) {
    var cards = new ArrayList<CardChip>();
    for (var play : trick.plays()) {
      var chip = words.chip(play.card());
      chip.setClassName("won", trick.winner().filter(play.seat()::equals).isPresent());
      cards.add(chip);
    }
    var row =
        Tables.row(
            table,
            "",
            new Span(words.seats().seat(trick.leader())),
            CardChip.row(cards),
            new Span(trick.winner().map(words.seats()::seat).orElse("")),
            Tables.number(Integer.toString(Pips.of(rules, trick.cards()))));
    var number = new NativeButton(Integer.toString(trick.number()));
    number.addClickListener(_ -> choice.accept(trick.number()));
    number.setAriaLabel(
        words.texts().text("terms.count.trick-number", Map.of("number", trick.number())));
    row.getHeaderCells().getFirst().add(number);
    rows.add(row);
    numbers.add(number);
  }

  /** Tells of the number of a trick that the reader wants to see. */
  void onChoice(IntConsumer listener) {
    choice = listener;
  }

  /** Marks the trick that lies on the table, from 1. */
  void setCurrent(int trick) {
    for (var i = 0; i < rows.size(); i++) {
      rows.get(i).setClassName("current", i == trick - 1);
      numbers.get(i).getElement().setAttribute("aria-pressed", Boolean.toString(i == trick - 1));
    }
  }
}
