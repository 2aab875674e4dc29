package hangjack.analyzer.match;

import static hangjack.analyzer.fixtures.Deals.rules;
import static org.junit.jupiter.api.Assertions.assertEquals;

import hangjack.analyzer.cards.Card;
import hangjack.analyzer.cards.Seat;
import java.util.EnumMap;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Who deals first (rules 3; 7 no. 9). */
class CutForDealTest {
  @ParameterizedTest(name = "{0}: {1}")
  @CsvSource({
    "trinidad, 9s Ah Kd 2c, EAST",
    "trinidad, As Ah Kd 2c, ''",
    "trinidad, 9s 9h Kd 2c, SOUTH",
    "trinidad; first-dealer=low-cut, 9s Ah Kd 2c, WEST",
    "trinidad; first-dealer=low-cut, 2s Ah Kd 2c, ''",
    "trinidad; first-dealer=low-cut, 3s Ah Kd 2c, WEST",
    "trinidad; first-dealer=first-jack, 9s Ah Kd 2c, ''",
    "trinidad; first-dealer=random, 9s Ah Kd 2c, ''",
    "all-fours, 9s 8h, NORTH",
    "seven-up-32; first-dealer=high-cut, 9s Th, SOUTH",
  })
  void theHighestOrTheLowestCardDealsAndATieIsCutAgain(String id, String cards, String dealer) {
    var rules = rules(id);
    var drawn = new EnumMap<Seat, Card>(Seat.class);
    var left = Card.list(cards).iterator();
    for (var seat : Seat.values()) {
      if (rules.seating().seats().contains(seat)) {
        drawn.put(seat, left.next());
      }
    }
    assertEquals(
        Optional.of(dealer).filter(name -> !name.isEmpty()).map(Seat::valueOf),
        CutForDeal.dealer(rules, drawn));
  }

  @Test
  void theFirstJackDealtFaceUpDeals() {
    var rules = rules("trinidad; first-dealer=first-jack");
    // to the right: North, West, South, East, North, West
    var pack = Card.list("2s 3s 4s 5s 6s Jd Jh");
    assertEquals(Optional.of(Seat.WEST), CutForDeal.firstJack(rules, Seat.NORTH, pack));
    assertEquals(Optional.of(Seat.SOUTH), CutForDeal.firstJack(rules, Seat.WEST, pack));
    assertEquals(Optional.empty(), CutForDeal.firstJack(rules, Seat.NORTH, pack.subList(0, 5)));
  }
}
