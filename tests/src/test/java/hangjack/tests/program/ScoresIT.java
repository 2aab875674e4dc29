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
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The same record scored both ways in: on the command line and by the API. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class ScoresIT {
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

  @ParameterizedTest
  @CsvSource({
    "trinidad, 6, 3, 1",
    "trinidad; hang-jack-points=1, 4, 1, 1",
    "trinidad; game-points=2, 7, 3, 2"
  })
  void theHouseRulesDecideWhatTheJackAndGameScore(String rules, int deal, int jack, int game) {
    var record = Example.RECORD.replace("trinidad", rules);
    var answer = post(record, "");
    assertEquals(200, answer.statusCode(), answer.body());
    var scored = JSON.readTree(answer.body()).at("/deals/0");
    assertEquals("high NS 1 Kh S 2", point(scored, 0));
    assertEquals("low NS 1 2h N 3", point(scored, 1));
    assertEquals("hang-jack NS " + jack + " Jh S 2", point(scored, 2));
    assertEquals("game NS " + game, point(scored, 3));
    assertEquals(4, scored.at("/points").size());
    assertEquals("19 7", scored.at("/pips/NS") + " " + scored.at("/pips/EW"));
    assertEquals("{\"NS\":" + deal + ",\"EW\":0}", scored.at("/score/deal").toString());
    assertEquals("{\"NS\":" + deal + ",\"EW\":0}", scored.at("/score/after").toString());
    assertTrue(scored.at("/score/winner").isNull());
    assertEquals(answer.body() + "\n", Program.runWith(record, "score", "-", "--json").out());
  }

  private static String point(JsonNode deal, int place) {
    var point = deal.at("/points/" + place);
    assertTrue(point.get("counted").asBoolean());
    var evidence = new StringBuilder();
    for (var name : new String[] {"kind", "side", "points", "card", "seat", "trick"}) {
      if (point.has(name)) {
        evidence.append(evidence.isEmpty() ? "" : " ").append(point.get(name).asString());
      }
    }
    return evidence.toString();
  }

  @Test
  void theReportTellsTheSameToAReader() {
    var result = Program.runWith(Example.RECORD, "score", "-", "--lang", "fr");
    assertEquals(0, result.code(), result.err());
    assertEquals("", result.err());
    for (var line :
        new String[] {
          "  Nord-Sud  3  Valet pris : V♥, pendu par Sud au pli 2",
          "  Nord-Sud   19  R♥ 3, 10♥ 10, V♥ 1, D♠ 2, R♠ 3",
          "  Nord-Sud       0      6      6"
        }) {
      assertTrue(result.out().replace('\u00a0', ' ').contains(line + "\n"), result.out());
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "en | 7♦ | line 5, column 21 | Line 6, column 23",
        "fr | 7♦ | ligne 5, colonne 21 | Ligne 6, colonne 23",
        "it | 7♦ | riga 5, colonna 21 | Riga 6, colonna 23",
        "pt | 7♦ | linha 5, coluna 21 | Linha 6, coluna 23"
      })
  void aCardUsedTwiceIsAFaultThatNamesBothPlaces(
      String language, String card, String first, String second) {
    var answer = post(Example.CARD_TWICE, "?lang=" + language);
    assertEquals(422, answer.statusCode(), answer.body());
    var problem = JSON.readTree(answer.body());
    var fault = problem.at("/faults/0");
    assertEquals("card-twice", fault.get("code").asString());
    assertEquals(
        "6:23+2", fault.get("line") + ":" + fault.get("column") + "+" + fault.get("length"));
    var text = fault.get("text").asString();
    assertTrue(text.contains(card) && text.contains(first), text);

    var told = Program.runWith(Example.CARD_TWICE, "score", "-", "--lang", language);
    assertEquals(1, told.code());
    assertEquals("", told.out());
    assertTrue(told.err().contains(second) && told.err().contains(first), told.err());

    var json = Program.runWith(Example.CARD_TWICE, "score", "--json", "-", "--lang", language);
    assertEquals(1, json.code());
    assertEquals("{\"faults\":" + problem.get("faults") + "}\n", json.out());
    assertEquals(told.err(), json.err());
  }

  @Test
  void aRevokeIsReportedWithTheCardsThatWereAllowedAndTheRestIsScored() {
    var answer = post(Example.REVOKE, "");
    assertEquals(200, answer.statusCode(), answer.body());
    var scored = JSON.readTree(answer.body()).at("/deals/0");
    assertEquals(1, scored.at("/violations").size());
    var violation = scored.at("/violations/0");
    assertEquals(
        "play 4 S Jc must-follow-or-trump [\"7d\"]",
        String.join(
            " ",
            violation.get("kind").asString(),
            violation.get("trick").asString(),
            violation.get("seat").asString(),
            violation.get("card").asString(),
            violation.get("code").asString(),
            violation.get("allowed").toString()));
    assertEquals(
        "{\"kind\":\"points\",\"side\":\"EW\",\"points\":1,\"cannotScore\":[\"game\"]}",
        violation.get("penalty").toString());
    assertEquals(6, scored.at("/tricks").size());
    assertEquals("19 7", scored.at("/pips/NS") + " " + scored.at("/pips/EW"));
    assertEquals("{\"NS\":6,\"EW\":0}", scored.at("/score/deal").toString());

    var report = Program.runWith(Example.REVOKE, "score", "-");
    assertEquals(0, report.code());
    assertTrue(report.out().contains("J♣") && report.out().contains("Allowed: 7♦"), report.out());
  }

  @Test
  void aPenaltyThatIsClaimedCostsTheOffenderGame() {
    var answer = post(Example.REVOKE.replace("1. N", "[Penalties \"claimed\"]\n1. N"), "");
    var scored = JSON.readTree(answer.body()).at("/deals/0");
    assertEquals("{\"NS\":5,\"EW\":1}", scored.at("/score/deal").toString());
  }

  @Test
  void aClaimOfTheTableIsChecked() {
    var record = Example.RECORD.replace("1. N", "[Claim \"NS 5, EW 1\"]\n1. N");
    var claim = JSON.readTree(post(record, "").body()).at("/deals/0/score/claim");
    assertEquals("{\"NS\":5,\"EW\":1}", claim.get("given").toString());
    assertEquals("false", claim.get("agrees").toString());
    assertTrue(Program.runWith(record, "score", "-").out().contains(claim.get("text").asString()));
  }

  @Test
  void theDealsOfAMatchFollowEachOther() {
    var second = Example.RECORD.replace("[Rules \"trinidad\"]\n", "");
    var answer = JSON.readTree(post(Example.RECORD + "\n" + second, "").body());
    assertEquals(2, answer.get("deals").size());
    assertEquals("{\"NS\":6,\"EW\":0}", answer.at("/deals/1/score/before").toString());
    assertEquals(
        "{\"score\":{\"NS\":12,\"EW\":0},\"winner\":null,\"matchesWon\":{\"NS\":0,\"EW\":0},"
            + "\"payoff\":null,\"setBacks\":null}",
        answer.get("match").toString());
  }

  @Test
  void theCanonicalTextOfARecordIsScoredAlike() {
    var first = JSON.readTree(post(Example.RECORD, "").body()).at("/deals/0");
    var again = JSON.readTree(post(first.get("record").asString(), "").body()).at("/deals/0");
    assertEquals(first, again);
  }

  private HttpResponse<String> post(String record, String query) {
    return app.post("/api/v1/scores" + query, record, "Content-Type", "text/vnd.all-fours.record");
  }
}
