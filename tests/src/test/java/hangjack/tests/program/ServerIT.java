package hangjack.tests.program;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.http.HttpResponse;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class ServerIT {
  private static final String PROBLEM = "application/problem+json;charset=utf-8";

  private RunningApp app;

  @BeforeAll
  void start() {
    app = RunningApp.start();
  }

  @AfterAll
  void end() {
    app.close();
  }

  @ParameterizedTest
  @ValueSource(strings = {"/", "/no-such-page", "/api/v1/health", "/api/v1/no-such-call", "/%00"})
  void everyAnswerForbidsOtherHosts(String path) {
    var policy = header(app.get(path), "content-security-policy");
    assertTrue(policy.startsWith("default-src 'none'; script-src 'self' "), policy);
    assertFalse(policy.contains("http:") || policy.contains("*"), policy);
    assertEquals("nosniff", header(app.get(path), "x-content-type-options"));
    assertEquals("DENY", header(app.get(path), "x-frame-options"));
    assertEquals("no-referrer", header(app.get(path), "referrer-policy"));
  }

  @Test
  void itIsUp() {
    var answer = app.get("/api/v1/health");
    assertEquals(200, answer.statusCode());
    assertEquals("{\"status\":\"up\"}", answer.body());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "en | There is nothing at this address.",
        "fr | Il n’y a rien à cette adresse.",
        "it | A questo indirizzo non c’è nulla.",
        "pt | Não há nada neste endereço."
      })
  void anAddressOfNoCallIsAProblemInTheLanguageAskedFor(String language, String title) {
    for (var answer :
        new HttpResponse<?>[] {
          app.get("/api/v1/nothing", "Accept-Language", language),
          app.get("/api/v1/nothing?lang=" + language)
        }) {
      assertEquals(404, answer.statusCode());
      assertEquals(PROBLEM, header(answer, "content-type"));
      assertEquals(language, header(answer, "content-language"));
      assertEquals(
          "{\"type\":\"about:blank\",\"title\":\"" + title + "\",\"status\":404}", answer.body());
    }
  }

  @Test
  void aMethodThatACallDoesNotTakeIsAProblem() {
    var answer = app.post("/api/v1/health", "");
    assertEquals(405, answer.statusCode());
    assertEquals(PROBLEM, header(answer, "content-type"));
  }

  @Test
  void thePageOfAnUnknownAddressSaysSoToPrograms() {
    assertEquals(404, app.get("/no-such-page").statusCode());
    assertEquals(200, app.get("/").statusCode());
  }

  @ParameterizedTest
  @ValueSource(strings = {"/", "/no-such-page", "/%00", "/VAADIN/nothing.js", "/api/v1/nothing"})
  void noAnswerShowsTheInside(String path) {
    var body = app.get(path).body();
    assertFalse(body.contains("Exception") || body.contains("\tat "), body);
  }

  @Test
  void thePageIsInTheLanguageOfTheCookieElseOfTheBrowser() {
    assertTrue(app.get("/").body().contains("<html lang=\"en\""));
    assertTrue(app.get("/", "Accept-Language", "pt-PT,pt;q=0.9").body().contains("lang=\"pt"));
    assertTrue(
        app.get("/", "Accept-Language", "pt", "Cookie", "language=fr")
            .body()
            .contains("lang=\"fr"));
  }

  @Test
  void tooManyRequestsOfOneAddressAreRefusedWhateverTheySayOfThemselves() {
    try (var limited = RunningApp.start("--rate-limit", "5")) {
      var answers =
          IntStream.range(0, 6)
              .mapToObj(i -> limited.get("/api/v1/health", "X-Forwarded-For", "10.0.0." + i))
              .toList();
      assertEquals(200, answers.get(4).statusCode());
      assertEquals(429, answers.get(5).statusCode());
      assertEquals(PROBLEM, header(answers.get(5), "content-type"));
      var seconds = Integer.parseInt(header(answers.get(5), "retry-after"));
      assertTrue(seconds > 0 && seconds <= 12, "retry after " + seconds + " s");
    }
  }

  private static String header(HttpResponse<?> answer, String name) {
    return answer.headers().firstValue(name).orElse("");
  }
}
