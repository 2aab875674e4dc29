package hangjack.lessons;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import hangjack.analyzer.cards.CardSet;
import java.util.List;
import org.junit.jupiter.api.Test;

class JudgeTest {
  @Test
  void anyOneCardAnswersWhereOneIsAskedFor() {
    var lesson = LessonFiles.underWay();
    var right = Judge.right(lesson.steps().getLast(), LessonFiles.deal(lesson));
    assertEquals(
        List.of(new Response.Cards(CardSet.named("2h")), new Response.Cards(CardSet.named("7h"))),
        right);
  }

  @Test
  void whatIsRightIsNeverAmongTheWrongAnswersAndEachOfThoseIsRefused() {
    for (var lesson : Lessons.all()) {
      for (var step : lesson.steps()) {
        var run = LessonRun.at(lesson, step.id()).orElseThrow();
        var wrong = Judge.wrong(step, run.table());
        assertEquals(step instanceof Step.Say, wrong.isEmpty(), step.id());
        for (var right : Judge.right(step, run.table())) {
          assertFalse(wrong.contains(right), step.id());
          assertInstanceOf(Outcome.Right.class, run.answer(right));
        }
        for (var answer : wrong) {
          var refused = assertInstanceOf(Outcome.Wrong.class, run.answer(answer));
          assertFalse(refused.replies().isEmpty());
        }
      }
    }
  }
}
