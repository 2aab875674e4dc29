package hangjack.tests.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.options.ColorScheme;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;
import org.junit.jupiter.params.provider.MethodSource;

@BrowserTest
final class EveryViewIT {
  @ParameterizedTest
  @MethodSource("hangjack.tests.browser.Views#inEachLanguage")
  void opensOnAPhoneInEachLanguage(String view, String language, Tab tab) {
    tab.size(360, 740).open(view, language).picture(Views.nameOf(view) + "-phone-" + language);
    assertThat(tab.heading()).not().isEmpty();
    assertTrue(tab.page().title().endsWith(" · Hangjack"), tab.page().title());
    var lang = String.valueOf(tab.page().evaluate("document.documentElement.lang"));
    assertEquals(language, lang);
    assertEquals(
        360, ((Number) tab.page().evaluate("document.documentElement.scrollWidth")).intValue());
  }

  @ParameterizedTest
  @FieldSource("hangjack.tests.browser.Views#ALL")
  void keepsNobodyOutInLightColours(String view, Tab tab) {
    tab.size(1200, 850).device(ColorScheme.LIGHT).open(view).picture(Views.nameOf(view) + "-light");
    tab.assertAccessible();
  }

  @ParameterizedTest
  @FieldSource("hangjack.tests.browser.Views#ALL")
  void keepsNobodyOutInDarkColours(String view, Tab tab) {
    tab.size(1200, 850).device(ColorScheme.DARK).open(view).picture(Views.nameOf(view) + "-dark");
    tab.assertAccessible();
  }
}
