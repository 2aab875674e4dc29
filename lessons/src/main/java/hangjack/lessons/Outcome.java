package hangjack.lessons;

import java.util.List;
import java.util.Optional;

/** What comes of an answer. */
public sealed interface Outcome {
  /**
   * The answer is right.
   *
   * @param next the lesson at its next step, or done
   * @param why why it is right; empty where the lesson only said something
   */
  record Right(LessonRun next, Optional<LessonText> why) implements Outcome {}

  /**
   * The answer is wrong; the learner may try again.
   *
   * @param again the lesson at the same step
   * @param replies what is wrong with it, one or more
   */
  record Wrong(LessonRun again, List<LessonText> replies) implements Outcome {
    public Wrong {
      replies = List.copyOf(replies);
    }
  }
}
