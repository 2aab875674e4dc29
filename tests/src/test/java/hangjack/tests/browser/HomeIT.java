package hangjack.tests.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The hand of the first page: East led Q♠, North played 8♠, West 3♠; hearts are trump. */
@BrowserTest
final class HomeIT {
  @Test
  void aCardThatFollowsNorTrumpsIsRefusedWithTheReason(Tab tab) {
    tab.open("/");
    card(tab, "ten of clubs").click();
    assertThat(answer(tab)).containsText("Spades were led and you hold spades");
    assertThat(card(tab, "ten of clubs")).isEnabled();
    tab.picture("home-refused");
  }

  // The card values are 10 for a ten, 4 3 2 1 for ace to jack: the queen is worth 2.
  @ParameterizedTest
  @CsvSource({
    "king of spades, You follow suit, 5",
    "four of spades, East’s queen takes the trick, 2",
    "two of hearts, You may trump although you could follow suit, 2",
    "jack of hearts, the point for Jack is yours, ''"
  })
  void aCardThatMayBePlayedTellsWhatComesOfIt(String card, String outcome, String pips, Tab tab) {
    tab.open("/");
    card(tab, card).click();
    assertThat(answer(tab)).containsText(outcome);
    assertThat(answer(tab)).containsText(pips);
    assertThat(tab.page().locator(".seat.south .card")).hasAttribute("aria-label", card);
    tab.picture("home-" + card.replace(' ', '-'));
  }

  @Test
  void theCardCanBeTakenBackByKeyboardAndAnotherPlayed(Tab tab) {
    tab.open("/");
    card(tab, "jack of hearts").focus();
    tab.page().keyboard().press("ArrowRight");
    tab.page().keyboard().press("ArrowRight");
    tab.page().keyboard().press("Enter");
    assertThat(tab.page().locator(".seat.south.winner .card"))
        .hasAttribute("aria-label", "king of spades");
    assertThat(tab.page().locator(".outcome button")).isFocused();
    tab.page().keyboard().press("Enter");
    assertThat(tab.page().locator(".seat.south .card")).hasCount(0);
    assertThat(card(tab, "king of spades")).isEnabled();
    assertThat(card(tab, "king of spades")).isFocused();
    assertThat(answer(tab)).isEmpty();
  }

  @Test
  void theIndexOfACourtCardIsTheLetterOfTheLanguage(Tab tab) {
    tab.open("/", "fr");
    var queen = tab.page().locator(".seat.east .card");
    assertThat(queen).hasAttribute("aria-label", "dame de pique");
    assertThat(queen.locator(".index").first()).hasText("D");
  }

  private static Locator card(Tab tab, String name) {
    return tab.page().getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName(name));
  }

  private static Locator answer(Tab tab) {
    return tab.page().locator(".answer");
  }
}
