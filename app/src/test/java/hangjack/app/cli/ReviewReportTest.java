package hangjack.app.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hangjack.analyzer.cards.Seat;
import hangjack.analyzer.fixtures.Records;
import hangjack.analyzer.fixtures.Reviews;
import hangjack.analyzer.review.Advice;
import hangjack.analyzer.review.Decision;
import hangjack.analyzer.review.Review;
import hangjack.analyzer.review.ReviewedDeal;
import hangjack.analyzer.review.ScoredMatch;
import hangjack.analyzer.review.Verdict;
import hangjack.content.texts.Language;
import hangjack.content.texts.Languages;
import hangjack.content.texts.Texts;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.EnumMap;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Reviews and advice as the command line prints them. */
class ReviewReportTest {
  private static final String WITH_SCORE =
      Records.HUNG_JACK.replace("[North", "[Score \"NS 9, EW 12\"]\n[North");

  static List<Language> languages() {
    return Languages.all();
  }

  @Test
  void theReportOfTheScoreComesFirst() {
    var score =
        ScoreReport.of(ScoredMatch.of(Records.read(Records.HUNG_JACK)), Languages.english());
    assertEquals(score, report(Records.HUNG_JACK, Languages.english()).subList(0, score.size()));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "en |   No.  Trick  Player  Choice    Verdict            Points lost  Luck"
            + " |    1         North   standing  best choice        0.00"
            + " |    2      1  North   5♠        good choice        0.02 ±0.06   better only with"
            + " hindsight",
        "fr |   N°  Pli  Joueur  Choix   Verdict         Points perdus  Chance"
            + " |    1       Nord    rester  meilleur choix  0,00"
            + " |    2    1  Nord    5♠      bon choix       0,02 ±0,06     meilleur après coup"
            + " seulement"
      })
  void everyDecisionHasItsRow(String language, String titles, String call, String play) {
    var report = report(Records.HUNG_JACK, Languages.named(language).orElseThrow());
    for (var line : List.of(titles, call, play)) {
      assertTrue(contains(report, line.strip()), String.join("\n", report));
    }
  }

  @Test
  void theChanceLostHasAColumnWhereTheScoreIsTold() {
    assertFalse(contains(report(Records.HUNG_JACK, Languages.english()), "Chance lost"));
    var report = report(WITH_SCORE, Languages.english());
    assertTrue(contains(report, "Points lost  Chance lost  Luck"));
    assertTrue(contains(report, "blunder            1.10 ±0.06   11%"), String.join("\n", report));
  }

  @Test
  void whatCostSomethingIsToldWithItsReasonAndItsLinesTrickByTrick() {
    var report = String.join("\n", report(Records.HUNG_JACK, Languages.english()));
    var expected =
        List.of(
            "  6. South in trick 2, K♥: blunder",
            "     On what South could see, K♠ was worth 0.8 points and K♥ −0.3: 1.1 points lost on"
                + " average (2,000 worlds drawn, ±0.06).",
            "     J♥ exposes the jack of trumps: West wins it in trick 2.",
            "     With 8♥: 8♥ J♥ K♥ 10♥",
            "     With 6♥: 6♥ J♥ K♥ 10♥");
    assertTrue(report.contains(String.join("\n", expected)), report);
    // In trick 1 two cards are on the table: two more complete it.
    assertTrue(report.contains("     With 8♥: 8♥ J♥  K♥ 10♥\n"), report);
  }

  @ParameterizedTest
  @MethodSource("languages")
  void everythingIsToldInEachLanguage(Language language) {
    for (var record : List.of(Records.HUNG_JACK, WITH_SCORE)) {
      var report = report(record, language);
      assertTrue(report.size() > 80, String.join("\n", report));
      assertFalse(contains(report, "{"), String.join("\n", report));
    }
  }

  @Test
  void aReviewThatWasStoppedAndADecisionWithoutValuesSaySo() {
    var review = Reviews.hungJack();
    var deal = review.deals().getFirst();
    var unvalued =
        deal.decisions().stream()
            .filter(decision -> decision.verdict() == Verdict.BEST)
            .map(ReviewReportTest::withoutValues)
            .toList();
    var stopped =
        new ReviewedDeal(
            deal.scored(),
            unvalued,
            new EnumMap<>(Seat.class),
            Optional.empty(),
            OptionalInt.of(3));
    var report =
        ReviewReport.of(new Review(review.scored(), List.of(stopped)), Languages.english());
    assertTrue(contains(report, "not valued"));
    assertEquals(
        "The review was stopped: nothing was looked at from decision 3 on.", report.getLast());
  }

  private static Decision withoutValues(Decision decision) {
    return new Decision(
        decision.number(),
        decision.state(),
        decision.chosen(),
        decision.trick(),
        Optional.empty(),
        Optional.empty(),
        decision.verdict(),
        decision.luck(),
        List.of());
  }

  @Test
  void adviceTellsTheWorthOfEachChoice() {
    var decision =
        Reviews.review(WITH_SCORE).deals().getFirst().decisions().stream()
            .filter(told -> told.verdict() == Verdict.BLUNDER)
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
    var deal = Reviews.review(WITH_SCORE).scored().deals().getFirst();
    var report = AdviceReport.of(deal, Optional.of(advice), Languages.english());
    assertEquals("South is to play to trick 2.", report.getFirst());
    for (var line :
        List.of(
            "a 48% chance of winning the match, and 0.8 points on average",
            "Choice       Points  Chance to win the match  All cards seen",
            "K♥      −0.30 ±0.05                      37%               1",
            "K♠       0.80 ±0.05                      48%              −1",
            "With 8♥: 8♥ J♥ K♥ 10♥")) {
      assertTrue(contains(report, line), String.join("\n", report));
    }
    assertEquals(
        List.of("The deal is over: there is nothing left to decide."),
        AdviceReport.of(deal, Optional.empty(), Languages.english()));
  }

  @Test
  void progressIsWrittenOverAndAtLastWipedAway() {
    var out = new StringWriter();
    var texts = Texts.in(Languages.english());
    try (var line = ProgressLine.shown(new PrintWriter(out), texts)) {
      line.progressed(3, 25);
      assertFalse(line.stopped());
    }
    assertEquals("\rLooking at the decisions: 3 of 25\033[K\r\033[K", out.toString());
  }

  private static boolean contains(List<String> report, String text) {
    return String.join("\n", report).replace('\u00a0', ' ').contains(text);
  }

  private static List<String> report(String record, Language language) {
    return ReviewReport.of(Reviews.review(record), language);
  }
}
