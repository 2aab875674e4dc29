package hangjack.content.sheets;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hangjack.analyzer.cards.Suit;
import hangjack.analyzer.rules.HouseRules;
import hangjack.analyzer.rules.RuleSet;
import hangjack.analyzer.rules.RuleSets;
import hangjack.content.pdf.Paper;
import hangjack.content.pdf.Printed;
import hangjack.content.pdf.Tags;
import hangjack.content.texts.Language;
import hangjack.content.texts.Languages;
import hangjack.content.texts.TextDirection;
import hangjack.content.texts.Texts;
import hangjack.content.words.RuleWords;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class SheetsTest {
  private static final Language ENGLISH = Languages.english();

  private static RuleSet rules(String text) {
    return HouseRules.read(text).rules().orElseThrow();
  }

  /** Every preset and some house rules in every language. */
  static List<Arguments> sheets() {
    var sheets = new ArrayList<Arguments>();
    var texts = new ArrayList<>(RuleSets.presets().stream().map(RuleSet::id).toList());
    texts.add("all-fours; players=3; permissive-trumping=no");
    texts.add("trinidad; game-points=2; low-to=taker; no-undertrump=yes; partnerships=no");
    for (var text : texts) {
      for (var language : Languages.all()) {
        sheets.add(Arguments.of(text, language.id()));
      }
    }
    return sheets;
  }

  private static Language language(String id) {
    return Languages.named(id).orElseThrow();
  }

  @ParameterizedTest
  @MethodSource("sheets")
  void everySentenceOfTheRulesIsPrintedInItsOrder(String text, String id) {
    var rules = rules(text);
    var prose = RuleWords.in(language(id)).prose(rules);
    try (var printed = new Printed(Sheets.rules(rules, language(id), Paper.A4))) {
      var copied = printed.read();
      var game = RuleWords.in(language(id)).game(rules);
      assertTrue(copied.startsWith(Printed.spaced(game)), copied);
      var from = Printed.spaced(game).length();
      from = found(copied, prose.summary(), from);
      for (var section : prose.sections()) {
        from = found(copied, section.title(), from);
        for (var paragraph : section.paragraphs()) {
          from = found(copied, paragraph.text(), from);
        }
      }
    }
  }

  private static int found(String copied, String text, int from) {
    var at = copied.indexOf(Printed.spaced(text), from);
    assertTrue(at >= 0, () -> "after " + from + " not found: " + text + "\nin: " + copied);
    return at;
  }

  @ParameterizedTest
  @MethodSource("sheets")
  void everySuitCanBeSearchedEveryFontIsEmbeddedAndNothingIsMissing(String text, String id) {
    try (var printed = new Printed(Sheets.rules(rules(text), language(id), Paper.A4))) {
      var copied = printed.text();
      if (rules(text).permissiveTrumping() && rules(text).players() == 4) {
        for (var suit : Suit.values()) {
          assertTrue(copied.indexOf(suit.sign()) >= 0, suit + " is not in " + copied);
        }
      }
      assertEquals(List.of(), printed.missing());
      for (var font : printed.fonts()) {
        assertTrue(font.isEmbedded(), font.getName());
      }
    }
  }

  @ParameterizedTest
  @MethodSource("sheets")
  void aSheetHasAtMostFourPages(String text, String id) {
    for (var paper : Paper.values()) {
      var site = SiteAddress.read("https://cards.example.org");
      var edition = new Edition(List.of(language(id)), SheetLayout.ONE_AFTER_ANOTHER, paper, site);
      try (var printed = new Printed(Sheets.rules(rules(text), edition))) {
        var pages = printed.document().getNumberOfPages();
        assertTrue(pages <= 4, () -> text + " " + id + " on " + paper + ": " + pages);
      }
    }
  }

  @ParameterizedTest
  @MethodSource("sheets")
  void noTextLeavesTheMarginsAndNoLettersOverlap(String text, String id) {
    for (var paper : Paper.values()) {
      try (var printed = new Printed(Sheets.rules(rules(text), language(id), paper))) {
        assertInside(printed, paper);
        // letters of Arabic join, and marks stand above and below them
        if (language(id).direction() == TextDirection.LTR) {
          assertApart(printed);
        }
      }
    }
  }

  private static void assertInside(Printed printed, Paper paper) {
    for (var mark : printed.marks()) {
      assertTrue(
          mark.left() >= 51 && mark.right() <= paper.width() - 51, () -> "at the side: " + mark);
      assertTrue(
          mark.top() >= 40 && mark.bottom() <= paper.height() - 20, () -> "at the end: " + mark);
    }
  }

  /** No two characters of a page are in the same place. */
  private static void assertApart(Printed printed) {
    var marks =
        printed.marks().stream()
            .filter(mark -> !mark.text().isBlank())
            .sorted(
                Comparator.comparingInt(Printed.Mark::page).thenComparingDouble(Printed.Mark::top))
            .toList();
    for (var i = 0; i < marks.size(); i++) {
      var one = marks.get(i);
      for (var other : marks.subList(i + 1, marks.size())) {
        if (other.page() != one.page() || other.top() > one.bottom() - 0.5) {
          break;
        }
        var apart = other.left() > one.right() - 1.5 || one.left() > other.right() - 1.5;
        assertTrue(apart, () -> one + " and " + other);
      }
    }
  }

  @Test
  void theTablesShowWhatCardsAndPointsAreWorthUnderTheseRules() {
    try (var printed =
        new Printed(
            Sheets.rules(rules("trinidad; hang-jack-points=1; target=7"), ENGLISH, Paper.A4))) {
      var text = printed.text();
      assertTrue(text.contains("Card A K Q J 10 9 to 2 Value 4 3 2 1 10 0"), text);
      assertTrue(
          text.contains(
              "Turn-up An ace turned up, for the dealer’s pair 1"
                  + " Turn-up A six turned up, for the dealer’s pair 2"
                  + " Turn-up A jack turned up, for the dealer’s pair 3"
                  + " Gift Trump kept after a beg, for the elder hand’s pair 1 High "),
          text);
      assertFalse(text.contains("Hang Jack"), text);
    }
  }

  @Test
  void theTablesOfOtherGamesHoldTheirPegsAndTheirTens() {
    try (var don = new Printed(Sheets.rules(rules("irish-don"), ENGLISH, Paper.A4));
        var short32 = new Printed(Sheets.rules(rules("seven-up-32"), ENGLISH, Paper.A4))) {
      assertTrue(
          don.text().contains("Card A K Q J 9 5 Trump 4 3 2 1 18 10 Other suit 0 0 0 0 9 5"),
          don.text());
      assertFalse(don.text().contains("Value"), don.text());
      assertTrue(short32.text().contains("Card A K Q J 10 to 7 Value 4 3 2 1 0"), short32.text());
      assertTrue(short32.text().contains("may not play K♦. 9♠ 8♠ 9♥ 7♥ K♦"), short32.text());
    }
  }

  @Test
  void theSeatsAndTheWayRoundAreThoseOfTheRules() {
    assertSeats("trinidad", "East Elder hand North Dealer’s partner West", "Anticlockwise");
    assertSeats(
        "trinidad; direction=clockwise",
        "West Elder hand North Dealer’s partner East",
        "Clockwise");
    assertSeats("all-fours; players=3", "North Elder hand East South Dealer", "Clockwise");
    try (var printed = new Printed(Sheets.rules(rules("all-fours"), ENGLISH, Paper.A4))) {
      assertFalse(printed.text().contains("lockwise"), "two players need no direction");
    }
  }

  private static void assertSeats(String rules, String seats, String way) {
    try (var printed = new Printed(Sheets.rules(rules(rules), ENGLISH, Paper.A4))) {
      assertTrue(printed.text().contains(seats), printed.text());
      assertTrue(printed.text().contains(" " + way + " "), printed.text());
    }
  }

  @Test
  void theExampleIsShownOnlyWherePermissiveTrumpingIsPlayed() {
    try (var with = new Printed(Sheets.rules(rules("trinidad"), ENGLISH, Paper.A4));
        var without =
            new Printed(
                Sheets.rules(rules("trinidad; permissive-trumping=no"), ENGLISH, Paper.A4))) {
      assertTrue(with.text().contains("but may not play K♦. 9♠ 3♠ 7♥ 2♥ K♦"), with.text());
      assertTrue(with.text().contains("Q♠ the lead 4♠ follows suit 7♥ could"), with.text());
      assertFalse(without.text().contains("may not play"), without.text());
    }
  }

  @Test
  void figuresSayInWordsWhatTheyShow() {
    try (var printed = new Printed(Sheets.rules(rules("trinidad"), ENGLISH, Paper.A4))) {
      var figures =
          Tags.of(printed.document()).elements().stream()
              .filter(element -> element.getStructureType().equals("Figure"))
              .map(element -> Optional.ofNullable(element.getAlternateDescription()).orElse(""))
              .toList();
      assertEquals(
          List.of(
              "The table seen from above, North at the top. South deals, and East is the elder"
                  + " hand. The turn passes anticlockwise. North and South play against East and"
                  + " West.",
              "The hand: 9♠ 3♠ 7♥ 2♥ K♦. Crossed out: K♦.",
              "The trick: Q♠ 4♠ 7♥ 5♣. 7♥ wins it."),
          figures);
    }
  }

  @Test
  void onlyHouseRulesAreMarkedAndTheSheetSaysSo() {
    var note = Texts.in(ENGLISH).text("sheets.changed");
    try (var preset = new Printed(Sheets.rules(rules("trinidad"), ENGLISH, Paper.A4));
        var house = new Printed(Sheets.rules(rules("trinidad; target=7"), ENGLISH, Paper.A4))) {
      assertFalse(preset.text().contains(note));
      assertTrue(house.text().contains(note));
    }
  }

  @Test
  void severalLanguagesFollowEachOtherEachOnNewPagesWithItsOwnCount() {
    var french = language("fr");
    var both = Sheets.rules(rules("all-fours"), List.of(french, ENGLISH), Paper.LETTER);
    try (var printed = new Printed(both);
        var one = new Printed(Sheets.rules(rules("all-fours"), french, Paper.LETTER));
        var two = new Printed(Sheets.rules(rules("all-fours"), ENGLISH, Paper.LETTER))) {
      assertEquals(one.text() + " " + two.text(), printed.text());
      assertEquals("fr", printed.document().getDocumentCatalog().getLanguage());
      assertEquals(
          List.of("fr", "en"),
          Tags.of(printed.document()).elements().stream()
              .filter(element -> element.getStructureType().equals("Sect"))
              .map(element -> element.getLanguage())
              .toList());
      assertEquals(612, printed.document().getPage(0).getMediaBox().getWidth());
    }
  }

  @Test
  void aSheetInNoLanguageCannotBeAsked() {
    assertThrows(
        IllegalArgumentException.class, () -> Sheets.rules(rules("trinidad"), List.of(), Paper.A4));
  }

  @Test
  void theSameSheetIsTheSameBytesAndAnotherIsAnotherFile() {
    var once = Sheets.rules(rules("trinidad"), ENGLISH, Paper.A4);
    assertArrayEquals(once, Sheets.rules(rules("trinidad"), ENGLISH, Paper.A4));
    var other = Sheets.rules(rules("trinidad; target=7"), ENGLISH, Paper.A4);
    assertNotEquals(identity(once), identity(other));
  }

  private static String identity(byte[] file) {
    try (var printed = new Printed(file)) {
      return printed.document().getDocument().getDocumentID().toString();
    }
  }

  /** More than 200 at once, in a language of each direction, so that a mixed-up font would show. */
  @Test
  void sheetsMadeAtOnceOnManyThreadsAreAllRight() throws InterruptedException, ExecutionException {
    var wishes = new ArrayList<Supplier<byte[]>>();
    for (var preset : RuleSets.presets()) {
      for (var language : List.of(language("fr"), language("ar"))) {
        wishes.add(() -> Sheets.rules(preset, language, Paper.A4));
        wishes.add(() -> Sheets.summary(preset, List.of(language), Paper.A4));
      }
    }
    var expected = wishes.stream().map(Supplier::get).toList();
    var all = new ArrayList<Callable<byte[]>>();
    while (all.size() < 200) {
      wishes.forEach(wish -> all.add(wish::get));
    }
    try (var threads = Executors.newFixedThreadPool(16)) {
      List<Future<byte[]>> files = threads.invokeAll(all);
      for (var i = 0; i < files.size(); i++) {
        assertArrayEquals(expected.get(i % expected.size()), files.get(i).get());
      }
    }
  }
}
