package hangjack.lessons.repetition;

import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;

/**
 * Says when a card comes back: after short steps while it is learnt, after days once it is known.
 * Nothing is left to chance, so the same answers at the same times give the same days.
 *
 * @param model how memories fade
 * @param retention the chance to remember, above 0 and below 1, at which a card is due
 * @param learningSteps the waits before a new card is known
 * @param relearningSteps the waits before a forgotten card is known again
 * @param mostDays the longest wait in days, at least 1
 */
public record Scheduler(
    MemoryModel model,
    double retention,
    List<Duration> learningSteps,
    List<Duration> relearningSteps,
    int mostDays) {
  /** As the reference implementations have it by default. */
  public static final Scheduler DEFAULT =
      new Scheduler(
          MemoryModel.DEFAULT,
          0.9,
          List.of(Duration.ofMinutes(1), Duration.ofMinutes(10)),
          List.of(Duration.ofMinutes(10)),
          36_500);

  public Scheduler {
    learningSteps = List.copyOf(learningSteps);
    relearningSteps = List.copyOf(relearningSteps);
    if (!(retention > 0 && retention < 1) || mostDays < 1) {
      throw new IllegalArgumentException("retention " + retention + ", " + mostDays + " days");
    }
  }

  /** A new card after its first answer. */
  public Recollection first(Rating rating, Instant at) {
    return afterShortStep(Phase.LEARNING, 0, model.first(rating), rating, at);
  }

  /**
   * A card after another answer. What counts are whole days of 24 hours since the last one; an
   * answer given before the last one counts as given at once.
   */
  public Recollection next(Recollection before, Rating rating, Instant at) {
    var days = ChronoUnit.DAYS.between(before.reviewed(), at);
    var memory = model.next(before.memory(), rating, days);
    return switch (before.phase()) {
      case LEARNING, RELEARNING ->
          afterShortStep(before.phase(), before.step(), memory, rating, at);
      case REVIEW ->
          rating == Rating.AGAIN && !relearningSteps.isEmpty()
              ? waiting(Phase.RELEARNING, 0, memory, at, relearningSteps.getFirst())
              : known(memory, at);
    };
  }

  private Recollection afterShortStep(
      Phase phase, int step, Memory memory, Rating rating, Instant at) {
    var steps = phase == Phase.LEARNING ? learningSteps : relearningSteps;
    // A card may come from a scheduler that had more steps.
    if (steps.isEmpty() || (step >= steps.size() && rating != Rating.AGAIN)) {
      return known(memory, at);
    }
    return switch (rating) {
      case AGAIN -> waiting(phase, 0, memory, at, steps.getFirst());
      case HARD -> waiting(phase, step, memory, at, afterHard(steps, step));
      case GOOD ->
          step + 1 == steps.size()
              ? known(memory, at)
              : waiting(phase, step + 1, memory, at, steps.get(step + 1));
      case EASY -> known(memory, at);
    };
  }

  private static Duration afterHard(List<Duration> steps, int step) {
    if (step > 0) {
      return steps.get(step);
    }
    var first = steps.getFirst();
    return steps.size() == 1
        ? first.multipliedBy(3).dividedBy(2)
        : first.plus(steps.get(1)).dividedBy(2);
  }

  private static Recollection waiting(
      Phase phase, int step, Memory memory, Instant at, Duration wait) {
    return new Recollection(phase, step, memory, at, at.plus(wait));
  }

  private Recollection known(Memory memory, Instant at) {
    var days = Math.clamp((long) model.daysUntil(retention, memory.stability()), 1, mostDays);
    return new Recollection(Phase.REVIEW, 0, memory, at, at.plus(days, ChronoUnit.DAYS));
  }
}
