package hangjack.tests.program;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.net.URLEncoder;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class ApiIT {
  private static final JsonMapper JSON = new JsonMapper();

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
  void theCardsThatMayBePlayedAreTold() {
    var answer =
        legalPlays(
            """
            {"rules":"trinidad","trump":"h","hand":["9s","3s","7h","Kd"],"trick":["Qs"]}\
            """);
    assertEquals(
        "{\"legal\":[\"7h\",\"9s\",\"3s\"],\"refused\":{\"Kd\":\"must-follow-or-trump\"}}",
        answer.body());
    assertEquals(
        answer.body() + "\n",
        Program.run(
                "legal",
                "--rules=trinidad",
                "--trump=h",
                "--hand=9s 3s 7h Kd",
                "--trick=Qs",
                "--json")
            .out());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "not JSON at all | line 1, column",
        "{\"rules\":\"trinidad\" | line 1, column",
        "[] | one JSON object",
        "{\"rules\":\"trinidad\",\"colour\":1} | “colour”",
        "{\"rules\":\"trinidad\",\"rules\":\"trinidad\"} | line 1, column",
        "{\"rules\":\"trinidad\",\"trump\":\"h\"} | “hand”",
        "{\"rules\":7} | “rules”",
        "{\"hand\":\"9s\"} | “hand”",
        "{\"hand\":[[\"9s\"]]} | “hand”",
        "{\"rules\":\"trinidad\",\"trump\":\"h\",\"hand\":[\"9s\"]} x | line 1, column"
      })
  void whatIsNoQuestionIsRefusedByName(String body, String named) {
    var problem = problem(400, legalPlays(body));
    assertTrue(problem.get("detail").asString().contains(named), problem.toString());
  }

  @Test
  void deepNestingIsRefusedAsAnyOtherMalformedBody() {
    problem(400, legalPlays("[".repeat(100_000)));
    problem(400, legalPlays("{\"hand\":" + "[".repeat(100_000)));
  }

  @Test
  void aFaultInAQuestionHasItsPlaceInTheBody() {
    var problem =
        problem(
            422,
            legalPlays(
                "{\"rules\":\"trinidad\",\n \"trump\":\"h\",\n \"hand\":[\"9s\",\"9z\",\"9s\"]}"));
    assertEquals("3:16 syntax", fault(problem, 0));
    assertEquals("3:21 card-twice", fault(problem, 1));
  }

  @Test
  void aTrickThatIsCompleteAsksNobody() {
    problem(
        422,
        legalPlays(
            """
            {"rules":"all-fours","trump":"h","hand":["9s"],"trick":["Qs","2s"]}\
            """));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "/api/v1/health?colour=red",
        "/api/v1/rules?colour=red",
        "/api/v1/languages?colour=red",
        "/api/v1/lessons?colour=red",
        "/api/v1/rules/trinidad?colour=red"
      })
  void aParameterThatIsNotKnownIsRefusedByName(String path) {
    var problem = problem(400, app.get(path));
    assertTrue(problem.toString().contains("colour"), problem.toString());
  }

  @Test
  void aLanguageThatIsNotThereIsRefused() {
    var problem = problem(400, app.get("/api/v1/rules?lang=xx", "Accept-Language", "fr"));
    assertTrue(problem.get("detail").asString().startsWith("La langue «"), problem.toString());
  }

  @ParameterizedTest
  @ValueSource(strings = {"/api/v1/rules/whist", "/api/v1/lessons/whist", "/api/v1/no-such-call"})
  void whatIsNotThereIsNotFound(String path) {
    problem(404, app.get(path));
  }

  @Test
  void aCallTakesOnlyItsOwnMethod() {
    problem(405, app.get("/api/v1/scores"));
    problem(405, app.post("/api/v1/languages", ""));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"application/x-www-form-urlencoded", "image/png", "text/plain; charset=no-such"})
  void aRecordIsTakenAsTextOrJsonOnly(String type) {
    problem(415, app.post("/api/v1/scores", Example.RECORD, "Content-Type", type));
  }

  @Test
  void aBodyWithoutATypeIsNotGuessedAt() {
    problem(415, app.post("/api/v1/scores", Example.RECORD));
    problem(415, app.post("/api/v1/legal-plays", "{}", "Content-Type", "text/plain"));
  }

  @Test
  void moreThan256KibibytesAreNotRead() {
    var large = "; a comment of a record\n".repeat(13_000);
    problem(413, app.post("/api/v1/scores", large, "Content-Type", "text/plain"));
    problem(413, sent(HttpRequest.BodyPublishers.ofInputStream(() -> stream(large))));
  }

  private static ByteArrayInputStream stream(String text) {
    return new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8));
  }

  @Test
  void nothingIsNoRecord() {
    var problem = problem(422, app.post("/api/v1/scores", "", "Content-Type", "text/plain"));
    assertEquals("1:1 syntax", fault(problem, 0));
  }

  @Test
  void whatIsNoTextIsAFaultWhereItBreaksOff() {
    var bytes = "[Rules \"trinidad\"]\n[Note \"caf".getBytes(StandardCharsets.UTF_8);
    var latin = Stream.of(bytes, new byte[] {(byte) 0xe9, '"', ']'}).toList();
    var problem = problem(422, sent(HttpRequest.BodyPublishers.ofByteArrays(latin)));
    assertEquals("2:11 syntax", fault(problem, 0));
    var noise = List.of(new byte[] {0, (byte) 0xff, (byte) 0xfe, 1, 2, 3});
    problem(422, sent(HttpRequest.BodyPublishers.ofByteArrays(noise)));
    problem(422, sent(HttpRequest.BodyPublishers.ofByteArray(new byte[1000])));
  }

  @Test
  void theGamesAreListedWithTheirNamesAndPlayers() {
    var presets = JSON.readTree(app.get("/api/v1/rules?lang=it").body()).get("presets");
    var told = presets.valueStream().map(p -> p.get("id").asString() + " " + p.get("players"));
    assertEquals(
        List.of(
            "all-fours 2",
            "seven-up 2",
            "seven-up-32 2",
            "trinidad 4",
            "tobago 4",
            "trinidad-tournament 4",
            "blind-all-fours 4",
            "auction-pitch 4",
            "pitch-with-joker 4",
            "setback 4",
            "pitch-smudge 4",
            "california-jack 2",
            "shasta-sam 2",
            "nine-card-don 4",
            "irish-don 4"),
        told.toList());
    assertTrue(presets.valueStream().noneMatch(p -> p.get("title").asString().isBlank()));
  }

  @ParameterizedTest
  @CsvSource({
    "all-fours, target, 11",
    "seven-up, target, 7",
    "seven-up-32, score-style, chips-down",
    "trinidad, hang-jack-points, 3",
    "tobago, target, 14",
    "trinidad-tournament, undertrump-penalty, match",
    "blind-all-fours, trump-source, first-lead",
    "auction-pitch, min-bid, 2",
    "pitch-with-joker, joker, one",
    "setback, target, 21",
    "pitch-smudge, smudge, any-player-all-four",
    "california-jack, draw-stock, face-up",
    "shasta-sam, draw-stock, face-down",
    "nine-card-don, end-count-bonus, 8",
    "irish-don, target, 81"
  })
  void everyGameTellsItsParameters(String id, String name, String value) {
    var answer = app.get("/api/v1/rules/" + id + "?lang=fr");
    assertEquals(200, answer.statusCode(), answer.body());
    var table = JSON.readTree(answer.body());
    assertEquals(id, table.get("id").asString());
    assertEquals("{}", table.get("overrides").toString());
    var named =
        table.get("parameters").valueStream().filter(p -> p.get("name").asString().equals(name));
    assertEquals(List.of(value), named.map(p -> p.get("value").asString()).toList());
    for (var parameter : table.get("parameters")) {
      assertFalse(parameter.get("title").asString().isBlank(), parameter.toString());
      assertFalse(parameter.get("text").asString().isBlank(), parameter.toString());
      assertTrue(parameter.get("allowed").isArray(), parameter.toString());
    }
  }

  @Test
  void aGameAnswersToItsOtherName() {
    var sledge = app.get("/api/v1/rules/old-sledge");
    assertEquals("seven-up", JSON.readTree(sledge.body()).get("id").asString());
    assertEquals(app.get("/api/v1/rules/seven-up").body(), sledge.body());
  }

  @Test
  void theRulesOfATableAreToldWithItsHouseRules() {
    var answer = app.get("/api/v1/rules/trinidad?game-points=2&lang=pt");
    assertEquals("pt", answer.headers().firstValue("Content-Language").orElse(""));
    var table = JSON.readTree(answer.body());
    assertEquals("{\"game-points\":\"2\"}", table.get("overrides").toString());
    var parameters = table.get("parameters").valueStream().toList();
    var game =
        parameters.stream().filter(p -> p.get("name").asString().equals("game-points")).findFirst();
    assertEquals("2", game.orElseThrow().get("value").asString());
    assertFalse(game.orElseThrow().get("text").asString().isBlank());
    // With two players nobody plays in pairs.
    var two = app.get("/api/v1/rules/all-fours").body();
    assertFalse(two.contains("\"partnerships\""), two);
    assertEquals(
        answer.body() + "\n",
        Program.run("rules", "trinidad; game-points=2", "--json", "--lang=pt").out());
  }

  @Test
  void houseRulesWithFaultsAreRefused() {
    var problem = problem(400, app.get("/api/v1/rules/trinidad?game-points=many"));
    assertEquals("unknown-value", problem.at("/faults/0/code").asString());
  }

  @Test
  void theRulesOfATableArePrinted() {
    var answer = app.get("/api/v1/sheets/trinidad.pdf?lang=fr&paper=letter&game-points=2");
    assertEquals(200, answer.statusCode());
    assertEquals("application/pdf", answer.headers().firstValue("content-type").orElse(""));
    assertTrue(answer.body().startsWith("%PDF-"));
    problem(400, app.get("/api/v1/sheets/trinidad.pdf?paper=a0"));
    problem(400, app.get("/api/v1/sheets/trinidad.pdf?colour=red"));
    problem(404, app.get("/api/v1/sheets/whist.pdf"));
    problem(400, app.get("/api/v1/sheets/trinidad.pdf?kind=poster"));
    problem(400, app.get("/api/v1/sheets/trinidad.pdf?kind=review"));
    problem(400, app.get("/api/v1/sheets/trinidad.pdf?kind=summary&seed=2"));
    problem(400, app.get("/api/v1/sheets/trinidad.pdf?kind=answers&level=4"));
    for (var kind : List.of("summary", "scorepad", "worksheet&level=3&seed=9", "answers")) {
      var sheet = app.get("/api/v1/sheets/setback.pdf?kind=" + kind);
      assertEquals(200, sheet.statusCode(), kind);
    }
  }

  @Test
  void twoLanguagesOfRulesAndSummariesComeSideBySide() {
    for (var kind : List.of("rules", "summary")) {
      var both = "/api/v1/sheets/irish-don.pdf?lang=fr,ar&kind=" + kind;
      var inTurn = app.get(both);
      var beside = app.get(both + "&layout=side-by-side");
      assertEquals(200, beside.statusCode(), kind);
      assertEquals("fr, ar", beside.headers().firstValue("content-language").orElse(""));
      assertNotEquals(inTurn.body(), beside.body());
      assertEquals(inTurn.body(), app.get(both + "&layout=one-after-another").body());
    }
    assertEquals(
        app.get("/api/v1/sheets/irish-don.pdf?lang=fr,en").body(),
        app.get("/api/v1/sheets/irish-don.pdf?lang=fr&lang=en,fr").body());
    for (var wrong :
        List.of(
            "lang=fr,en,de&layout=side-by-side",
            "lang=fr&layout=side-by-side",
            "lang=fr,fr&layout=side-by-side",
            "lang=fr,en&layout=side-by-side&kind=scorepad",
            "lang=fr,en&layout=crosswise",
            "lang=fr,",
            "lang=fr,xx")) {
      problem(400, app.get("/api/v1/sheets/irish-don.pdf?" + wrong));
    }
    var three = app.get("/api/v1/sheets/irish-don.pdf?lang=en,fr,de&layout=side-by-side");
    assertTrue(three.body().contains("exactly two"), three.body());
    problem(400, app.get("/api/v1/languages?lang=fr,en"));
  }

  @Test
  void aReviewIsPrintedFromTheRecordInTheAddress() {
    var address = "/api/v1/sheets/trinidad.pdf?kind=review&lang=de&record=";
    var record = URLEncoder.encode(Example.RECORD, StandardCharsets.UTF_8);
    var link = Program.runWith(Example.RECORD, "convert", "-", "--to=link").out().strip();
    var sheet = app.get(address + record);
    assertEquals(200, sheet.statusCode(), sheet.body());
    assertTrue(sheet.body().startsWith("%PDF-"));
    assertEquals(200, app.get(address + link).statusCode());
    problem(422, app.get(address + "nonsense"));
    var damaged = problem(422, app.get(address + link.substring(0, link.length() - 5)));
    assertTrue(damaged.has("faults"), damaged.toString());
    var other = problem(400, app.get(address.replace("trinidad", "setback") + link));
    assertTrue(other.get("detail").asString().contains("trinidad"), other.toString());
    var missing = problem(400, app.get(address.replace("&record=", "")));
    assertTrue(missing.get("detail").asString().contains("record"), missing.toString());
    problem(404, app.get(address.replace("trinidad", "whist") + link));
    problem(400, app.get(address + link + "&game-points=2"));
    problem(400, app.get(address + link + "&seed=2"));
    problem(400, app.get(address + link + "&lang=en&layout=side-by-side"));
    problem(400, app.get("/api/v1/sheets/trinidad.pdf?record=" + link));
  }

  @Test
  void theLanguagesAreTheSameOnTheCommandLine() {
    var answer = app.get("/api/v1/languages");
    assertTrue(
        answer
            .body()
            .contains(
                "{\"id\":\"fr\",\"name\":\"français\",\"direction\":\"ltr\",\"complete\":true}"));
    assertEquals(answer.body() + "\n", Program.run("languages", "--json").out());
  }

  @Test
  void theLessonsAreListedAndGivenAsData() {
    var list = app.get("/api/v1/lessons?lang=fr");
    assertEquals(list.body() + "\n", Program.run("lessons", "--json", "--lang=fr").out());
    var entries = JSON.readTree(list.body()).get("lessons").valueStream().toList();
    assertTrue(entries.size() >= 2, list.body());
    for (var entry : entries) {
      assertEquals(
          "[\"en\",\"en-TT\",\"fr\",\"it\",\"pt\",\"es\",\"de\",\"ar\",\"zh-Hans\"]",
          entry.get("languages").toString());
      var lesson = app.get("/api/v1/lessons/" + entry.get("id").asString() + "?lang=fr");
      var steps = JSON.readTree(lesson.body()).get("steps");
      assertTrue(steps.size() >= 4, lesson.body());
      assertFalse(steps.at("/0/text").asString().isBlank());
    }
  }

  private HttpResponse<String> legalPlays(String body) {
    return app.post("/api/v1/legal-plays", body, "Content-Type", "application/json");
  }

  private HttpResponse<String> sent(HttpRequest.BodyPublisher body) {
    return app.send(
        HttpRequest.newBuilder(app.at("/api/v1/scores"))
            .header("Content-Type", "text/plain")
            .POST(body)
            .build());
  }

  private static JsonNode problem(int status, HttpResponse<String> answer) {
    assertEquals(status, answer.statusCode(), answer.body());
    assertEquals(
        "application/problem+json;charset=utf-8",
        answer.headers().firstValue("content-type").orElse(""));
    var problem = JSON.readTree(answer.body());
    assertEquals(status, problem.get("status").asInt());
    assertFalse(answer.body().contains("Exception"), answer.body());
    return problem;
  }

  private static String fault(JsonNode problem, int place) {
    var fault = problem.at("/faults/" + place);
    return fault.get("line") + ":" + fault.get("column") + " " + fault.get("code").asString();
  }
}
