package hangjack.tests.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.ColorScheme;
import hangjack.analyzer.fixtures.Records;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The review of a deal, from its beginning to the last line of play. */
@BrowserTest
final class ReviewIT {
  private static final String RECORD = Records.HUNG_JACK;
  private static final double SEARCHING = 60_000;

  /** Enough decisions that somebody can change their mind before they are all reviewed. */
  private static final String LONG = (RECORD + "\n").repeat(40);

  /** North forgot two of his cards, and nobody remembers how the play went on. */
  private static final String FORGOTTEN =
      RECORD.substring(0, RECORD.indexOf("3. S")).replace("5s 8h 2h 5d 4d 2d", "5s 8h ? ? 4d 2d");

  @Test
  void aReviewShowsItsProgressAndThenEveryDecision(Tab tab) {
    analyze(tab.open("/analyze"), RECORD);
    var page = tab.page();
    button(tab, "Review").click();
    page.locator(".match-review progress").waitFor();
    comes(tab);
    assertThat(page.locator(".match-review progress")).isHidden();
    assertThat(page.locator(".match-review [role=status]")).hasText("The review is done.");
    assertThat(page.locator(".decision-button")).hasCount(25);
    assertThat(told(tab)).hasText(Pattern.compile("Decision 1 of 25\\. North: standing, .+\\."));
    assertThat(told(tab)).hasAttribute("aria-live", "polite");
    assertThat(rows(tab, "How the players decided")).hasCount(4);
    assertThat(page.locator(".decision .verdict-sign")).hasCount(1);
    assertThat(rows(tab, "What the choices were worth").first()).containsText("standing (chosen");
    assertThat(page.locator(".points tbody tr")).hasCount(4);
  }

  @Test
  void keysStepThroughCallsAndCards(Tab tab) {
    reviewed(tab);
    var keyboard = tab.page().keyboard();
    assertThat(tab.page().locator(".deal-review")).isFocused();
    keyboard.press("ArrowRight");
    assertThat(told(tab)).containsText("Decision 2 of 25. North: 5♠");
    assertThat(tab.page().locator(".table .north [role=img]"))
        .hasAttribute("aria-label", "five of spades");
    keyboard.press("End");
    assertThat(told(tab)).containsText("Decision 25 of 25. South: K♠");
    assertThat(tab.page().locator(".table .winner")).containsText("South");
    keyboard.press("ArrowLeft");
    assertThat(told(tab)).containsText("Decision 24 of 25. West: Q♠, only one choice.");
    keyboard.press("Home");
    assertThat(told(tab)).containsText("Decision 1 of 25");
    keyboard.press("ArrowLeft");
    assertThat(told(tab)).containsText("Decision 1 of 25");
  }

  @Test
  void whereALanguageRunsRightToLeftTheLeftKeyLeadsOn(Tab tab) {
    tab.size(1200, 850);
    reviewed(tab);
    tab.page().evaluate("document.documentElement.dir = 'rtl'");
    tab.page().keyboard().press("ArrowLeft");
    assertThat(told(tab)).containsText("Decision 2 of 25");
    tab.page().locator("button[aria-label^='East, 10♥']").click();
    assertThat(told(tab)).containsText("Decision 7 of 25");
    var cards = tab.page().locator(".other-cards button");
    cards.first().focus();
    tab.page().keyboard().press("ArrowLeft");
    assertThat(cards.nth(1)).isFocused();
    assertTrue(left(tab, ".table .west") < left(tab, ".table .east"), "the table is not mirrored");
    tab.picture("review-rtl").assertAccessible();
  }

  @Test
  void tapsLeadToTricksAndDecisions(Tab tab) {
    reviewed(tab);
    button(tab, "Next decision").click();
    assertThat(told(tab)).containsText("Decision 2 of 25");
    button(tab, "Trick 3").click();
    assertThat(told(tab)).containsText("Decision 10 of 25. South: 9♦");
    tab.page().locator("button[aria-label^='West, J♥']").click();
    assertThat(told(tab)).containsText("Decision 9 of 25. West: J♥");
    assertThat(tab.page().locator(".decision-button[aria-current]"))
        .hasAttribute("aria-label", Pattern.compile("West, J♥: .+"));
    assertThat(tab.page().locator(".trick-list tr.current button")).hasText("2");
  }

  @Test
  void aReasonsLineIsPlayedOnTheTable(Tab tab) {
    reviewed(tab);
    showWhatHasALine(tab);
    var before = told(tab).textContent();
    var play = tab.page().locator(".reasons .quiet-action").first();
    play.click();
    assertThat(told(tab)).containsText("Card 1 of ");
    assertThat(button(tab, "Next card")).isFocused();
    tab.page().keyboard().press("ArrowRight");
    assertThat(told(tab)).containsText("Card 2 of ");
    tab.page().keyboard().press("End");
    assertThat(button(tab, "Next card")).hasAttribute("aria-disabled", "true");
    tab.page().keyboard().press("Escape");
    assertThat(told(tab)).hasText(before);
    assertThat(play).isFocused();
  }

  @Test
  void anotherCardIsTriedWithTheSolver(Tab tab) {
    reviewed(tab);
    tab.page().locator("button[aria-label^='East, 10♥']").click();
    var card = tab.page().locator(".other-cards button[aria-label='seven of hearts']");
    card.focus();
    tab.page().keyboard().press("Enter");
    assertThat(told(tab)).hasText("Card 1 of 19 of the line: East plays 7♥.");
    assertThat(tab.page().locator(".tried")).containsText("With all cards seen");
    assertThat(tab.page().locator(".tried")).containsText("On what East could see, 7♥ was worth");
    button(tab, "Next card").press("ArrowRight");
    assertThat(told(tab)).containsText("Card 2 of 19 of the line: North plays ");
    button(tab, "Back to the deal").click();
    assertThat(told(tab)).containsText("Decision 7 of 25. East: 10♥");
    assertThat(card).isFocused();
  }

  @Test
  void theFocusIsNotLostWithWhatIsTakenAway(Tab tab) {
    reviewed(tab);
    tab.page().locator("button[aria-label^='East, 10♥']").click();
    tab.page().locator(".other-cards button").first().focus();
    tab.page().keyboard().press("Tab");
    showWhatHasALine(tab);
    tab.page().locator(".reasons .quiet-action").first().focus();
    tab.page().keyboard().press("ArrowRight");
    tab.settled();
    assertThat(tab.page().locator(".deal-review")).isFocused();
  }

  @Test
  void aReviewCanBeCancelled(Tab tab) {
    analyze(tab.open("/analyze"), LONG);
    button(tab, "Review").click();
    assertThat(button(tab, "Cancel")).isFocused();
    assertThat(tab.page().locator(".running")).containsText(Pattern.compile("[1-9]\\d* of 1,000"));
    button(tab, "Next trick").click();
    assertThat(tab.page().locator(".stepper .place")).hasText("Trick 2 of 6");
    button(tab, "Cancel").click();
    assertThat(tab.page().locator(".match-review [role=status]"))
        .hasText("The review was stopped.");
    assertThat(button(tab, "Review")).isVisible();
    assertThat(button(tab, "Cancel")).isHidden();
  }

  @Test
  void anotherRecordTakesThePlaceOfAReviewThatRuns(Tab tab) {
    analyze(tab.open("/analyze"), LONG);
    button(tab, "Review").click();
    assertThat(tab.page().locator(".running")).isVisible();
    tab.page().locator(".entry > summary").click();
    analyze(tab, RECORD);
    assertThat(tab.page().locator(".running")).isHidden();
    review(tab);
    assertThat(tab.page().locator(".decision-button")).hasCount(25);
    assertThat(tab.page().locator(".result-head vaadin-select")).hasCount(0);
  }

  @Test
  void aReviewEndsWithThePageThatWantsIt(Tab tab) {
    analyze(tab.open("/analyze"), LONG);
    button(tab, "Review").click();
    assertThat(tab.page().locator(".running")).containsText(Pattern.compile("[1-9]\\d* of 1,000"));
    tab.page().navigate("about:blank");
    tab.open("/analyze");
    // While the first review ran on, this one would have to wait its turn.
    tab.page().locator(".entry > summary").click();
    analyze(tab, RECORD);
    review(tab);
    assertThat(tab.page().locator(".decision-button")).hasCount(25);
  }

  @Test
  void aReloadAndTheWayBackComeToTheSameDecision(Tab tab) {
    reviewed(tab);
    button(tab, "Next decision").click();
    assertThat(told(tab)).containsText("Decision 2 of 25");
    assertTrue(address(tab).endsWith("&at=2"), address(tab));
    tab.reload();
    comes(tab);
    assertThat(told(tab)).containsText("Decision 2 of 25");
    tab.page().locator("nav a[href='rules']").first().click();
    // The address changes before the view does; the way back begins where the way has ended.
    assertThat(tab.heading()).hasText("Rules");
    tab.settled().page().goBack();
    assertThat(told(tab)).containsText("Decision 2 of 25");
  }

  @Test
  void theLinkLeadsAnybodyToTheSameDecision(Tab tab) {
    reviewed(tab);
    tab.page().locator("button[aria-label^='East, 10♥']").click();
    assertThat(told(tab)).containsText("Decision 7 of 25");
    var address = tab.page().locator(".deal-link").getAttribute("href");
    tab.page().evaluate("sessionStorage.clear()");
    tab.open("/" + address, "it");
    comes(tab);
    assertThat(told(tab)).containsText("Decisione 7 di 25. Est: 10♥");
  }

  @Test
  void anotherLanguageKeepsReviewAndPlace(Tab tab) {
    reviewed(tab);
    button(tab, "Trick 2").click();
    assertThat(told(tab)).containsText("Decision 6 of 25");
    tab.page().locator("vaadin-select.language").click();
    tab.page().getByRole(AriaRole.OPTION, new Page.GetByRoleOptions().setName("français")).click();
    assertThat(told(tab)).containsText("Décision 6 sur 25. Sud : R♥");
    assertThat(tab.page().locator(".match-review .running")).isHidden();
    assertThat(tab.page().locator(".decision")).containsText("D’après ce que voyait Sud");
    tab.page().keyboard().press("Tab");
    tab.picture("review-fr");
  }

  @Test
  void whatIsTypedTakesThePlaceOfTheReviewInTheAddress(Tab tab) {
    reviewed(tab);
    tab.page().locator(".entry > summary").click();
    box(tab).fill("[Rules");
    assertFalse(address(tab).contains("at="), address(tab));
    button(tab, "Next decision").click();
    assertThat(told(tab)).containsText("Decision 2 of 25");
    assertFalse(address(tab).contains("at="), address(tab));
    tab.reload();
    assertThat(box(tab)).hasValue("[Rules");
  }

  @Test
  void severalDealsAreReviewedAndShownOneAtATime(Tab tab) {
    analyze(tab.open("/analyze"), RECORD + "\n" + RECORD);
    review(tab);
    assertThat(told(tab)).containsText("Decision 1 of 25");
    tab.page()
        .getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName("Which deal is shown"))
        .click();
    tab.page()
        .getByRole(AriaRole.OPTION, new Page.GetByRoleOptions().setName("Deal 2 of 2"))
        .click();
    assertTrue(address(tab).endsWith("&at=2.1"), address(tab));
    button(tab, "Next decision").click();
    assertThat(told(tab)).containsText("Decision 2 of 25");
    assertTrue(address(tab).endsWith("&at=2.2"), address(tab));
    tab.reload();
    comes(tab);
    assertThat(told(tab)).containsText("Decision 2 of 25");
    assertThat(tab.page().locator(".result-head vaadin-select")).containsText("Deal 2 of 2");
  }

  @Test
  void forgottenCardsAreReviewedAsFarAsTheyAreTold(Tab tab) {
    analyze(tab.open("/analyze"), FORGOTTEN);
    review(tab);
    assertThat(told(tab)).hasText("Decision 1 of 9. North: standing, not valued.");
    assertThat(tab.page().locator(".decision")).containsText("This choice was not valued");
    assertThat(tab.page().locator(".hands .unknown").first()).isVisible();
  }

  @ParameterizedTest
  @EnumSource(names = {"LIGHT", "DARK"})
  void theReviewKeepsNobodyOut(ColorScheme colours, Tab tab) {
    tab.device(colours).size(1200, 850);
    reviewed(tab);
    tab.assertAccessible();
    showWhatHasALine(tab);
    tab.picture("review-" + colours).assertAccessible();
    tab.page().locator(".reasons .quiet-action").first().click();
    assertThat(told(tab)).containsText("Card 1 of ");
    tab.size(360, 740).picture("review-line-phone-" + colours).assertAccessible();
    assertEquals(360, tab.page().evaluate("document.documentElement.scrollWidth"));
  }

  private static void reviewed(Tab tab) {
    analyze(tab.open("/analyze"), RECORD);
    review(tab);
  }

  /** Reviews what has been analyzed; a busy machine may take its time for that. */
  private static void review(Tab tab) {
    button(tab, "Review").click();
    comes(tab);
  }

  private static void comes(Tab tab) {
    tab.page().locator(".deal-review").waitFor(new Locator.WaitForOptions().setTimeout(SEARCHING));
  }

  /** Goes to the first decision that is blamed for a reason that can be played. */
  private static void showWhatHasALine(Tab tab) {
    var blamed = tab.page().locator(".decision-button:has(.mistake, .blunder, .inaccuracy)").all();
    for (var decision : blamed) {
      decision.click();
      tab.settled();
      if (tab.page().locator(".reasons .quiet-action").count() > 0) {
        return;
      }
    }
    throw new AssertionError("no reason can be played among " + blamed.size());
  }

  private static void analyze(Tab tab, String text) {
    box(tab).fill(text);
    tab.page().locator(".record-box .main-action").click();
  }

  private static Locator box(Tab tab) {
    return tab.page().locator("main textarea");
  }

  /** What stands in the browser's line, which a script may just have changed. */
  private static String address(Tab tab) {
    return String.valueOf(tab.settled().page().evaluate("location.href"));
  }

  private static double left(Tab tab, String part) {
    return tab.page().locator(part).boundingBox().x;
  }

  private static Locator told(Tab tab) {
    return tab.page().locator(".deal-review .told");
  }

  private static Locator button(Tab tab, String name) {
    return tab.page()
        .getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName(name).setExact(true));
  }

  private static Locator rows(Tab tab, String caption) {
    return tab.page()
        .getByRole(AriaRole.TABLE, new Page.GetByRoleOptions().setName(caption))
        .locator("tbody tr");
  }
}
