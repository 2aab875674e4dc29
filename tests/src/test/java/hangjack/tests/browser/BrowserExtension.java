package hangjack.tests.browser;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserType;
import com.microsoft.playwright.Playwright;
import com.microsoft.playwright.PlaywrightException;
import hangjack.tests.program.RunningApp;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.ConditionEvaluationResult;
import org.junit.jupiter.api.extension.ExecutionCondition;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ExtensionContext.Namespace;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolver;

/**
 * Gives a test a {@link Tab} on the running program, and fails it for what the tab saw go wrong.
 * One server and one browser serve all tests. Without any browser the tests are skipped with the
 * reason; where {@code CI=true} that is a failure.
 */
final class BrowserExtension implements ExecutionCondition, ParameterResolver, AfterEachCallback {
  private static final Namespace SPACE = Namespace.create(BrowserExtension.class);
  private static final String REASON =
      "no Chromium or Chrome here and none could be got; CHROME may name one";
  private static final List<String> ARGUMENTS =
      List.of(
          "--no-sandbox",
          "--disable-gpu",
          "--disable-quic",
          "--no-first-run",
          "--disable-background-networking",
          "--disable-component-update",
          "--disable-sync");

  /** Reviews are tested for what they show, not for how sure they are. */
  private static final Map<String, String> FEW_WORLDS =
      Map.of("JDK_JAVA_OPTIONS", "-Dhangjack.review.worlds=30");

  /** Server and browser, ended when the last test has run. */
  private record Surroundings(RunningApp app, Playwright playwright, Browser browser)
      implements AutoCloseable {
    @Override
    public void close() {
      browser.close();
      playwright.close();
      app.close();
    }
  }

  /** The browser, or none: kept so that it is looked for once. */
  private record Found(Optional<Surroundings> surroundings) implements AutoCloseable {
    @Override
    public void close() {
      surroundings.ifPresent(Surroundings::close);
    }
  }

  @Override
  public ConditionEvaluationResult evaluateExecutionCondition(ExtensionContext context) {
    if (surroundings(context).isPresent()) {
      return ConditionEvaluationResult.enabled("a browser is here");
    }
    if ("true".equals(System.getenv("CI"))) {
      throw new IllegalStateException(REASON);
    }
    System.out.println("Browser tests are skipped: " + REASON);
    return ConditionEvaluationResult.disabled(REASON);
  }

  private static Optional<Surroundings> surroundings(ExtensionContext context) {
    return context
        .getRoot()
        .getStore(SPACE)
        .getOrComputeIfAbsent("surroundings", _ -> find(), Found.class)
        .surroundings();
  }

  private static Found find() {
    var executable = Chromium.executable();
    var environment = new HashMap<>(System.getenv());
    if (executable.isPresent()) {
      environment.put("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1");
    }
    try {
      var playwright =
          Playwright.create(new Playwright.CreateOptions().setEnv(Map.copyOf(environment)));
      var options = new BrowserType.LaunchOptions().setArgs(ARGUMENTS);
      executable.ifPresent(options::setExecutablePath);
      var browser = playwright.chromium().launch(options);
      var app = RunningApp.serve(FEW_WORLDS, "--port", "0");
      return new Found(Optional.of(new Surroundings(app, playwright, browser)));
    } catch (PlaywrightException none) {
      if (executable.isPresent()) {
        throw none;
      }
      // Playwright's own download was the last way to get one.
      return new Found(Optional.empty());
    }
  }

  @Override
  public boolean supportsParameter(ParameterContext parameter, ExtensionContext context) {
    return parameter.getParameter().getType() == Tab.class;
  }

  @Override
  public Tab resolveParameter(ParameterContext parameter, ExtensionContext context) {
    return context
        .getStore(SPACE)
        .getOrComputeIfAbsent(
            "tab",
            _ -> {
              var here = surroundings(context).orElseThrow();
              return new Tab(here.browser(), here.app());
            },
            Tab.class);
  }

  @Override
  public void afterEach(ExtensionContext context) {
    var tab = context.getStore(SPACE).remove("tab", Tab.class);
    if (tab == null) {
      return;
    }
    try (tab) {
      if (context.getExecutionException().isEmpty()) {
        tab.assertNothingWentWrong();
      }
    }
  }
}
