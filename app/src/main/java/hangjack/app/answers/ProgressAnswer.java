package hangjack.app.answers;

import hangjack.app.store.Learner;
import hangjack.app.store.LessonProgress;
import hangjack.app.store.RepetitionCard;
import hangjack.app.store.Store;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * Everything that is kept of a learner.
 *
 * @param learner the number drawn by lot
 * @param lessons the lessons begun
 * @param cards what comes back to be answered again, the first due first
 */
public record ProgressAnswer(String learner, List<Entry> lessons, List<Card> cards) {
  public ProgressAnswer {
    lessons = List.copyOf(lessons);
    cards = List.copyOf(cards);
  }

  /**
   * A lesson begun.
   *
   * @param lesson its id
   * @param run how often it was begun
   * @param answered the steps answered in the newest run
   * @param step the step to be answered next; left out at the end
   * @param mistakes the wrong answers of all runs
   * @param doneAt when it was first done, in UTC; left out until then
   * @param changedAt when it was last answered, in UTC
   */
  public record Entry(
      String lesson,
      int run,
      int answered,
      Optional<String> step,
      int mistakes,
      Optional<String> doneAt,
      String changedAt) {
    private static Entry of(LessonProgress progress) {
      return new Entry(
          progress.lesson(),
          progress.run(),
          progress.answered(),
          progress.step(),
          progress.mistakes(),
          progress.doneAt().map(Instant::toString),
          progress.changedAt().toString());
    }
  }

  /**
   * Something that comes back.
   *
   * @param kind what sort of thing
   * @param key which one
   * @param phase {@code learning}, {@code review} or {@code relearning}
   * @param step the short steps of the phase behind it
   * @param stability in days
   * @param difficulty 1 to 10
   * @param reviewedAt when it was last answered, in UTC
   * @param dueAt when it is to come back, in UTC
   */
  public record Card(
      String kind,
      String key,
      String phase,
      int step,
      double stability,
      double difficulty,
      String reviewedAt,
      String dueAt) {
    private static Card of(RepetitionCard card) {
      var state = card.state();
      return new Card(
          card.kind(),
          card.key(),
          state.phase().name().toLowerCase(Locale.ROOT),
          state.step(),
          state.memory().stability(),
          state.memory().difficulty(),
          state.reviewed().toString(),
          state.due().toString());
    }
  }

  /** What a store keeps of a learner. */
  public static ProgressAnswer of(Learner learner, Store store) {
    return new ProgressAnswer(
        learner.id(),
        store.progress(learner).stream().map(Entry::of).toList(),
        store.cards(learner).stream().map(Card::of).toList());
  }
}
