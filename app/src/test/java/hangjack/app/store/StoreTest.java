package hangjack.app.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hangjack.lessons.repetition.Rating;
import hangjack.lessons.repetition.Scheduler;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class StoreTest {
  private static final Instant NOON = Instant.parse("2026-12-01T12:00:00Z");
  private static final Instant LATER = NOON.plusSeconds(60);
  private static final Learner ANN = new Learner("0123456789abcdef0123456789abcdef");
  private static final Learner BEN = new Learner("fedcba9876543210fedcba9876543210");
  private static final String LESSON = "the-four-points";

  private static Place at(int run, int answered, String step) {
    return new Place(LESSON, run, answered, Optional.of(step));
  }

  private static Place end(int run) {
    return new Place(LESSON, run, 9, Optional.empty());
  }

  private static LessonProgress of(Store store) {
    return store.progress(ANN, LESSON).orElseThrow();
  }

  private static RepetitionCard card(String key, Rating rating, Instant at) {
    return new RepetitionCard(RepetitionCard.LESSON_STEP, key, Scheduler.DEFAULT.first(rating, at));
  }

  @Test
  void whatWasKeptIsThereAfterTheStoreWasOpenedAnew(@TempDir Path folder) throws Exception {
    var place = at(1, 3, "jack");
    try (var store = Store.open(folder.resolve("a/new/one"))) {
      store.reached(ANN, place, NOON);
      store.keep(ANN, card("the-four-points/low", Rating.AGAIN, NOON));
    }
    try (var store = Store.open(folder.resolve("a/new/one"))) {
      assertEquals(
          List.of(new LessonProgress(LESSON, 1, 3, Optional.of("jack"), 0, Optional.empty(), NOON)),
          store.progress(ANN));
      assertEquals(List.of(card("the-four-points/low", Rating.AGAIN, NOON)), store.cards(ANN));
    }
  }

  @Test
  void aLessonNotBegunHasNoProgress(@TempDir Path folder) throws Exception {
    try (var store = Store.open(folder)) {
      store.reached(ANN, at(1, 3, "jack"), NOON);
      assertEquals(Optional.empty(), store.progress(ANN, "follow-or-trump"));
      assertEquals(Optional.empty(), store.progress(BEN, LESSON));
    }
  }

  @Test
  void aTabThatIsBehindDoesNotTakeProgressBack(@TempDir Path folder) throws Exception {
    try (var store = Store.open(folder)) {
      store.reached(ANN, at(1, 5, "game"), LATER);
      store.reached(ANN, at(1, 2, "low"), NOON);
      assertEquals(Optional.of("game"), of(store).step());
      assertEquals(5, of(store).answered());
      assertEquals(LATER, of(store).changedAt());
    }
  }

  @Test
  void aNewRunBeginsAtItsStartAndTheOldOneNoLongerCounts(@TempDir Path folder) throws Exception {
    try (var store = Store.open(folder)) {
      store.reached(ANN, at(1, 5, "game"), NOON);
      store.reached(ANN, at(2, 0, "cards"), NOON);
      assertEquals(Optional.of("cards"), of(store).step());
      assertEquals(2, of(store).run());
      store.reached(ANN, at(1, 6, "count"), LATER);
      assertEquals(Optional.of("cards"), of(store).step());
      assertEquals(0, of(store).answered());
      assertEquals(2, of(store).run());
    }
  }

  @Test
  void aLessonThatWasDoneStaysDone(@TempDir Path folder) throws Exception {
    try (var store = Store.open(folder)) {
      store.reached(ANN, end(1), NOON);
      assertEquals(Optional.empty(), of(store).step());
      store.reached(ANN, at(2, 1, "high"), LATER);
      store.reached(ANN, end(2), LATER);
      assertEquals(Optional.of(NOON), of(store).doneAt());
    }
  }

  @Test
  void whoFinishesAnOlderRunHasDoneTheLesson(@TempDir Path folder) throws Exception {
    try (var store = Store.open(folder)) {
      store.reached(ANN, at(1, 8, "last"), NOON);
      store.reached(ANN, at(2, 0, "cards"), NOON);
      store.reached(ANN, end(1), LATER);
      assertTrue(of(store).done());
      assertEquals(Optional.of("cards"), of(store).step());
    }
  }

  @Test
  void everyMistakeCounts(@TempDir Path folder) throws Exception {
    try (var store = Store.open(folder)) {
      store.missed(ANN, at(1, 1, "high"), NOON);
      store.missed(ANN, at(1, 1, "high"), NOON);
      store.reached(ANN, at(1, 2, "low"), NOON);
      store.missed(ANN, at(1, 2, "low"), LATER);
      assertEquals(3, of(store).mistakes());
      assertEquals(Optional.of("low"), of(store).step());
      assertFalse(of(store).done());
    }
  }

  @Test
  void nothingIsLostWhenManyAnswerAtOnceInTwoPrograms(@TempDir Path folder) throws Exception {
    try (var one = Store.open(folder);
        var other = Store.open(folder)) {
      Callable<Boolean> miss =
          () -> {
            one.missed(ANN, at(1, 0, "cards"), NOON);
            other.missed(ANN, at(1, 0, "cards"), NOON);
            return true;
          };
      try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
        for (var done : threads.invokeAll(Collections.nCopies(100, miss))) {
          assertTrue(done.get());
        }
      }
      assertEquals(200, of(one).mistakes());
      assertEquals(200, of(other).mistakes());
    }
  }

  @Test
  void aCardThatIsKeptAgainReplacesTheOldAndANewOneDoesNot(@TempDir Path folder) throws Exception {
    try (var store = Store.open(folder)) {
      store.keepNew(ANN, card("a/high", Rating.AGAIN, NOON));
      store.keepNew(ANN, card("a/high", Rating.EASY, LATER));
      assertEquals(List.of(card("a/high", Rating.AGAIN, NOON)), store.cards(ANN));
      store.keep(ANN, card("a/high", Rating.EASY, LATER));
      assertEquals(List.of(card("a/high", Rating.EASY, LATER)), store.cards(ANN));
    }
  }

  @Test
  void theCardDueFirstComesFirst(@TempDir Path folder) throws Exception {
    try (var store = Store.open(folder)) {
      store.keep(ANN, card("a/easy", Rating.EASY, NOON));
      store.keep(ANN, card("z/again", Rating.AGAIN, NOON));
      store.keep(BEN, card("a/other", Rating.AGAIN, NOON));
      assertEquals(
          List.of("z/again", "a/easy"),
          store.cards(ANN).stream().map(RepetitionCard::key).toList());
    }
  }

  @Test
  void erasingLeavesNothingOfALearnerAndAllOfTheOthers(@TempDir Path folder) throws Exception {
    try (var store = Store.open(folder)) {
      for (var learner : List.of(ANN, BEN)) {
        store.reached(learner, at(1, 3, "jack"), NOON);
        store.keep(learner, card("a/high", Rating.AGAIN, NOON));
      }
      store.erase(ANN);
      assertEquals(List.of(), store.progress(ANN));
      assertEquals(List.of(), store.cards(ANN));
      assertEquals(1, store.progress(BEN).size());
      assertEquals(1, store.cards(BEN).size());
    }
  }

  @Test
  void aFileInPlaceOfTheFolderIsUnusable(@TempDir Path folder) throws Exception {
    var file = Files.createFile(folder.resolve("file"));
    assertThrows(UnusableFolder.class, () -> Store.open(file));
    assertThrows(UnusableFolder.class, () -> Store.open(file.resolve("below")));
  }

  @Test
  void aFileThatIsNoDatabaseIsUnusable(@TempDir Path folder) throws Exception {
    Files.writeString(folder.resolve("hangjack.db"), "no database at all, but long enough to try");
    assertThrows(UnusableFolder.class, () -> Store.open(folder));
  }

  @Test
  void theLotGivesIdsThatAreTakenBack() {
    var learner = Learner.newcomer();
    assertEquals(Optional.of(learner), Learner.named(learner.id()));
    assertFalse(learner.equals(Learner.newcomer()));
    assertEquals(Optional.empty(), Learner.named("'; DROP TABLE lesson_progress"));
    assertEquals(Optional.empty(), Learner.named(ANN.id().toUpperCase(java.util.Locale.ROOT)));
  }
}
