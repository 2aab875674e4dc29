package hangjack.content.sheets;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hangjack.analyzer.rules.HouseRules;
import hangjack.analyzer.rules.RuleSet;
import hangjack.analyzer.rules.RuleSets;
import hangjack.content.pdf.Paper;
import hangjack.content.pdf.Printed;
import hangjack.content.pdf.Tags;
import hangjack.content.pdf.WellPrinted;
import hangjack.content.texts.Language;
import hangjack.content.texts.Languages;
import hangjack.content.words.RuleWords;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Two languages on the same pages. */
class PairedSheetTest {
  /** Between the columns, at either side of the middle of the page, in points. */
  private static final double GUTTER = 11;

  private static RuleSet rules(String text) {
    return HouseRules.read(text).rules().orElseThrow();
  }

  private static Edition pair(Language first, Language second, Paper paper) {
    var site = SiteAddress.read("https://cards.example.org");
    return new Edition(List.of(first, second), SheetLayout.SIDE_BY_SIDE, paper, site);
  }

  /** Every preset and some house rules, each in two languages or another, on one paper or other. */
  static List<Arguments> pairs() {
    var pairs = new ArrayList<Arguments>();
    var texts = new ArrayList<>(RuleSets.ids());
    texts.add("all-fours; players=3; permissive-trumping=no");
    texts.add("trinidad; game-points=2; low-to=taker; no-undertrump=yes; partnerships=no");
    texts.add("trinidad; gift-can-win=no; gift-requires-trump=yes; target=21");
    var languages = Languages.all();
    for (var i = 0; i < texts.size(); i++) {
      var first = languages.get(i % languages.size());
      var second = languages.get((i + 1 + i / languages.size()) % languages.size());
      var paper = i % 2 == 0 ? Paper.LETTER : Paper.A4;
      pairs.add(Arguments.of(texts.get(i), first, second, paper));
    }
    pairs.add(
        Arguments.of(
            "trinidad",
            Languages.named("ar").orElseThrow(),
            Languages.named("zh-Hans").orElseThrow(),
            Paper.A4));
    return pairs;
  }

  @ParameterizedTest
  @MethodSource("pairs")
  void eachSectionIsReadInTheFirstLanguageAndThenInTheSecond(
      String text, Language first, Language second, Paper paper) {
    var rules = rules(text);
    var file = Sheets.rules(rules, pair(first, second, paper));
    WellPrinted.checkLayout(file);
    assertMiddleFree(file);
    var ones = RuleWords.in(first).prose(rules);
    var others = RuleWords.in(second).prose(rules);
    try (var printed = new Printed(file)) {
      var read = printed.read();
      var at = found(read, ones.summary(), 0);
      at = found(read, others.summary(), at);
      for (var i = 0; i < ones.sections().size(); i++) {
        for (var section : List.of(ones.sections().get(i), others.sections().get(i))) {
          at = found(read, section.title(), at);
          for (var paragraph : section.paragraphs()) {
            at = found(read, paragraph.text(), at);
          }
        }
      }
      var page = printed.document().getPage(0).getMediaBox();
      assertEquals(paper.height(), page.getWidth(), 0.01);
      assertEquals(paper.width(), page.getHeight(), 0.01);
    }
  }

  private static int found(String read, String text, int from) {
    var at = read.indexOf(Printed.spaced(text), from);
    assertTrue(at >= 0, () -> "after " + from + " not found: " + text + "\nin: " + read);
    return at;
  }

  private static void assertMiddleFree(byte[] file) {
    try (var printed = new Printed(file)) {
      for (var mark : printed.marks()) {
        var page = printed.document().getPage(mark.page() - 1).getMediaBox();
        var middle = page.getWidth() / 2;
        var foot = mark.top() > page.getHeight() - 54;
        var apart = mark.right() < middle - GUTTER || mark.left() > middle + GUTTER;
        assertTrue(apart || foot || mark.text().isBlank(), () -> "in the middle: " + mark);
      }
    }
  }

  @ParameterizedTest
  @MethodSource("pairs")
  void aSummaryOfTwoLanguagesHasOnePageAndSaysTheSameInBoth(
      String text, Language first, Language second, Paper paper) {
    var rules = rules(text);
    var file = Sheets.summary(rules, pair(first, second, paper));
    WellPrinted.checkPages(file, 1);
    WellPrinted.checkLayout(file);
    assertMiddleFree(file);
    try (var printed = new Printed(file)) {
      assertEquals(told(printed.read(), rules, first), told(printed.read(), rules, second));
    }
  }

  /** The places of the paragraphs of the rules that are told. */
  private static List<String> told(String read, RuleSet rules, Language language) {
    var told = new ArrayList<String>();
    for (var section : RuleWords.in(language).prose(rules).sections()) {
      for (var i = 0; i < section.paragraphs().size(); i++) {
        if (read.contains(Printed.spaced(section.paragraphs().get(i).text()))) {
          told.add(section.id() + " " + i);
        }
      }
    }
    return told;
  }

  @Test
  void theStandardsAreKeptAndEachPartNamesItsLanguage() {
    var arabic = Languages.named("ar").orElseThrow();
    var chinese = Languages.named("zh-Hans").orElseThrow();
    for (var edition :
        List.of(
            pair(arabic, chinese, Paper.A4),
            pair(Languages.english(), arabic, Paper.LETTER),
            pair(chinese, Languages.english(), Paper.A4))) {
      var rules = rules("trinidad; target=7");
      for (var file : List.of(Sheets.rules(rules, edition), Sheets.summary(rules, edition))) {
        WellPrinted.check(file);
        try (var printed = new Printed(file)) {
          var languages =
              Tags.of(printed.document()).elements().stream()
                  .filter(element -> element.getStructureType().equals("Div"))
                  .flatMap(element -> Optional.ofNullable(element.getLanguage()).stream())
                  .toList();
          var both =
              edition.languages().stream()
                  .map(language -> language.locale().toLanguageTag())
                  .toList();
          assertTrue(languages.size() >= 4 && languages.size() % 2 == 0, languages.toString());
          for (var i = 0; i < languages.size(); i++) {
            assertEquals(both.get(i % 2), languages.get(i));
          }
        }
      }
    }
  }

  @Test
  void theColumnOfTheFirstLanguageIsWhereItsReadersBegin() {
    var french = Languages.named("fr").orElseThrow();
    var arabic = Languages.named("ar").orElseThrow();
    assertEquals(52, heading(Languages.english(), arabic), 3);
    assertEquals((Paper.A4.height() + 28) / 2, heading(french, Languages.english()), 3);
    assertEquals(52, heading(arabic, Languages.english()), 3);
  }

  /** How far from the left edge the English title is. */
  private static double heading(Language first, Language second) {
    var file = Sheets.rules(rules("irish-don"), pair(first, second, Paper.A4));
    try (var printed = new Printed(file)) {
      return printed.marks().stream()
          .filter(mark -> mark.page() == 1 && mark.text().equals("I"))
          .mapToDouble(Printed.Mark::left)
          .findFirst()
          .orElseThrow();
    }
  }

  @Test
  void onlyTwoLanguagesStandSideBySide() {
    var all = Languages.all();
    assertThrows(IllegalArgumentException.class, () -> side(all.subList(0, 3)));
    assertThrows(IllegalArgumentException.class, () -> side(all.subList(0, 1)));
    assertThrows(
        IllegalArgumentException.class, () -> side(List.of(all.getFirst(), all.getFirst())));
    assertThrows(
        IllegalArgumentException.class,
        () -> Sheets.scorepad(rules("trinidad"), side(all.subList(0, 2))));
  }

  private static Edition side(List<Language> languages) {
    return new Edition(languages, SheetLayout.SIDE_BY_SIDE, Paper.A4, Optional.empty());
  }
}
