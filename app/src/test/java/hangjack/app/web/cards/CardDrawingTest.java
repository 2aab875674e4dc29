package hangjack.app.web.cards;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hangjack.analyzer.cards.Card;
import hangjack.analyzer.cards.Rank;
import hangjack.analyzer.cards.Suit;
import java.util.HashSet;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class CardDrawingTest {
  @ParameterizedTest
  @CsvSource({"2d,2", "3c,3", "4h,4", "5s,5", "6d,6", "7c,7", "8h,8", "9s,9", "Td,10", "Ac,1"})
  void aCardShowsAsManyPipsAsItsNumber(String name, int pips) {
    var card = Card.named(name).orElseThrow();
    var shapes = Pattern.compile(Pattern.quote(SuitShape.outline(card.suit()))).matcher(face(card));
    // One more below each of the two indices.
    assertEquals(pips + 2, shapes.results().count());
  }

  @Test
  void everyCardIsTellableWithoutColour() {
    var drawings = new HashSet<String>();
    for (var suit : Suit.values()) {
      for (var rank : Rank.values()) {
        drawings.add(face(Card.of(rank, suit)));
      }
    }
    assertEquals(52, drawings.size());
  }

  @Test
  void theIndexStandsInBothCorners() {
    var face = CardDrawing.face(Card.of(Rank.JACK, Suit.HEARTS), "V");
    assertEquals(2, face.split("class=\"index\"", -1).length - 1);
    assertTrue(face.contains(">V</text>"), face);
  }

  private static String face(Card card) {
    return CardDrawing.face(card, String.valueOf(card.rank().letter()));
  }
}
