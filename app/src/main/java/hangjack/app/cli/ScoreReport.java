package hangjack.app.cli;

import hangjack.analyzer.cards.Card;
import hangjack.analyzer.cards.Scores;
import hangjack.analyzer.match.CountingOut;
import hangjack.analyzer.review.ScoredDeal;
import hangjack.analyzer.review.ScoredMatch;
import hangjack.analyzer.rules.HouseRules;
import hangjack.analyzer.score.Pips;
import hangjack.app.answers.ScoreAnswer;
import hangjack.content.texts.Language;
import hangjack.content.texts.Texts;
import hangjack.content.words.AwardWords;
import hangjack.content.words.CardWords;
import hangjack.content.words.ContractWords;
import hangjack.content.words.Lists;
import hangjack.content.words.RuleWords;
import hangjack.content.words.ScoreWords;
import hangjack.content.words.SeatWords;
import hangjack.content.words.ViolationWords;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;

/** Scored deals to read: tricks, points with their evidence, Game pip by pip, score. */
final class ScoreReport {
  private static final String INDENT = "  ";

  private final ScoredDeal deal;
  private final ScoreAnswer.Deal answer;
  private final Texts texts;
  private final CardWords cards;
  private final SeatWords seats;
  private final AwardWords awards;
  private final ScoreWords scores;
  private final ViolationWords violations;
  private final ContractWords contracts;
  private final List<String> lines = new ArrayList<>();

  private ScoreReport(ScoredDeal deal, ScoreAnswer.Deal answer, Language language) {
    this.deal = deal;
    this.answer = answer;
    this.texts = Texts.in(language);
    this.cards = CardWords.in(language);
    this.seats = SeatWords.in(language, deal.record().names());
    this.awards = AwardWords.in(language, seats);
    this.scores = ScoreWords.in(language, seats);
    this.violations = ViolationWords.in(language, seats);
    this.contracts = ContractWords.in(language, seats);
  }

  /** The lines of a report on some deals. */
  static List<String> of(ScoredMatch match, Language language) {
    return of(match, language, _ -> List.of());
  }

  /**
   * The same with more said of each deal.
   *
   * @param more the lines that follow those of a deal, by its place from 0
   */
  static List<String> of(ScoredMatch match, Language language, IntFunction<List<String>> more) {
    var answer = ScoreAnswer.of(match, language);
    var texts = Texts.in(language);
    var lines = new ArrayList<String>();
    var several = match.deals().size() > 1;
    for (var i = 0; i < match.deals().size(); i++) {
      if (several) {
        lines.add(texts.text("command.score.deal", Map.of("number", i + 1)));
      }
      lines.addAll(new ScoreReport(match.deals().get(i), answer.deals().get(i), language).deal());
      lines.addAll(more.apply(i));
      if (several) {
        lines.add("");
      }
    }
    if (several) {
      lines.addAll(standing(match, language));
    }
    lines.addAll(payoff(match, language));
    return lines;
  }

  private List<String> deal() {
    lines.add(RuleWords.in(texts.language()).game(deal.record().rules()));
    var changes = HouseRules.overrides(deal.record().rules());
    if (!changes.isEmpty()) {
      var written =
          Lists.plain(
              changes.entrySet().stream()
                  .map(change -> change.getKey() + "=" + change.getValue())
                  .toList(),
              texts);
      lines.add(texts.text("command.score.house-rules", Map.of("changes", written)));
    }
    lines.add(
        texts.text("command.score.dealer", Map.of("seat", seats.seat(deal.record().dealer()))));
    var turnUps = deal.end().turnUps();
    if (!turnUps.isEmpty()) {
      lines.add(texts.text("command.score.turn-up", Map.of("cards", cards.shown(turnUps))));
    }
    tricks();
    points();
    pips();
    score();
    violations();
    claim();
    return lines;
  }

  private void tricks() {
    var tricks = new ArrayList<>(deal.end().tricks());
    deal.end().current().filter(trick -> !trick.plays().isEmpty()).ifPresent(tricks::add);
    if (tricks.isEmpty()) {
      return;
    }
    heading("tricks");
    var table =
        new TextTable(INDENT)
            .right(0, 4)
            .row(
                column("trick"),
                column("leader"),
                column("cards"),
                column("winner"),
                column("pips"));
    for (var trick : tricks) {
      table.row(
          Integer.toString(trick.number()),
          seats.seat(trick.leader()),
          cards.shown(trick.cards()),
          trick.winner().map(seats::seat).orElse(""),
          trick.winner().isEmpty()
              ? ""
              : Integer.toString(Pips.of(deal.record().rules(), trick.cards())));
    }
    lines.addAll(table.lines());
  }

  private void points() {
    heading("points");
    var points = deal.counting().points();
    if (points.isEmpty()) {
      line(texts.text("command.score.no-points"));
      return;
    }
    var table = new TextTable(INDENT).right(1);
    for (var i = 0; i < points.size(); i++) {
      var award = points.get(i).award();
      table.row(seats.side(award.side()), made(points.get(i)), answer.points().get(i).text());
    }
    lines.addAll(table.lines());
    awards.unscored(deal.end(), deal.sheet()).forEach(this::line);
    deal.sheet().pitcher().flatMap(contracts::result).ifPresent(this::line);
    if (!points.getLast().counted()) {
      line(texts.text("command.score.not-counted"));
    }
  }

  private String made(CountingOut.Point point) {
    var points = scores.number(point.award().points());
    return point.counted() ? points : "(" + points + ")";
  }

  private void pips() {
    var pips = deal.sheet().pips();
    if (deal.end().tricks().isEmpty()) {
      return;
    }
    heading("pips");
    var table = new TextTable(INDENT).right(1);
    pips.won()
        .forEach(
            (side, won) ->
                table.row(seats.side(side), Integer.toString(pips.of(side)), oneByOne(won)));
    lines.addAll(table.lines());
  }

  private String oneByOne(Collection<Card> worth) {
    return Lists.plain(
        worth.stream()
            .map(card -> cards.shown(card) + " " + Pips.of(deal.record().rules(), card))
            .toList(),
        texts);
  }

  private void score() {
    heading("score");
    var table =
        new TextTable(INDENT)
            .right(1, 2, 3)
            .row("", column("before"), column("deal"), column("after"));
    var counting = deal.counting();
    for (var side : deal.record().rules().seating().sides()) {
      table.row(
          seats.side(side),
          scores.number(deal.before().of(side)),
          scores.number(counting.deal().of(side)),
          scores.number(counting.after().of(side)));
    }
    lines.addAll(table.lines());
    deal.end()
        .ending()
        .flatMap(ending -> scores.ending(deal.record().rules(), ending))
        .ifPresent(this::line);
    counting
        .winner()
        .ifPresent(
            side ->
                line(
                    scores.winner(
                        deal.record().rules(),
                        side,
                        counting.after().of(side),
                        counting.countedOutOn())));
  }

  private void violations() {
    if (deal.violations().isEmpty()) {
      return;
    }
    heading("violations");
    for (var violation : deal.violations()) {
      line(violations.text(violation));
      violation.penalty().map(violations::penalty).ifPresent(this::line);
    }
  }

  private void claim() {
    answer
        .score()
        .claim()
        .ifPresent(
            claim -> {
              heading("claim");
              line(claim.text());
            });
  }

  private void line(String text) {
    lines.add(INDENT + text);
  }

  private void heading(String name) {
    lines.add("");
    lines.add(texts.text("command.score." + name));
  }

  private String column(String name) {
    return texts.text("command.score.column." + name);
  }

  /** The payoff of a match that was won; nobody where the rules know none. */
  private static List<String> payoff(ScoredMatch match, Language language) {
    var words = ContractWords.in(language);
    var rules = match.deals().getLast().record().rules();
    return match.match().payoff(rules).entrySet().stream()
        .map(entry -> INDENT + words.payoff(entry.getKey(), entry.getValue()))
        .toList();
  }

  private static List<String> standing(ScoredMatch scored, Language language) {
    var match = scored.match();
    var texts = Texts.in(language);
    var seats = SeatWords.in(language);
    var scores = ScoreWords.in(language);
    var table =
        new TextTable(INDENT)
            .right(1, 2)
            .row(
                "",
                texts.text("command.score.score"),
                texts.text("command.score.column.matches-won"));
    Scores score = match.score();
    for (var side : score.points().keySet()) {
      table.row(
          seats.side(side),
          scores.number(score.of(side)),
          Integer.toString(match.matchesWon().of(side)));
    }
    var lines = new ArrayList<String>();
    lines.add(texts.text("command.score.match"));
    lines.addAll(table.lines());
    return lines;
  }
}
