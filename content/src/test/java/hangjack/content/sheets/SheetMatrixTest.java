package hangjack.content.sheets;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import hangjack.analyzer.fixtures.Reviews;
import hangjack.analyzer.rules.RuleSet;
import hangjack.analyzer.rules.RuleSets;
import hangjack.content.exercises.Level;
import hangjack.content.pdf.Paper;
import hangjack.content.pdf.Standards;
import hangjack.content.pdf.WellPrinted;
import hangjack.content.texts.Language;
import hangjack.content.texts.Languages;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.cos.COSName;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.TestReporter;

/**
 * Every sheet that can be asked for keeps the standards and its margins: each preset, language,
 * kind and paper, and pairs of languages. A build checks some, drawn from a seed that it prints;
 * {@code -Dsheets.seed=N} draws the same again, and {@code mvn -Psheets} checks all.
 */
class SheetMatrixTest {
  private static final long EXERCISES = 11;

  private static final Optional<SiteAddress> SITE = SiteAddress.read("https://cards.example.org");

  /**
   * A sheet, with its code.
   *
   * @param languages one, or two side by side
   */
  private record Wish(RuleSet rules, List<Language> languages, SheetKind kind, Paper paper) {
    byte[] file() {
      var layout = languages.size() > 1 ? SheetLayout.SIDE_BY_SIDE : SheetLayout.ONE_AFTER_ANOTHER;
      var edition = new Edition(languages, layout, paper, SITE);
      return switch (kind) {
        case RULES -> Sheets.rules(rules, edition);
        case SUMMARY -> Sheets.summary(rules, edition);
        case SCOREPAD -> Sheets.scorepad(rules, edition);
        case WORKSHEET -> Sheets.worksheet(rules, EXERCISES, Level.SECOND, edition);
        case ANSWERS -> Sheets.answers(rules, EXERCISES, Level.SECOND, edition);
        case REVIEW -> Sheets.review(Reviews.hungJack(), edition);
      };
    }

    @Override
    public String toString() {
      var ids = languages.stream().map(Language::id).collect(Collectors.joining("+"));
      return String.join(" ", rules.id(), ids, kind.publicName(), paper.id());
    }
  }

  private static List<Wish> all() {
    var all = new ArrayList<Wish>();
    var languages = Languages.all();
    for (var rules : RuleSets.presets()) {
      for (var i = 0; i < languages.size(); i++) {
        var language = languages.get(i);
        var next = languages.get((i + 1) % languages.size());
        for (var kind : SheetKind.values()) {
          for (var paper : Paper.values()) {
            all.add(new Wish(rules, List.of(language), kind, paper));
            if (kind.comesSideBySide()) {
              all.add(new Wish(rules, List.of(language, next), kind, paper));
            }
          }
        }
      }
    }
    return all;
  }

  @TestFactory
  Stream<DynamicTest> everySheetKeepsTheStandardsAndItsMargins(TestReporter reporter) {
    var seed = Long.getLong("sheets.seed", System.nanoTime());
    reporter.publishEntry("sheets.seed", Long.toString(seed));
    var drawn = all();
    Collections.shuffle(drawn, new Random(seed));
    return drawn.stream()
        .limit(Integer.getInteger("sheets.count", 16))
        .map(wish -> DynamicTest.dynamicTest(wish + ", seed " + seed, () -> check(wish)));
  }

  private static void check(Wish wish) {
    var file = wish.file();
    WellPrinted.check(file);
    if (wish.kind == SheetKind.SUMMARY) {
      WellPrinted.checkPages(file, 1);
    }
  }

  /** Four bids with long names need a second line: they once ran over the margin. */
  @Test
  void choicesThatAreTooLongForALineGoOnInTheNext() {
    var rules = RuleSets.named("pitch-with-joker").orElseThrow();
    var language = Languages.named("pt").orElseThrow();
    WellPrinted.checkLayout(
        new Wish(rules, List.of(language), SheetKind.WORKSHEET, Paper.A4).file());
  }

  /** The check can fail: the same sheet without its tags breaks the standards. */
  @Test
  void aSheetWithoutTagsIsFound() throws IOException {
    var file = Sheets.rules(RuleSets.presets().getFirst(), Languages.english(), Paper.A4);
    assertEquals(List.of(), Standards.broken(file));
    try (var document = Loader.loadPDF(file);
        var bytes = new ByteArrayOutputStream()) {
      document.getDocumentCatalog().getCOSObject().removeItem(COSName.STRUCT_TREE_ROOT);
      document.save(bytes);
      assertNotEquals(List.of(), Standards.broken(bytes.toByteArray()));
    }
  }
}
