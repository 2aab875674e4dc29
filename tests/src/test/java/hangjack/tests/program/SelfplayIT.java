package hangjack.tests.program;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Two bots against each other on the command line. */
final class SelfplayIT {
  private static final JsonMapper JSON = new JsonMapper();

  @Test
  void theClubPlayerMakesMoreThanChanceInDeals() {
    var answer = played("--rules=trinidad; game-points=2", "--deals=60", "--seed=1");
    assertEquals("trinidad", answer.at("/rules/id").asString());
    assertEquals("2", answer.at("/rules/overrides/game-points").asString());
    assertEquals("rules-of-thumb", answer.at("/bots/0").asString());
    assertEquals("random", answer.at("/bots/1").asString());
    assertEquals(1, answer.get("seed").asInt());
    assertEquals(60, answer.get("deals").asInt());
    ordered(answer, "difference");
    assertTrue(answer.get("low").asDouble() > 0, answer.toString());
  }

  @Test
  void theClubPlayerWinsMoreMatchesThanChance() {
    var answer = played("--rules=auction-pitch", "--matches=30", "--seed=2");
    assertEquals(30, answer.get("matches").asInt());
    ordered(answer, "share");
    assertTrue(answer.get("low").asDouble() > 0.65, answer.toString());
  }

  @Test
  void theSameSeedGivesTheSameFiguresAndAnotherSeedOthers() {
    var first = played("--rules=all-fours", "--deals=20", "--seed=3");
    assertEquals(first, played("--rules=all-fours", "--deals=20", "--seed=3"));
    assertNotEquals(first, played("--rules=all-fours", "--deals=20", "--seed=4"));
  }

  @Test
  void withoutJsonASentenceTellsTheFigures() {
    var told =
        Program.run(
            "selfplay",
            "--rules=setback",
            "--bots=rules-of-thumb,rules-of-thumb",
            "--matches=4",
            "--seed=1",
            "--lang=fr");
    assertEquals(0, told.code(), told.err());
    assertTrue(
        told.out().startsWith("rules-of-thumb contre rules-of-thumb, 4 parties"), told.out());
    assertTrue(told.out().contains("50\u00a0%"), told.out());
    assertEquals(1, told.out().lines().count());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "--rules trinidad --bots random,random --seed 1 | --deals",
        "--rules trinidad --bots random,random --deals 5 --matches 5 --seed 1 | --matches",
        "--rules trinidad --bots random,random --deals 5 | --seed",
        "--rules trinidad --deals 5 --seed 1 | --bots",
        "--rules trinidad --bots random --deals 5 --seed 1 | “random”",
        "--rules trinidad --bots random,nobody --deals 5 --seed 1 | “nobody”",
        "--rules trinidad --bots random,random --deals 1 --seed 1 | “1”",
        "--rules trinidad --bots random,random --matches 0 --seed 1 | “0”",
        "--rules whist --bots random,random --deals 5 --seed 1 | “whist”"
      })
  void aCallThatMakesNoSenseIsAUsageError(String line, String named) {
    var result = Program.run(("selfplay " + line).split(" "));
    assertEquals(2, result.code(), result.toString());
    assertTrue(result.err().contains(named), result.err());
    assertEquals("", result.out());
  }

  private static JsonNode played(String rules, String games, String seed) {
    var result =
        Program.run("selfplay", rules, games, seed, "--bots=rules-of-thumb,random", "--json");
    assertEquals("", result.err());
    assertEquals(0, result.code());
    return JSON.readTree(result.out());
  }

  private static void ordered(JsonNode answer, String figure) {
    var mean = answer.get(figure).asDouble();
    var low = answer.get("low").asDouble();
    var high = answer.get("high").asDouble();
    // who wins every match has a share of 1, and no interval goes beyond that
    assertTrue(low < high && low <= mean && mean <= high, answer.toString());
  }
}
