package hangjack.tests.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.Cookie;
import com.microsoft.playwright.options.SameSiteAttribute;
import hangjack.tests.program.RunningApp;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@BrowserTest
final class ProgressIT {
  private static final String LESSON = "The four points";

  @Test
  void aLessonGoesOnWhereItWasLeft(Tab tab) {
    tab.open("/learn");
    assertThat(status(tab.page(), LESSON)).hasText("Not begun");
    tab.open("/learn/the-four-points");
    click(tab.page(), "Continue");
    at(tab.page(), "Step 2 of 9");
    card(tab.page(), "king of hearts");
    assertThat(tab.page().locator(".reply.right")).isVisible();
    tab.open("/learn");
    assertThat(status(tab.page(), LESSON)).hasText("Step 3 of 9");
    assertThat(status(tab.page(), "Follow or trump")).hasText("Not begun");
    tab.picture("learn-begun").assertAccessible();
    lesson(tab.page(), LESSON).getByRole(AriaRole.LINK).click();
    at(tab.page(), "Step 3 of 9");
    tab.reload();
    at(tab.page(), "Step 3 of 9");
  }

  @Test
  void aLessonThatIsDoneStaysDoneWhenItIsStartedAgain(Tab tab) {
    tab.open("/learn/follow-or-trump?step=neither-suit-nor-trump");
    card(tab.page(), "king of diamonds");
    card(tab.page(), "five of clubs");
    click(tab.page(), "Check");
    click(tab.page(), "Continue");
    at(tab.page(), "The lesson is finished");
    // The address follows the words.
    tab.page().waitForURL("**/learn/follow-or-trump");
    tab.reload();
    at(tab.page(), "The lesson is finished");
    click(tab.page(), "Start again");
    at(tab.page(), "Step 1 of 8");
    tab.open("/learn/follow-or-trump");
    at(tab.page(), "Step 1 of 8");
    tab.open("/learn");
    assertThat(status(tab.page(), "Follow or trump")).hasText("Done");
  }

  @Test
  void nothingIsKeptBeforeTheFirstAnswer(Tab tab) {
    tab.open("/learn").open("/learn/the-four-points").open("/progress");
    assertThat(tab.page().locator(".progress")).containsText("Nothing is kept about you.");
    assertEquals(Optional.empty(), cookie(tab.page().context()));
    tab.open("/learn/the-four-points");
    click(tab.page(), "Continue");
    at(tab.page(), "Step 2 of 9");
    var cookie = cookie(tab.page().context()).orElseThrow();
    assertTrue(cookie.value.matches("[0-9a-f]{32}"), cookie.value);
    assertTrue(cookie.httpOnly);
    assertEquals(SameSiteAttribute.LAX, cookie.sameSite);
    var days = Duration.between(Instant.now(), Instant.ofEpochSecond(cookie.expires.longValue()));
    assertTrue(days.toDays() >= 390, days::toString);
  }

  @Test
  void aTabThatIsBehindTakesNothingBackFromAnother(Tab tab) {
    tab.open("/learn/the-four-points");
    var first = tab.page().url();
    click(tab.page(), "Continue");
    at(tab.page(), "Step 2 of 9");
    var other = tab.page().context().newPage();
    other.navigate(first);
    at(other, "Step 1 of 9");
    card(tab.page(), "king of hearts");
    click(tab.page(), "Continue");
    at(tab.page(), "Step 3 of 9");
    click(other, "Continue");
    at(other, "Step 2 of 9");
    card(other, "four of hearts");
    assertThat(other.locator(".reply.wrong")).isVisible();
    tab.open("/learn");
    assertThat(status(tab.page(), LESSON)).hasText("Step 3 of 9");
    tab.open("/progress");
    assertThat(row(tab.page(), LESSON)).containsText("Step 3 of 9");
    assertThat(row(tab.page(), LESSON).locator(".number")).hasText("1");
  }

  @Test
  void progressSurvivesARestartAndAKilledServer(Tab tab, @TempDir Path data) {
    var options = new String[] {"--data", data.toString()};
    try (var context = tab.page().context().browser().newContext()) {
      var page = context.newPage();
      try (var app = RunningApp.start(options)) {
        open(page, app, "/learn/the-four-points");
        click(page, "Continue");
        at(page, "Step 2 of 9");
      }
      try (var app = RunningApp.start(options)) {
        open(page, app, "/learn/the-four-points");
        at(page, "Step 2 of 9");
        card(page, "king of hearts");
        assertThat(page.locator(".reply.right")).isVisible();
        app.kill();
      }
      try (var app = RunningApp.start(options)) {
        open(page, app, "/learn");
        assertThat(status(page, LESSON)).hasText("Step 3 of 9");
      }
    }
  }

  @Test
  void whatIsKeptCanBeTakenAlongAndErased(Tab tab) throws IOException {
    tab.open("/learn/the-four-points?step=find-high");
    card(tab.page(), "four of hearts");
    assertThat(tab.page().locator(".reply.wrong")).isVisible();
    tab.open("/learn");
    link(tab.page(), "Your progress").click();
    assertThat(tab.heading()).hasText("Your progress");
    assertThat(tab.page().locator(".progress"))
        .containsText("1 question that you missed is kept, to be asked again.");
    tab.picture("progress-kept").assertAccessible();

    var download = tab.page().waitForDownload(() -> link(tab.page(), "Save as a file").click());
    assertEquals("hangjack-progress.json", download.suggestedFilename());
    var json = Files.readString(download.path());
    var learner = cookie(tab.page().context()).orElseThrow().value;
    assertTrue(
        json.startsWith(
            "{\"learner\":\""
                + learner
                + "\",\"lessons\":[{\"lesson\":\"the-four-points\",\"run\":1,\"answered\":1,"
                + "\"step\":\"find-high\",\"mistakes\":1,\"changedAt\":\""),
        json);
    assertTrue(
        json.contains(
            "\"cards\":[{\"kind\":\"lesson-step\",\"key\":\"the-four-points/find-high\","
                + "\"phase\":\"learning\",\"step\":0,\"stability\":0.212,\"difficulty\":6.4133,"),
        json);

    click(tab.page(), "Erase everything");
    tab.page().getByRole(AriaRole.BUTTON, exactly("Keep it")).click();
    assertThat(row(tab.page(), LESSON)).isVisible();
    click(tab.page(), "Erase everything");
    tab.page().getByText("Your progress in all lessons is lost for good.").waitFor();
    tab.picture("progress-erase");
    tab.page().getByRole(AriaRole.BUTTON, exactly("Erase")).click();
    assertThat(tab.page().locator(".progress")).containsText("Nothing is kept about you.");
    assertThat(tab.heading()).isFocused();
    assertEquals(Optional.empty(), cookie(tab.page().context()));
    tab.open("/learn");
    assertThat(status(tab.page(), LESSON)).hasText("Not begun");
    assertFalse(tab.page().content().contains(learner));
  }

  /** A server that has just been started takes its time for the first page. */
  private static void open(Page page, RunningApp app, String path) {
    page.navigate(app.at(path).toString());
    page.locator("main h1").waitFor();
  }

  private static Optional<Cookie> cookie(BrowserContext context) {
    return context.cookies().stream().filter(cookie -> cookie.name.equals("learner")).findFirst();
  }

  private static void at(Page page, String place) {
    assertThat(page.locator(".way > span")).hasText(place);
  }

  private static void click(Page page, String button) {
    page.getByRole(AriaRole.BUTTON, exactly(button)).click();
  }

  private static void card(Page page, String name) {
    page.getByRole(AriaRole.BUTTON, exactly(name)).click();
  }

  private static Page.GetByRoleOptions exactly(String name) {
    return new Page.GetByRoleOptions().setName(name).setExact(true);
  }

  private static Page.GetByRoleOptions named(String name) {
    return new Page.GetByRoleOptions().setName(name);
  }

  private static Locator link(Page page, String name) {
    return page.getByRole(AriaRole.LINK, named(name));
  }

  private static Locator lesson(Page page, String title) {
    return page.locator(".lessons li")
        .filter(new Locator.FilterOptions().setHas(link(page, title)));
  }

  private static Locator status(Page page, String title) {
    return lesson(page, title).locator(".lesson-status");
  }

  private static Locator row(Page page, String title) {
    return page.locator("tbody tr").filter(new Locator.FilterOptions().setHasText(title));
  }
}
