package hangjack.content.words;

import hangjack.analyzer.review.Decision;
import hangjack.analyzer.review.FairValues;
import hangjack.analyzer.review.Luck;
import hangjack.analyzer.review.ReviewedDeal;
import hangjack.content.texts.Language;
import hangjack.content.texts.Texts;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;

/** The decisions of a deal as a table in words, and the headings of those that need more words. */
public final class DecisionTable {
  private final ReviewedDeal deal;
  private final Texts texts;
  private final SeatWords seats;
  private final ChoiceWords choices;
  private final FigureWords figures;
  private final ReviewWords words;
  private final boolean chances;

  private DecisionTable(ReviewedDeal deal, Language language, SeatWords seats) {
    this.deal = deal;
    this.texts = Texts.in(language);
    this.seats = seats;
    this.choices = ChoiceWords.in(language);
    this.figures = FigureWords.in(language);
    this.words = ReviewWords.in(language, seats);
    this.chances = deal.decisions().stream().anyMatch(DecisionTable::hasChance);
  }

  /** The table of a deal, its players named in some way. */
  public static DecisionTable of(ReviewedDeal deal, Language language, SeatWords seats) {
    return new DecisionTable(deal, language, seats);
  }

  /**
   * The columns' titles: number, trick, player, choice, verdict, loss in points, and the chance to
   * win the match that was lost where that is known of any decision.
   */
  public List<String> titles() {
    var names = new ArrayList<>(List.of("number", "trick", "player", "choice", "verdict", "loss"));
    if (chances) {
      names.add("chance");
    }
    return names.stream().map(name -> texts.text("command.review.column." + name)).toList();
  }

  /** The cells of a decision, one for each title; empty where there is nothing to tell. */
  public List<String> row(Decision decision) {
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
    return cells;
  }

  /** The decisions that need more words: those that cost something or met with luck. */
  public List<Decision> telling() {
    return deal.decisions().stream()
        .filter(decision -> decision.verdict().blames() || decision.luck() != Luck.NONE)
        .toList();
  }

  /** The heading of such a decision. */
  public String heading(Decision decision) {
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

  private static boolean hasChance(Decision decision) {
    return decision.fair().filter(fair -> fair.loss().win().isPresent()).isPresent();
  }
}
