package hangjack.app.web.analyze;

import static org.junit.jupiter.api.Assertions.assertEquals;

import hangjack.analyzer.record.Place;
import org.junit.jupiter.api.Test;

class TextPlacesTest {
  private static final String TEXT = "first line\nKh 7s 7s\n\nlast";

  @Test
  void aPlaceCountsLinesAndColumnsFromOne() {
    assertEquals(0, TextPlaces.offset(TEXT, new Place(1, 1, 5)));
    assertEquals(17, TextPlaces.offset(TEXT, new Place(2, 7, 2)));
    assertEquals(TEXT.length() - 4, TextPlaces.offset(TEXT, new Place(4, 1, 4)));
  }

  @Test
  void aPlacePastAnEndIsAtThatEnd() {
    assertEquals(10, TextPlaces.offset(TEXT, new Place(1, 99, 1)));
    assertEquals(TEXT.length(), TextPlaces.offset(TEXT, new Place(9, 1, 1)));
  }

  @Test
  void aLineIsCutBeforeAndAfterTheStretch() {
    assertEquals(new TextPlaces.Cut("Kh 7s ", "7s", ""), TextPlaces.cut(TEXT, new Place(2, 7, 2)));
    assertEquals(
        new TextPlaces.Cut("", "first", " line"), TextPlaces.cut(TEXT, new Place(1, 1, 5)));
    assertEquals(new TextPlaces.Cut("", "", ""), TextPlaces.cut(TEXT, new Place(3, 1, 0)));
  }

  @Test
  void aProposalTakesThePlaceOfTheStretchOnly() {
    assertEquals(
        "first line\nKh 7s 8s\n\nlast", TextPlaces.replaced(TEXT, new Place(2, 7, 2), "8s"));
    assertEquals(
        "first line\nKh 7s 8s\n\nlast", TextPlaces.replaced(TEXT, new Place(2, 7, 99), "8s"));
    assertEquals(TEXT + "!", TextPlaces.replaced(TEXT, new Place(4, 5, 0), "!"));
  }
}
