package hangjack.analyzer.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hangjack.analyzer.cards.Card;
import hangjack.analyzer.cards.Pack;
import hangjack.analyzer.cards.Suit;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The cards pegged in Don (rules 3.6); hearts are trumps. */
class PegPointsTest {
  @ParameterizedTest(name = "{0}")
  @CsvSource({
    "nine-card-don, 4 3 2 1 9 10, 0, 5, 44",
    "irish-don, 4 3 2 1 18 10, 9, 5, 80",
  })
  void theCardsAreWorthWhatTheirTableSays(
      String id, String trumps, int nine, int five, int wholePack) {
    var pegs = RuleSets.named(id).orElseThrow().pegPoints();
    var values = trumps.split(" ", -1);
    var cards = Card.list("Ah Kh Qh Jh 9h 5h");
    for (var place = 0; place < values.length; place++) {
      assertEquals(Integer.parseInt(values[place]), pegs.of(cards.get(place), Suit.HEARTS));
    }
    for (var suit : new Suit[] {Suit.SPADES, Suit.DIAMONDS, Suit.CLUBS}) {
      assertEquals(nine, pegs.of(Card.list("9" + suit.letter()).getFirst(), Suit.HEARTS));
      assertEquals(five, pegs.of(Card.list("5" + suit.letter()).getFirst(), Suit.HEARTS));
    }
    var sum = Pack.cards().stream().mapToInt(card -> pegs.of(card, Suit.HEARTS)).sum();
    assertEquals(wholePack, sum);
    assertEquals(0, pegs.of(Card.JOKER, Suit.HEARTS));
  }

  @Test
  void whatIsReadIsWrittenWithTheRanksFromHighToLow() {
    assertEquals("A:4,9:18/K:2,5:5", written("9:18,a:4/5:5,k:2"));
    assertEquals("A:4", written("A:4"));
    assertEquals("none", written("none"));
    assertTrue(PegPoints.read("none").orElseThrow().isNone());
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "A", "A:0", "A:4,A:3", "X:1", "A:100", "A:4/", "/5:5", "A:1/K:1/Q:1"})
  void whatIsNoListOfRanksIsRefused(String text) {
    assertEquals(Optional.empty(), PegPoints.read(text));
  }

  private static String written(String text) {
    return PegPoints.read(text).orElseThrow().toString();
  }
}
