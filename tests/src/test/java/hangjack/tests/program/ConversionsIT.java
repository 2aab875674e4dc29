package hangjack.tests.program;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.http.HttpResponse;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.json.JsonMapper;

/** Records in each of their forms, on the command line and by the API. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class ConversionsIT {
  private static final JsonMapper MAPPER = new JsonMapper();
  private static final String TEXT = "text/vnd.all-fours.record";
  private static final String JSON = "application/json";

  /** {@link Example#RECORD} as the specification writes it: trumps first, each suit downwards. */
  private static final String CANONICAL =
      """
      [Rules "trinidad"]
      [Dealer "E"]
      [North "8h 2h 5s 5d 4d 2d"]
      [East "Th 7h 7s 4s 3s 7c"]
      [South "Kh 6h Ks 9d 7d Jc"]
      [West "Jh Qs 8s Qd 8d Ac"]
      [TurnUp "9h"]
      [Calls "N stand"]
      1. N 5s 8s 6h 7s
      2. S Kh Th 8h Jh
      3. S 9d 4s 2h 8d
      4. N 2d Qd 7d 7c
      5. W Ac Jc 7h 5d
      6. E 3s 4d Qs Ks
      """;

  /** The same as a program would write it. */
  private static final String AS_JSON =
      """
      {"deals": [ {"rules": {"id": "trinidad", "overrides": {}}, "players": 4, "dealer": "E",
        "hands": {"N": {"dealt": ["8h", "2h", "5s", "5d", "4d", "2d"]},
                  "E": {"dealt": ["Th", "7h", "7s", "4s", "3s", "7c"]},
                  "S": {"dealt": ["Kh", "6h", "Ks", "9d", "7d", "Jc"]},
                  "W": {"dealt": ["Jh", "Qs", "8s", "Qd", "8d", "Ac"]}},
        "turnUps": ["9h"], "calls": [{"seat": "N", "call": "stand"}],
        "tricks": [{"leader": "N", "cards": ["5s", "8s", "6h", "7s"]},
                   {"leader": "S", "cards": ["Kh", "Th", "8h", "Jh"]},
                   {"leader": "S", "cards": ["9d", "4s", "2h", "8d"]},
                   {"leader": "N", "cards": ["2d", "Qd", "7d", "7c"]},
                   {"leader": "W", "cards": ["Ac", "Jc", "7h", "5d"]},
                   {"leader": "E", "cards": ["3s", "4d", "Qs", "Ks"]}]} ]}
      """;

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
  void aTextIsWrittenInItsCanonicalForm() {
    var typed = Example.RECORD.replace("[Dealer \"E\"]", "dealer: east").replace("Kh Th", "K♥ 10h");
    assertEquals(new Result(0, CANONICAL, ""), Program.runWith(typed, "convert", "-"));
    assertEquals(new Result(0, CANONICAL, ""), Program.runWith(CANONICAL, "convert", "-"));
    var answer = post("", typed, TEXT);
    assertEquals(200, answer.statusCode(), answer.body());
    var said = MAPPER.readTree(answer.body());
    assertEquals("afn", said.get("to").asString());
    assertEquals(CANONICAL, said.get("record").asString());
    assertEquals(answer.body() + "\n", Program.runWith(typed, "convert", "-", "--json").out());
  }

  @Test
  void theJsonFormTellsTheSameAndIsReadBack() {
    var expected = MAPPER.readTree(AS_JSON);
    var told = Program.runWith(Example.RECORD, "convert", "-", "--to", "json");
    assertEquals(0, told.code(), told.err());
    assertEquals(expected, MAPPER.readTree(told.out()));
    var answer = post("?to=json", Example.RECORD, TEXT);
    assertEquals(expected, MAPPER.readTree(answer.body()).get("record"));
    assertEquals(new Result(0, CANONICAL, ""), Program.runWith(AS_JSON, "convert", "-"));
    assertEquals(CANONICAL, recordOf(post("?to=afn", AS_JSON, JSON)));
    assertEquals(CANONICAL, recordOf(post("", AS_JSON, "text/plain")));
  }

  @Test
  void aLinkIsShortAndIsReadBack() {
    var link = Program.runWith(Example.RECORD, "convert", "-", "--to", "link").out();
    assertTrue(link.matches("[A-Za-z0-9_-]{20,300}\\R"), link);
    assertEquals(link.strip(), recordOf(post("?to=link", AS_JSON, JSON)));
    assertEquals(new Result(0, CANONICAL, ""), Program.runWith(link, "convert", "-"));
    assertEquals(CANONICAL, recordOf(post("", link, TEXT)));
    assertEquals(CANONICAL, recordOf(post("", "  " + link + "\n\n", "text/plain")));
    var scored = Program.runWith(link, "score", "-", "--json");
    assertEquals(Program.runWith(Example.RECORD, "score", "-", "--json"), scored);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "en | This link is damaged.",
        "fr | Ce lien est abîmé.",
        "it | Questo link è danneggiato.",
        "pt | Este link está danificado."
      })
  void aLinkThatIsNotWholeIsAFault(String language, String said) {
    var link = Program.runWith(Example.RECORD, "convert", "-", "--to", "link").out().strip();
    var cut = link.substring(0, link.length() - 9);
    var told = Program.runWith(cut, "convert", "-", "--lang", language);
    assertEquals(1, told.code());
    assertEquals("", told.out());
    assertTrue(told.err().contains(said), told.err());
    var answer = post("?lang=" + language, cut, TEXT);
    assertEquals(422, answer.statusCode());
    var fault = MAPPER.readTree(answer.body()).at("/faults/0");
    assertEquals("syntax", fault.get("code").asString());
    assertEquals(cut.length(), fault.get("length").asInt());
    assertTrue(fault.get("text").asString().startsWith(said), answer.body());
  }

  @Test
  void theDealsOfAMatchStayInOrderInEachForm() {
    var match = CANONICAL + "\n" + CANONICAL.replace("[Rules \"trinidad\"]\n", "");
    var link = recordOf(post("?to=link", match, TEXT));
    var json = MAPPER.readTree(post("?to=json", match, TEXT).body()).get("record");
    assertEquals(2, json.get("deals").size());
    var again = recordOf(post("", json.toString(), JSON));
    assertEquals(again, recordOf(post("", link, TEXT)));
    assertEquals(again, recordOf(post("", match, TEXT)));
  }

  @Test
  void aFaultyRecordIsNotConverted() {
    var told = Program.runWith(Example.CARD_TWICE, "convert", "-");
    assertEquals(1, told.code());
    assertEquals("", told.out());
    assertTrue(told.err().startsWith("Line 6, column 23"), told.err());
    var json = Program.runWith(Example.CARD_TWICE, "convert", "-", "--json");
    assertEquals(1, json.code());
    var answer = post("", Example.CARD_TWICE, TEXT);
    assertEquals(422, answer.statusCode());
    assertEquals(
        MAPPER.readTree(answer.body()).get("faults"), MAPPER.readTree(json.out()).get("faults"));
  }

  @Test
  void aFormThatIsNotThereIsRefused() {
    var told = Program.runWith(Example.RECORD, "convert", "-", "--to", "xml");
    assertEquals(2, told.code());
    assertTrue(told.err().contains("“xml”"), told.err());
    assertEquals("", told.out());
    var answer = post("?to=xml", Example.RECORD, TEXT);
    assertEquals(400, answer.statusCode());
    var detail = MAPPER.readTree(answer.body()).get("detail").asString();
    assertTrue(detail.contains("xml") && detail.contains("afn, json, link"), detail);
  }

  @ParameterizedTest
  @ValueSource(strings = {"scores", "conversions"})
  void aRecordAsJsonIsTakenWhereATextIs(String call) {
    assertEquals(200, sent(call, AS_JSON).statusCode());
    var unknown = sent(call, AS_JSON.replace("\"dealer\"", "\"giver\": \"E\", \"dealer\""));
    assertEquals(400, unknown.statusCode());
    var fault = MAPPER.readTree(unknown.body()).at("/faults/0");
    assertEquals("syntax", fault.get("code").asString());
    assertTrue(fault.get("text").asString().contains("giver"), unknown.body());
    var malformed = sent(call, AS_JSON.substring(0, AS_JSON.length() / 2));
    assertEquals(400, malformed.statusCode());
    assertEquals(1, MAPPER.readTree(malformed.body()).get("faults").size());
    assertEquals(400, sent(call, "[]").statusCode());
    var twice = sent(call, AS_JSON.replace("\"7h\", \"7s\"", "\"7h\", \"7d\""));
    assertEquals(422, twice.statusCode(), twice.body());
    var faults = MAPPER.readTree(twice.body()).get("faults");
    assertEquals("card-twice", faults.at("/0/code").asString());
  }

  @Test
  void aRecordScoresAlikeInEachForm() {
    var text = app.post("/api/v1/scores", Example.RECORD, "Content-Type", TEXT);
    assertEquals(text.body(), sent("scores", AS_JSON).body());
    var told = Program.runWith(AS_JSON, "score", "-", "--json");
    assertEquals(new Result(0, text.body() + "\n", ""), told);
  }

  private HttpResponse<String> sent(String call, String json) {
    return app.post("/api/v1/" + call, json, "Content-Type", JSON);
  }

  private HttpResponse<String> post(String query, String record, String mediaType) {
    return app.post("/api/v1/conversions" + query, record, "Content-Type", mediaType);
  }

  private static String recordOf(HttpResponse<String> answer) {
    assertEquals(200, answer.statusCode(), answer.body());
    return MAPPER.readTree(answer.body()).get("record").asString();
  }
}
