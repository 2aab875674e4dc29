package hangjack.tests.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.ColorScheme;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The lessons as a learner takes them, with nothing but a keyboard. */
@BrowserTest
final class LessonIT {
  private static final int MOST_STEPS_OF_THE_FOCUS = 60;
  private static final String NAME_OF_THE_FOCUS =
      """
      (e => e.getAttribute('aria-label') || e.labels?.[0]?.textContent || e.textContent)(
          document.activeElement)
      """;

  @Test
  void theFourPointsArePassedWithTheKeyboardAlone(Tab tab) {
    tab.open("/learn/the-four-points");
    press(tab, "Continue");
    at(tab, "Step 2 of 9");
    press(tab, "king of hearts");
    press(tab, "Continue");
    press(tab, "four of hearts");
    press(tab, "Continue");
    press(tab, "jack of hearts");
    press(tab, "Continue");
    press(tab, "You");
    press(tab, "Continue");
    at(tab, "Step 6 of 9");
    count(tab, "8");
    count(tab, "16");
    at(tab, "Step 8 of 9");
    assign(tab, 1, 1, 1, 0);
    at(tab, "Step 9 of 9");
    assign(tab, 1, 0, 2, 1);
    at(tab, "The lesson is finished");
    assertThat(tab.page().locator(".lesson .lead")).containsText("You can score a deal now");
    assertThat(tab.page().locator(".lesson .main-action")).hasText("Next lesson: Follow or trump");
  }

  @Test
  void followOrTrumpIsPassedWithTheKeyboardAlone(Tab tab) {
    tab.open("/learn/follow-or-trump");
    press(tab, "Continue");
    tap(tab, "seven of hearts", "two of hearts", "nine of spades", "three of spades");
    at(tab, "Step 3 of 8");
    press(tab, "two of hearts");
    press(tab, "Continue");
    press(tab, "No, it is not true here");
    press(tab, "Continue");
    tap(tab, "seven of hearts", "two of hearts");
    tap(tab, "seven of hearts", "two of hearts");
    tap(tab, "seven of hearts", "two of hearts", "king of diamonds", "five of clubs");
    at(tab, "Step 8 of 8");
    tap(tab, "king of diamonds", "five of clubs");
    at(tab, "The lesson is finished");
    assertThat(tab.page().locator(".lesson .main-action")).hasText("Analyze a deal of your own");
  }

  @Test
  void aWrongAnswerSaysWhyAndLetsOneTryAgain(Tab tab) {
    tab.open("/learn/the-four-points?step=find-low", "fr");
    tab.page().locator("button[aria-label='deux de cœur']").click();
    assertThat(reply(tab)).containsText("Pas tout à fait");
    assertThat(reply(tab)).containsText("2♥ serait plus");
    tab.page().locator("button[aria-label='quatre de cœur']").click();
    assertThat(reply(tab)).containsText("C’est juste");
  }

  @Test
  void hintsComeInTwoStages(Tab tab) {
    tab.open("/learn/follow-or-trump?step=may-follow-or-trump");
    press(tab, "Give me a hint");
    assertThat(hints(tab)).hasCount(1);
    press(tab, "Give me a hint");
    assertThat(hints(tab)).hasCount(2);
    assertThat(hints(tab).last()).containsText("Leave the other two suits alone");
    assertThat(tab.page().locator(".answers > .quiet-action")).isHidden();
    assertThat(hints(tab).last()).isFocused();
  }

  @Test
  void theFocusMovesToTheNewQuestion(Tab tab) {
    tab.open("/learn/follow-or-trump");
    press(tab, "Continue");
    at(tab, "Step 2 of 8");
    assertThat(tab.page().locator(".lesson .lead")).isFocused();
  }

  @Test
  void aReloadAndTheWayBackKeepTheStep(Tab tab) {
    tab.open("/learn/the-four-points");
    press(tab, "Continue");
    tab.page().waitForURL("**?step=find-high");
    tab.reload();
    at(tab, "Step 2 of 9");
    tab.page().goBack();
    at(tab, "Step 1 of 9");
  }

  @Test
  void aLessonThatIsNotThereSaysSo(Tab tab) {
    tab.open("/learn/no-such-lesson");
    assertThat(tab.heading()).hasText("There is no page here");
  }

  @ParameterizedTest
  @EnumSource(names = {"LIGHT", "DARK"})
  void everyKindOfStepKeepsNobodyOut(ColorScheme colours, Tab tab) {
    tab.device(colours).size(1200, 850);
    for (var step : new String[] {"find-high", "jack-winner", "count-yours", "first-deal"}) {
      tab.open("/learn/the-four-points?step=" + step);
      tab.picture("lesson-" + step + "-" + colours).assertAccessible();
    }
    tab.open("/learn/follow-or-trump?step=may-follow-or-trump");
    tab.page().locator("button.card").first().click();
    tab.page().locator(".answer-form button").click();
    assertThat(reply(tab)).containsText("Not quite");
    tab.picture("lesson-wrong-" + colours).assertAccessible();
  }

  private static void at(Tab tab, String place) {
    assertThat(tab.page().locator(".way > span")).hasText(place);
  }

  private static void tap(Tab tab, String... cards) {
    for (var card : cards) {
      press(tab, card);
    }
    press(tab, "Check");
    press(tab, "Continue");
  }

  private static void count(Tab tab, String pips) {
    focus(tab, "Your count");
    tab.page().keyboard().type(pips);
    tab.page().keyboard().press("Enter");
    press(tab, "Continue");
  }

  /** For each point: 0 for North, 1 for the learner, 2 for nobody. */
  private static void assign(Tab tab, int... takers) {
    for (var taker : takers) {
      // The first Tab leads into a group of radio buttons, Space and the arrows choose in it.
      focus(tab, "North");
      tab.page().keyboard().press("Space");
      for (var i = 0; i < taker; i++) {
        tab.page().keyboard().press("ArrowRight");
      }
      tab.page().keyboard().press("Tab");
    }
    press(tab, "Check");
    press(tab, "Continue");
  }

  /** Tabs to what has a name, and presses Enter on it. */
  private static void press(Tab tab, String name) {
    focus(tab, name);
    tab.page().keyboard().press("Enter");
  }

  private static void focus(Tab tab, String name) {
    tab.page().getByText(name).or(tab.page().getByLabel(name)).first().waitFor();
    tab.settled();
    for (var i = 0; i < MOST_STEPS_OF_THE_FOCUS; i++) {
      if (name.equals(tab.page().evaluate(NAME_OF_THE_FOCUS))) {
        return;
      }
      tab.page().keyboard().press("Tab");
    }
    throw new AssertionError("the Tab key does not lead to " + name);
  }

  private static Locator reply(Tab tab) {
    return tab.page().locator(".reply");
  }

  private static Locator hints(Tab tab) {
    return tab.page().locator(".hints p");
  }
}
