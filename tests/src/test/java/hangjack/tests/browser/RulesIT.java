package hangjack.tests.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import org.junit.jupiter.api.Test;

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

  @Test
  void aGameThatIsNotThereSaysSo(Tab tab) {
    tab.open("/rules/no-such-game");
    assertThat(tab.heading()).hasText("There is no page here");
  }
}
