package hangjack.tests.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.deque.html.axecore.playwright.AxeBuilder;
import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.ConsoleMessage;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Request;
import com.microsoft.playwright.options.ColorScheme;
import hangjack.tests.program.RunningApp;
import java.net.URI;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** One person's browser tab on the program. It remembers whatever went wrong in it. */
public final class Tab implements AutoCloseable {
  private static final double WAIT = 10_000;
  private static final Set<String> OUR_HOSTS = Set.of("localhost", "127.0.0.1");
  private static final Path PICTURES = Path.of("target", "pictures");

  private final RunningApp app;
  private final BrowserContext context;
  private final Page page;
  private final List<String> wrong = new ArrayList<>();
  private final List<String> expected = new ArrayList<>();

  Tab(Browser browser, RunningApp app) {
    this.app = app;
    context = browser.newContext(new Browser.NewContextOptions().setLocale("en-US"));
    context.setDefaultTimeout(WAIT);
    page = context.newPage();
    page.onConsoleMessage(this::note);
    page.onPageError(error -> wrong.add("script failed: " + error));
    context.onRequest(this::note);
  }

  private void note(ConsoleMessage message) {
    if (message.type().equals("error")) {
      wrong.add("console: " + message.text());
    }
  }

  private void note(Request request) {
    var address = URI.create(request.url().split("[?#]", 2)[0]);
    var inside = Set.of("data", "blob", "about").contains(address.getScheme());
    if (!inside && !OUR_HOSTS.contains(address.getHost())) {
      wrong.add("another host was asked: " + request.url());
    }
  }

  /** The page itself, for all that has no method here. */
  public Page page() {
    return page;
  }

  /** Opens a path and waits until its view stands. */
  public Tab open(String path) {
    page.navigate(app.at(path).toString());
    heading().waitFor();
    return this;
  }

  /** Opens a path in a language. */
  public Tab open(String path, String language) {
    return open(path + (path.contains("?") ? "&" : "?") + "lang=" + language);
  }

  /** Loads the page anew and waits until its view stands. */
  public Tab reload() {
    page.reload();
    heading().waitFor();
    return this;
  }

  /** Waits until the server has answered what was done, and the focus is where it sent it. */
  public Tab settled() {
    page.waitForFunction(
        "() => Object.values(window.Vaadin?.Flow?.clients ?? {}).every(c => !c.isActive?.())");
    page.evaluate("() => new Promise(done => setTimeout(done))");
    return this;
  }

  /** The main heading of the view. */
  public Locator heading() {
    return page.locator("main h1");
  }

  /** A window of that many CSS pixels. */
  public Tab size(int width, int height) {
    page.setViewportSize(width, height);
    return this;
  }

  /** A device that is set to dark or to light. */
  public Tab device(ColorScheme scheme) {
    page.emulateMedia(new Page.EmulateMediaOptions().setColorScheme(scheme));
    return this;
  }

  /** Keeps a picture of the whole page under {@code tests/target/pictures}. */
  public Tab picture(String name) {
    page.screenshot(
        new Page.ScreenshotOptions()
            .setPath(PICTURES.resolve(name + ".png"))
            .setFullPage(true)
            .setAnimations(com.microsoft.playwright.options.ScreenshotAnimations.DISABLED));
    return this;
  }

  /** Fails where a person who does not see or cannot use a mouse is kept out. */
  public Tab assertAccessible() {
    var barriers =
        new AxeBuilder(page)
            .setLegacyMode(true).analyze().getViolations().stream()
                .filter(rule -> Set.of("serious", "critical").contains(rule.getImpact()))
                .map(
                    rule ->
                        rule.getId()
                            + ": "
                            + rule.getNodes().stream()
                                .map(node -> node.getHtml() + " " + node.getFailureSummary())
                                .toList())
                .toList();
    assertEquals(List.of(), barriers);
    return this;
  }

  /** A message on the browser's console that this test causes on purpose. */
  public Tab expect(String partOfMessage) {
    expected.add(partOfMessage);
    return this;
  }

  void assertNothingWentWrong() {
    var unexpected =
        wrong.stream().filter(text -> expected.stream().noneMatch(text::contains)).toList();
    assertEquals(List.of(), unexpected);
  }

  @Override
  public void close() {
    context.close();
  }
}
