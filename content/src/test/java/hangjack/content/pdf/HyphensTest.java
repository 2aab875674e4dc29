package hangjack.content.pdf;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class HyphensTest {
  private static String divided(String word, String language) {
    var divided = new StringBuilder(word);
    for (var place : Hyphens.of(word, Locale.forLanguageTag(language)).reversed()) {
      divided.insert((int) place, '-');
    }
    return divided.toString();
  }

  /** As dictionaries of each language divide these words. */
  @ParameterizedTest
  @CsvSource({
    "de, Kartenspiel, Kar-ten-spiel",
    "de, Trumpffarbe, Trumpf-far-be",
    "fr, distribution, dis-tri-bu-tion",
    "it, distribuzione, di-stri-bu-zio-ne",
    "pt, distribuição, dis-tri-bui-ção",
    "es, carta, carta",
    "es, distribuidor, dis-tri-bui-dor",
    "en, understand, un-der-stand"
  })
  void wordsAreDividedAsTheirLanguageDoes(String language, String word, String divided) {
    // Two letters at least begin a word, three end it.
    assertEquals(atLeast(divided), divided(word, language));
  }

  private static String atLeast(String divided) {
    var last = divided.lastIndexOf('-');
    return last >= 0 && divided.length() - last - 1 < 3
        ? divided.substring(0, last) + divided.substring(last + 1)
        : divided;
  }

  @Test
  void shortWordsNamesWithCapitalsInsideAndCodesAreNotDivided() {
    assertEquals("Blatt", divided("Blatt", "de"));
    assertEquals("HANGJACK", divided("HANGJACK", "en"));
    assertEquals("distribution2", divided("distribution2", "fr"));
  }

  @Test
  void aLanguageWithoutPatternsHasNoHyphens() {
    assertEquals("distribution", divided("distribution", "zh-Hans"));
    assertEquals("distribution", divided("distribution", "ar"));
  }
}
