package hangjack.tests.program;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.json.JsonMapper;

/** Deals by chance, on the command line and by the API. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class DealsIT {
  private static final JsonMapper JSON = new JsonMapper();
  private static final Pattern CARD = Pattern.compile("\\b([2-9TJQKA][shdc]|Jo)\\b");

  private RunningApp app;

  @BeforeAll
  void start() {
    app = RunningApp.start();
  }

  @AfterAll
  void end() {
    app.close();
  }

  /** The number of cards dealt to all hands at the start, and of those beside them. */
  @ParameterizedTest
  @CsvSource({
    "all-fours, 12, 1",
    "seven-up, 12, 1",
    "old-sledge, 12, 1",
    "seven-up-32, 12, 1",
    "trinidad, 24, 1",
    "tobago, 24, 1",
    "trinidad-tournament, 24, 1",
    "blind-all-fours, 24, 0",
    "auction-pitch, 24, 0",
    "pitch-with-joker, 24, 0",
    "setback, 24, 0",
    "pitch-smudge, 24, 0",
    "california-jack, 12, 40",
    "shasta-sam, 12, 40",
    "nine-card-don, 36, 0",
    "irish-don, 52, 0"
  })
  void everyGameIsDealtAndItsRecordIsScored(String rules, int inHands, int beside) {
    var dealt = app.get("/api/v1/deals?seed=3&rules=" + rules).body();
    var cards = CARD.matcher(dealt).results().map(MatchResult::group).toList();
    assertEquals(inHands + beside, cards.size(), dealt);
    assertEquals(cards.size(), cards.stream().distinct().count(), dealt);

    theirRecordIsScored(rules, "random");
    theirRecordIsScored(rules, "rules-of-thumb");
  }

  private void theirRecordIsScored(String rules, String bot) {
    var played = Program.run("deal", "--rules", rules, "--seed=3", "--count=12", "--played", bot);
    assertEquals(0, played.code(), played.err());
    var scored = app.post("/api/v1/scores", played.out(), "Content-Type", "text/plain");
    assertEquals(200, scored.statusCode(), scored.body());
    var answer = JSON.readTree(scored.body());
    assertEquals(12, answer.get("deals").size());
    for (var deal : answer.get("deals")) {
      assertEquals("[]", deal.get("violations").toString(), deal.get("record").asString());
    }
  }

  @Test
  void whatIsDealtCanBePipedIntoTheScore() {
    var played = Program.run("deal", "--rules=trinidad", "--seed=8", "--played=random");
    var scored = Program.runWith(played.out(), "score", "-");
    assertEquals("0 ", scored.code() + " " + scored.err());
    assertFalse(scored.out().isBlank());
  }

  @Test
  void theSameSeedGivesTheSameDealsAndAnotherSeedOthers() {
    var query = "/api/v1/deals?rules=trinidad&count=2&seed=";
    var first = app.get(query + 7);
    assertEquals(200, first.statusCode());
    assertEquals(
        "text/vnd.all-fours.record;charset=utf-8",
        first.headers().firstValue("content-type").orElse(""));
    assertEquals(first.body(), app.get(query + 7).body());
    assertNotEquals(first.body(), app.get(query + 8).body());
    assertEquals(
        new Result(0, first.body(), ""),
        Program.run("deal", "--rules=trinidad", "--seed=7", "--count=2"));
  }

  @Test
  void houseRulesAreDealtBy() {
    var dealt = Program.run("deal", "--rules=auction-pitch; players=3; target=9", "--seed=1");
    assertTrue(dealt.out().startsWith("[Rules \"auction-pitch; target=9\"]\n"), dealt.out());
    assertTrue(dealt.out().contains("[North") && dealt.out().contains("[East"), dealt.out());
    assertFalse(dealt.out().contains("[West"), dealt.out());
  }

  @Test
  void whoAsksForJsonGetsTheDealsAsJson() {
    var query = "/api/v1/deals?rules=all-fours&seed=2&count=3&played=random";
    var answer = app.get(query, "Accept", "application/json");
    assertEquals(
        "application/json;charset=utf-8", answer.headers().firstValue("content-type").orElse(""));
    var deals = JSON.readTree(answer.body());
    assertEquals(3, deals.get("deals").size());
    assertEquals("all-fours", deals.at("/deals/0/rules/id").asString());
    var text = app.get(query).body();
    var back = app.post("/api/v1/conversions", answer.body(), "Content-Type", "application/json");
    assertEquals(text, JSON.readTree(back.body()).get("record").asString());
    var told = Program.run("deal", "--rules=all-fours", "--seed=2", "--json");
    assertEquals(deals.at("/deals/0/hands"), JSON.readTree(told.out()).at("/deals/0/hands"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "deal --seed 1 | --rules",
        "deal --rules trinidad | --seed",
        "deal --rules whist --seed 1 | “whist”",
        "deal --rules trinidad --seed one | “one”",
        "deal --rules trinidad --seed 1 --count 0 | “0”",
        "deal --rules trinidad --seed 1 --count 501 | “501”",
        "deal --rules trinidad --seed 1 --played nobody | “nobody”"
      })
  void aCallThatMakesNoSenseIsAUsageError(String line, String named) {
    var result = Program.run(line.split(" "));
    assertEquals(2, result.code(), result.toString());
    assertTrue(result.err().contains(named), result.err());
    assertEquals("", result.out());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "seed=1 | rules",
        "rules=whist | whist",
        "rules=trinidad&seed=one | one",
        "rules=trinidad&seed=1&count=0 | 1…500",
        "rules=trinidad&seed=1&count=501 | 501",
        "rules=trinidad&seed=1&count=many | many",
        "rules=trinidad&seed=1&played=nobody | nobody",
        "rules=trinidad;game-points=many&seed=1 | game-points",
        "rules=trinidad&seed=1&colour=red | colour"
      })
  void aQuestionThatMakesNoSenseIsRefused(String query, String named) {
    var answer = app.get("/api/v1/deals?" + query, "Accept", "application/json");
    assertEquals(400, answer.statusCode(), answer.body());
    assertEquals(
        "application/problem+json;charset=utf-8",
        answer.headers().firstValue("content-type").orElse(""));
    assertTrue(answer.body().contains(named), answer.body());
  }
}
