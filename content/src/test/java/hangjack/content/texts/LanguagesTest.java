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
  void fourLanguagesAreShippedWhole() {
    var all = Languages.all();
    assertEquals(List.of("en", "fr", "it", "pt"), all.stream().map(Language::id).toList());
    assertTrue(all.stream().allMatch(Language::complete));
    assertTrue(all.stream().allMatch(language -> language.direction() == TextDirection.LTR));
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
        "fr;q=0, it;q=0.1 | it",
        "* | en",
        "'' | en",
        "what is this? | en"
      })
  void aReadersWishesAreMetAsFarAsTheyCanBe(String header, String id) {
    assertEquals(id, Languages.preferred(header).id());
  }
}
