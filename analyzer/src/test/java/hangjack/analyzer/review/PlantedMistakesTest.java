package hangjack.analyzer.review;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hangjack.analyzer.record.DealRecord;
import hangjack.analyzer.record.RecordReader;
import hangjack.analyzer.rules.RuleSets;
import hangjack.analyzer.search.Watch;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/**
 * Deals with a bad decision in them: in most one decision of fair club players was changed, in some
 * everything was done at random. Each stands under the code of the mistake and the number of the
 * decision. Where the code has lines, they are played on the table and what they claim is checked.
 */
class PlantedMistakesTest {
  private static final int FEWEST_CODES = 25;
  private static final int FEWEST_OF_WHOLES = 12;
  private static final ReviewSettings SETTINGS = new ReviewSettings(40, 1, false);

  private record Planted(String code, int number, DealRecord deal) {}

  @TestFactory
  Stream<DynamicTest> eachPlantedMistakeIsNamed() {
    return planted().stream()
        .map(
            planted ->
                DynamicTest.dynamicTest(
                    planted.code + " in " + planted.deal.rules().id() + ", " + planted.number,
                    () -> isNamed(planted)));
  }

  private static void isNamed(Planted planted) {
    var scored = ScoredMatch.of(List.of(planted.deal)).deals().getFirst();
    var reviewing = new DealReviewing(scored, SETTINGS, Runnable::run, new Steps(Watch.NOBODY, 1));
    var decision = reviewing.decision(planted.number).orElseThrow();
    assertTrue(decision.verdict().blames(), () -> "called " + decision.verdict());
    assertFalse(decision.forced());
    var codes = decision.reasons().stream().map(reason -> reason.code().publicName()).toList();
    assertTrue(codes.contains(planted.code), () -> "named " + codes);
    for (var reason : decision.reasons()) {
      if (!reason.line().isEmpty()) {
        new ReasonProof(decision, reason).check();
      }
    }
  }

  /** One deal of each game reviewed from its first call to its last card. */
  @TestFactory
  Stream<DynamicTest> theWholeReviewNamesTheMistakeAndNoForcedCard() {
    return wholes().stream()
        .map(
            planted ->
                DynamicTest.dynamicTest(
                    planted.deal.rules().id() + ", " + planted.code, () -> isReviewed(planted)));
  }

  /**
   * Of each preset the first deal whose mistake is of a kind that no other shows, if it has one.
   */
  private static List<Planted> wholes() {
    var wholes = new LinkedHashMap<String, Planted>();
    var codes = new HashSet<String>();
    for (var planted : planted()) {
      var id = planted.deal.rules().id();
      if (!wholes.containsKey(id) && codes.add(planted.code)) {
        wholes.put(id, planted);
      }
    }
    planted().forEach(planted -> wholes.putIfAbsent(planted.deal.rules().id(), planted));
    return List.copyOf(wholes.values());
  }

  private static void isReviewed(Planted planted) {
    var review =
        Review.of(List.of(planted.deal), SETTINGS, Runnable::run, Watch.NOBODY).deals().getFirst();
    var named =
        review.decisions().get(planted.number - 1).reasons().stream()
            .map(reason -> reason.code().publicName())
            .toList();
    assertTrue(named.contains(planted.code), () -> "named " + named);
    for (var decision : review.decisions()) {
      if (decision.forced()) {
        assertEquals(Verdict.FORCED, decision.verdict());
        assertTrue(decision.reasons().isEmpty(), "a forced card has no reasons");
      }
    }
  }

  @Test
  void theWholeReviewsAreOfEachPresetAndOfMoreThan12Codes() {
    var wholes = wholes();
    assertEquals(RuleSets.ids().size(), wholes.size());
    assertTrue(wholes.stream().map(Planted::code).distinct().count() >= FEWEST_OF_WHOLES);
  }

  @Test
  void thereIsOneForEachPresetAndForMoreThan25Codes() {
    var presets = new HashSet<String>();
    var codes = new HashSet<String>();
    for (var planted : planted()) {
      presets.add(planted.deal.rules().id());
      codes.add(planted.code);
    }
    assertEquals(new HashSet<>(RuleSets.ids()), presets);
    assertTrue(codes.size() >= FEWEST_CODES, () -> "only " + codes);
  }

  private static List<Planted> planted() {
    var planted = new ArrayList<Planted>();
    for (var part : text().split("== ", -1)) {
      if (!part.isBlank()) {
        var heading = part.lines().findFirst().orElseThrow().split(" ", -1);
        var record = part.substring(part.indexOf('\n') + 1);
        planted.add(
            new Planted(
                heading[0],
                Integer.parseInt(heading[1]),
                RecordReader.read(record).deals().getFirst()));
      }
    }
    return planted;
  }

  private static String text() {
    try (var file = PlantedMistakesTest.class.getResourceAsStream("mistakes.txt")) {
      return new String(
          Objects.requireNonNull(file, "the planted mistakes").readAllBytes(),
          StandardCharsets.UTF_8);
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }
}
