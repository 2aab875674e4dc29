package hangjack.content.words;

import static org.junit.jupiter.api.Assertions.assertEquals;

import hangjack.analyzer.cards.Card;
import hangjack.analyzer.cards.Suit;
import hangjack.content.texts.Languages;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CardWordsTest {
  @ParameterizedTest
  @CsvSource({
    "en, J♥, jack of hearts, the jack of hearts, a jack of hearts",
    "fr, V♥, valet de cœur, le valet de cœur, un valet de cœur",
    "it, J♥, fante di cuori, il fante di cuori, un fante di cuori",
    "pt, J♥, valete de copas, o valete de copas, um valete de copas"
  })
  void aCardIsShownAndNamedAsItsLanguageDoes(
      String language, String shown, String name, String definite, String indefinite) {
    var words = in(language);
    var jack = card("Jh");
    assertEquals(shown, words.shown(jack));
    assertEquals(name, words.name(jack));
    assertEquals(definite, words.definite(jack));
    assertEquals(indefinite, words.indefinite(jack));
  }

  @ParameterizedTest
  @CsvSource({
    "en, A♠ K♠ Q♠ J♠ 10♠ 9♠ 2♠",
    "fr, A♠ R♠ D♠ V♠ 10♠ 9♠ 2♠",
    "it, A♠ K♠ Q♠ J♠ 10♠ 9♠ 2♠",
    "pt, A♠ K♠ Q♠ J♠ 10♠ 9♠ 2♠"
  })
  void theLettersAreThoseOfTheLanguagesPack(String language, String shown) {
    assertEquals(shown, in(language).shown(Card.list("As Ks Qs Js Ts 9s 2s")));
  }

  @Test
  void articlesFollowTheSoundOfTheWord() {
    assertEquals("l’as de trèfle", in("fr").definite(card("Ac")));
    assertEquals("la dame de carreau", in("fr").definite(card("Qd")));
    assertEquals("l’otto di fiori", in("it").definite(card("8c")));
    assertEquals("la donna di quadri", in("it").definite(card("Qd")));
    assertEquals("a dama de ouros", in("pt").definite(card("Qd")));
    assertEquals("an eight of clubs", in("en").indefinite(card("8c")));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {"en; K♥, 10♥, or 4♣", "fr; R♥, 10♥ ou 4♣", "it; K♥, 10♥ o 4♣", "pt; K♥, 10♥ ou 4♣"})
  void cardsToChooseFromAreAList(String language, String list) {
    assertEquals(list, in(language).either(Card.list("Kh Th 4c")));
  }

  @ParameterizedTest
  @CsvSource({
    "en, joker, the joker, a joker",
    "fr, joker, le joker, un joker",
    "it, jolly, il jolly, un jolly",
    "pt, curinga, o curinga, um curinga"
  })
  void theJokerHasANameInEachLanguageAndOneSign(
      String language, String name, String definite, String indefinite) {
    var words = in(language);
    assertEquals("Jo", words.shown(Card.JOKER));
    assertEquals("2♥ Jo", words.shown(Card.list("2h Jo")));
    assertEquals(name, words.name(Card.JOKER));
    assertEquals(definite, words.definite(Card.JOKER));
    assertEquals(indefinite, words.indefinite(Card.JOKER));
  }

  @Test
  void aSuitIsNamedWithItsSign() {
    assertEquals("carreau", in("fr").suit(Suit.DIAMONDS));
    assertEquals("carreau ♦", in("fr").suitShown(Suit.DIAMONDS).replace('\u00a0', ' '));
  }

  private static Card card(String name) {
    return Card.named(name).orElseThrow();
  }

  private static CardWords in(String language) {
    return CardWords.in(Languages.named(language).orElseThrow());
  }
}
