package hangjack.tests.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import hangjack.analyzer.fixtures.Records;
import hangjack.analyzer.record.RecordWriter;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A deal that is handed on by its address. */
@BrowserTest
final class DealLinkIT {
  private static final String RECORD = Records.HUNG_JACK;
  private static final String CANONICAL = RecordWriter.write(Records.read(RECORD));

  @Test
  void aLinkShowsTheSameDealToAnybody(Tab tab) {
    openForAnotherReader(tab, link(tab, RECORD));
    assertThat(points(tab)).hasCount(4);
    assertThat(points(tab).nth(2)).containsText("Hang Jack: J♥, hung by South in trick 2");
    assertThat(box(tab)).hasValue(CANONICAL);
    assertThat(link(tab)).hasText("Link to this deal");
    tab.assertAccessible().reload();
    assertThat(points(tab)).hasCount(4);
  }

  @Test
  void theLinkOfSeveralDealsShowsThemAll(Tab tab) {
    openForAnotherReader(tab, link(tab, RECORD + "\n" + RECORD));
    assertThat(link(tab)).hasText("Link to these deals");
    assertThat(tab.page().locator(".result-head vaadin-select")).containsText("Deal 1 of 2");
  }

  @Test
  void followingTheLinkOfTheTextInTheBoxLeavesTheTextAsItIs(Tab tab) {
    link(tab, RECORD);
    link(tab).click();
    tab.page().waitForURL("**/analyze?deal=*");
    tab.settled();
    assertThat(points(tab)).hasCount(4);
    assertThat(box(tab)).hasValue(RECORD);
  }

  @Test
  void whatIsTypedTakesThePlaceOfTheLink(Tab tab) {
    openForAnotherReader(tab, link(tab, RECORD));
    assertThat(points(tab)).hasCount(4);
    tab.page().locator(".entry > summary").click();
    box(tab).fill(RECORD.replace("trinidad", "trinidad; game-points=2"));
    tab.page().locator(".record-box .main-action").click();
    assertThat(tab.page().locator(".score-board .large")).hasText(new String[] {"7", "0"});
    assertFalse(tab.page().url().contains("deal="), tab.page().url());
    chooseFrench(tab);
    assertThat(points(tab).first()).containsText("Haut");
    assertThat(tab.page().locator(".score-board .large")).hasText(new String[] {"7", "0"});
    tab.reload();
    assertThat(tab.page().locator(".score-board .large")).hasText(new String[] {"7", "0"});
  }

  @Test
  void aLinkIsKeptInAnotherLanguage(Tab tab) {
    openForAnotherReader(tab, link(tab, RECORD));
    assertThat(points(tab)).hasCount(4);
    chooseFrench(tab);
    assertThat(points(tab).first()).containsText("Haut");
    assertThat(box(tab)).hasValue(CANONICAL);
  }

  @ParameterizedTest
  @CsvSource({
    "en, This link is damaged.",
    "fr, Ce lien est abîmé.",
    "it, Questo link è danneggiato.",
    "pt, Este link está danificado."
  })
  void aDamagedLinkIsAFaultInTheReadersLanguage(String language, String said, Tab tab) {
    var whole = link(tab, RECORD);
    openForAnotherReader(tab, whole.substring(0, whole.length() - 5) + "&lang=" + language);
    assertThat(tab.page().locator(".faults > li")).hasCount(1);
    assertThat(tab.page().locator(".faults > li")).containsText(said);
    assertThat(tab.page().locator(".result")).hasCount(0);
  }

  @ParameterizedTest
  @CsvSource({"deal=hello", "deal=1%20%3Cb%3E", "deal=%E0%A4"})
  void whatIsNoLinkAtAllIsAFaultToo(String query, Tab tab) {
    tab.open("/analyze?" + query);
    assertThat(tab.page().locator(".faults > li").first()).containsText("This link is damaged.");
  }

  @Test
  void theLettersOfALinkMayBePasted(Tab tab) {
    var letters = link(tab, RECORD).replaceFirst(".*deal=", "");
    tab.page().locator(".entry > summary").click();
    box(tab).fill("  " + letters + "\n");
    tab.page().locator(".record-box .main-action").click();
    assertThat(points(tab)).hasCount(4);
  }

  /** Analyzes a text and gives the address that leads to it. */
  private static String link(Tab tab, String text) {
    tab.open("/analyze");
    box(tab).fill(text);
    tab.page().locator(".record-box .main-action").click();
    link(tab).waitFor();
    var address = link(tab).getAttribute("href");
    assertTrue(address.matches("analyze\\?deal=[A-Za-z0-9_-]{20,600}"), address);
    return address;
  }

  private static void openForAnotherReader(Tab tab, String address) {
    tab.page().evaluate("sessionStorage.clear()");
    tab.open("/" + address);
  }

  private static void chooseFrench(Tab tab) {
    tab.page().locator("vaadin-select.language").click();
    tab.page().getByRole(AriaRole.OPTION, new Page.GetByRoleOptions().setName("français")).click();
  }

  private static Locator link(Tab tab) {
    return tab.page().locator(".deal-link");
  }

  private static Locator box(Tab tab) {
    return tab.page().locator("main textarea");
  }

  private static Locator points(Tab tab) {
    return tab.page().locator(".points tbody tr");
  }
}
