package hangjack.content.sheets;

import hangjack.analyzer.match.CountingOut;
import hangjack.analyzer.review.Decision;
import hangjack.analyzer.review.Review;
import hangjack.analyzer.review.ReviewedDeal;
import hangjack.analyzer.rules.RuleSet;
import hangjack.content.pdf.Align;
import hangjack.content.pdf.Block;
import hangjack.content.pdf.Block.Column;
import hangjack.content.pdf.Block.Masthead;
import hangjack.content.pdf.Block.Paragraph;
import hangjack.content.pdf.Block.Row;
import hangjack.content.pdf.Block.Section;
import hangjack.content.pdf.Block.Table;
import hangjack.content.pdf.Block.Together;
import hangjack.content.pdf.Emphasis;
import hangjack.content.pdf.Inline;
import hangjack.content.texts.Language;
import hangjack.content.texts.Texts;
import hangjack.content.words.AwardWords;
import hangjack.content.words.CardWords;
import hangjack.content.words.DecisionTable;
import hangjack.content.words.ReasonWords;
import hangjack.content.words.ReviewWords;
import hangjack.content.words.RuleWords;
import hangjack.content.words.ScoreWords;
import hangjack.content.words.SeatWords;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * A review to read on paper, in the words of the command line: the points and the score of each
 * deal, every decision in a table, what lies behind those that cost something or met with luck, and
 * the players.
 */
final class ReviewSheet implements Sheet {
  private final Review review;
  private final Language language;
  private final Texts texts;

  ReviewSheet(Review review, Language language) {
    this.review = review;
    this.language = language;
    this.texts = Texts.in(language);
  }

  @Override
  public String title() {
    return texts.text("sheets.review.title", Map.of("game", game()));
  }

  @Override
  public Texts texts() {
    return texts;
  }

  private String game() {
    return RuleWords.in(language).game(review.scored().deals().getFirst().record().rules());
  }

  @Override
  public List<Block> blocks() {
    var deals = review.deals();
    var blocks = new ArrayList<Block>();
    var lead = texts.text("sheets.review.lead", Map.of("deals", deals.size()));
    blocks.add(new Masthead(game(), lead));
    for (var i = 0; i < deals.size(); i++) {
      blocks.addAll(new OneDeal(deals.get(i), i + 1).sections());
    }
    return blocks;
  }

  /** The sections of one deal. */
  private final class OneDeal {
    private final ReviewedDeal deal;
    private final int number;
    private final RuleSet rules;
    private final SeatWords seats;
    private final CardWords cards = CardWords.in(language);
    private final DecisionTable decisions;
    private final ReviewWords words;
    private final ReasonWords reasons;
    private final ScoreWords scores;
    private final AwardWords awards;
    private final List<Block> sections = new ArrayList<>();

    OneDeal(ReviewedDeal deal, int number) {
      this.deal = deal;
      this.number = number;
      this.rules = deal.scored().record().rules();
      this.seats = SeatWords.in(language, deal.scored().record().names());
      this.decisions = DecisionTable.of(deal, language, seats);
      this.words = ReviewWords.in(language, seats);
      this.reasons = ReasonWords.in(language, seats);
      this.scores = ScoreWords.in(language, seats);
      this.awards = AwardWords.in(language, seats);
    }

    List<Block> sections() {
      sections.add(
          new Section(texts.text("command.score.deal", Map.of("number", number)), opening()));
      if (!deal.decisions().isEmpty()) {
        add("review.decisions", decisions());
        add("review.details", details());
        add(
            "review.players",
            deal.players().entrySet().stream()
                .<Block>map(entry -> Paragraph.of(words.player(entry.getKey(), entry.getValue())))
                .toList());
      }
      add(
          "review.best",
          deal.best().stream().<Block>map(best -> Paragraph.of(words.best(best))).toList());
      return sections;
    }

    private void add(String heading, List<Block> blocks) {
      if (!blocks.isEmpty()) {
        sections.add(new Section(texts.text("command." + heading), blocks));
      }
    }

    private List<Block> opening() {
      var blocks = new ArrayList<Block>();
      var scored = deal.scored();
      var line = new ArrayList<String>();
      line.add(
          texts.text("command.score.dealer", Map.of("seat", seats.seat(scored.record().dealer()))));
      var turnUps = scored.end().turnUps();
      if (!turnUps.isEmpty()) {
        line.add(texts.text("command.score.turn-up", Map.of("cards", cards.shown(turnUps))));
      }
      blocks.add(Paragraph.of(String.join(" · ", line)));
      if (!scored.end().tricks().isEmpty()) {
        blocks.add(tricks());
      }
      var points = scored.counting().points();
      if (points.isEmpty()) {
        blocks.add(Paragraph.of(texts.text("command.score.no-points")));
      } else {
        blocks.add(points(points));
      }
      awards.unscored(scored.end(), scored.sheet()).forEach(text -> blocks.add(Paragraph.of(text)));
      blocks.add(score());
      scored
          .counting()
          .winner()
          .ifPresent(
              side ->
                  blocks.add(
                      Paragraph.of(
                          scores.winner(
                              rules,
                              side,
                              scored.counting().after().of(side),
                              scored.counting().countedOutOn()))));
      return blocks;
    }

    private Table tricks() {
      var rows =
          deal.scored().end().tricks().stream()
              .map(
                  trick ->
                      row(
                          integer(trick.number()),
                          seats.seat(trick.leader()),
                          cards.shown(trick.cards()),
                          trick.winner().map(seats::seat).orElse("")))
              .toList();
      return new Table(
          columns(Align.START, 0.4, 1.2, 2, 1.2),
          heads("score.column", "trick", "leader", "cards", "winner"),
          rows);
    }

    private Table points(List<CountingOut.Point> points) {
      var rows = new ArrayList<Row>();
      for (var point : points) {
        var award = point.award();
        var made = scores.number(award.points());
        rows.add(
            row(
                seats.side(award.side()),
                awards.text(award, deal.scored().sheet(), rules),
                point.counted() ? made : "(" + made + ")"));
      }
      var columns =
          List.of(
              new Column(1.4, Align.START), new Column(3, Align.START), new Column(0.7, Align.END));
      return new Table(columns, List.of("", "", texts.text("command.score.points")), rows);
    }

    private Table score() {
      var counting = deal.scored().counting();
      var rows =
          rules.seating().sides().stream()
              .map(
                  side ->
                      row(
                          seats.side(side),
                          scores.number(deal.scored().before().of(side)),
                          scores.number(counting.deal().of(side)),
                          scores.number(counting.after().of(side))))
              .toList();
      var columns = new ArrayList<>(columns(Align.START, 2.2));
      columns.addAll(columns(Align.END, 1, 1, 1));
      var head = new ArrayList<>(List.of(texts.text("command.score.score")));
      head.addAll(heads("score.column", "before", "deal", "after"));
      return new Table(columns, head, rows);
    }

    private List<Block> decisions() {
      var titles = decisions.titles();
      var columns = new ArrayList<>(columns(Align.START, 0.5, 0.6, 1.1, 1.2, 1.6));
      columns.add(new Column(1.3, Align.END));
      if (titles.size() > columns.size()) {
        columns.add(new Column(1, Align.END));
      }
      var rows =
          deal.decisions().stream()
              .map(decision -> row(decisions.row(decision).toArray(String[]::new)))
              .toList();
      var blocks = new ArrayList<Block>();
      blocks.add(new Table(columns, titles, rows));
      if (deal.decisions().stream().anyMatch(decision -> decision.fair().isPresent())) {
        blocks.add(Paragraph.of(words.valueLegend() + " " + words.worldLegend()));
      }
      if (deal.stoppedAt().isPresent()) {
        blocks.add(Paragraph.of(words.stopped(deal.stoppedAt().getAsInt())));
      }
      return blocks;
    }

    private List<Block> details() {
      return decisions.telling().stream().map(this::detail).toList();
    }

    private Block detail(Decision decision) {
      var blocks = new ArrayList<Block>();
      blocks.add(
          new Paragraph(List.of(new Inline(decisions.heading(decision), Emphasis.STRONG)), false));
      Stream.of(
              words.decision(decision).stream(),
              decision.reasons().stream().map(reasons::alone),
              words.luckOf(decision).stream())
          .flatMap(sentences -> sentences)
          .forEach(sentence -> blocks.add(Paragraph.of(sentence)));
      return new Together(blocks);
    }

    private List<String> heads(String area, String... names) {
      return Stream.of(names).map(name -> texts.text("command." + area + "." + name)).toList();
    }

    private List<Column> columns(Align align, double... shares) {
      return Arrays.stream(shares).mapToObj(share -> new Column(share, align)).toList();
    }

    private String integer(int number) {
      return texts.text("sheets.number", Map.of("number", number));
    }

    private static Row row(String... cells) {
      return new Row(Stream.of(cells).map(Inline::plain).toList(), false);
    }
  }
}
