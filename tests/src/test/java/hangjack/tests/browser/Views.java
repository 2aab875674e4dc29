package hangjack.tests.browser;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.provider.Arguments;

/** The addresses of all views, one for each kind: a new view is added here. */
final class Views {
  static final List<String> ALL =
      List.of(
          "/",
          "/learn",
          "/learn/the-four-points",
          "/learn/follow-or-trump",
          "/progress",
          "/analyze",
          "/rules",
          "/rules/trinidad",
          "/rules/trinidad/calls",
          "/rules/auction-pitch/calls");

  /** English, long words, accents, from right to left, and no spaces; texts alike look alike. */
  static final List<String> LANGUAGES = List.of("en", "fr", "de", "ar", "zh-Hans");

  private Views() {}

  /** Every view in every language, for parameterized tests. */
  static Stream<Arguments> inEachLanguage() {
    return ALL.stream()
        .flatMap(view -> LANGUAGES.stream().map(language -> Arguments.of(view, language)));
  }

  /** A file name for a picture of a view. */
  static String nameOf(String view) {
    return view.equals("/") ? "home" : view.replaceAll("[^a-z0-9-]+", "-").replaceAll("^-|-$", "");
  }
}
