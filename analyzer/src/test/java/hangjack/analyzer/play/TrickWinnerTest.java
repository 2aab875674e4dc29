package hangjack.analyzer.play;

import static hangjack.analyzer.fixtures.Deals.rules;
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

  @ParameterizedTest(name = "{0}")
  @CsvSource({
    "L11, 2h Jo As, below-two, 0",
    "L12, As Jo Ks, below-two, 1",
    "a joker under the jack, Jh Jo Th, between-jack-and-ten, 0",
    "a joker over the ten, Th Jo, between-jack-and-ten, 1",
    "a joker under the ace, Ah Jo Kh, second-highest, 0",
    "a joker over the king, Kh Jo, second-highest, 1",
    "a joker over the ace, Ah Jo, highest, 1",
    "a joker led, Jo As Ks, below-two, 0",
    "a joker led under a two, Jo 2h As, below-two, 1",
  })
  void aJokerIsATrumpAtItsRank(String id, String trick, String rank, int place) {
    var rules = rules("pitch-with-joker; joker-rank=" + rank);
    assertEquals(place, TrickWinner.place(Card.list(trick), rules.trumps(Suit.HEARTS)), id);
  }
}
