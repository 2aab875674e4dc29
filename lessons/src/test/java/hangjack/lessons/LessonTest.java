package hangjack.lessons;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class LessonTest {
  @Test
  void itsNameAndSummaryFollowFromItsId() {
    assertEquals("lesson-the-four-points.title", LessonFiles.finished().title().key());
    assertEquals("lesson-the-four-points.summary", LessonFiles.finished().summary().key());
  }

  @Test
  void itHasAStepAndEveryStepStandsOnOneOfItsPositions() {
    var lesson = LessonFiles.finished();
    assertThrows(
        IllegalArgumentException.class,
        () -> new Lesson("x", lesson.rules(), lesson.learner(), lesson.positions(), List.of()));
    assertThrows(
        IllegalArgumentException.class,
        () -> new Lesson("x", lesson.rules(), lesson.learner(), Map.of(), lesson.steps()));
  }
}
