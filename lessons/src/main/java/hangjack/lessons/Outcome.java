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
   * The card is right, and the same step goes on.
   *
   * @param next the lesson at the same step after it
   * @param happens what then happened on the table: the card, and what others played
   */
  record Further(LessonRun next, List<Moment> happens) implements Outcome {
    public Further {
      happens = List.copyOf(happens);
    }
  }

  /**
   * The answer is wrong; the learner may try again.
   *
   * @param again the lesson at the same step
   * @param replies what is wrong with it, one or more
   * @param happens what it leads to on the table; nothing where that is not to be seen there
   */
  record Wrong(LessonRun again, List<LessonText> replies, List<Moment> happens) implements Outcome {
    public Wrong {
      replies = List.copyOf(replies);
      happens = List.copyOf(happens);
    }
  }
}
