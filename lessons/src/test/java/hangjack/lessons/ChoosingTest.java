package hangjack.lessons;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hangjack.analyzer.play.DealState;
import hangjack.analyzer.rules.Parameter;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ChoosingTest {
  private static final DealState OVER = LessonFiles.deal(LessonFiles.finished());

  @ParameterizedTest
  @CsvSource({"HIGH, S", "LOW, S", "JACK, S", "GAME, N"})
  void whoScoresIsTheSideOfTheScoreSheet(FourPoint point, String side) {
    assertEquals(side, Choosing.answer(new Step.Question.WhoScores(point), OVER));
  }

  @Test
  void aPointThatIsNotScoredGoesToNobody() {
    var noJack = LessonRun.at(Lessons.all().getFirst(), "second-deal").orElseThrow().table();
    assertEquals("nobody", Choosing.answer(new Step.Question.WhoScores(FourPoint.JACK), noJack));
  }

  @Test
  void aRuleIsThatOfThePosition() {
    var rule = new Step.Question.RuleValue(Parameter.MUST_TRUMP_WHEN_VOID);
    assertEquals("yes", Choosing.answer(rule, table("no-spades-left")));
    assertEquals("no", Choosing.answer(rule, table("no-spades-left-in-trinidad")));
  }

  @Test
  void theOptionOfTheEnginesAnswerIsRightAndAllOthersAreWrong() {
    var step =
        (Step.Choose)
            LessonRun.at(LessonFiles.finished(), "jack-winner").orElseThrow().step().get();
    assertEquals(List.of("you"), Choosing.accepted(step, OVER));
    assertEquals(List.of("north", "nobody"), Choosing.wrong(step, OVER));
  }

  @Test
  void aQuestionFitsOnlyWhereTheEngineHasAnAnswer() {
    var who = new Step.Question.WhoScores(FourPoint.GAME);
    assertTrue(Choosing.fits(who, OVER));
    assertFalse(Choosing.fits(who, LessonFiles.deal(LessonFiles.underWay())));
    assertTrue(Choosing.fits(new Step.Question.RuleValue(Parameter.LOW_TO), OVER));
    assertFalse(Choosing.fits(new Step.Question.RuleValue(Parameter.NO_UNDERTRUMP), OVER));
  }

  private static DealState table(String step) {
    return LessonRun.at(Lessons.named("follow-or-trump").orElseThrow(), step).orElseThrow().table();
  }
}
