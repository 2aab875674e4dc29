package hangjack.content.sheets;

import hangjack.analyzer.cards.Card;
import hangjack.analyzer.cards.Rank;
import hangjack.analyzer.cards.Suit;
import hangjack.analyzer.rules.BegRule;
import hangjack.analyzer.rules.GiftTo;
import hangjack.analyzer.rules.Parameter;
import hangjack.analyzer.rules.RuleSet;
import hangjack.analyzer.rules.RuleSets;
import hangjack.analyzer.score.AwardKind;
import hangjack.analyzer.score.Pips;
import hangjack.content.pdf.Align;
import hangjack.content.pdf.Block.Column;
import hangjack.content.pdf.Block.Row;
import hangjack.content.pdf.Block.Table;
import hangjack.content.pdf.Inline;
import hangjack.content.sheets.FactGrid.Fact;
import hangjack.content.texts.Texts;
import hangjack.content.words.CardWords;
import hangjack.content.words.RuleWords;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** What cards are worth, for Game and when they are won, and what a deal can score, as tables. */
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

  /** The values of the cards for Game, side by side. */
  Table pips() {
    var columns = new ArrayList<Column>();
    var head = new ArrayList<String>();
    var values = new ArrayList<List<Inline>>();
    columns.add(new Column(2.2, Align.START));
    head.add(texts.text("sheets.pips.card"));
    values.add(Inline.plain(texts.text("sheets.pips.worth")));
    for (var value : words.cardValues(rules)) {
      columns.add(new Column(1, Align.CENTER));
      head.add(value.letter());
      values.add(number(value.value()));
    }
    columns.add(new Column(2, Align.CENTER));
    head.add(worthless());
    values.add(number(0));
    return new Table(columns, head, List.of(new Row(values, changed(Parameter.TEN_VALUE))));
  }

  /** The ranks that are worth nothing for Game: {@code 9 to 2}. */
  private String worthless() {
    var cards = CardWords.in(texts.language());
    var ranks =
        rules.pack().of(Suit.SPADES).stream()
            .filter(card -> Pips.of(rules, card) == 0)
            .map(Card::rank)
            .sorted(Comparator.reverseOrder())
            .map(cards::letter)
            .toList();
    return texts.text("sheets.pips.rest", Map.of("from", ranks.getFirst(), "to", ranks.getLast()));
  }

  /** What cards score when they are won, side by side. */
  Table pegs() {
    var columns = new ArrayList<Column>();
    var head = new ArrayList<String>();
    var trumps = new ArrayList<List<Inline>>();
    var others = new ArrayList<List<Inline>>();
    columns.add(new Column(2.2, Align.START));
    head.add(texts.text("sheets.pegs.card"));
    trumps.add(Inline.plain(texts.text("sheets.pegs.trump")));
    others.add(Inline.plain(texts.text("sheets.pegs.other")));
    for (var value : words.pegValues(rules)) {
      columns.add(new Column(1, Align.CENTER));
      head.add(value.letter());
      trumps.add(number(value.trump()));
      others.add(number(value.other()));
    }
    var changed = changed(Parameter.PEG_POINTS);
    return new Table(columns, head, List.of(new Row(trumps, changed), new Row(others, changed)));
  }

  /** Everything that scores but pegs, in the order of counting; empty where nothing else does. */
  Optional<Table> points() {
    var columns =
        List.of(
            new Column(1.3, Align.START),
            new Column(4.3, Align.START),
            new Column(0.55, Align.END));
    var head =
        Stream.of("kind", "for", "worth").map(key -> texts.text("sheets.points." + key)).toList();
    var rows = new ArrayList<Row>();
    if (Parameter.TURN_UP_POINTS.actsIn(rules)) {
      rules.turnUpPoints().points().entrySet().stream()
          .sorted(Map.Entry.comparingByValue())
          .forEach(entry -> rows.add(turnUp(entry.getKey(), entry.getValue())));
    }
    if (rules.beg() == BegRule.FULL && rules.giftPoints() > 0) {
      rows.add(gift());
    }
    for (var row : words.points(rules)) {
      rows.add(row(row.title(), row.meaning(), row.points(), changing(row.kind())));
    }
    return rows.isEmpty() ? Optional.empty() : Optional.of(new Table(columns, head, rows));
  }

  /** What scores and how much, without what for, in the order of counting. */
  List<Fact> scores() {
    var facts = new ArrayList<Fact>();
    if (Parameter.TURN_UP_POINTS.actsIn(rules)) {
      var cards = CardWords.in(texts.language());
      rules.turnUpPoints().points().entrySet().stream()
          .sorted(Map.Entry.comparingByValue())
          .forEach(
              entry ->
                  facts.add(
                      fact(
                          award(AwardKind.TURN_UP) + " " + cards.letter(entry.getKey()),
                          entry.getValue())));
    }
    if (rules.beg() == BegRule.FULL && rules.giftPoints() > 0) {
      facts.add(fact(award(AwardKind.GIFT), rules.giftPoints()));
    }
    words.points(rules).forEach(row -> facts.add(fact(row.title(), row.points())));
    return facts;
  }

  /** The values of the cards for Game, those without any left out. */
  List<Fact> values() {
    return words.cardValues(rules).stream()
        .map(value -> fact(value.letter(), value.value()))
        .toList();
  }

  private Fact fact(String label, int number) {
    return new Fact(label, texts.text("sheets.number", Map.of("number", number)));
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
      case JOKER -> List.of(Parameter.JOKER_POINTS);
      case GAME -> List.of(Parameter.GAME_POINTS, Parameter.END_COUNT_BONUS);
      case SMUDGE -> List.of(Parameter.SMUDGE);
      case PEG, PENALTY -> List.of();
    };
  }

  private String award(AwardKind kind) {
    return texts.text("terms.award." + kind.publicName());
  }

  private Row row(String name, String meaning, int points, List<? extends Parameter<?>> choices) {
    var changed = choices.stream().anyMatch(this::changed);
    return new Row(List.of(Inline.strong(name), Inline.plain(meaning), number(points)), changed);
  }

  private boolean changed(Parameter<?> choice) {
    return !rules.written(choice).equals(preset.written(choice));
  }

  private List<Inline> number(int number) {
    return Inline.plain(texts.text("sheets.number", Map.of("number", number)));
  }
}
