package hangjack.lessons;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import hangjack.analyzer.cards.Card;
import hangjack.analyzer.cards.CardSet;
import hangjack.analyzer.cards.Suit;
import hangjack.content.texts.Languages;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LessonTextTest {
  private static final LessonText NOT_A_TRUMP =
      new LessonText(
          "lessons.reply.not-a-trump",
          Map.of("card", Card.list("Js").getFirst(), "trump", Suit.HEARTS));

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "en | J♠ is not a trump. The trump suit is hearts.",
        "fr | V♠ n’est pas un atout. L’atout est cœur.",
        "it | J♠ non è una briscola. La briscola è cuori.",
        "pt | J♠ não é trunfo. O trunfo é copas."
      })
  void cardsAndSuitsStandInTheWordsOfTheLanguage(String language, String sentence) {
    assertEquals(sentence, NOT_A_TRUMP.in(Languages.named(language).orElseThrow()));
  }

  @Test
  void aSetOfCardsStandsFromTheHighestDown() {
    var text =
        new LessonText(
            "lesson-the-four-points.find-high.hint-2",
            Map.of("trumps", CardSet.named("4h Th Kh Jh")));
    assertEquals(
        "Voici les atouts en jeu\u00a0: R♥ V♥ 10♥ 4♥.",
        text.in(Languages.named("fr").orElseThrow()));
  }

  @Test
  void onlyTheCardsNamedInTheTextItselfAreFound() {
    assertEquals(CardSet.EMPTY, NOT_A_TRUMP.cardsNamed(Languages.english()));
    var text = new LessonText("lesson-the-four-points.find-low.right", Map.of());
    assertEquals(CardSet.named("4h"), text.cardsNamed(Languages.english()));
  }

  @Test
  void aTextThatLacksWhatItNamesIsAnError() {
    var text = new LessonText("lessons.reply.not-a-trump", Map.of());
    assertThrows(IllegalStateException.class, () -> text.in(Languages.english()));
  }
}
