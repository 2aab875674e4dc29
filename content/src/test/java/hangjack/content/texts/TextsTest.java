package hangjack.content.texts;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class TextsTest {
  private static final String POINTS = "terms.count.points";

  @Test
  void aCountTakesThePluralOfItsLanguage() {
    assertEquals("0 points", in("en").text(POINTS, Map.of("count", 0)));
    assertEquals("0 point", in("fr").text(POINTS, Map.of("count", 0)));
    assertEquals("0 punti", in("it").text(POINTS, Map.of("count", 0)));
    assertEquals("0 ponto", in("pt").text(POINTS, Map.of("count", 0)));
    assertEquals("2 pontos", in("pt").text(POINTS, Map.of("count", 2)));
  }

  @Test
  void anUnknownKeyIsAnError() {
    assertFalse(in("en").has("terms.nothing"));
    assertFalse(in("en").has("nothing"));
    assertFalse(in("en").has("nowhere.at.all"));
    assertThrows(IllegalStateException.class, () -> in("en").text("terms.nothing"));
  }

  @Test
  void aKnownKeyIsThereInEachLanguage() {
    for (var language : Languages.all()) {
      assertTrue(Texts.in(language).has(POINTS), language.id());
    }
  }

  @Test
  void aMissingArgumentIsAnError() {
    assertThrows(IllegalStateException.class, () -> in("en").text(POINTS));
    assertThrows(IllegalStateException.class, () -> in("en").text(POINTS, Map.of("counted", 1)));
  }

  @Test
  void anArgumentOfTheWrongKindIsAnError() {
    assertThrows(IllegalStateException.class, () -> in("en").text(POINTS, Map.of("count", "many")));
  }

  @Test
  void oneLanguageHasOneSetOfTexts() {
    assertSame(in("fr"), in("fr"));
    assertEquals("fr", in("fr").language().id());
  }

  @Test
  void manyThreadsMayAskAtTheSameTime() throws Exception {
    try (var pool = Executors.newFixedThreadPool(8)) {
      var calls =
          IntStream.range(0, 2_000)
              .mapToObj(n -> (Callable<Boolean>) () -> (n + 2 + " punti").equals(points(n + 2)))
              .toList();
      for (var answer : pool.invokeAll(calls)) {
        assertTrue(answer.get());
      }
    }
  }

  private static String points(int count) {
    return in("it").text(POINTS, Map.of("count", count)).replace(".", "");
  }

  private static Texts in(String id) {
    return Texts.in(Languages.named(id).orElseThrow());
  }
}
