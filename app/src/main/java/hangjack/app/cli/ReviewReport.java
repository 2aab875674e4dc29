package hangjack.app.cli;

import hangjack.analyzer.review.Luck;
import hangjack.analyzer.review.Review;
import hangjack.analyzer.review.ReviewedDeal;
import hangjack.content.texts.Language;
import hangjack.content.texts.Texts;
import hangjack.content.words.DecisionTable;
import hangjack.content.words.ReviewWords;
import hangjack.content.words.SeatWords;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * Reviewed deals to read: the score, every decision in a table, what lies behind those that cost
 * something or met with luck, and the players.
 */
final class ReviewReport {
  private static final String INDENT = "  ";
  private static final String DEEPER = "     ";

  private final ReviewedDeal deal;
  private final Texts texts;
  private final DecisionTable decisions;
  private final ReviewWords words;
  private final ReasonLines reasons;
  private final List<String> lines = new ArrayList<>();

  private ReviewReport(ReviewedDeal deal, Language language) {
    this.deal = deal;
    this.texts = Texts.in(language);
    var seats = SeatWords.in(language, deal.scored().record().names());
    this.decisions = DecisionTable.of(deal, language, seats);
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
    var table = new TextTable(INDENT).right(0, 1);
    table.row(beside(decisions.titles(), texts.text("command.review.column.luck")));
    for (var decision : deal.decisions()) {
      var luck = decision.luck() == Luck.NONE ? "" : words.luck(decision.luck());
      table.row(beside(decisions.row(decision), luck));
    }
    lines.addAll(table.lines());
    if (deal.decisions().stream().anyMatch(decision -> decision.fair().isPresent())) {
      line(words.valueLegend());
      line(words.worldLegend());
    }
  }

  private static String[] beside(List<String> cells, String last) {
    return Stream.concat(cells.stream(), Stream.of(last)).toArray(String[]::new);
  }

  private void details() {
    var telling = decisions.telling();
    if (telling.isEmpty()) {
      return;
    }
    heading("details");
    for (var decision : telling) {
      line(decisions.heading(decision));
      words.decision(decision).ifPresent(this::deeper);
      reasons.of(decision.state(), decision.seat(), decision.reasons()).forEach(this::deeper);
      words.luckOf(decision).ifPresent(this::deeper);
    }
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
