package hangjack.app.answers;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hangjack.analyzer.review.ScoredMatch;
import hangjack.content.texts.Languages;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class ScoreAnswerTest {
  private static final String TRICKS =
      """
      1. N 5s 8s 6h 7s
      2. S Kh Th 8h Jh
      3. S 9d 4s 2h 8d
      4. N 2d Qd 7d 7c
      5. W Ac Jc 7h 5d
      6. E 3s 4d Qs Ks
      """;

  private static final String DEAL =
      """
      [Rules "trinidad"]
      [Dealer "E"]
      [North "5s 8h 2h 5d 4d 2d"]
      [West "Qs 8s Jh Qd 8d Ac"]
      [South "Ks Kh 6h 9d 7d Jc"]
      [East "7s 4s 3s Th 7h 7c"]
      [TurnUp "9h"]
      [Calls "N stand"]
      """;

  @Test
  void theMembersStandInTheOrderOfTheSpecification() {
    var answer = answer(DEAL + TRICKS);
    assertEquals("deals match", names(answer));
    assertEquals("rules record violations tricks points pips score", names(answer.at("/deals/0")));
    assertEquals("number leader cards winner pips", names(answer.at("/deals/0/tricks/0")));
    assertEquals(
        "kind side points counted card seat trick text", names(answer.at("/deals/0/points/0")));
    assertEquals("kind side points counted text", names(answer.at("/deals/0/points/3")));
    assertEquals("NS EW cards untaken", names(answer.at("/deals/0/pips")));
    assertEquals("before deal after winner countedOutOn", names(answer.at("/deals/0/score")));
    assertEquals("score winner matchesWon", names(answer.get("match")));
  }

  @Test
  void theCardsNobodyWonMakeUpThePack() {
    var pips = answer(DEAL + TRICKS).at("/deals/0/pips");
    // Five ranks of four suits count for Game; eight of these cards were won.
    assertEquals(20 - 8, pips.get("untaken").size());
  }

  @Test
  void aPointAfterTheMatchWasWonIsThereButDoesNotCount() {
    var scored = DEAL.replace("[North", "[Score \"NS 13, EW 9\"]\n[North") + TRICKS;
    var deal = answer(scored).at("/deals/0");
    assertEquals("true", deal.at("/points/0/counted").toString());
    assertEquals("false", deal.at("/points/1/counted").toString());
    assertEquals("\"NS\"", deal.at("/score/winner").toString());
    assertEquals("\"high\"", deal.at("/score/countedOutOn").toString());
    assertEquals("{\"NS\":1,\"EW\":0}", deal.at("/score/deal").toString());
    assertEquals("{\"NS\":1,\"EW\":0}", answer(scored).at("/match/matchesWon").toString());
  }

  @Test
  void aRecordThatStopsHasATrickWithoutAWinnerAndNoPointsForIt() {
    var deal = answer(DEAL + "1. N 5s 8s 6h 7s\n2. S Kh Th\n").at("/deals/0");
    assertEquals("number leader cards", names(deal.at("/tricks/1")));
    assertEquals("[]", deal.get("points").toString());
  }

  @Test
  void theSameRecordGivesTheSameBytes() {
    assertEquals(json(DEAL + TRICKS), json(DEAL + TRICKS));
    assertTrue(json(DEAL + TRICKS).contains("\"winner\":null,\"countedOutOn\":null"));
  }

  private static String names(JsonNode object) {
    return object.propertyStream().map(entry -> entry.getKey()).collect(Collectors.joining(" "));
  }

  private static JsonNode answer(String record) {
    return new JsonMapper().readTree(json(record));
  }

  private static String json(String record) {
    var reading = RecordInput.read(record.getBytes(StandardCharsets.UTF_8));
    assertEquals(List.of(), reading.faults());
    return Json.write(ScoreAnswer.of(ScoredMatch.of(reading.deals()), Languages.english()));
  }
}
