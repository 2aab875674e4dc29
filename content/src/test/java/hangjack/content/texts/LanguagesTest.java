package hangjack.content.texts;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LanguagesTest {
  @Test
  void theLanguagesAreThoseOfTheSpecificationEachWhole() {
    var all = Languages.all();
    assertEquals(
        List.of("en", "en-TT", "fr", "it", "pt", "es", "de", "ar", "zh-Hans"),
        all.stream().map(Language::id).toList());
    assertTrue(all.stream().allMatch(Language::complete));
  }

  @Test
  void arabicAloneRunsFromRightToLeft() {
    var fromRight =
        Languages.all().stream()
            .filter(language -> language.direction() == TextDirection.RTL)
            .map(Language::id);
    assertEquals(List.of("ar"), fromRight.toList());
  }

  @Test
  void trinidadsEnglishIsAVariantOfEnglish() {
    assertEquals(Optional.of("en"), Languages.named("en-TT").orElseThrow().variantOf());
    assertEquals(Optional.empty(), Languages.named("fr").orElseThrow().variantOf());
  }

  @Test
  void aLanguageIsFoundByItsIdInEitherCase() {
    assertEquals("français", Languages.named("FR").orElseThrow().ownName());
    assertEquals(Optional.empty(), Languages.named("xx"));
  }

  @Test
  void theDirectionHasThePublicNameOfPages() {
    assertEquals("ltr", TextDirection.LTR.publicName());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "fr | fr",
        "it-CH, fr;q=0.8 | it",
        "pt-PT | pt",
        "pt-BR, en;q=0.5 | pt",
        "xx, en;q=0.3, fr;q=0.9 | fr",
        "en-TT | en-TT",
        "en-GB | en",
        "zh-Hans-CN | zh-Hans",
        "zh-CN | zh-Hans",
        "zh | zh-Hans",
        "ar-EG | ar",
        "fr;q=0, it;q=0.1 | it",
        "* | en",
        "'' | en",
        "what is this? | en"
      })
  void aReadersWishesAreMetAsFarAsTheyCanBe(String header, String id) {
    assertEquals(id, Languages.preferred(header).id());
  }
}
