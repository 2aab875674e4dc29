package hangjack.lessons.repetition;

import static hangjack.lessons.repetition.Rating.AGAIN;
import static hangjack.lessons.repetition.Rating.EASY;
import static hangjack.lessons.repetition.Rating.GOOD;
import static hangjack.lessons.repetition.Rating.HARD;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * The vectors are those of the tests of py-fsrs 6.3 ({@code tests/test_basic.py}), of ts-fsrs 5.2
 * ({@code FSRS-6.test.ts}) and of fsrs-rs ({@code inference.rs}, which ts-fsrs quotes); all three
 * belong to the project open-spaced-repetition. Values with all digits are what py-fsrs 6.3.2 gives
 * at each review of those tests.
 */
final class SchedulerTest {
  private static final Scheduler FSRS = Scheduler.DEFAULT;
  private static final Instant START = Instant.parse("2022-11-29T12:30:00Z");
  private static final double PUBLISHED = 1e-4;
  private static final double EXACT = 1e-9;

  /** Each answer is given when the card is due. */
  private static List<Recollection> answered(Scheduler scheduler, List<Rating> ratings) {
    var all = new ArrayList<Recollection>();
    all.add(scheduler.first(ratings.getFirst(), START));
    ratings.stream()
        .skip(1)
        .forEach(rating -> all.add(scheduler.next(all.getLast(), rating, all.getLast().due())));
    return all;
  }

  private static Duration wait(Recollection card) {
    return Duration.between(card.reviewed(), card.due());
  }

  /** py-fsrs {@code test_review_card}, ts-fsrs {@code ivl_history}. */
  @Test
  void theWaitsAreThoseOfTheReference() {
    var cards =
        answered(
            FSRS,
            List.of(
                GOOD, GOOD, GOOD, GOOD, GOOD, GOOD, AGAIN, AGAIN, GOOD, GOOD, GOOD, GOOD, GOOD));
    assertEquals(
        List.of(0L, 2L, 11L, 46L, 163L, 498L, 0L, 0L, 2L, 4L, 7L, 12L, 21L),
        cards.stream().map(card -> wait(card).toDays()).toList());
    assertEquals(Instant.parse("2025-01-03T13:00:00Z"), cards.getLast().due());
  }

  /** py-fsrs 6.3.2 at each review of {@code test_review_card}. */
  @ParameterizedTest
  @CsvSource({
    "1, LEARNING, 1, 2.3065, 2.118103970459016",
    "2, REVIEW, 0, 2.3065, 2.111214235785395",
    "3, REVIEW, 0, 10.971048263078135, 2.1043313908464483",
    "6, REVIEW, 0, 497.8765551245907, 2.083724125574744",
    "7, RELEARNING, 0, 6.890412507565338, 7.383202320049203",
    "8, RELEARNING, 0, 2.154598374301973, 9.125104766121234",
    "9, REVIEW, 0, 2.154598374301973, 9.11120803065195",
    "13, REVIEW, 0, 20.77035728499242, 9.055759917231622"
  })
  void theMemoryIsThatOfTheReferenceAtEachReview(
      int count, Phase phase, int step, double stability, double difficulty) {
    var cards =
        answered(
            FSRS,
            List.of(GOOD, GOOD, GOOD, GOOD, GOOD, GOOD, AGAIN, AGAIN, GOOD, GOOD, GOOD, GOOD, GOOD)
                .subList(0, count));
    var card = cards.getLast();
    assertEquals(phase, card.phase());
    assertEquals(step, card.step());
    assertEquals(stability, card.memory().stability(), EXACT);
    assertEquals(difficulty, card.memory().difficulty(), EXACT);
  }

  private static Memory remembered(Scheduler scheduler) {
    var at = START;
    var card = scheduler.first(AGAIN, at);
    for (var days : new int[] {0, 1, 3, 8, 21}) {
      at = at.plus(days, ChronoUnit.DAYS);
      card = scheduler.next(card, GOOD, at);
    }
    return card.memory();
  }

  /** py-fsrs {@code test_memo_state}, ts-fsrs {@code memory state[short-term]}, fsrs-rs. */
  @Test
  void theMemoryAfterForgettingAndFiveGoodAnswersIsThatOfTheReference() {
    assertEquals(53.62691, remembered(FSRS).stability(), PUBLISHED);
    assertEquals(6.3574867, remembered(FSRS).difficulty(), PUBLISHED);
  }

  /** fsrs-rs, the same answers with the weights of the same day at 0. */
  @Test
  void withoutWeightsForTheSameDayItIsThatOfTheReferenceToo() {
    var memory = remembered(with(17, 0, 18, 0, 19, 0));
    assertEquals(53.335106, memory.stability(), PUBLISHED);
    assertEquals(6.3574867, memory.difficulty(), PUBLISHED);
  }

  private static final List<Double> WEIGHTS =
      List.of(
          0.212, 1.2931, 2.3065, 8.2956, 6.4133, 0.8334, 3.0194, 0.001, 1.8722, 0.1666, 0.796,
          1.4835, 0.0614, 0.2629, 1.6483, 0.6014, 1.8729, 0.5425, 0.0912, 0.0658, 0.1542);

  private static Scheduler with(int... numbersAndValues) {
    var weights = new ArrayList<>(WEIGHTS);
    for (var i = 0; i < numbersAndValues.length; i += 2) {
      weights.set(numbersAndValues[i], (double) numbersAndValues[i + 1]);
    }
    return new Scheduler(
        new MemoryModel(weights), 0.9, FSRS.learningSteps(), FSRS.relearningSteps(), 36_500);
  }

  /** ts-fsrs {@code first repeat}; py-fsrs {@code test_*_learning_steps}. */
  @ParameterizedTest
  @CsvSource({
    "AGAIN, 0.212, 6.4133, LEARNING, 0, PT1M",
    "HARD, 1.2931, 5.11217071, LEARNING, 0, PT5M30S",
    "GOOD, 2.3065, 2.11810397, LEARNING, 1, PT10M",
    "EASY, 8.2956, 1, REVIEW, 0, P8D"
  })
  void aNewCardIsWhatTheReferenceMakesOfIt(
      Rating rating, double stability, double difficulty, Phase phase, int step, Duration wait) {
    var card = FSRS.first(rating, START);
    assertEquals(stability, card.memory().stability(), 1e-8);
    assertEquals(difficulty, card.memory().difficulty(), 1e-8);
    assertEquals(phase, card.phase());
    assertEquals(step, card.step());
    assertEquals(wait, wait(card));
    assertEquals(START, card.reviewed());
  }

  /** py-fsrs 6.3.2 for a card learnt by two good answers, on its day and three days late. */
  @ParameterizedTest
  @CsvSource({
    "AGAIN, 0, RELEARNING, 0.6077016626638644, 7.392238132342694, PT10M",
    "HARD, 0, REVIEW, 7.517359325415191, 4.748284761594571, P8D",
    "GOOD, 0, REVIEW, 10.971048263078135, 2.1043313908464483, P11D",
    "EASY, 0, REVIEW, 18.534332441919037, 1, P19D",
    "AGAIN, 3, RELEARNING, 0.6827348149809292, 7.392238132342694, PT10M",
    "HARD, 3, REVIEW, 11.852915497576285, 4.748284761594571, P12D",
    "GOOD, 3, REVIEW, 18.180153970030403, 2.1043313908464483, P18D",
    "EASY, 3, REVIEW, 32.03626652046994, 1, P32D"
  })
  void anAnswerOnTimeOrLateIsWhatTheReferenceMakesOfIt(
      Rating rating, int late, Phase phase, double stability, double difficulty, Duration wait) {
    var learnt = answered(FSRS, List.of(GOOD, GOOD)).getLast();
    var card = FSRS.next(learnt, rating, learnt.due().plus(late, ChronoUnit.DAYS));
    assertEquals(phase, card.phase());
    assertEquals(stability, card.memory().stability(), EXACT);
    assertEquals(difficulty, card.memory().difficulty(), EXACT);
    assertEquals(wait, wait(card));
  }

  /** py-fsrs {@code test_relearning} and {@code test_relearning_card_rate_hard_one_…}, 6.3.2. */
  @ParameterizedTest
  @CsvSource({
    "AGAIN, RELEARNING, 0.22294679606919743, 9.128074776178583, PT10M",
    "HARD, RELEARNING, 0.6077016626638644, 8.254074519842886, PT15M",
    "GOOD, REVIEW, 0.6597976257475758, 7.38007426350719, P1D",
    "EASY, REVIEW, 1.1350513376989504, 6.5060740071714935, P1D"
  })
  void aForgottenCardIsLearntAgainAsInTheReference(
      Rating rating, Phase phase, double stability, double difficulty, Duration wait) {
    var forgotten = answered(FSRS, List.of(GOOD, GOOD, AGAIN)).getLast();
    var card = FSRS.next(forgotten, rating, forgotten.due());
    assertEquals(phase, card.phase());
    assertEquals(stability, card.memory().stability(), EXACT);
    assertEquals(difficulty, card.memory().difficulty(), EXACT);
    assertEquals(wait, wait(card));
  }

  /** ts-fsrs {@code get retrievability}; py-fsrs 6.3.2 for a stability of 10 days. */
  @Test
  void theChanceToRememberIsThatOfTheReference() {
    var model = MemoryModel.DEFAULT;
    assertEquals(0.9024733, model.retrievability(model.first(EASY), 8), 1e-7);
    var ten = new Memory(10, 5);
    assertEquals(1, model.retrievability(ten, 0), EXACT);
    assertEquals(1, model.retrievability(ten, -3), EXACT);
    assertEquals(0.9856824087775146, model.retrievability(ten, 1), EXACT);
    assertEquals(0.9, model.retrievability(ten, 10), EXACT);
    assertEquals(0.8093881035731708, model.retrievability(ten, 30), EXACT);
    assertEquals(0.6928266345726217, model.retrievability(ten, 100), EXACT);
  }

  /** py-fsrs 6.3.2 for a stability of 10 days. */
  @ParameterizedTest
  @CsvSource({"0.9, 10", "0.8, 33", "0.85, 19", "0.95, 4", "0.97, 2"})
  void aHigherShareToRememberMakesShorterWaits(double retention, double days) {
    assertEquals(days, MemoryModel.DEFAULT.daysUntil(retention, 10));
  }

  /** py-fsrs {@code test_same_day_hard_review_does_not_decrease_stability}. */
  @Test
  void aHardAnswerOnTheSameDayLeavesTheStability() {
    var good = FSRS.first(GOOD, START);
    var hard = FSRS.next(good, HARD, good.due());
    assertEquals(good.memory().stability(), hard.memory().stability());
  }

  /** py-fsrs {@code test_repeated_correct_reviews}. */
  @Test
  void tenEasyAnswersMakeACardAsEasyAsCanBe() {
    var card = FSRS.first(EASY, START);
    for (var i = 1; i < 10; i++) {
      card = FSRS.next(card, EASY, START.plusNanos(i * 1000L));
    }
    assertEquals(1.0, card.memory().difficulty());
  }

  /** py-fsrs {@code test_stability_lower_bound}. */
  @Test
  void aThousandFailuresLeaveSomeStability() {
    var card = FSRS.first(AGAIN, START);
    for (var i = 1; i < 1000; i++) {
      card = FSRS.next(card, AGAIN, card.due().plus(1, ChronoUnit.DAYS));
      assertTrue(card.memory().stability() >= 0.001);
    }
  }

  /** py-fsrs {@code test_maximum_interval}. */
  @Test
  void noWaitIsLongerThanTheLongest() {
    var short100 =
        new Scheduler(MemoryModel.DEFAULT, 0.9, FSRS.learningSteps(), FSRS.relearningSteps(), 100);
    var waits =
        answered(short100, List.of(EASY, GOOD, EASY, GOOD)).stream()
            .map(card -> wait(card).toDays())
            .toList();
    assertTrue(waits.stream().allMatch(days -> days <= 100), waits::toString);
    assertEquals(100, waits.getLast());
  }

  /** py-fsrs {@code test_no_learning_steps} and {@code test_no_relearning_steps}. */
  @ParameterizedTest
  @EnumSource(Rating.class)
  void withoutShortStepsEveryCardWaitsForDays(Rating rating) {
    var stepless = new Scheduler(MemoryModel.DEFAULT, 0.9, List.of(), List.of(), 36_500);
    var first = stepless.first(rating, START);
    assertEquals(Phase.REVIEW, first.phase());
    assertTrue(wait(first).toDays() >= 1);
    var next = stepless.next(first, rating, first.due());
    assertEquals(Phase.REVIEW, next.phase());
    assertTrue(wait(next).toDays() >= 1);
  }

  /** py-fsrs {@code test_one_card_multiple_schedulers}. */
  @Test
  void aCardOfASchedulerWithMoreStepsGoesOn() {
    var minute = Duration.ofMinutes(1);
    var one = new Scheduler(MemoryModel.DEFAULT, 0.9, List.of(minute), List.of(minute), 36_500);
    var card = FSRS.first(GOOD, START);
    assertEquals(1, card.step());
    var again = one.next(card, AGAIN, card.due());
    assertEquals(Phase.LEARNING, again.phase());
    assertEquals(0, again.step());
    assertEquals(Phase.REVIEW, one.next(card, HARD, card.due()).phase());
  }

  /** py-fsrs {@code test_learning_card_rate_hard_one_learning_step} and {@code …_second_…}. */
  @Test
  void aHardAnswerStaysOnItsStep() {
    var ten = Duration.ofMinutes(10);
    var one = new Scheduler(MemoryModel.DEFAULT, 0.9, List.of(ten), List.of(), 36_500);
    assertEquals(Duration.ofMinutes(15), wait(one.first(HARD, START)));
    var second = FSRS.first(GOOD, START);
    var hard = FSRS.next(second, HARD, second.due());
    assertEquals(1, hard.step());
    assertEquals(ten, wait(hard));
  }

  /** py-fsrs {@code test_scheduler_parameter_validation}. */
  @Test
  void weightsAreTwentyOneAndWithinTheirBounds() {
    assertThrows(IllegalArgumentException.class, () -> with(6, 100));
    assertThrows(IllegalArgumentException.class, () -> with(10, -42));
    assertThrows(IllegalArgumentException.class, () -> with(0, 0, 3, 101));
    assertThrows(IllegalArgumentException.class, () -> new MemoryModel(List.of()));
    assertThrows(IllegalArgumentException.class, () -> new MemoryModel(WEIGHTS.subList(0, 20)));
  }

  @Test
  void betterAnswersNeverMakeShorterWaits() {
    var card = answered(FSRS, List.of(GOOD, GOOD, GOOD)).getLast();
    var waits =
        List.of(AGAIN, HARD, GOOD, EASY).stream()
            .map(rating -> wait(FSRS.next(card, rating, card.due())))
            .toList();
    assertEquals(waits.stream().sorted().toList(), waits);
  }
}
