package hangjack.app.web.review;

import com.vaadin.flow.component.html.NativeTable;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Section;
import hangjack.analyzer.cards.Seat;
import hangjack.analyzer.review.PlayerSummary;
import hangjack.app.web.Tables;
import java.util.Map;

/** How well each player decided; decisions with only one choice do not count. */
final class PlayersTable extends Section {
  private static final String NOTHING = "–";

  private final ReviewTexts words;

  PlayersTable(Map<Seat, PlayerSummary> players, ReviewTexts words) {
    this.words = words;
    addClassName("players");
    var table =
        Tables.titled(
            words.text("players"),
            words.text("players.player"),
            words.text("players.decisions"),
            words.text("players.rate"),
            words.text("players.accuracy"),
            words.text("players.luck"));
    players.forEach((seat, summary) -> row(table, seat, summary));
    var note = new Paragraph(words.text("players.what"));
    note.addClassName("soft");
    add(table, note);
    setVisible(!players.isEmpty());
  }

  private void row(NativeTable table, Seat seat, PlayerSummary summary) {
    var free = summary.decisions() - summary.forced();
    Tables.row(
        table,
        words.seats().seat(seat),
        Tables.number(Integer.toString(free)),
        Tables.number(
            free == 0 ? NOTHING : words.figures().interval(summary.errorRate(), summary.ci95())),
        Tables.number(free == 0 ? NOTHING : Integer.toString(summary.accuracy())),
        Tables.number(words.figures().aligned(summary.luck())));
  }
}
