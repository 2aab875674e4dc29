package hangjack.tests.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.ColorScheme;
import org.junit.jupiter.api.Test;

@BrowserTest
final class FrameIT {
  @Test
  void theLanguageChosenSurvivesAReload(Tab tab) {
    tab.open("/");
    choose(tab, "Language", "français");
    assertThat(homeLink(tab)).hasText("Accueil");
    assertThat(tab.page().locator("html")).hasAttribute("lang", "fr");
    tab.reload();
    assertThat(homeLink(tab)).hasText("Accueil");
    assertThat(tab.page().locator("html")).hasAttribute("lang", "fr");
  }

  @Test
  void theLanguageChosenHoldsInANewSession(Tab tab) {
    tab.open("/");
    choose(tab, "Language", "italiano");
    assertThat(homeLink(tab)).hasText("Inizio");
    var session =
        new com.microsoft.playwright.BrowserContext.ClearCookiesOptions().setName("JSESSIONID");
    tab.page().context().clearCookies(session);
    tab.reload();
    assertThat(homeLink(tab)).hasText("Inizio");
  }

  @Test
  void theColoursFollowTheDeviceUntilTheReaderChooses(Tab tab) {
    tab.device(ColorScheme.DARK).open("/");
    var dark = paper(tab);
    tab.device(ColorScheme.LIGHT);
    var light = paper(tab);
    assertEquals("rgb(18, 24, 26)", dark);
    assertEquals("rgb(250, 247, 240)", light);
    choose(tab, "Colours", "Dark colours");
    tab.page().waitForFunction("getComputedStyle(document.documentElement).colorScheme == 'dark'");
    assertEquals(dark, paper(tab));
    tab.reload();
    assertEquals(dark, paper(tab));
  }

  @Test
  void anAddressThatLeadsNowhereSaysSoAndLeadsHome(Tab tab) {
    tab.expect("404").open("/no-such-page", "pt");
    assertThat(tab.heading()).hasText("Não há nenhuma página aqui");
    tab.picture("not-found");
    tab.page().getByText("Voltar à página inicial").click();
    assertThat(homeLink(tab)).hasAttribute("aria-current", "page");
  }

  @Test
  void theFirstTabKeyLeadsToTheContent(Tab tab) {
    tab.open("/");
    tab.page().keyboard().press("Tab");
    assertThat(tab.page().locator(":focus")).hasText("To the content");
  }

  private static com.microsoft.playwright.Locator homeLink(Tab tab) {
    return tab.page().locator("header nav a").first();
  }

  private static String paper(Tab tab) {
    var script = "getComputedStyle(document.documentElement).backgroundColor";
    return String.valueOf(tab.page().evaluate(script));
  }

  private static void choose(Tab tab, String label, String option) {
    var named = new Page.GetByRoleOptions().setName(label);
    tab.page().getByRole(AriaRole.BUTTON, named).click();
    tab.page().getByRole(AriaRole.OPTION, new Page.GetByRoleOptions().setName(option)).click();
  }
}
