package hangjack.analyzer.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hangjack.analyzer.cards.Card;
import hangjack.analyzer.cards.CardSet;
import hangjack.analyzer.cards.Suit;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Hearts are trumps. */
class TrumpsTest {
  @ParameterizedTest
  @CsvSource({
    "BELOW_TWO, Ah Kh Qh Jh Th 9h 8h 7h 6h 5h 4h 3h 2h Jo",
    "BETWEEN_JACK_AND_TEN, Ah Kh Qh Jh Jo Th 9h 8h 7h 6h 5h 4h 3h 2h",
    "SECOND_HIGHEST, Ah Jo Kh Qh Jh Th 9h 8h 7h 6h 5h 4h 3h 2h",
    "HIGHEST, Jo Ah Kh Qh Jh Th 9h 8h 7h 6h 5h 4h 3h 2h",
  })
  void eachTrumpIsHigherThanThoseAfterIt(JokerRank rank, String highToLow) {
    var trumps = new Trumps(Suit.HEARTS, rank);
    var cards = Card.list(highToLow);
    for (var i = 0; i < cards.size(); i++) {
      for (var j = 0; j < cards.size(); j++) {
        assertEquals(i < j, trumps.isHigher(cards.get(i), cards.get(j)), cards.get(i) + " " + j);
      }
    }
  }

  @Test
  void theSuitAndTheJokerAreTrumpsAndNothingElseIs() {
    var trumps = new Trumps(Suit.HEARTS, JokerRank.BELOW_TWO);
    for (var card : List.of(Card.JOKER, Card.list("2h").getFirst())) {
      assertTrue(trumps.contains(card));
    }
    assertFalse(trumps.contains(Card.list("As").getFirst()));
    assertEquals(CardSet.named("2h Jo"), trumps.in(CardSet.named("2h As Jo Kd")));
    assertEquals(CardSet.named("2h"), trumps.in(CardSet.named("2h As Kd")));
  }
}
