package hangjack.app.cli;

import hangjack.analyzer.play.Action;
import hangjack.analyzer.review.Advice;
import hangjack.analyzer.review.FairValues;
import hangjack.analyzer.review.ScoredDeal;
import hangjack.analyzer.search.OpenValues;
import hangjack.content.texts.Language;
import hangjack.content.texts.Texts;
import hangjack.content.words.AdviceWords;
import hangjack.content.words.ChoiceWords;
import hangjack.content.words.FigureWords;
import hangjack.content.words.ReviewWords;
import hangjack.content.words.SeatWords;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Advice to read: the best choice, what each choice is worth, and why. */
final class AdviceReport {
  private static final String INDENT = "  ";

  private final Advice advice;
  private final Texts texts;
  private final ChoiceWords choices;
  private final FigureWords figures;
  private final AdviceWords words;
  private final ReviewWords review;
  private final ReasonLines reasons;
  private final List<String> lines = new ArrayList<>();

  private AdviceReport(Advice advice, SeatWords seats, Language language) {
    this.advice = advice;
    this.texts = Texts.in(language);
    this.choices = ChoiceWords.in(language);
    this.figures = FigureWords.in(language);
    this.words = AdviceWords.in(language, seats);
    this.review = ReviewWords.in(language, seats);
    this.reasons = new ReasonLines(language, seats);
  }

  /**
   * The lines of a report.
   *
   * @param deal the deal that stops
   * @param advice empty where there is none
   */
  static List<String> of(ScoredDeal deal, Optional<Advice> advice, Language language) {
    var seats = SeatWords.in(language, deal.record().names());
    return advice
        .map(given -> new AdviceReport(given, seats, language).lines())
        .orElseGet(() -> List.of(AdviceWords.in(language).none(deal.end(), false)));
  }

  private List<String> lines() {
    lines.add(words.question(advice));
    words.best(advice).ifPresent(lines::add);
    if (advice.fair().values().size() > 1) {
      lines.add("");
      table();
      lines.add(INDENT + review.valueLegend());
      lines.add(INDENT + review.worldLegend());
    }
    if (!advice.reasons().isEmpty()) {
      lines.add("");
      reasons
          .of(advice.state(), advice.seat(), advice.reasons())
          .forEach(line -> lines.add(INDENT + line));
    }
    return lines;
  }

  private void table() {
    var values = advice.fair().values();
    var chances = values.values().stream().anyMatch(value -> value.win().isPresent());
    var table = new TextTable(INDENT).right(1, 2, 3);
    var titles = new ArrayList<String>();
    titles.add(column("choice"));
    titles.add(column("points"));
    if (chances) {
      titles.add(column("win"));
    }
    advice.open().ifPresent(_ -> titles.add(column("open")));
    table.row(titles.toArray(String[]::new));
    values.forEach(
        (choice, value) -> {
          var cells = new ArrayList<String>();
          cells.add(choices.shown(advice.state(), choice));
          cells.add(worth(value));
          if (chances) {
            cells.add(value.win().isPresent() ? figures.percent(value.win().getAsDouble()) : "");
          }
          advice.open().ifPresent(open -> cells.add(seen(open, choice)));
          table.row(cells.toArray(String[]::new));
        });
    lines.addAll(table.lines());
  }

  private String worth(FairValues.Value value) {
    return figures.isNothing(value.ci95())
        ? figures.aligned(value.points())
        : figures.interval(value.points(), value.ci95());
  }

  private String seen(OpenValues open, Action choice) {
    return Optional.ofNullable(open.values().get(choice))
        .map(
            range ->
                range.low() == range.high()
                    ? figures.number(range.low())
                    : figures.number(range.low()) + "…" + figures.number(range.high()))
        .orElse("");
  }

  private String column(String name) {
    return texts.text("command.advise.column." + name);
  }
}
