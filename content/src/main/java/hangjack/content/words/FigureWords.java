package hangjack.content.words;

import com.ibm.icu.number.LocalizedNumberFormatter;
import com.ibm.icu.number.NumberFormatter;
import com.ibm.icu.number.Precision;
import hangjack.content.texts.Language;
import hangjack.content.texts.Texts;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Map;

/** The figures of a review as a language writes them; below zero with a minus sign. */
public final class FigureWords {
  private static final int DECIMALS = 2;
  private static final int FINE_DECIMALS = 3;

  private final Texts texts;
  private final LocalizedNumberFormatter plain;
  private final LocalizedNumberFormatter aligned;
  private final LocalizedNumberFormatter fine;

  private FigureWords(Language language) {
    this.texts = Texts.in(language);
    var formatter = NumberFormatter.withLocale(language.numbers());
    this.plain = formatter.precision(Precision.maxFraction(DECIMALS));
    this.aligned = formatter.precision(Precision.fixedFraction(DECIMALS));
    this.fine = formatter.precision(Precision.fixedFraction(FINE_DECIMALS));
  }

  /** The words for figures in a language. */
  public static FigureWords in(Language language) {
    return new FigureWords(language);
  }

  /** A figure for a sentence: {@code −0.3}. */
  public String number(double figure) {
    return shown(plain, rounded(figure, DECIMALS));
  }

  /** A figure for a column, always with two decimals: {@code −0.30}. */
  public String aligned(double figure) {
    return shown(aligned, rounded(figure, DECIMALS));
  }

  /** Whether nothing of a figure is left when it is written. */
  public boolean isNothing(double figure) {
    return rounded(figure, DECIMALS).signum() == 0;
  }

  /** A figure with half the width of its interval, both for a column: {@code 1.10 ±0.06}. */
  public String interval(double figure, double half) {
    return texts.text(
        "verdicts.figure.interval", Map.of("shown", aligned(figure), "half", aligned(half)));
  }

  /** The same for differences of less than a hundredth: {@code 0.007 ±0.006}. */
  public String fineInterval(double figure, double half) {
    return texts.text(
        "verdicts.figure.interval",
        Map.of(
            "shown", shown(fine, rounded(figure, FINE_DECIMALS)),
            "half", shown(fine, rounded(half, FINE_DECIMALS))));
  }

  /** A number of points, perhaps broken: {@code 0.8 points}. */
  public String points(double points) {
    return counted("points", rounded(points, DECIMALS));
  }

  /** What a chance, 0..1, adds in a hundred matches: {@code 9 more matches}. */
  public String matchesInHundred(double chance) {
    return counted("matches", rounded(100 * chance, 1));
  }

  /** A chance, 0..1, in percent: {@code 31%}. */
  public String percent(double chance) {
    return texts.text(
        "verdicts.figure.percent", Map.of("shown", shown(plain, rounded(100 * chance, 1))));
  }

  private String counted(String what, BigDecimal count) {
    return texts.text(
        "verdicts.figure." + what, Map.of("count", count, "shown", shown(plain, count)));
  }

  /** Rounded before it is written, so that no zero has a sign. */
  private static BigDecimal rounded(double figure, int decimals) {
    return BigDecimal.valueOf(figure)
        .setScale(decimals, RoundingMode.HALF_EVEN)
        .stripTrailingZeros();
  }

  private static String shown(LocalizedNumberFormatter formatter, BigDecimal figure) {
    return formatter.format(figure).toString().replace('-', '−');
  }
}
