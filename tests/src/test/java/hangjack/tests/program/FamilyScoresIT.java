package hangjack.tests.program;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** What the API says of bids, chips, pegs and records that tell a part; worked out by hand. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class FamilyScoresIT {
  private static final JsonMapper JSON = new JsonMapper();

  /** West bids 4 and makes High, Low and Game, but there is no Jack: set back by 4. */
  private static final String SET_BACK =
      """
      [Rules "auction-pitch; payoff-per-set-back=yes"]
      [Dealer "S"]
      [Calls "W 4, N pass, E pass, S pass"]
      1. W As 3c 4c 5c
      2. W 2s 6c 7c 8c
      3. W Ah 3h 4h 5h
      4. W Kh 6h 7h 8h
      5. W Ad 3d 4d 5d
      6. W Kd 6d 7d 8d
      """;

  /** North bids 2 and makes the same three: with five before, High and Low are enough. */
  private static final String OUT =
      """
      [Dealer "W"]
      [Score "N 5, E 3, S 0, W -2"]
      [Calls "N 2, E pass, S pass"]
      1. N As 3c 4c 5c
      2. N 2s 6c 7c 8c
      3. N Ah 3h 4h 5h
      4. N Kh 6h 7h 8h
      5. N Ad 3d 4d 5d
      6. N Kd 6d 7d 8d
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

  /** Scenario X23: 7 against 3, 0 and -2, and the last was set back twice. */
  @Test
  void theLosersPayAtTheEndOfAMatchOfPitch() {
    var second = SET_BACK.replace("[Rules \"auction-pitch; payoff-per-set-back=yes\"]\n", "");
    var open = scored(SET_BACK + "\n" + second);
    assertEquals(json("{'N':0,'E':0,'S':0,'W':-8}"), open.at("/match/score"));
    assertTrue(open.at("/match/payoff").isNull() && open.at("/match/setBacks").isNull());
    assertTrue(open.at("/match/winner").isNull());

    var won = scored(SET_BACK + "\n" + second + "\n" + OUT).get("match");
    assertEquals("N", won.get("winner").asString());
    assertEquals(json("{'N':7,'E':3,'S':0,'W':-2}"), won.get("score"));
    assertEquals(json("{'N':7,'E':-1,'S':-2,'W':-4}"), won.get("payoff"));
    assertEquals(json("{'N':0,'E':0,'S':0,'W':2}"), won.get("setBacks"));
    assertEquals(json("{'N':1,'E':0,'S':0,'W':0}"), won.get("matchesWon"));
  }

  /** Scenario X22: without the agreement about set-backs it is 1 + 2 + 2. */
  @Test
  void setBacksArePaidForOnlyWhereThatWasAgreed() {
    var match = SET_BACK.replace("; payoff-per-set-back=yes", "") + "\n" + OUT;
    var payoff = scored(match).at("/match/payoff");
    assertEquals(json("{'N':5,'E':-1,'S':-2,'W':-2}"), payoff);
  }

  @Test
  void whatASetBackPitcherMadeIsListedAndNotCounted() {
    var deal = scored(SET_BACK).at("/deals/0");
    assertEquals(
        List.of("high W 1 false", "low W 1 false", "game W 1 false"),
        points(deal, "kind", "side", "points", "counted"));
    assertEquals(json("{'N':0,'E':0,'S':0,'W':-4}"), deal.at("/score/deal"));
  }

  /**
   * Scenario P09: the nine is the only trump in play, and with tens that count nothing South has 9
   * pips against 5.
   */
  @Test
  void chipsAreLaidDownFromSeven() {
    var deal =
        scored(
                """
                [Rules "seven-up-32"]
                [Dealer "S"]
                [TurnUp "8s"]
                1. N Ah Th
                2. N 9c Ac
                3. S Kd 8d
                4. S Qd 7d
                5. S 8c 7c
                6. S Jd 9s
                """)
            .at("/deals/0");
    assertEquals(
        List.of("high N 1 9s", "low N 1 9s", "game S 1 "),
        points(deal, "kind", "side", "points", "card"));
    assertEquals(json("{'N':7,'S':7}"), deal.at("/score/before"));
    assertEquals(json("{'N':2,'S':1}"), deal.at("/score/deal"));
    assertEquals(json("{'N':5,'S':6}"), deal.at("/score/after"));
  }

  /**
   * Both were out of chips. North bids four, makes High, Low and Game, since no jack is in play,
   * and is set back to four chips: South, who has made nothing, is left deepest and wins.
   */
  @Test
  void aMatchCanBeWonOnNoPointOfTheWinners() {
    var record =
        """
        [Rules "pitch-smudge; count-out=whole-hand-deepest; smudge=off"]
        [Players "2"]
        [Dealer "S"]
        [Score "N 0, S 0"]
        [North "Ah Kh Qh 4h 3h 2h"]
        [South "9s 8s 7s 6s 5s 5c"]
        [Calls "N 4, S pass"]
        1. N Ah 9s
        2. N Kh 8s
        3. N Qh 7s
        4. N 4h 6s
        5. N 3h 5s
        6. N 2h 5c
        """;
    var score = scored(record).at("/deals/0/score");
    assertEquals(json("{'N':4,'S':0}"), score.get("after"));
    assertEquals("S", score.get("winner").asString());
    assertTrue(score.get("countedOutOn").isNull());
    var told = Program.runWith(record, "score", "-");
    assertEquals(0, told.code(), told.err());
    assertTrue(told.out().contains("The match goes to South (chips left: 0)."), told.out());
  }

  /** Scenarios D01 and D02: 4 + 10 + 9 for the trumps, then 5 for a five that was trumped. */
  @Test
  void cardsArePeggedAsTheyAreWon() {
    var deal =
        scored(
                """
                [Rules "nine-card-don"]
                [Dealer "S"]
                1. W Ah 5h 9h 2h
                2. W 5s Ks 7s 3h
                """)
            .at("/deals/0");
    assertEquals(
        List.of("peg EW 4 Ah 1", "peg EW 10 5h 1", "peg EW 9 9h 1", "peg NS 5 5s 2"),
        points(deal, "kind", "side", "points", "card", "trick"));
    assertEquals(json("{'NS':5,'EW':23}"), deal.at("/score/after"));
    assertEquals("3 4", deal.at("/pips/NS") + " " + deal.at("/pips/EW"));
  }

  /** With all hands told, the card that South has forgotten can only be the seven of diamonds. */
  @Test
  void aForgottenCardIsFoundWhereOnlyOneIsLeft() {
    var deal = scored(Example.RECORD.replace("2d Qd 7d 7c", "2d Qd ? 7c")).at("/deals/0");
    assertTrue(deal.get("record").asString().contains("4. N 2d Qd ? 7c"), deal.toString());
    assertEquals(json("['2d','Qd','7d','7c']"), deal.at("/tricks/3/cards"));
    assertEquals(json("{'NS':6,'EW':0}"), deal.at("/score/deal"));
  }

  /** South's hand is not told either: nobody can say who won the fourth trick. */
  @Test
  void aCardThatNobodyKnowsEndsWhatIsScored() {
    var record =
        Example.RECORD.replace("2d Qd 7d 7c", "2d Qd ? 7c").replaceAll("(?m)^\\[South .*\n", "");
    var deal = scored(record).at("/deals/0");
    assertEquals(json("['2d','Qd']"), deal.at("/tricks/3/cards"));
    assertTrue(deal.at("/tricks/3/winner").isMissingNode());
    assertEquals(List.of(), points(deal, "kind"));
    assertEquals("[]", deal.get("violations").toString());
  }

  private JsonNode scored(String record) {
    var answer = app.post("/api/v1/scores", record, "Content-Type", "text/plain");
    assertEquals(200, answer.statusCode(), answer.body());
    return JSON.readTree(answer.body());
  }

  /** Some members of each point, in one line a point. */
  private static List<String> points(JsonNode deal, String... members) {
    return deal.get("points")
        .valueStream()
        .map(point -> String.join(" ", List.of(members).stream().map(m -> text(point, m)).toList()))
        .toList();
  }

  private static String text(JsonNode point, String member) {
    return point.path(member).asString("");
  }

  private static JsonNode json(String singleQuoted) {
    return JSON.readTree(singleQuoted.replace('\'', '"'));
  }
}
