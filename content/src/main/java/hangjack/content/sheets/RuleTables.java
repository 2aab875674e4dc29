package hangjack.content.sheets;

import hangjack.analyzer.cards.Rank;
import hangjack.analyzer.rules.BegRule;
import hangjack.analyzer.rules.GiftTo;
import hangjack.analyzer.rules.Parameter;
import hangjack.analyzer.rules.RuleSet;
import hangjack.analyzer.rules.RuleSets;
import hangjack.analyzer.score.AwardKind;
import hangjack.content.pdf.Align;
import hangjack.content.pdf.Block.Column;
import hangjack.content.pdf.Block.Row;
import hangjack.content.pdf.Block.Table;
import hangjack.content.pdf.Inline;
import hangjack.content.texts.Texts;
import hangjack.content.words.RuleWords;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;

/** What cards are worth for Game and what can be scored in a deal, as tables. */
final class RuleTables {
  private final RuleSet rules;
  private final RuleSet preset;
  private final Texts texts;
  private final RuleWords words;
  private final String table;

  RuleTables(RuleSet rules, Texts texts) {
    this.rules = rules;
    this.preset = RuleSets.named(rules.id()).orElse(rules);
    this.texts = texts;
    this.words = RuleWords.in(texts.language());
    this.table = table(rules);
  }

  /** How texts tell the kinds of table apart: {@code two}, {@code three}, {@code four}, pairs. */
  private static String table(RuleSet rules) {
    return switch (rules.players()) {
      case 2 -> "two";
      case 3 -> "three";
      default -> rules.seating().partnerships() ? "pairs" : "four";
    };
  }

  /** The values of the cards, side by side. */
  Table pips() {
    var columns = new ArrayList<Column>();
    var head = new ArrayList<String>();
    var values = new ArrayList<List<Inline>>();
    columns.add(new Column(2.2, Align.START));
    head.add(texts.text("sheets.pips.card"));
    values.add(Inline.plain(texts.text("sheets.pips.worth")));
    for (var value : words.cardValues()) {
      columns.add(new Column(1, Align.CENTER));
      head.add(value.letter());
      values.add(number(value.value()));
    }
    columns.add(new Column(2, Align.CENTER));
    head.add(texts.text("sheets.pips.rest"));
    values.add(number(0));
    return new Table(columns, head, List.of(new Row(values, false)));
  }

  /** Everything that scores, in the order of counting. */
  Table points() {
    var columns =
        List.of(
            new Column(1.3, Align.START),
            new Column(4.3, Align.START),
            new Column(0.55, Align.END));
    var head =
        Stream.of("kind", "for", "worth").map(key -> texts.text("sheets.points." + key)).toList();
    var rows = new ArrayList<Row>();
    rules.turnUpPoints().points().entrySet().stream()
        .sorted(Map.Entry.comparingByValue())
        .forEach(entry -> rows.add(turnUp(entry.getKey(), entry.getValue())));
    if (rules.beg() == BegRule.FULL && rules.giftPoints() > 0) {
      rows.add(gift());
    }
    for (var row : words.points(rules)) {
      if (row.points() > 0) {
        rows.add(row(row.title(), row.meaning(), row.points(), changing(row.kind())));
      }
    }
    return new Table(columns, head, rows);
  }

  private Row turnUp(Rank rank, int points) {
    var meaning =
        texts.text(
            "sheets.points.turn-up",
            Map.of("table", table, "rank", rank.name().toLowerCase(Locale.ROOT)));
    return row(award(AwardKind.TURN_UP), meaning, points, changing(AwardKind.TURN_UP));
  }

  private Row gift() {
    var key = rules.giftTo() == GiftTo.ELDER ? "sheets.points.gift" : "sheets.points.gift.all";
    var meaning = texts.text(key, Map.of("table", table));
    return row(award(AwardKind.GIFT), meaning, rules.giftPoints(), changing(AwardKind.GIFT));
  }

  /** The parameters that decide what an award scores and to whom. */
  private List<Parameter<?>> changing(AwardKind kind) {
    return switch (kind) {
      case TURN_UP -> List.of(Parameter.TURN_UP_POINTS);
      case GIFT -> List.of(Parameter.GIFT_POINTS, Parameter.GIFT_TO);
      case HIGH -> List.of(Parameter.HIGH_POINTS);
      case LOW -> List.of(Parameter.LOW_POINTS, Parameter.LOW_TO);
      case JACK ->
          rules.jackPoints() == rules.hangJackPoints()
              ? List.of(Parameter.JACK_POINTS, Parameter.HANG_JACK_POINTS)
              : List.of(Parameter.JACK_POINTS);
      case HANG_JACK -> List.of(Parameter.HANG_JACK_POINTS);
      case GAME -> List.of(Parameter.GAME_POINTS);
      case PENALTY -> List.of();
    };
  }

  private String award(AwardKind kind) {
    return texts.text("terms.award." + kind.publicName());
  }

  private Row row(String name, String meaning, int points, List<? extends Parameter<?>> choices) {
    var changed =
        choices.stream().anyMatch(choice -> !rules.written(choice).equals(preset.written(choice)));
    return new Row(List.of(Inline.strong(name), Inline.plain(meaning), number(points)), changed);
  }

  private List<Inline> number(int number) {
    return Inline.plain(texts.text("sheets.number", Map.of("number", number)));
  }
}
