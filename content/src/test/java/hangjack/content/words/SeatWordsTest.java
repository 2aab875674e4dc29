package hangjack.content.words;

import static org.junit.jupiter.api.Assertions.assertEquals;

import hangjack.analyzer.cards.Seat;
import hangjack.analyzer.cards.Side;
import hangjack.content.texts.Languages;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SeatWordsTest {
  @ParameterizedTest
  @CsvSource({
    "en, West, East–West",
    "fr, Ouest, Est-Ouest",
    "it, Ovest, Est-Ovest",
    "pt, Oeste, Leste-Oeste"
  })
  void seatsAndSidesHaveTheirCompassPoints(String language, String west, String pair) {
    var words = SeatWords.in(Languages.named(language).orElseThrow());
    assertEquals(west, words.seat(Seat.WEST));
    assertEquals(west, words.side(Side.W));
    assertEquals(pair, words.side(Side.EW));
  }

  @Test
  void aKnownPersonIsCalledByName() {
    var words =
        SeatWords.in(
            Languages.english(), Map.of(Seat.NORTH, "Ann", Seat.SOUTH, "Ben", Seat.EAST, "Cy"));
    assertEquals("Ann", words.seat(Seat.NORTH));
    assertEquals("North", words.point(Seat.NORTH));
    assertEquals("Ann and Ben", words.side(Side.NS));
    assertEquals("East–West", words.side(Side.EW));
    assertEquals("West", words.seat(Seat.WEST));
  }
}
