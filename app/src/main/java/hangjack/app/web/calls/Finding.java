package hangjack.app.web.calls;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.Span;
import hangjack.analyzer.search.CallValueTable.CallValue;
import hangjack.analyzer.search.Tips;
import hangjack.app.web.Tables;
import java.util.Locale;

/** What a comparison says: a sign, the word for it, and the figure it rests on. */
final class Finding extends Div {
  private static final String YES = "✓";
  private static final String NO = "✗";
  private static final String CLOSE = "≈";

  private Finding(String sign, String kind, String words, String figure) {
    var mark = new Span(sign);
    mark.addClassName("sign");
    mark.getElement().setAttribute("aria-hidden", "true");
    var said = new Span(mark, new Span(words));
    said.addClassName("said-so");
    add(said, Tables.number(figure));
    addClassNames("finding", kind);
  }

  /** Which call is the better one, if any. */
  static Finding of(CallValue best, CallTexts words) {
    var lead = words.figures().interval(best.ahead(), best.halfWidth());
    return best.isSurelyBest()
        ? new Finding(YES, "confirmed", words.call(best.call()), lead)
        : new Finding(CLOSE, "open", words.text("too-close"), lead);
  }

  /**
   * What was found of a tip.
   *
   * @param question the texts that name the verdicts: {@code verdict} or {@code always}
   */
  static Finding of(Tips.Difference difference, String question, CallTexts words) {
    var verdict = difference.verdict();
    var kind = verdict.name().toLowerCase(Locale.ROOT);
    return new Finding(
        sign(verdict),
        kind,
        words.text(question + "." + kind),
        words.figures().fineInterval(difference.points(), difference.halfWidth()));
  }

  private static String sign(Tips.Verdict verdict) {
    return switch (verdict) {
      case CONFIRMED -> YES;
      case REFUTED -> NO;
      case OPEN -> CLOSE;
    };
  }
}
