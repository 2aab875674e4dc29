package hangjack.lessons;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;

import hangjack.analyzer.cards.Seat;
import hangjack.analyzer.play.DealState;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class CallingTest {
  private static final DealState BEGGED = RecordedPositionTest.deal("begged", 1);

  /** North has 10 of 11 points: the gift would win, and these rules do not let it. */
  private static final DealState GIFT_WINS =
      LessonFiles.deal(
          LessonFiles.lesson(
              "gift",
              RecordedPositionTest.RUN
                  .replace("N 3, S 5", "N 10, S 5")
                  .replace("rules: all-fours", "rules: all-fours; gift-can-win=no")
                  .replace("after: 6", "after: 1")));

  @Test
  void byTheRulesTheForbiddenCallIsOfferedAndWrong() {
    var step = step(Basis.RULES, "run");
    assertEquals(List.of("give", "run"), names(step, GIFT_WINS));
    assertEquals(List.of("run"), Calling.accepted(step, GIFT_WINS));
    assertEquals(List.of("give"), Calling.wrong(step, GIFT_WINS));
  }

  @Test
  void byTasteEveryAllowedCallIsRight() {
    var step = step(Basis.TASTE);
    assertEquals(List.of("give", "run"), Calling.accepted(step, BEGGED));
    assertEquals(List.of(), Calling.wrong(step, BEGGED));
  }

  @Test
  void byReviewWhatTheAuthorSaysIsRight() {
    var step = step(Basis.REVIEW, "give");
    assertEquals(List.of("give"), Calling.accepted(step, BEGGED));
    assertEquals(List.of("run"), Calling.wrong(step, BEGGED));
  }

  @Test
  void onlyTheLearnerCanBeAskedAndOnlyForCallsOfTheMoment() {
    assertFalse(Calling.fits(step(Basis.REVIEW, "give"), BEGGED, Seat.NORTH));
    assertFalse(Calling.fits(step(Basis.REVIEW, "stand"), BEGGED, Seat.SOUTH));
  }

  @Test
  void aCallThatIsNotOfferedCannotBeAnswered() {
    var text =
        RecordedPositionTest.RUN
            .replace("after: 6", "after: 1")
            .replace("- say: welcome", "- call: welcome\n    by: taste");
    var run = LessonRun.start(LessonFiles.lesson("begged", text));
    assertThrows(IllegalArgumentException.class, () -> run.answer(new Response.Chosen("stand")));
    var right = assertInstanceOf(Outcome.Right.class, run.answer(new Response.Chosen("run")));
    assertEquals(Optional.of("lesson-begged.welcome.right.run"), right.why().map(LessonText::key));
  }

  private static List<String> names(Step.MakeCall step, DealState deal) {
    return Calling.offered(step, deal).stream().map(Calling::name).toList();
  }

  private static Step.MakeCall step(Basis by, String... right) {
    var heading = new Step.Heading("call", "begged", Optional.empty());
    return new Step.MakeCall(heading, by, List.of(), List.of(right));
  }
}
