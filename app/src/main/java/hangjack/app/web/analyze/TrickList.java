package hangjack.app.web.analyze;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.component.html.NativeTable;
import com.vaadin.flow.component.html.NativeTableRow;
import com.vaadin.flow.component.html.Span;
import hangjack.analyzer.play.Trick;
import hangjack.analyzer.record.TrickRecord;
import hangjack.analyzer.review.ScoredDeal;
import hangjack.analyzer.rules.RuleSet;
import hangjack.analyzer.score.AwardKind;
import hangjack.analyzer.score.Pips;
import hangjack.app.web.Tables;
import hangjack.app.web.cards.CardChip;
import hangjack.content.words.ScoredKinds;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.IntConsumer;
import java.util.stream.Stream;

/** All tricks of a deal in a table; a trick's number leads to it on the green table. */
final class TrickList extends Div {
  private final DealWords words;
  private final RuleSet rules;
  private final boolean countsPips;
  private final List<NativeTableRow> rows = new ArrayList<>();
  private final List<NativeButton> numbers = new ArrayList<>();
  private IntConsumer choice = _ -> {};

  TrickList(ScoredDeal deal, DealWords words) {
    this.words = words;
    this.rules = deal.record().rules();
    addClassName("trick-list");
    countsPips = ScoredKinds.scores(AwardKind.GAME, rules);
    var columns =
        Stream.of("leader", "cards", "winner", "pips")
            .filter(column -> countsPips || !column.equals("pips"))
            .map(column -> words.text("column." + column));
    var table =
        Tables.titled(
            words.text("tricks"),
            Stream.concat(Stream.of(words.texts().text("terms.trick")), columns)
                .toArray(String[]::new));
    var complete = deal.end().tricks();
    complete.forEach(trick -> row(table, trick));
    var recorded = deal.record().tricks();
    for (var i = complete.size(); i < recorded.size(); i++) {
      openRow(table, i + 1, recorded.get(i));
    }
    add(table);
    setVisible(!recorded.isEmpty());
  }

  /** A trick of which the record does not tell enough to say who won it. */
  private void openRow(NativeTable table, int number, TrickRecord trick) {
    var cards =
        trick.cards().stream()
            .map(card -> card.map(words::chip).orElseGet(words::unknownChip))
            .toList();
    var row =
        Tables.row(
            table,
            Integer.toString(number),
            new Span(words.seats().seat(trick.leader())),
            CardChip.row(cards),
            new Span(words.text("trick.open")));
    if (countsPips) {
      row.addDataCell();
    }
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
            new Span(trick.winner().map(words.seats()::seat).orElse("")));
    if (countsPips) {
      row.addDataCell().add(Tables.number(Integer.toString(Pips.of(rules, trick.cards()))));
    }
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
