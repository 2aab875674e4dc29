package hangjack.tests.bench;

import hangjack.analyzer.rules.RuleSets;
import hangjack.content.pdf.Paper;
import hangjack.content.sheets.Sheets;
import hangjack.content.texts.Language;
import hangjack.content.texts.Languages;
import java.util.List;
import java.util.function.Supplier;

/**
 * How long a sheet takes in each language once the program is warm, the best of five; and how much
 * memory is held after many sheets more than after a few.
 */
public final class SheetsBench {
  private static final int WARM_UP = 20;
  private static final int ROUNDS = 5;
  private static final int FEW = 100;
  private static final int MANY = 1_000;
  private static final double MOST_MS_SUMMARY = 150;
  private static final double MOST_MS_RULES = 400;

  private SheetsBench() {}

  /** Measures and prints; takes about three minutes. */
  public static void main(String[] arguments) {
    var rules = RuleSets.named("trinidad").orElseThrow();
    for (var language : Languages.all()) {
      measure("summary", language, MOST_MS_SUMMARY, () -> summary(language));
      measure("rules", language, MOST_MS_RULES, () -> Sheets.rules(rules, language, Paper.A4));
    }
    make(FEW);
    var before = held();
    make(MANY);
    System.out.printf(
        "memory held after %,d sheets %.1f MB, after %,d more %.1f MB%n",
        FEW, before, MANY, held());
  }

  private static byte[] summary(Language language) {
    return Sheets.summary(RuleSets.named("trinidad").orElseThrow(), List.of(language), Paper.A4);
  }

  private static void measure(String kind, Language language, double most, Supplier<byte[]> sheet) {
    for (var round = 0; round < WARM_UP; round++) {
      var _ = sheet.get();
    }
    var best = Double.MAX_VALUE;
    for (var round = 0; round < ROUNDS; round++) {
      var start = System.nanoTime();
      var _ = sheet.get();
      best = Math.min(best, (System.nanoTime() - start) / 1e6);
    }
    System.out.printf(
        "%s of trinidad in %s, warm, best of %d: %.0f ms (at most %.0f)%n",
        kind, language.id(), ROUNDS, best, most);
  }

  private static void make(int sheets) {
    var languages = Languages.all();
    for (var sheet = 0; sheet < sheets; sheet++) {
      var _ = summary(languages.get(sheet % languages.size()));
    }
  }

  /** Megabytes that are still in use after the collector has run. */
  private static double held() {
    var runtime = Runtime.getRuntime();
    System.gc();
    return (runtime.totalMemory() - runtime.freeMemory()) / 1e6;
  }
}
