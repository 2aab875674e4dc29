package hangjack.tests.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.ColorScheme;
import hangjack.analyzer.fixtures.Records;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

@BrowserTest
final class AnalyzeIT {
  private static final String RECORD = Records.HUNG_JACK;

  /** West's ace of clubs written as the king of hearts, which South holds. */
  private static final String KING_TWICE = RECORD.replace("8d Ac\"]", "8d Kh\"]");

  /**
   * In trick 4 South throws off the jack of clubs on the two of diamonds, with the seven in hand.
   */
  private static final String REVOKE =
      RECORD.replace("4. N 2d Qd 7d 7c", "4. N 2d Qd Jc 7c").replace("Ac Jc 7h", "Ac 7d 7h");

  @Test
  void aDealIsScoredWithItsEvidence(Tab tab) {
    analyze(tab.open("/analyze"), RECORD);
    assertThat(points(tab))
        .hasText(
            new String[] {
              "High: K♥, dealt to SouthNorth–South1",
              "Low: 2♥, dealt to NorthNorth–South1",
              "Hang Jack: J♥, hung by South in trick 2North–South3",
              "Game: 19 pips against 7North–South1"
            });
    assertThat(rows(tab, "Score")).hasText(new String[] {"North–South066", "East–West000"});
    assertThat(tab.page().locator(".counts .large")).hasText(new String[] {"19", "7"});
    assertThat(tab.page().locator(".violations")).hasCount(0);
  }

  @ParameterizedTest
  @CsvSource({"hang-jack-points=1, 4", "game-points=2, 7"})
  void houseRulesChangeTheScore(String rule, String points, Tab tab) {
    analyze(tab.open("/analyze"), RECORD.replace("trinidad", "trinidad; " + rule));
    assertThat(tab.page().locator(".score-board .large")).hasText(new String[] {points, "0"});
  }

  @ParameterizedTest
  @CsvSource(
      textBlock =
          """
          en; Line 5, column 12;   K♥ stands here a second time; line 4, column 23
          fr; Ligne 5, colonne 12; R♥ figure ici une seconde fois; ligne 4, colonne 23
          it; Riga 5, colonna 12;  K♥; riga 4, colonna 23
          pt; Linha 5, coluna 12;  K♥; linha 4, coluna 23
          """,
      delimiter = ';')
  void aCardWrittenTwiceIsShownAtBothItsPlacesAndTheTextStays(
      String language, String here, String what, String there, Tab tab) {
    analyze(tab.open("/analyze", language), KING_TWICE);
    var fault = tab.page().locator(".faults > li").first();
    assertThat(fault).containsText(here);
    assertThat(fault).containsText(what);
    assertThat(fault).containsText(there);
    assertThat(fault.locator("mark")).hasText("Kh");
    assertThat(box(tab)).hasValue(KING_TWICE);
  }

  @Test
  void theFaultyPlaceIsSelectedOnDemand(Tab tab) {
    analyze(tab.open("/analyze"), KING_TWICE);
    button(tab, "Show it in the text").first().click();
    assertThat(box(tab)).isFocused();
    var selection =
        box(tab).evaluate("box => box.value.substring(box.selectionStart, box.selectionEnd)");
    assertEquals("Kh", selection);
  }

  @Test
  void aProposalIsWrittenIntoTheText(Tab tab) {
    analyze(tab.open("/analyze"), RECORD.replace("trinidad", "trinidat"));
    button(tab, "Write “trinidad” there").click();
    assertThat(points(tab)).hasCount(4);
    assertThat(box(tab)).hasValue(RECORD);
  }

  @Test
  void theExampleIsOfferedOnlyWhileTheBoxIsEmpty(Tab tab) {
    tab.open("/analyze");
    box(tab).fill("[Rules");
    box(tab).press("Tab");
    assertThat(button(tab, "Show me an example")).isHidden();
    box(tab).fill("");
    box(tab).press("Tab");
    button(tab, "Show me an example").click();
    assertThat(points(tab)).hasCount(4);
    assertThat(box(tab)).hasValue(RECORD);
  }

  @Test
  void aRevokeIsReportedWithWhatWasAllowedAndTheRestIsScored(Tab tab) {
    analyze(tab.open("/analyze"), REVOKE);
    assertThat(tab.page().locator(".violations li")).hasCount(1);
    assertThat(tab.page().locator(".violations li"))
        .containsText("Trick 4: South played J♣ but could follow suit");
    // South holds 7♦ of the suit led, and has played both trumps.
    assertThat(tab.page().locator(".violations li")).containsText("Allowed: 7♦.");
    assertThat(tab.page().locator(".violations li")).containsText("1 point for East–West");
    assertThat(points(tab).nth(2)).containsText("Hang Jack");
    assertThat(rows(tab, "Tricks")).hasCount(6);
  }

  @Test
  void aReloadAndAnotherLanguageKeepTextAndResult(Tab tab) {
    analyze(tab.open("/analyze"), RECORD);
    assertThat(points(tab)).hasCount(4);
    tab.reload();
    assertThat(points(tab)).hasCount(4);
    tab.open("/analyze", "fr");
    assertThat(points(tab).first()).containsText("Haut");
    assertThat(box(tab)).hasValue(RECORD);
  }

  @Test
  void arrowKeysAndTapsStepThroughTheTricks(Tab tab) {
    analyze(tab.open("/analyze"), RECORD);
    assertThat(place(tab)).hasText("Trick 1 of 6");
    button(tab, "Next trick").focus();
    tab.page().keyboard().press("ArrowRight");
    assertThat(place(tab)).hasText("Trick 2 of 6");
    assertThat(tab.page().locator(".told"))
        .containsText("South led K♥. South won the trick with K♥");
    tab.page().keyboard().press("ArrowLeft");
    assertThat(place(tab)).hasText("Trick 1 of 6");
    button(tab, "Trick 6").click();
    assertThat(place(tab)).hasText("Trick 6 of 6");
    assertThat(tab.page().locator(".table .south [role=img]"))
        .hasAttribute("aria-label", "king of spades");
  }

  @Test
  void severalDealsAreShownOneAtATime(Tab tab) {
    analyze(tab.open("/analyze"), RECORD + "\n" + RECORD);
    var named = new Page.GetByRoleOptions().setName("Which deal is shown");
    tab.page().getByRole(AriaRole.BUTTON, named).click();
    tab.page()
        .getByRole(AriaRole.OPTION, new Page.GetByRoleOptions().setName("Deal 2 of 2"))
        .click();
    assertThat(rows(tab, "Score").first()).hasText("North–South6612");
  }

  @ParameterizedTest
  @EnumSource(names = {"LIGHT", "DARK"})
  void resultAndFaultsKeepNobodyOut(ColorScheme colours, Tab tab) {
    tab.device(colours).size(1200, 850);
    analyze(tab.open("/analyze"), REVOKE);
    assertThat(points(tab)).hasCount(4);
    tab.picture("analyze-result-" + colours).assertAccessible();
    tab.size(360, 740).picture("analyze-result-phone-" + colours);
    assertEquals(360, tab.page().evaluate("document.documentElement.scrollWidth"));
    tab.page().locator(".entry > summary").click();
    analyze(tab, KING_TWICE);
    assertThat(tab.page().locator(".faults > li")).hasCount(2);
    tab.picture("analyze-faults-phone-" + colours).assertAccessible();
  }

  private static void analyze(Tab tab, String text) {
    box(tab).fill(text);
    tab.page().locator(".record-box .main-action").click();
  }

  private static Locator box(Tab tab) {
    return tab.page().locator("main textarea");
  }

  private static Locator button(Tab tab, String name) {
    return tab.page()
        .getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName(name).setExact(true));
  }

  private static Locator place(Tab tab) {
    return tab.page().locator(".stepper .place");
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
