package hangjack.app.web.analyze;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Span;
import hangjack.analyzer.cards.Scores;
import hangjack.analyzer.cards.Side;
import hangjack.analyzer.review.ReviewedDeal;
import hangjack.analyzer.review.ScoredDeal;
import hangjack.analyzer.score.AwardKind;
import hangjack.app.web.Tables;
import hangjack.app.web.review.DealReview;
import hangjack.content.texts.Texts;
import hangjack.content.words.AwardWords;
import hangjack.content.words.ContractWords;
import hangjack.content.words.ScoreWords;
import hangjack.content.words.ScoredKinds;
import java.util.List;
import java.util.Map;
import java.util.function.IntConsumer;
import java.util.stream.Stream;

/** What happened in one deal: points, tricks, Game, score, and what the rules forbade. */
final class DealResult extends Div {
  private final ScoredDeal deal;
  private final DealWords words;
  private final AwardWords awards;
  private final ScoreWords scores;
  private final TrickList tricks;
  private final TrickStepper stepper;
  private final Div first;

  DealResult(ScoredDeal deal, Texts texts) {
    this.deal = deal;
    words = DealWords.of(deal, texts);
    awards = AwardWords.in(texts.language(), words.seats());
    scores = ScoreWords.in(texts.language(), words.seats());
    addClassName("deal-result");
    add(scoreBoard());
    if (!deal.violations().isEmpty()) {
      add(new ViolationList(deal, words));
    }
    tricks = new TrickList(deal, words);
    stepper = new TrickStepper(deal, words, tricks::setCurrent);
    tricks.onChoice(stepper::show);
    var points = new Div(points(), score());
    points.addClassName("points-and-score");
    first = new Div(stepper, points);
    first.addClassName("deal-columns");
    var second = new Div(tricks);
    second.addClassName("deal-columns");
    if (!deal.end().tricks().isEmpty()
        && ScoredKinds.scores(AwardKind.GAME, deal.record().rules())) {
      second.add(new GameCount(deal, words));
    }
    add(first, second);
  }

  /**
   * Shows the review of the deal in the place of its tricks.
   *
   * @param at the decision to show, from 1
   * @param stepped told of each decision that is shown, from 1
   */
  void review(ReviewedDeal reviewed, int at, IntConsumer stepped) {
    var review = new DealReview(reviewed, words.texts().language());
    review.onStep(
        decision -> {
          tricks.setCurrent(review.trick());
          stepped.accept(decision);
        });
    tricks.onChoice(review::showTrick);
    first.remove(stepper);
    first.addComponentAsFirst(tricks);
    addComponentAtIndex(indexOf(first), review);
    review.show(at);
    review.takeFocusIfLost();
  }

  private Div scoreBoard() {
    var board = new Div();
    board.addClassName("score-board");
    for (var side : sides()) {
      var points = deal.counting().deal().of(side);
      var number = new Span(scores.number(points));
      number.addClassName("large");
      var name = new Span(words.seats().side(side));
      name.addClassName("side-name");
      var unit =
          new Span(words.texts().text("screens.analyze.score.unit", Map.of("count", points)));
      unit.addClassName("soft");
      board.add(new Div(name, number, unit));
    }
    return board;
  }

  private Div points() {
    var block = new Div(new PointsTable(deal, words));
    block.addClassName("points");
    if (deal.end().ending().isEmpty()) {
      block.add(new Paragraph(words.text("points.open")));
    } else if (deal.counting().points().isEmpty()) {
      block.add(new Paragraph(words.text("points.none")));
    }
    awards.unscored(deal.end(), deal.sheet()).forEach(sentence -> block.add(soft(sentence)));
    deal.end()
        .ending()
        .flatMap(ending -> scores.ending(deal.record().rules(), ending))
        .ifPresent(ending -> block.add(soft(ending)));
    deal.sheet()
        .pitcher()
        .flatMap(ContractWords.in(words.texts().language(), words.seats())::result)
        .ifPresent(sentence -> block.add(soft(sentence)));
    return block;
  }

  private static Paragraph soft(String sentence) {
    var paragraph = new Paragraph(sentence);
    paragraph.addClassName("soft");
    return paragraph;
  }

  private Div score() {
    var claim = deal.record().claim();
    var columns =
        claim.isPresent()
            ? Stream.of("side", "before", "deal", "claim", "after")
            : Stream.of("side", "before", "deal", "after");
    var table =
        Tables.titled(
            words.texts().text("terms.score"),
            columns.map(column -> words.text("column." + column)).toArray(String[]::new));
    for (var side : sides()) {
      var row =
          Tables.row(
              table,
              words.seats().side(side),
              number(deal.before(), side),
              number(deal.counting().deal(), side));
      claim.ifPresent(claimed -> row.addDataCell().add(number(claimed, side)));
      row.addDataCell().add(number(deal.counting().after(), side));
    }
    var block = new Div(table);
    block.addClassName("score");
    claim.ifPresent(
        claimed -> block.add(new Paragraph(scores.claim(claimed, deal.counting().deal()))));
    deal.counting().winner().ifPresent(winner -> block.add(new Paragraph(won(winner))));
    return block;
  }

  private String won(Side winner) {
    var counting = deal.counting();
    return scores.winner(
        deal.record().rules(), winner, counting.after().of(winner), counting.countedOutOn());
  }

  private List<Side> sides() {
    return deal.record().rules().seating().sides();
  }

  private Span number(Scores points, Side side) {
    return Tables.number(scores.number(points.of(side)));
  }
}
