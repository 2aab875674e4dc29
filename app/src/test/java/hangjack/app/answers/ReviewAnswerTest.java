package hangjack.app.answers;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hangjack.analyzer.fixtures.Records;
import hangjack.analyzer.fixtures.Reviews;
import hangjack.analyzer.review.Advice;
import hangjack.analyzer.review.Decision;
import hangjack.analyzer.review.ReasonCode;
import hangjack.analyzer.review.Review;
import hangjack.analyzer.review.ReviewedDeal;
import hangjack.analyzer.review.ScoredDeal;
import hangjack.analyzer.review.ScoredMatch;
import hangjack.analyzer.review.Verdict;
import hangjack.content.texts.Language;
import hangjack.content.texts.Languages;
import hangjack.content.words.ReasonWords;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class ReviewAnswerTest {
  private static final String WITH_SCORE =
      Records.HUNG_JACK.replace("[North", "[Score \"NS 9, EW 12\"]\n[North");

  @Test
  void theMembersStandInTheOrderOfTheSpecification() {
    var answer = answer(Records.HUNG_JACK);
    assertEquals("deals match", names(answer));
    assertEquals(
        "rules record violations tricks points pips score decisions players best",
        names(answer.at("/deals/0")));
    assertEquals(
        "number kind seat chosen forced fair verdict luck reasons", names(decision(answer, 0)));
    assertEquals(
        "number kind seat trick chosen forced open fair verdict luck reasons",
        names(decision(answer, 1)));
    assertEquals("method values best", names(decision(answer, 1).get("open")));
    assertEquals("method worlds values best loss", names(decision(answer, 1).get("fair")));
    assertEquals("points ci95", names(decision(answer, 1).at("/fair/loss")));
    assertEquals("N E", names(answer.at("/deals/0/players")));
    assertEquals(
        "decisions forced errorRate ci95 accuracy luck", names(answer.at("/deals/0/players/N")));
    assertEquals("line score", names(answer.at("/deals/0/best")));
    assertEquals("score winner matchesWon payoff setBacks", names(answer.get("match")));
  }

  @Test
  void theMembersOfAScoredDealAreThoseOfTheScore() {
    var reviewed = answer(Records.HUNG_JACK).at("/deals/0");
    var scored =
        new JsonMapper()
            .readTree(Json.write(ScoreAnswer.of(Reviews.hungJack().scored(), english())))
            .at("/deals/0");
    scored.propertyStream().forEach(e -> assertEquals(e.getValue(), reviewed.get(e.getKey())));
  }

  @Test
  void choicesAreKnownByTheirCardsAndTheWordsOfCalls() {
    var answer = answer(Records.HUNG_JACK);
    assertEquals("stand beg", names(decision(answer, 0).at("/fair/values")));
    assertEquals("\"stand\"", decision(answer, 0).get("chosen").toString());
    assertEquals("\"call\"", decision(answer, 0).get("kind").toString());
    assertEquals("\"5s\"", decision(answer, 1).get("chosen").toString());
    assertEquals("\"play\"", decision(answer, 1).get("kind").toString());
  }

  @Test
  void onlyTheChancesOfARecordWithAScoreAreTold() {
    assertFalse(json(Reviews.hungJack(), english()).contains("\"win\""));
    var told = decision(answer(WITH_SCORE), 0).get("fair");
    assertEquals(
        "{\"points\":0.8,\"ci95\":0.05,\"win\":0.48}", told.at("/values/stand").toString());
    assertEquals("{\"points\":0,\"ci95\":0.06,\"win\":0}", told.get("loss").toString());
  }

  @Test
  void valuesThatAreOnlyBoundedArePairs() {
    var answer = answer(Records.HUNG_JACK);
    assertEquals("\"bounded\"", decision(answer, 1).at("/open/method").toString());
    assertEquals("[-3,-1]", decision(answer, 1).at("/open/values/5s").toString());
    assertEquals("\"exact\"", decision(answer, 8).at("/open/method").toString());
    assertTrue(decision(answer, 8).get("open").toString().contains("\":1"));
  }

  @ParameterizedTest
  @CsvSource({
    "0.33333333, 0.3333",
    "-0.33333333, -0.3333",
    "0.1000000001, 0.1",
    "0.00004, 0",
    "-0.00004, 0",
    "0.0001, 0.0001",
    "100, 100",
    "-2, -2",
    "0.00005, 0",
    "0.00015, 0.0002"
  })
  void figuresAreRoundedToFourDecimals(double figure, String written) {
    assertEquals(written, Json.write(ValuesAnswer.rounded(figure)));
  }

  @Test
  void aReasonTellsItsCodeItsFiguresAndItsLines() {
    var answer = answer(Records.HUNG_JACK);
    var blamed =
        answer
            .at("/deals/0/decisions")
            .valueStream()
            .filter(d -> d.get("verdict").asString().equals("blunder"))
            .findFirst()
            .orElseThrow();
    assertEquals(
        "[{\"code\":\"jack-exposed\",\"params\":{\"jack\":\"Jh\",\"trick\":2,\"taker\":\"W\"},"
            + "\"line\":[\"8h\",\"Jh\",\"Kh\",\"Th\"],\"better\":[\"6h\",\"Jh\",\"Kh\",\"Th\"],"
            + "\"text\":\"J♥ exposes the jack of trumps: West wins it in trick 2.\"}]",
        blamed.get("reasons").toString());
  }

  @Test
  void cardsThatAreNotTheRealOnesAreToldWithTheLine() {
    var state = Reviews.hungJack().deals().getFirst().decisions().getFirst().state();
    var reason =
        ReasonAnswer.of(state, Reviews.reason(ReasonCode.JACK_LOST), ReasonWords.in(english()));
    assertTrue(
        Json.write(reason).contains("\"hands\":{\"S\":[\"Kh\",\"6h\"],\"W\":[\"Jh\",\"Qs\"]}"),
        Json.write(reason));
    var lists =
        ReasonAnswer.of(
            state, Reviews.reason(ReasonCode.TRUMP_DISCARDED), ReasonWords.in(english()));
    assertTrue(
        Json.write(lists).contains("\"params\":{\"thrown\":[\"9h\"],\"kept\":[\"8s\",\"7s\"]}"),
        Json.write(lists));
  }

  @Test
  void aReviewThatWasStoppedSaysWhere() {
    var review = Reviews.hungJack();
    var deal = review.deals().getFirst();
    var stopped =
        new ReviewedDeal(
            deal.scored(), deal.decisions(), deal.players(), Optional.empty(), OptionalInt.of(7));
    var told = json(new Review(review.scored(), List.of(stopped)), english());
    assertTrue(told.contains("\"stopped\":{\"at\":7}}]"), told);
    assertFalse(told.contains("\"best\":{\"line\""), told);
  }

  @Test
  void languagesDifferInTextsOnly() {
    var english = json(Reviews.hungJack(), english());
    for (var language : Languages.all()) {
      var told = json(Reviews.hungJack(), language);
      assertEquals(withoutTexts(english), withoutTexts(told));
      assertEquals(language.equals(english()), english.equals(told));
    }
  }

  @ParameterizedTest
  @EnumSource(
      value = Verdict.class,
      names = {"BEST", "BLUNDER"})
  void adviceHasTheValuesOfADecisionThatIsNotYetMade(Verdict verdict) {
    var decision =
        Reviews.hungJack().deals().getFirst().decisions().stream()
            .filter(d -> d.kind() == Decision.Kind.PLAY && d.verdict() == verdict)
            .findFirst()
            .orElseThrow();
    var advice =
        new Advice(
            decision.state(),
            decision.kind(),
            decision.seat(),
            decision.trick(),
            decision.open(),
            decision.fair().orElseThrow(),
            decision.reasons());
    assertEquals("decision", names(advice(Records.HUNG_JACK, Optional.of(advice))));
    var answer = advice(Records.HUNG_JACK, Optional.of(advice)).get("decision");
    assertEquals("kind seat trick open fair best reasons", names(answer));
    assertEquals("method worlds values best", names(answer.get("fair")));
    assertEquals(answer.at("/fair/best"), answer.get("best"));
  }

  @Test
  void whereThereIsNoAdviceItIsSaidWhy() {
    assertEquals(
        "{\"decision\":null,\"text\":\"The deal is over: there is nothing left to decide.\"}",
        advice(Records.HUNG_JACK, Optional.empty()).toString());
    var stops = Records.HUNG_JACK.substring(0, Records.HUNG_JACK.indexOf("2. S"));
    assertTrue(advice(stops, Optional.empty()).toString().contains("does not tell all the cards"));
    assertEquals(
        "Time was up before the choices were valued.",
        AdviceAnswer.of(scored(stops), Optional.empty(), true, english()).text().orElse(""));
  }

  private static JsonNode advice(String record, Optional<Advice> advice) {
    return new JsonMapper()
        .readTree(Json.write(AdviceAnswer.of(scored(record), advice, false, english())));
  }

  private static ScoredDeal scored(String record) {
    return ScoredMatch.of(Records.read(record)).deals().getLast();
  }

  private static String withoutTexts(String json) {
    return json.replaceAll("\"text\":\"[^\"]*\"", "");
  }

  private static JsonNode decision(JsonNode answer, int place) {
    return answer.at("/deals/0/decisions/" + place);
  }

  private static String names(JsonNode object) {
    return object.propertyStream().map(entry -> entry.getKey()).collect(Collectors.joining(" "));
  }

  private static JsonNode answer(String record) {
    return new JsonMapper().readTree(json(Reviews.review(record), english()));
  }

  private static String json(Review review, Language language) {
    return Json.write(ReviewAnswer.of(review, language));
  }

  private static Language english() {
    return Languages.english();
  }
}
