package hangjack.content.sheets;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.zxing.BinaryBitmap;
import com.google.zxing.RGBLuminanceSource;
import com.google.zxing.ReaderException;
import com.google.zxing.common.HybridBinarizer;
import com.google.zxing.qrcode.QRCodeReader;
import hangjack.analyzer.fixtures.Reviews;
import hangjack.analyzer.record.RecordLink;
import hangjack.analyzer.rules.HouseRules;
import hangjack.analyzer.rules.Parameter;
import hangjack.analyzer.rules.RuleSet;
import hangjack.analyzer.rules.RuleSets;
import hangjack.content.exercises.Level;
import hangjack.content.pdf.Paper;
import hangjack.content.pdf.Printed;
import hangjack.content.pdf.Tags;
import hangjack.content.pdf.WellPrinted;
import hangjack.content.texts.Language;
import hangjack.content.texts.Languages;
import hangjack.content.texts.Texts;
import java.io.IOException;
import java.net.URI;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.apache.pdfbox.rendering.PDFRenderer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The codes beside the titles, as a telephone reads them from the paper. */
class SheetCodesTest {
  private static final SiteAddress SITE = new SiteAddress("https://cards.example");
  private static final RuleSet TRINIDAD = rules("trinidad; game-points=2; turn-up-points=A:1,6:2");

  private static RuleSet rules(String text) {
    return HouseRules.read(text).rules().orElseThrow();
  }

  private static Language language(String id) {
    return Languages.named(id).orElseThrow();
  }

  private static Edition edition(Language... languages) {
    return new Edition(
        List.of(languages), SheetLayout.ONE_AFTER_ANOTHER, Paper.LETTER, Optional.of(SITE));
  }

  private static BinaryBitmap picture(byte[] file) throws IOException {
    try (var printed = new Printed(file)) {
      var image = new PDFRenderer(printed.document()).renderImageWithDPI(0, 200);
      var width = image.getWidth();
      var height = image.getHeight();
      var pixels = image.getRGB(0, 0, width, height, null, 0, width);
      var source = new RGBLuminanceSource(width, height, pixels);
      return new BinaryBitmap(new HybridBinarizer(source));
    }
  }

  /** What the code on the first page opens. */
  private static String opened(byte[] file) throws IOException, ReaderException {
    return new QRCodeReader().decode(picture(file)).getText();
  }

  @ParameterizedTest
  @MethodSource("hangjack.content.texts.Languages#all")
  void rulesSummariesAndPadsOpenTheSameRulesInTheirLanguage(Language language)
      throws IOException, ReaderException {
    var address =
        "https://cards.example/rules/trinidad?lang="
            + language.id()
            + "&turn-up-points=A:1,6:2&game-points=2";
    var edition = edition(language);
    for (var file :
        List.of(
            Sheets.rules(TRINIDAD, edition),
            Sheets.summary(TRINIDAD, edition),
            Sheets.scorepad(TRINIDAD, edition),
            Sheets.answers(TRINIDAD, 4, Level.SECOND, edition))) {
      assertEquals(address, opened(file));
      WellPrinted.check(file);
      try (var printed = new Printed(file)) {
        assertTrue(printed.read().contains(address), printed.read());
        var alternative = Texts.in(language).text("sheets.code.rules.alternative");
        assertEquals(
            1,
            Tags.of(printed.document()).elements().stream()
                .filter(element -> alternative.equals(element.getAlternateDescription()))
                .count());
      }
    }
  }

  @Test
  void aWorksheetOpensItsAnswers() throws IOException, ReaderException {
    var file = Sheets.worksheet(TRINIDAD, -7, Level.THIRD, edition(language("pt")));
    assertEquals(
        "https://cards.example/api/v1/sheets/trinidad.pdf?kind=answers&seed=-7&level=3&lang=pt"
            + "&paper=letter&turn-up-points=A:1,6:2&game-points=2",
        opened(file));
    WellPrinted.check(file);
  }

  @Test
  void aReviewOpensItsDealsWithoutAnAddressThatNobodyWouldType()
      throws IOException, ReaderException {
    var review = Reviews.hungJack();
    var file = Sheets.review(review, edition(language("de")));
    var address = opened(file);
    var start = "https://cards.example/analyze?lang=de&deal=";
    assertTrue(address.startsWith(start), address);
    assertEquals(
        review.scored().deals().stream().map(deal -> deal.record()).toList(),
        RecordLink.read(address.substring(start.length())).deals());
    try (var printed = new Printed(file)) {
      assertFalse(printed.read().contains("cards.example"), printed.read());
    }
  }

  @Test
  void eachOfTwoLanguagesSideBySideHasItsCodeUnlessTheyWouldTouch() throws IOException {
    var french = SITE.rules(TRINIDAD, language("fr"));
    var arabic = SITE.rules(TRINIDAD, language("ar"));
    assertEquals(Set.of(french, SITE.rules(TRINIDAD, language("de"))), pair("fr", "de"));
    assertEquals(Set.of(french), pair("fr", "ar"));
    assertEquals(Set.of(arabic), pair("ar", "fr"));
  }

  private static Set<String> pair(String first, String second) throws IOException {
    var edition =
        new Edition(
            List.of(language(first), language(second)),
            SheetLayout.SIDE_BY_SIDE,
            Paper.A4,
            Optional.of(SITE));
    var rules = codes(Sheets.rules(TRINIDAD, edition));
    assertEquals(rules, codes(Sheets.summary(TRINIDAD, edition)));
    return rules;
  }

  /** What the codes of both halves of a page open. */
  private static Set<String> codes(byte[] file) throws IOException {
    var page = picture(file);
    var half = page.getWidth() / 2;
    var codes = new HashSet<String>();
    for (var left : List.of(0, half)) {
      code(page.crop(left, 0, half, page.getHeight())).ifPresent(codes::add);
    }
    return codes;
  }

  private static Optional<String> code(BinaryBitmap picture) {
    try {
      return Optional.of(new QRCodeReader().decode(picture).getText());
    } catch (ReaderException none) {
      return Optional.empty();
    }
  }

  @Test
  void withoutASiteThereIsNoCodeAndTheSameSiteGivesTheSameBytes() {
    var plain = Sheets.rules(TRINIDAD, language("en"), Paper.A4);
    try (var printed = new Printed(plain)) {
      var alternative = Texts.in(language("en")).text("sheets.code.rules.alternative");
      assertFalse(printed.read().contains(alternative), printed.read());
    }
    var edition = edition(language("en"));
    assertArrayEquals(Sheets.rules(TRINIDAD, edition), Sheets.rules(TRINIDAD, edition));
  }

  /** Each parameter of each preset, changed alone to each value, comes back from the address. */
  @Test
  void theAddressTellsEveryHouseRule() {
    for (var preset : RuleSets.presets()) {
      for (var parameter : Parameter.all()) {
        for (var value : parameter.allowed()) {
          HouseRules.read(preset.id() + "; " + parameter.name() + "=" + value)
              .rules()
              .ifPresent(SheetCodesTest::assertTold);
        }
      }
    }
    assertTold(TRINIDAD);
  }

  private static void assertTold(RuleSet rules) {
    var address = URI.create(SITE.rules(rules, language("en")));
    var told =
        address.getPath().replace("/rules/", "")
            + address.getQuery().replace("lang=en", "").replace("&", "; ");
    assertEquals(Optional.of(rules), HouseRules.read(told).rules(), told);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "https://cards.example",
        "http://localhost:8080",
        "https://cards.example/hangjack/",
        "http://[::1]:8080",
        "https://xn--krten-gra.example"
      })
  void aSiteHasAHostAndAtMostAPortAndAPath(String text) {
    assertEquals(text.replaceAll("/$", ""), SiteAddress.read(text).orElseThrow().base());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "cards.example",
        "ftp://cards.example",
        "javascript:alert(1)",
        "https://",
        "https://user@cards.example",
        "https://cards.example?x=1",
        "https://cards.example#x",
        "https://cards.example\nX: y",
        "https://cards example",
        "https://cards.example:99999",
        "https://kärten.example",
        "https://cards.example/<b>"
      })
  void whatIsNoSiteIsRefused(String text) {
    assertEquals(Optional.empty(), SiteAddress.read(text));
  }
}
