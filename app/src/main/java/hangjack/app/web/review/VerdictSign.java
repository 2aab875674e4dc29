package hangjack.app.web.review;

import com.vaadin.flow.component.html.Span;
import hangjack.analyzer.review.Decision;
import hangjack.analyzer.review.Verdict;
import java.util.Locale;
import java.util.Optional;

/** The sign of a verdict, for the eyes; who does not see it hears the word. */
final class VerdictSign extends Span {
  /** The sign of what was not valued. */
  private static final String NONE = "–";

  VerdictSign(Verdict verdict) {
    this(sign(verdict), verdict.name().toLowerCase(Locale.ROOT).replace('_', '-'));
  }

  private VerdictSign(String sign, String kind) {
    super(sign);
    addClassNames("verdict-sign", kind);
    getElement().setAttribute("aria-hidden", "true");
  }

  /** The sign of a decision, whether it was valued or not. */
  static VerdictSign ofAny(Decision decision) {
    return of(decision).map(VerdictSign::new).orElseGet(() -> new VerdictSign(NONE, "none"));
  }

  /** The verdict to show; empty where nothing was valued and so nothing can be said. */
  static Optional<Verdict> of(Decision decision) {
    return decision.forced() || decision.fair().isPresent()
        ? Optional.of(decision.verdict())
        : Optional.empty();
  }

  /** The marks of those who annotate games. */
  private static String sign(Verdict verdict) {
    return switch (verdict) {
      case FORCED -> "·";
      case BEST -> "✓";
      case GOOD -> "+";
      case TOO_CLOSE -> "≈";
      case INACCURACY -> "?!";
      case MISTAKE -> "?";
      case BLUNDER -> "??";
    };
  }
}
