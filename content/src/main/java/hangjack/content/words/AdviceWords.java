package hangjack.content.words;

import hangjack.analyzer.play.DealState;
import hangjack.analyzer.review.Advice;
import hangjack.content.texts.Language;
import hangjack.content.texts.Texts;
import java.util.HashMap;
import java.util.Optional;

/** What to do at the end of a record. */
public final class AdviceWords {
  private final Texts texts;
  private final SeatWords seats;
  private final ChoiceWords choices;
  private final FigureWords figures;
  private final MethodWords methods;

  private AdviceWords(Language language, SeatWords seats) {
    this.texts = Texts.in(language);
    this.seats = seats;
    this.choices = ChoiceWords.in(language);
    this.figures = FigureWords.in(language);
    this.methods = MethodWords.in(language);
  }

  /** The words for advice in a language; players are named by their seats. */
  public static AdviceWords in(Language language) {
    return new AdviceWords(language, SeatWords.in(language));
  }

  /** The same with the players named otherwise. */
  public static AdviceWords in(Language language, SeatWords seats) {
    return new AdviceWords(language, seats);
  }

  /** Whose decision it is, and what about. */
  public String question(Advice advice) {
    var arguments = new HashMap<String, Object>();
    arguments.put("seat", seats.seat(advice.seat()));
    advice.trick().ifPresent(trick -> arguments.put("trick", trick));
    return switch (advice.kind()) {
      case CALL -> texts.text("verdicts.advice.call", arguments);
      case DISCARD -> texts.text("verdicts.advice.discard", arguments);
      case PLAY -> texts.text("verdicts.advice.play", arguments);
    };
  }

  /** The best choice and what it is worth; empty where nothing was valued. */
  public Optional<String> best(Advice advice) {
    var fair = advice.fair();
    return BestChoice.of(fair)
        .map(fair.values()::get)
        .map(
            value -> {
              var arguments = new HashMap<String, Object>();
              arguments.put("seat", seats.seat(advice.seat()));
              arguments.put("best", choices.either(advice.state(), fair.best()));
              arguments.put("points", figures.points(value.points()));
              arguments.put("method", methods.method(fair, value.ci95()));
              value.win().ifPresent(win -> arguments.put("win", figures.percent(win)));
              if (fair.values().size() == 1) {
                return texts.text("verdicts.advice.forced", arguments);
              }
              return texts.text(
                  value.win().isPresent() ? "verdicts.advice.best.match" : "verdicts.advice.best",
                  arguments);
            });
  }

  /**
   * Why there is no advice.
   *
   * @param end the deal where the record stops
   * @param stopped whether the choices were not valued in time
   */
  public String none(DealState end, boolean stopped) {
    if (end.toAct().isEmpty()) {
      return texts.text("verdicts.advice.over");
    }
    return texts.text(stopped ? "verdicts.advice.stopped" : "verdicts.advice.unknown");
  }
}
