package hangjack.app.answers;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hangjack.analyzer.fixtures.Records;
import hangjack.analyzer.review.ScoredMatch;
import hangjack.content.texts.Languages;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class ScoreAnswerTest {
  @Test
  void theMembersStandInTheOrderOfTheSpecification() {
    var answer = answer(Records.HUNG_JACK);
    assertEquals("deals match", names(answer));
    assertEquals("rules record violations tricks points pips score", names(answer.at("/deals/0")));
    assertEquals("number leader cards winner pips", names(answer.at("/deals/0/tricks/0")));
    assertEquals(
        "kind side points counted card seat trick text", names(answer.at("/deals/0/points/0")));
    assertEquals("kind side points counted text", names(answer.at("/deals/0/points/3")));
    assertEquals("NS EW cards untaken", names(answer.at("/deals/0/pips")));
    assertEquals("before deal after winner countedOutOn", names(answer.at("/deals/0/score")));
    assertEquals("score winner matchesWon payoff setBacks", names(answer.get("match")));
  }

  @Test
  void theCardsNobodyWonMakeUpThePack() {
    var pips = answer(Records.HUNG_JACK).at("/deals/0/pips");
    // Five ranks of four suits count for Game; eight of these cards were won.
    assertEquals(20 - 8, pips.get("untaken").size());
  }

  @Test
  void aPointAfterTheMatchWasWonIsThereButDoesNotCount() {
    var scored = Records.HUNG_JACK.replace("[North", "[Score \"NS 13, EW 9\"]\n[North");
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
    var stopped = Records.HUNG_JACK.substring(0, Records.HUNG_JACK.indexOf(" 8h Jh"));
    var deal = answer(stopped).at("/deals/0");
    assertEquals("number leader cards", names(deal.at("/tricks/1")));
    assertEquals("[]", deal.get("points").toString());
  }

  @Test
  void theSameRecordGivesTheSameBytes() {
    assertEquals(json(Records.HUNG_JACK), json(Records.HUNG_JACK));
    assertTrue(json(Records.HUNG_JACK).contains("\"winner\":null,\"countedOutOn\":null"));
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
