package hangjack.content.words;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hangjack.content.texts.Languages;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FigureWordsTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "en | −0.3 points | 1 point | 0 points | 1.25 points | 31.4% | 1.10 ±0.06",
        "fr | −0,3 point | 1 point | 0 point | 1,25 point | 31,4 % | 1,10 ±0,06",
        "it | −0,3 punti | 1 punto | 0 punti | 1,25 punti | 31,4% | 1,10 ±0,06",
        "pt | −0,3 ponto | 1 ponto | 0 ponto | 1,25 ponto | 31,4% | 1,10 ±0,06"
      })
  void figuresAreWrittenAsTheLanguageDoes(
      String language,
      String loss,
      String one,
      String none,
      String broken,
      String chance,
      String interval) {
    var words = FigureWords.in(Languages.named(language).orElseThrow());
    assertEquals(loss, words.points(-0.3));
    assertEquals(one, words.points(1));
    assertEquals(none, words.points(-0.001));
    assertEquals(broken, words.points(1.251));
    assertEquals(chance, words.percent(0.3141).replace('\u00a0', ' '));
    assertEquals(interval, words.interval(1.1, 0.0601));
  }

  @Test
  void aZeroHasNoSign() {
    var words = FigureWords.in(Languages.english());
    assertEquals("0", words.number(-0.004));
    assertEquals("0.00", words.aligned(-0.004));
    assertEquals("−12.50", words.aligned(-12.5));
    assertTrue(words.isNothing(0.004));
    assertFalse(words.isNothing(0.006));
  }

  @Test
  void aSmallDifferenceHasThreeDecimals() {
    var italian = FigureWords.in(Languages.named("it").orElseThrow());
    assertEquals("−0,061 ±0,004", italian.fineInterval(-0.0612, 0.0037));
    assertEquals("0.000 ±0.001", FigureWords.in(Languages.english()).fineInterval(-0.0001, 0.001));
  }

  @Test
  void aChanceIsToldAsMatchesOutOfAHundred() {
    var words = FigureWords.in(Languages.english());
    assertEquals("9 more matches", words.matchesInHundred(0.09));
    assertEquals("1 more match", words.matchesInHundred(0.01));
    assertEquals("0.4 more matches", words.matchesInHundred(0.0042));
  }
}
