package hangjack.tests.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.ColorScheme;
import hangjack.analyzer.search.CallValueTable;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** What the calls are worth, from the rules of a game to the old advice. */
@BrowserTest
final class CallsIT {
  private static final String CALLS = "/rules/trinidad/calls";

  @Test
  void theRulesOfAGameLeadToItsCalls(Tab tab) {
    tab.open("/rules/trinidad");
    tab.page().locator("a[href='rules/trinidad/calls']").click();
    assertThat(tab.heading()).hasText("Trinidad All Fours: what the calls are worth");
    assertThat(tab.page()).hasTitle("Trinidad All Fours: what the calls are worth · Hangjack");
  }

  @Test
  void aGameWithoutCallsHasNoSuchPage(Tab tab) {
    tab.open("/rules/california-jack");
    assertThat(tab.page().locator("a[href$='/calls']")).hasCount(0);
    tab.open("/rules/california-jack/calls");
    assertThat(tab.heading()).hasText("There is no page here");
  }

  @ParameterizedTest
  @CsvSource({
    "en, No trump, Neither Jack nor honour, Beg",
    "fr, Aucun atout, Ni valet ni honneur, Demander",
    "it, Nessuna briscola, Né fante né onori, Chiedere",
    "pt, Nenhum trunfo, Nem valete nem honra, Pedir"
  })
  void theFiguresAreThoseOfTheTables(
      String language, String trumps, String hand, String beg, Tab tab) {
    tab.open(CALLS, language);
    var row = row(tab, trumps, hand);
    var written = line("callvalues/trinidad-4p.txt", "elder-0 0000 ");
    var stand = written[4].split(":", -1);
    var begging = written[5].split(":", -1);
    assertEquals(List.of("stand", "beg"), List.of(stand[0], begging[0]));
    var cells = row.locator("td");
    assertThat(cells.nth(0)).hasText(shown(stand[1], 2, language));
    assertThat(cells.nth(1)).hasText(shown(begging[1], 2, language));
    assertThat(cells.nth(2)).containsText("✓" + beg);
    assertThat(cells.nth(2))
        .containsText(shown(begging[2], 2, language) + " ±" + shown(begging[3], 2, language));
    assertEquals(written[3], row.locator(".note").textContent().replaceAll("\\D", ""));
  }

  @Test
  void theDealersAnswerIsChosenAndStandsInTheAddress(Tab tab) {
    tab.open(CALLS);
    choose(tab, "Who calls", "The dealer after a beg: give or run");
    assertThat(row(tab, "No trump", "Neither Jack nor honour").locator("td").nth(2))
        .containsText("✓Run");
    assertTrue(tab.settled().page().url().endsWith("?when=dealer"), tab.page().url());
    tab.reload();
    assertThat(row(tab, "No trump", "Neither Jack nor honour").locator("td").nth(2))
        .containsText("✓Run");
    tab.page().goBack();
    assertThat(row(tab, "No trump", "Neither Jack nor honour").locator("td").nth(2))
        .containsText("✓Beg");
  }

  @Test
  void anotherGameIsChosenWithItsBids(Tab tab) {
    tab.open(CALLS);
    choose(tab, "Game", "Auction Pitch");
    assertThat(tab.heading()).hasText("Auction Pitch: what the calls are worth");
    assertThat(tables(tab).first().locator("thead th"))
        .hasText(new String[] {"Hand", "Pass", "Bid 2", "Bid 3", "Bid 4", "Better call"});
    choose(tab, "Who calls", "The dealer, after a bid of 2");
    assertTrue(
        tab.settled().page().url().endsWith("/rules/auction-pitch/calls?when=last-2"),
        tab.page().url());
  }

  @Test
  void theOldAdviceHasAVerdictForEachGame(Tab tab) {
    tab.open(CALLS);
    var table = table(tab, "Lead low trumps early to draw the Jack.");
    assertThat(table.locator("tbody tr")).hasCount(2);
    assertThat(table.locator("tbody tr").nth(0).locator("td").nth(0))
        .hasText("✓Confirmed" + difference("lead-low-trumps trinidad "));
    assertThat(table.locator("tbody tr").nth(1).locator("td").nth(0))
        .hasText("✗Refuted" + difference("lead-low-trumps all-fours "));
    assertThat(tab.page().locator(".tip")).hasCount(5);
  }

  @ParameterizedTest
  @EnumSource(names = {"LIGHT", "DARK"})
  void theTablesOfAnAuctionKeepNobodyOut(ColorScheme colours, Tab tab) {
    tab.device(colours).size(360, 740).open("/rules/pitch-with-joker/calls?when=last-2");
    tab.picture("calls-joker-phone-" + colours).assertAccessible();
    assertEquals(360, tab.page().evaluate("document.documentElement.scrollWidth"));
  }

  /** The line of a shipped file that begins so, in words. */
  private static String[] line(String name, String beginning) {
    try (var file =
        Objects.requireNonNull(
            CallValueTable.class.getResourceAsStream("/hangjack/analyzer/search/" + name))) {
      return new String(file.readAllBytes(), StandardCharsets.UTF_8)
          .lines()
          .filter(line -> line.startsWith(beginning))
          .findFirst()
          .orElseThrow()
          .split(" ", -1);
    } catch (IOException failed) {
      throw new UncheckedIOException(failed);
    }
  }

  /** What the file of the tips says of following one rather than never. */
  private static String difference(String beginning) {
    var parts = line("tips.txt", beginning)[4].split(":", -1);
    return shown(parts[0], 3, "en") + " ±" + shown(parts[1], 3, "en");
  }

  private static String shown(String figure, int decimals, String language) {
    var rounded = new BigDecimal(figure).setScale(decimals, RoundingMode.HALF_EVEN).toPlainString();
    var signed = rounded.replace('-', '−');
    return language.equals("en") ? signed : signed.replace('.', ',');
  }

  private static void choose(Tab tab, String label, String option) {
    tab.page().getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName(label)).click();
    tab.page()
        .getByRole(AriaRole.OPTION, new Page.GetByRoleOptions().setName(option).setExact(true))
        .click();
  }

  private static Locator tables(Tab tab) {
    return tab.page().locator(".call-tables table");
  }

  private static Locator table(Tab tab, String caption) {
    return tab.page().getByRole(AriaRole.TABLE, new Page.GetByRoleOptions().setName(caption));
  }

  private static Locator row(Tab tab, String caption, String hand) {
    return table(tab, caption)
        .locator("tbody tr")
        .filter(new Locator.FilterOptions().setHasText(hand));
  }
}
