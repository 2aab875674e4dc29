package hangjack.tests.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.nio.charset.StandardCharsets;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@BrowserTest
final class RulesIT {
  @Test
  void aGameIsChosenAndItsRulesAreRead(Tab tab) {
    tab.open("/rules");
    tab.page().getByText("Trinidad All Fours").first().click();
    assertThat(tab.heading()).hasText("Trinidad All Fours");
    assertThat(tab.page()).hasTitle("Trinidad All Fours · Hangjack");
    var table = new Page.GetByRoleOptions().setName("Points of a deal");
    var rows = tab.page().getByRole(AriaRole.TABLE, table).locator("tbody tr");
    assertThat(rows).hasCount(5);
    assertThat(rows.nth(3)).containsText("3");
  }

  @Test
  void theSheetIsOrderedInALanguageOfItsOwn(Tab tab) {
    tab.open("/rules/all-fours");
    var named = new Page.GetByRoleOptions();
    tab.page().getByRole(AriaRole.BUTTON, named.setName("Language of the sheet")).click();
    tab.page().getByRole(AriaRole.OPTION, named.setName("italiano")).click();
    assertThat(tab.page().locator(".sheet-order a"))
        .hasAttribute("href", "/api/v1/sheets/all-fours.pdf?lang=it&paper=a4");
    assertThat(tab.heading()).hasText("All Fours");
  }

  @ParameterizedTest
  @ValueSource(strings = {"en", "en-TT", "fr", "it", "pt", "es", "de", "ar", "zh-Hans"})
  void theLinkGivesThePdf(String language, Tab tab) {
    tab.open("/rules/trinidad", language);
    var link = String.valueOf(tab.page().locator(".sheet-order a").evaluate("a => a.href"));
    var answer = tab.page().request().get(link);
    assertEquals(200, answer.status());
    assertEquals("application/pdf", answer.headers().get("content-type"));
    assertEquals("%PDF-", new String(answer.body(), 0, 5, StandardCharsets.US_ASCII));
  }

  @Test
  void twoLanguagesMayStandSideBySide(Tab tab) {
    tab.open("/rules/all-fours");
    var named = new Page.GetByRoleOptions();
    tab.page().getByRole(AriaRole.BUTTON, named.setName("Second language")).click();
    tab.page().getByRole(AriaRole.OPTION, named.setName("italiano")).click();
    assertThat(tab.page().locator(".sheet-order a"))
        .hasAttribute(
            "href", "/api/v1/sheets/all-fours.pdf?lang=en,it&paper=a4&layout=side-by-side");
    tab.page().getByRole(AriaRole.BUTTON, named.setName("Both languages")).click();
    tab.page().getByRole(AriaRole.OPTION, named.setName("One after the other")).click();
    assertThat(tab.page().locator(".sheet-order a"))
        .hasAttribute("href", "/api/v1/sheets/all-fours.pdf?lang=en,it&paper=a4");
  }

  @Test
  void anAddressHasHouseRulesWhichAreMarkedAndPrinted(Tab tab) {
    tab.open("/rules/trinidad?game-points=2&turn-up-points=A:1,6:2&from=paper", "fr");
    assertThat(tab.page().locator(".rule-text .changed").first()).isVisible();
    assertThat(tab.page().locator(".sheet-order a"))
        .hasAttribute(
            "href",
            "/api/v1/sheets/trinidad.pdf?lang=fr&paper=a4&turn-up-points=A:1,6:2&game-points=2");
    tab.open("/rules/trinidad", "en");
    assertThat(tab.page().locator(".rule-text .changed")).hasCount(0);
    tab.open("/rules/trinidad?game-points=many");
    assertThat(tab.heading()).hasText("There is no page here");
  }

  @Test
  void theLanguageOfALinkGivesWayToTheReadersChoice(Tab tab) {
    tab.open("/rules/trinidad?target=7", "fr");
    assertThat(tab.page().locator("html")).hasAttribute("lang", "fr");
    tab.page().locator("vaadin-select.language").click();
    tab.page().getByRole(AriaRole.OPTION, new Page.GetByRoleOptions().setName("Deutsch")).click();
    assertThat(tab.page().locator("html")).hasAttribute("lang", "de");
    assertThat(tab.page().locator(".rule-text .changed").first()).isVisible();
    assertThat(tab.page()).hasURL(Pattern.compile(".*/rules/trinidad\\?target=7$"));
    tab.reload();
    assertThat(tab.page().locator("html")).hasAttribute("lang", "de");
  }

  @Test
  void aGameThatIsNotThereSaysSo(Tab tab) {
    tab.open("/rules/no-such-game");
    assertThat(tab.heading()).hasText("There is no page here");
  }
}
