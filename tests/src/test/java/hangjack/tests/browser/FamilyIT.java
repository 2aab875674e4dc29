package hangjack.tests.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.ColorScheme;
import hangjack.analyzer.record.RecordWriter;
import hangjack.analyzer.rules.RuleSets;
import hangjack.analyzer.search.Bot;
import hangjack.analyzer.search.RandomDeals;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The games with bids, a joker, pegs or a stock, and records that tell only a part. */
@BrowserTest
final class FamilyIT {
  /** 4 + 10 + 9 for the trumps of the first trick, then 5 for the five of spades. */
  private static final String PEGS =
      """
      [Rules "nine-card-don"]
      [Dealer "S"]
      1. W Ah 5h 9h 2h
      2. W 5s Ks 7s 3h
      """;

  /** Nobody knows what North played to the first trick. */
  private static final String FORGOTTEN =
      """
      [Rules "trinidad"]
      [Dealer "S"]
      [East "Kh Qs 9d 8d 4c 2c"]
      [TurnUp "9h"]
      [Calls "E stand"]
      1. E Kh ? 2h 4h
      2. E Qs
      """;

  @Test
  void thePegsOfASideAreOneRowThatOpens(Tab tab) {
    analyze(tab.open("/analyze"), PEGS);
    assertThat(points(tab)).hasCount(2);
    assertThat(points(tab).nth(0).locator("summary")).hasText("Pegs: 3 cards");
    assertThat(points(tab).nth(0).locator("td")).hasText(new String[] {"East–West", "23"});
    assertThat(points(tab).nth(1).locator("td")).hasText(new String[] {"North–South", "5"});
    assertThat(points(tab).nth(0).locator("li").first()).isHidden();
    points(tab).nth(0).locator("summary").press("Enter");
    assertThat(points(tab).nth(0).locator("li").nth(1))
        .hasText("Peg: 5♥, won by West in trick 110");
    tab.assertAccessible();
  }

  @Test
  void whatTheTextDoesNotTellIsMarked(Tab tab) {
    analyze(tab.open("/analyze"), FORGOTTEN);
    var rows = rows(tab, "Tricks");
    assertThat(rows).hasCount(2);
    assertThat(rows.nth(0)).hasText("1EastK♥?2♥4♥Not known");
    assertThat(rows.nth(0).locator(".unknown")).hasAttribute("aria-label", "card not known");
    assertThat(tab.page().locator(".points"))
        .containsText(
            "The text stops before the end of the deal, or leaves out a card that matters");
    assertThat(tab.page().locator(".stepper"))
        .containsText("A question mark stands for a card that the text does not tell.");
    // East's hand is told; North, West and South have six cards each that nobody knows.
    assertThat(tab.page().locator(".hands > div").first().locator(".chip")).hasCount(6);
    assertThat(tab.page().locator(".hands > div").first().locator(".unknown")).hasCount(0);
    tab.assertAccessible();
  }

  @Test
  void aGameWithoutTheCountForGameShowsNone(Tab tab) {
    analyze(tab.open("/analyze"), PEGS.replace("nine-card-don", "irish-don"));
    assertThat(points(tab)).hasCount(2);
    assertThat(tab.page().locator(".game-count")).hasCount(0);
    assertThat(tab.page().locator(".told")).hasText("West led A♥. West won the trick with A♥.");
    assertThat(rows(tab, "Tricks").first()).hasText("1WestA♥5♥9♥2♥West");
  }

  @Test
  void theCardsThatArePeggedAreInATable(Tab tab) {
    tab.open("/rules/nine-card-don");
    assertThat(rows(tab, "Pegs").filter(new Locator.FilterOptions().setHasText("5 ·")))
        .hasText("5 · five105");
    assertThat(rows(tab, "Points of a deal")).hasCount(1);
    assertThat(rows(tab, "Card values")).hasCount(5);
    tab.open("/rules/irish-don");
    assertThat(rows(tab, "Pegs").filter(new Locator.FilterOptions().setHasText("9 ·")))
        .hasText("9 · nine189");
    assertThat(tab.page().locator("aside table")).hasCount(1);
  }

  @ParameterizedTest
  @CsvSource({
    "auction-pitch, LIGHT",
    "nine-card-don, DARK",
    "california-jack, LIGHT",
    "irish-don, DARK"
  })
  void theRulesOfTheFamilyKeepNobodyOut(String id, ColorScheme colours, Tab tab) {
    tab.device(colours).size(1200, 850).open("/rules/" + id);
    tab.picture("rules-" + id + "-" + colours).assertAccessible();
    tab.size(360, 740).picture("rules-" + id + "-phone-" + colours);
    assertEquals(360, tab.page().evaluate("document.documentElement.scrollWidth"));
  }

  @ParameterizedTest
  @CsvSource({
    "pitch-with-joker, 9, LIGHT",
    "pitch-with-joker, 9, DARK",
    "nine-card-don, 3, LIGHT",
    "irish-don, 3, DARK",
    "california-jack, 4, LIGHT",
    "shasta-sam, 4, DARK"
  })
  void theDealsOfTheFamilyKeepNobodyOut(String id, long seed, ColorScheme colours, Tab tab) {
    var deals =
        RandomDeals.deals(RuleSets.named(id).orElseThrow(), seed, 1, Optional.of(Bot.RANDOM));
    tab.device(colours).size(1200, 850);
    analyze(tab.open("/analyze"), RecordWriter.write(deals));
    assertThat(tab.page().locator(".result")).isVisible();
    tab.page().locator(".stepper .step").last().click();
    assertThat(tab.page().locator(".stepper .place")).containsText("Trick 2 of");
    tab.picture("analyze-" + id + "-" + colours).assertAccessible();
    tab.size(360, 740).picture("analyze-" + id + "-phone-" + colours);
    assertEquals(360, tab.page().evaluate("document.documentElement.scrollWidth"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        FORGOTTEN,
        PEGS,
        """
        [Rules "auction-pitch; all-pass=redeal"]
        [Dealer "S"]
        [Calls "W pass, N pass, E pass, S pass"]
        """,
        """
        [Rules "trinidad"]
        [Dealer "S"]
        """
      })
  void whatIsTooShortToBePlayedIsShownAllTheSame(String record, Tab tab) {
    tab.size(1200, 850);
    analyze(tab.open("/analyze"), record);
    assertThat(tab.page().locator(".result, .faults")).isVisible();
    tab.picture("analyze-short-" + Integer.toHexString(record.hashCode())).assertAccessible();
  }

  private static void analyze(Tab tab, String text) {
    tab.page().locator("main textarea").fill(text);
    tab.page().locator(".record-box .main-action").click();
  }

  private static Locator points(Tab tab) {
    return tab.page().locator(".points tbody tr");
  }

  private static Locator rows(Tab tab, String caption) {
    return tab.page()
        .getByRole(AriaRole.TABLE, new Page.GetByRoleOptions().setName(caption))
        .locator("tbody tr");
  }
}
