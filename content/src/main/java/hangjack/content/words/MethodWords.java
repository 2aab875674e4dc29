package hangjack.content.words;

import hangjack.analyzer.review.FairValues;
import hangjack.content.texts.Language;
import hangjack.content.texts.Texts;
import java.util.Map;

/** How values were found: {@code all 1,234 worlds counted}. */
public final class MethodWords {
  private final Texts texts;
  private final FigureWords figures;

  private MethodWords(Language language) {
    this.texts = Texts.in(language);
    this.figures = FigureWords.in(language);
  }

  /** The words for methods in a language. */
  public static MethodWords in(Language language) {
    return new MethodWords(language);
  }

  /**
   * How many worlds were looked at, and how.
   *
   * @param half half the width of the interval of the figure that is told, in points
   */
  public String method(FairValues values, double half) {
    var arguments = Map.of("worlds", values.worlds(), "half", figures.number(half));
    return texts.text("verdicts.method." + key(values, half), arguments);
  }

  private String key(FairValues values, double half) {
    return switch (values.method()) {
      case ENUMERATED -> "enumerated";
      case SAMPLED -> figures.isNothing(half) ? "drawn" : "sampled";
    };
  }
}
