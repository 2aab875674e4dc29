package hangjack.app.web.analyze;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.NativeDetails;
import com.vaadin.flow.component.html.NativeTable;
import com.vaadin.flow.component.html.NativeTableRow;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Span;
import com.vaadin.flow.component.html.UnorderedList;
import hangjack.analyzer.cards.Side;
import hangjack.analyzer.match.CountingOut.Point;
import hangjack.analyzer.review.ScoredDeal;
import hangjack.analyzer.score.Award;
import hangjack.analyzer.score.AwardKind;
import hangjack.app.web.Tables;
import hangjack.content.words.AwardWords;
import hangjack.content.words.ScoreWords;
import java.util.HashSet;
import java.util.Map;

/**
 * Every point of a deal in the order of counting. Pegs may be thirty: those of a side are one row,
 * which opens to show each of them.
 */
final class PointsTable extends Div {
  private final ScoredDeal deal;
  private final DealWords words;
  private final AwardWords awards;
  private final ScoreWords scores;
  private final NativeTable table;

  PointsTable(ScoredDeal deal, DealWords words) {
    this.deal = deal;
    this.words = words;
    awards = AwardWords.in(words.texts().language(), words.seats());
    scores = ScoreWords.in(words.texts().language(), words.seats());
    table =
        Tables.titled(
            words.text("points"),
            words.texts().text("screens.column.for"),
            words.text("column.side"),
            words.texts().text("screens.column.points"));
    add(table);
    var shown = new HashSet<Pegs>();
    for (var point : deal.counting().points()) {
      if (point.award().kind() != AwardKind.PEG) {
        row(point);
      } else if (shown.add(Pegs.with(point))) {
        row(Pegs.with(point));
      }
    }
    setVisible(!deal.counting().points().isEmpty());
  }

  /** The pegs of a side that were counted, or those that were not. */
  private record Pegs(Side side, boolean counted) {
    static Pegs with(Point point) {
      return new Pegs(point.award().side(), point.counted());
    }
  }

  private void row(Point point) {
    var award = point.award();
    row(sentence(award), award.side(), award.points(), point.counted());
  }

  private void row(Pegs pegs) {
    var awards =
        deal.counting().points().stream()
            .filter(point -> point.award().kind() == AwardKind.PEG)
            .filter(point -> Pegs.with(point).equals(pegs))
            .map(Point::award)
            .toList();
    var each = new UnorderedList();
    awards.forEach(
        award ->
            each.add(
                new ListItem(
                    new Span(sentence(award)), Tables.number(scores.number(award.points())))));
    var summary = words.texts().text("screens.analyze.points.pegs", Map.of("count", awards.size()));
    var total = awards.stream().mapToInt(Award::points).sum();
    var row = row("", pegs.side(), total, pegs.counted());
    var details = new NativeDetails(summary, each);
    details.addClassName("pegs");
    row.getHeaderCells().getFirst().addComponentAsFirst(details);
  }

  private NativeTableRow row(String heading, Side side, int points, boolean counted) {
    var row =
        Tables.row(
            table,
            heading,
            new Span(words.seats().side(side)),
            Tables.number(scores.number(points)));
    if (!counted) {
      row.addClassName("not-counted");
      var why = new Paragraph(scores.notCounted());
      why.addClassName("soft");
      row.getHeaderCells().getFirst().add(why);
    }
    return row;
  }

  private String sentence(Award award) {
    return awards.text(award, deal.sheet(), deal.record().rules());
  }
}
