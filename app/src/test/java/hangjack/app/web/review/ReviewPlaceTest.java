package hangjack.app.web.review;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class ReviewPlaceTest {
  @Test
  void aNumberIsADecisionOfTheFirstDeal() {
    assertEquals(Optional.of(new ReviewPlace(1, 7)), ReviewPlace.read("7"));
  }

  @Test
  void twoNumbersAreADealAndItsDecision() {
    assertEquals(Optional.of(new ReviewPlace(2, 13)), ReviewPlace.read("2.13"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "0", "-1", "x", "1.", ".1", "0.3", "1.2.3", "99999", "7 ", "07"})
  void anythingElseIsNoPlace(String text) {
    assertEquals(Optional.empty(), ReviewPlace.read(text));
  }

  @Test
  void aPlaceIsReadAsItIsWritten() {
    assertEquals("7", new ReviewPlace(1, 7).written(1));
    assertEquals("1.7", new ReviewPlace(1, 7).written(2));
    assertEquals(Optional.of(new ReviewPlace(3, 9)), ReviewPlace.read("3.9"));
  }
}
