package hangjack.analyzer.play;

import static org.junit.jupiter.api.Assertions.assertEquals;

import hangjack.analyzer.cards.Card;
import hangjack.analyzer.cards.Suit;
import hangjack.analyzer.rules.JokerRank;
import hangjack.analyzer.rules.Trumps;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TrickWinnerTest {
  @ParameterizedTest
  @CsvSource({
    "Qs Ks 7s As, 3",
    "Qs Kd Ad Jc, 0",
    "As Ks 2h Qs, 2",
    "As 7h 2h Kh, 3",
    "2h As Ac Ad, 0",
    "Ts 9s Js 2d, 2",
    "Qs, 0",
  })
  void theHighestTrumpWinsElseTheHighestOfTheSuitLed(String trick, int place) {
    assertEquals(
        place, TrickWinner.place(Card.list(trick), new Trumps(Suit.HEARTS, JokerRank.BELOW_TWO)));
  }
}
