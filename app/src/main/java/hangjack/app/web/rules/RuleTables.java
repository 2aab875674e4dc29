package hangjack.app.web.rules;

import com.vaadin.flow.component.html.NativeTable;
import com.vaadin.flow.component.html.Span;
import hangjack.analyzer.rules.RuleSet;
import hangjack.app.web.Tables;
import hangjack.content.texts.Texts;
import hangjack.content.words.RuleWords;

/** The two tables that players look up at the table. */
final class RuleTables {
  private final Texts texts;
  private final RuleWords words;

  RuleTables(Texts texts, RuleWords words) {
    this.texts = texts;
    this.words = words;
  }

  /** What High, Low, Jack and Game score. */
  NativeTable points(RuleSet rules) {
    var table =
        Tables.titled(
            texts.text("screens.rules.points"),
            texts.text("screens.column.point"),
            texts.text("screens.column.for"),
            texts.text("screens.column.points"));
    words
        .points(rules)
        .forEach(
            row ->
                Tables.row(
                    table,
                    row.title(),
                    new Span(row.meaning()),
                    Tables.number(Integer.toString(row.points()))));
    return table;
  }

  /** What the cards are worth for Game. */
  NativeTable cardValues(RuleSet rules) {
    var table =
        Tables.titled(
            texts.text("terms.pips"),
            texts.text("screens.column.card"),
            texts.text("screens.column.value"));
    words
        .cardValues(rules)
        .forEach(
            row ->
                Tables.row(
                    table,
                    row.letter() + " · " + row.name(),
                    Tables.number(Integer.toString(row.value()))));
    return table;
  }
}
