package hangjack.app.web.rules;

import com.vaadin.flow.component.html.NativeTable;
import com.vaadin.flow.component.html.Span;
import hangjack.analyzer.rules.RuleSet;
import hangjack.analyzer.score.AwardKind;
import hangjack.app.web.Tables;
import hangjack.content.texts.Texts;
import hangjack.content.words.RuleWords;
import hangjack.content.words.ScoredKinds;
import java.util.ArrayList;
import java.util.List;

/** The tables that players look up while they play; each only where the game needs it. */
final class RuleTables {
  private final Texts texts;
  private final RuleWords words;

  RuleTables(Texts texts, RuleWords words) {
    this.texts = texts;
    this.words = words;
  }

  /** The tables of a game, in the order in which its points are counted. */
  List<NativeTable> of(RuleSet rules) {
    var tables = new ArrayList<NativeTable>();
    if (!words.points(rules).isEmpty()) {
      tables.add(points(rules));
    }
    if (!words.pegValues(rules).isEmpty()) {
      tables.add(pegs(rules));
    }
    if (ScoredKinds.scores(AwardKind.GAME, rules)) {
      tables.add(cardValues(rules));
    }
    return tables;
  }

  /** What High, Low, Jack and Game score. */
  private NativeTable points(RuleSet rules) {
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

  /** What cards score as soon as they are won. */
  private NativeTable pegs(RuleSet rules) {
    var table =
        Tables.titled(
            texts.text("terms.pegs"),
            texts.text("screens.column.card"),
            texts.text("terms.trump"),
            texts.text("screens.column.other-suit"));
    words
        .pegValues(rules)
        .forEach(
            row ->
                Tables.row(
                    table,
                    row.letter() + " · " + row.name(),
                    Tables.number(Integer.toString(row.trump())),
                    Tables.number(Integer.toString(row.other()))));
    return table;
  }

  /** What the cards are worth for Game. */
  private NativeTable cardValues(RuleSet rules) {
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
