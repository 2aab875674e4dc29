package hangjack.lessons;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hangjack.analyzer.rules.RuleSets;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class LessonsTest {
  @Test
  void theChaptersStandInTheOrderOfTheCourse() {
    var course =
        List.of(
            "cards-and-points",
            "the-deal",
            "begging",
            "following",
            "scoring",
            "playing-well",
            "the-family");
    var chapters = Lessons.chapters().stream().map(Chapter::id).toList();
    assertEquals(course.stream().filter(chapters::contains).toList(), chapters);
    for (var chapter : Lessons.chapters()) {
      assertFalse(chapter.lessons().isEmpty(), chapter.id());
    }
  }

  @Test
  void theFirstChapterEndsWithTheFourPoints() {
    assertEquals("the-four-points", Lessons.chapters().getFirst().lessons().getLast().id());
  }

  @Test
  void everyLessonIsProvedByTheCheck() {
    assertEquals(List.of(), LessonCheck.of(Lessons.all()));
  }

  @Test
  void everyLessonHasFourToNineSteps() {
    for (var lesson : Lessons.all()) {
      var steps = lesson.steps().size();
      assertTrue(steps >= 4 && steps <= 9, lesson.id() + " has " + steps);
    }
  }

  @Test
  void aLessonIsFoundByItsId() {
    assertEquals("follow-or-trump", Lessons.named("follow-or-trump").orElseThrow().id());
    assertEquals(Optional.empty(), Lessons.named("never-written"));
  }

  /** The text of the four points says: here 1 point, in Trinidad 3. */
  @Test
  void whatIsSaidOfTheHungJackIsTrue() {
    assertEquals(1, RuleSets.named("all-fours").orElseThrow().hangJackPoints());
    assertEquals(3, RuleSets.named("trinidad").orElseThrow().hangJackPoints());
  }
}
