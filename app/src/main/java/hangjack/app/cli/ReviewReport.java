package hangjack.app.cli;

import hangjack.analyzer.review.Decision;
import hangjack.analyzer.review.FairValues;
import hangjack.analyzer.review.Luck;
import hangjack.analyzer.review.Review;
import hangjack.analyzer.review.ReviewedDeal;
import hangjack.content.texts.Language;
import hangjack.content.texts.Texts;
import hangjack.content.words.ChoiceWords;
import hangjack.content.words.FigureWords;
import hangjack.content.words.ReviewWords;
import hangjack.content.words.SeatWords;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;

/**
 * Reviewed deals to read: the score, every decision in a table, what lies behind those that cost
 * something or met with luck, and the players.
 */
final class ReviewReport {
  private static final String INDENT = "  ";
  private static final String DEEPER = "     ";

  private final ReviewedDeal deal;
  private final Texts texts;
  private final SeatWords seats;
  private final ChoiceWords choices;
  private final FigureWords figures;
  private final ReviewWords words;
  private final ReasonLines reasons;
  private final List<String> lines = new ArrayList<>();

  private ReviewReport(ReviewedDeal deal, Language language) {
    this.deal = deal;
    this.texts = Texts.in(language);
    this.seats = SeatWords.in(language, deal.scored().record().names());
    this.choices = ChoiceWords.in(language);
    this.figures = FigureWords.in(language);
    this.words = ReviewWords.in(language, seats);
    this.reasons = new ReasonLines(language, seats);
  }

  /** The lines of a report on some deals. */
  static List<String> of(Review review, Language language) {
    return ScoreReport.of(
        review.scored(),
        language,
        deal -> new ReviewReport(review.deals().get(deal), language).lines());
  }

  private List<String> lines() {
    if (!deal.decisions().isEmpty()) {
      table();
      details();
      players();
    }
    deal.best()
        .ifPresent(
            best -> {
              heading("best");
              line(words.best(best));
            });
    if (deal.stoppedAt().isPresent()) {
      lines.add("");
      lines.add(words.stopped(deal.stoppedAt().getAsInt()));
    }
    return lines;
  }

  private void table() {
    heading("decisions");
    var chances = deal.decisions().stream().anyMatch(ReviewReport::hasChance);
    var table = new TextTable(INDENT).right(0, 1);
    var titles = new ArrayList<>(columns("number", "trick", "player", "choice", "verdict", "loss"));
    if (chances) {
      titles.add(texts.text("command.review.column.chance"));
    }
    titles.add(texts.text("command.review.column.luck"));
    table.row(titles.toArray(String[]::new));
    for (var decision : deal.decisions()) {
      table.row(row(decision, chances).toArray(String[]::new));
    }
    lines.addAll(table.lines());
    if (deal.decisions().stream().anyMatch(decision -> decision.fair().isPresent())) {
      line(words.valueLegend());
      line(words.worldLegend());
    }
  }

  private List<String> columns(String... names) {
    return List.of(names).stream()
        .map(name -> texts.text("command.review.column." + name))
        .toList();
  }

  private static boolean hasChance(Decision decision) {
    return decision.fair().filter(fair -> fair.loss().win().isPresent()).isPresent();
  }

  private List<String> row(Decision decision, boolean chances) {
    var loss = decision.fair().map(FairValues::loss);
    var cells = new ArrayList<String>();
    cells.add(Integer.toString(decision.number()));
    cells.add(decision.trick().isPresent() ? "" + decision.trick().getAsInt() : "");
    cells.add(seats.seat(decision.seat()));
    cells.add(choices.shown(decision.state(), decision.chosen()));
    cells.add(
        decision.forced() || loss.isPresent()
            ? words.verdict(decision.verdict())
            : texts.text("command.review.not-valued"));
    cells.add(loss.map(lost -> words.loss(decision, lost)).orElse(""));
    if (chances) {
      cells.add(
          loss.filter(lost -> lost.win().isPresent())
              .map(lost -> figures.percent(lost.win().getAsDouble()))
              .orElse(""));
    }
    cells.add(decision.luck() == Luck.NONE ? "" : words.luck(decision.luck()));
    return cells;
  }

  private void details() {
    var telling =
        deal.decisions().stream()
            .filter(decision -> decision.verdict().blames() || decision.luck() != Luck.NONE)
            .toList();
    if (telling.isEmpty()) {
      return;
    }
    heading("details");
    for (var decision : telling) {
      line(title(decision));
      words.decision(decision).ifPresent(this::deeper);
      reasons.of(decision.state(), decision.seat(), decision.reasons()).forEach(this::deeper);
      words.luckOf(decision).ifPresent(this::deeper);
    }
  }

  private String title(Decision decision) {
    var arguments = new HashMap<String, Object>();
    arguments.put("number", decision.number());
    arguments.put("seat", seats.seat(decision.seat()));
    arguments.put("choice", choices.shown(decision.state(), decision.chosen()));
    arguments.put("verdict", words.verdict(decision.verdict()));
    if (decision.trick().isEmpty()) {
      return texts.text("command.review.title", arguments);
    }
    arguments.put("trick", decision.trick().getAsInt());
    return texts.text("command.review.title.trick", arguments);
  }

  private void players() {
    if (deal.players().isEmpty()) {
      return;
    }
    heading("players");
    deal.players().forEach((seat, summary) -> line(words.player(seat, summary)));
  }

  private void heading(String name) {
    lines.add("");
    lines.add(texts.text("command.review." + name));
  }

  private void line(String text) {
    lines.add(INDENT + text);
  }

  private void deeper(String text) {
    lines.add(DEEPER + text);
  }
}
