package hangjack.tests.program;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.http.HttpResponse;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Reviews and advice both ways in: on the command line and by the API. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class ReviewsIT {
  private static final JsonMapper JSON = new JsonMapper();

  /** Few worlds: how well the choices are valued is for other tests. */
  private static final String FEW = "?worlds=60&seed=5";

  private static final String[] FEW_OPTIONS = {"--worlds=60", "--seed=5"};

  /** The example stops before South plays to the second trick. */
  private static final String STOPPED =
      Example.RECORD.substring(0, Example.RECORD.indexOf("2. S Kh"));

  private RunningApp app;

  @BeforeAll
  void start() {
    app = RunningApp.start();
  }

  @AfterAll
  void end() {
    app.close();
  }

  @Test
  void theSameRecordGivesTheSameBytesOnAnyNumberOfProcessors() {
    var answer = answer("reviews", Example.RECORD, FEW);
    assertEquals(answer, answer("reviews", Example.RECORD, FEW));
    for (var processors : List.of("1", "2")) {
      assertEquals(answer + "\n", onProcessors(processors, "review"));
    }
  }

  @Test
  void theSameMomentGivesTheSameAdviceOnAnyNumberOfProcessors() {
    var answer = answer("advice", STOPPED, FEW);
    assertEquals(answer, answer("advice", STOPPED, FEW));
    for (var processors : List.of("1", "2")) {
      assertEquals(answer + "\n", onProcessors(processors, "advise"));
    }
  }

  private static String onProcessors(String number, String command) {
    var options = Map.of("JDK_JAVA_OPTIONS", "-XX:ActiveProcessorCount=" + number);
    var record = command.equals("review") ? Example.RECORD : STOPPED;
    var process = Program.start(options, command, "-", "--json", FEW_OPTIONS[0], FEW_OPTIONS[1]);
    return Result.of(process, record).out();
  }

  @Test
  void aReviewHasAllThatTheScoreTellsAndEveryDecision() {
    var review = JSON.readTree(answer("reviews", Example.RECORD, FEW));
    var scored = JSON.readTree(answer("scores", Example.RECORD, ""));
    assertEquals(scored.get("match"), review.get("match"));
    scored
        .at("/deals/0")
        .propertyStream()
        .forEach(member -> assertEquals(member.getValue(), deal(review).get(member.getKey())));

    var decisions = deal(review).get("decisions").valueStream().toList();
    assertEquals(25, decisions.size());
    assertEquals("call N stand", told(decisions.getFirst()));
    assertEquals("play N 5s", told(decisions.get(1)));
    var forced = decisions.stream().filter(decision -> decision.get("forced").asBoolean());
    // West's jack in trick 2; two sevens and South's jack of clubs in 4 and 5; then the last trick.
    assertEquals(
        List.of("9", "15", "16", "19", "22", "23", "24", "25"),
        forced.map(decision -> decision.get("number").toString()).toList());
  }

  private static String told(JsonNode decision) {
    return String.join(
        " ",
        decision.get("kind").asString(),
        decision.get("seat").asString(),
        decision.get("chosen").asString());
  }

  @ParameterizedTest
  @ValueSource(strings = {"reviews", "advice"})
  void languagesDifferInTextsOnly(String call) {
    var english = answer(call, STOPPED, FEW + "&lang=en");
    for (var language : List.of("fr", "de", "ar", "zh-Hans")) {
      var told = answer(call, STOPPED, FEW + "&lang=" + language);
      assertEquals(withoutTexts(english), withoutTexts(told));
    }
  }

  private static String withoutTexts(String json) {
    return json.replaceAll("\"text\":\"[^\"]*\"", "");
  }

  @Test
  void adviceIsGivenWhereTheRecordStops() {
    var decision = JSON.readTree(answer("advice", STOPPED, FEW)).get("decision");
    assertEquals("play", decision.get("kind").asString());
    assertEquals("S", decision.get("seat").asString());
    assertEquals("2", decision.get("trick").toString());
    var report = Program.runWith(STOPPED, "advise", "-", FEW_OPTIONS[0], "--lang=fr");
    assertEquals(0, report.code(), report.err());
    assertTrue(report.out().startsWith("C’est à Sud de jouer au pli 2.\n"), report.out());
    assertEquals("", report.err());
  }

  @Test
  void aDealThatIsOverLeavesNothingToAdvise() {
    assertEquals(
        "{\"decision\":null,\"text\":\"The deal is over: there is nothing left to decide.\"}",
        answer("advice", Example.RECORD, FEW));
    assertEquals(
        new Result(0, "The deal is over: there is nothing left to decide.\n", ""),
        Program.runWith(Example.RECORD, "advise", "-"));
  }

  @Test
  void theReportTellsTheScoreAndEveryDecision() {
    var report = Program.runWith(Example.RECORD, "review", "-", FEW_OPTIONS[0], "--lang=pt");
    assertEquals(0, report.code(), report.err());
    // Nobody looks at a pipe, so nothing is told of the progress.
    assertEquals("", report.err());
    for (var line : List.of("Decisões, pelo que cada um podia ver", "Norte    ficar", "Placar")) {
      assertTrue(report.out().contains(line), report.out());
    }
  }

  @Test
  void aReviewThatWouldTakeTooLongIsCutAndSaysWhere() {
    var many = Program.run("deal", "--rules=trinidad", "--seed=8", "--count=40", "--played=random");
    var review = JSON.readTree(answer("reviews", many.out(), "?worlds=20000"));
    var deals = review.get("deals").valueStream().toList();
    assertEquals(40, deals.size());
    var first = deals.stream().filter(deal -> deal.has("stopped")).findFirst().orElseThrow();
    assertEquals(
        first.get("decisions").size() + 1, first.at("/stopped/at").asInt(), first.toString());
    assertEquals("{\"at\":1}", deals.getLast().get("stopped").toString());
    // What was scored is told all the same.
    assertEquals(6, deals.getLast().get("tricks").size());
  }

  @Test
  void aReviewThatIsAskedToEndEndsWithoutAWord() throws IOException, InterruptedException {
    var many = Program.run("deal", "--rules=trinidad", "--seed=8", "--count=40", "--played=random");
    var process = Program.start(Map.of(), "review", "-", "--worlds=100000");
    process.outputWriter(UTF_8).append(many.out()).close();
    assertFalse(process.waitFor(5, TimeUnit.SECONDS));
    process.toHandle().destroy();
    assertTrue(process.waitFor(30, TimeUnit.SECONDS));
    assertEquals(128 + 15, process.exitValue());
    assertEquals("", new String(process.getInputStream().readAllBytes(), UTF_8));
    assertEquals("", new String(process.getErrorStream().readAllBytes(), UTF_8));
  }

  @Test
  void aRecordMayComeAsJson() {
    var json = JSON.readTree(answer("conversions", Example.RECORD, "?to=json"));
    var body = json.get("record").toString();
    var review = app.post("/api/v1/reviews" + FEW, body, "Content-Type", "application/json");
    assertEquals(answer("reviews", Example.RECORD, FEW), review.body());
  }

  @ParameterizedTest
  @CsvSource({"reviews, review", "advice, advise"})
  void aRecordWithFaultsIsNotReviewed(String call, String command) {
    var answer = post(call, Example.CARD_TWICE, FEW);
    assertEquals(422, answer.statusCode(), answer.body());
    var problem = JSON.readTree(answer.body());
    assertEquals("card-twice", problem.at("/faults/0/code").asString());
    var told = Program.runWith(Example.CARD_TWICE, command, "-", "--json");
    assertEquals(1, told.code());
    assertEquals("{\"faults\":" + problem.get("faults") + "}\n", told.out());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "?worlds=0 | 1…20000",
        "?worlds=20001 | 20001",
        "?worlds=many | many",
        "?seed=one | one",
        "?exhaustive=perhaps | true, false",
        "?colour=red | colour"
      })
  void aQuestionThatMakesNoSenseIsRefused(String query, String named) {
    for (var call : List.of("reviews", "advice")) {
      var answer = post(call, Example.RECORD, query);
      assertEquals(400, answer.statusCode(), answer.body());
      assertEquals(
          "application/problem+json;charset=utf-8",
          answer.headers().firstValue("content-type").orElse(""));
      assertTrue(answer.body().contains(named), answer.body());
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "review | FILE is missing.",
        "review - --worlds 0 | “0”",
        "review - --worlds 100001 | “100001”",
        "review - --seed one | “one”",
        "advise no-such-file.afn | “no-such-file.afn”",
        "advise - --worlds many | “many”"
      })
  void aCallThatMakesNoSenseIsAUsageError(String line, String named) {
    var result = Program.runWith(Example.RECORD, line.split(" "));
    assertEquals(2, result.code(), result.toString());
    assertTrue(result.err().contains(named), result.err());
    assertFalse(result.err().contains("Exception"), result.err());
    assertEquals("", result.out());
  }

  private static JsonNode deal(JsonNode review) {
    return review.at("/deals/0");
  }

  private String answer(String call, String record, String query) {
    var answer = post(call, record, query);
    assertEquals(200, answer.statusCode(), answer.body());
    return answer.body();
  }

  private HttpResponse<String> post(String call, String record, String query) {
    return app.post("/api/v1/" + call + query, record, "Content-Type", "text/plain");
  }
}
