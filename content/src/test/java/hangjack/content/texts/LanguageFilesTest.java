package hangjack.content.texts;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every text of every area, whoever wrote it: the rules that all languages keep. */
class LanguageFilesTest {
  /** Names that no language translates. */
  private static final Set<String> NAMES =
      Set.of(
          "All Fours",
          "Auction",
          "Blind",
          "California Jack",
          "Hangjack",
          "Pitch",
          "Setback",
          "Seven Up",
          "Shasta Sam",
          "Smudge",
          "smudge");

  /** Words that a language happens to share with English. */
  private static final Map<String, Set<String>> SHARED =
      Map.of(
          "fr",
          Set.of("point", "points", "Point", "Points", "Score", "joker", "Joker", "Verdict"),
          "it",
          Set.of("No"),
          "es",
          Set.of("No"),
          "de",
          Set.of("Joker", "Name", "Partner", "West"));

  /** Marks that open and close a quotation, where they are not “ and ”. */
  private static final Map<String, String> QUOTES =
      Map.of("fr", "«»“”", "it", "«»", "es", "«»", "ar", "«»", "de", "„“");

  private static final String ALL_QUOTES = "«»„“”";

  /** A record's own syntax, quoted in a sentence, keeps its own punctuation. */
  private static final Pattern QUOTED = Pattern.compile("«[^»]*»");

  static List<Language> languages() {
    return Languages.all();
  }

  static List<Language> translations() {
    return Languages.all().stream()
        .filter(language -> !language.id().equals("en") && language.variantOf().isEmpty())
        .toList();
  }

  static List<Language> variants() {
    return Languages.all().stream().filter(language -> language.variantOf().isPresent()).toList();
  }

  /** A variant has only texts that its language has too, and that it says in another way. */
  @ParameterizedTest
  @MethodSource("variants")
  void aVariantHasOnlyWhatItSaysInAnotherWay(Language variant) {
    var language = Languages.named(variant.variantOf().orElseThrow()).orElseThrow();
    assertEquals(Optional.empty(), language.variantOf());
    var own = texts(language);
    texts(variant)
        .forEach(
            (key, text) -> {
              assertTrue(own.containsKey(key), key);
              var other = own.getOrDefault(key, "");
              assertNotEquals(other, text, key);
              assertEquals(
                  new PatternShape(other, language).names(),
                  new PatternShape(text, variant).names(),
                  key);
            });
  }

  @ParameterizedTest
  @MethodSource("translations")
  void everyLanguageHasTheKeysOfEnglish(Language language) {
    assertEquals(texts(Languages.english()).keySet(), texts(language).keySet());
  }

  @ParameterizedTest
  @MethodSource("translations")
  void everyTextAsksForTheArgumentsOfItsEnglish(Language language) {
    var english = texts(Languages.english());
    texts(language)
        .forEach(
            (key, text) ->
                assertEquals(
                    new PatternShape(english.getOrDefault(key, ""), Languages.english()).names(),
                    new PatternShape(text, language).names(),
                    language.id() + " " + key));
  }

  @ParameterizedTest
  @MethodSource("translations")
  void nothingIsLeftInEnglish(Language language) {
    var english = texts(Languages.english());
    var same = new TreeSet<String>();
    texts(language)
        .forEach(
            (key, text) -> {
              if (text.equals(english.get(key))
                  && isEnglish(printed(key, text, language), language)) {
                same.add(key);
              }
            });
    assertEquals(Set.of(), same, language.id());
  }

  private static boolean isEnglish(String text, Language language) {
    var rest = text;
    for (var name : NAMES) {
      rest = rest.replace(name, "");
    }
    for (var word : SHARED.getOrDefault(language.id(), Set.of())) {
      rest = rest.replaceAll("\\b" + word + "\\b", "");
    }
    return rest.matches("(?s).*\\p{L}{2}.*");
  }

  private static String printed(String key, String text, Language language) {
    return Texts.in(language).text(key, new PatternShape(text, language).sample());
  }

  @ParameterizedTest
  @MethodSource("languages")
  void everyPluralHasTheFormsOfItsLanguage(Language language) {
    texts(language)
        .forEach(
            (key, text) ->
                assertEquals(Set.of(), new PatternShape(text, language).incompletePlurals(), key));
  }

  @ParameterizedTest
  @MethodSource("languages")
  void everyTextCanBePrinted(Language language) {
    texts(language)
        .forEach(
            (key, text) -> {
              var printed = Texts.in(language).text(key, new PatternShape(text, language).sample());
              assertFalse(printed.matches("(?s).*[{}#].*"), key + ": " + printed);
              assertEquals(printed.strip(), printed, key);
              assertFalse(printed.contains("  "), key + ": " + printed);
            });
  }

  @ParameterizedTest
  @MethodSource("languages")
  void apostrophesAndQuotesAreTypographic(Language language) {
    texts(language)
        .forEach((key, text) -> assertFalse(text.matches("(?s).*['\"].*"), language.id() + key));
  }

  @ParameterizedTest
  @MethodSource("languages")
  void quotesAreThoseOfTheLanguage(Language language) {
    var own = QUOTES.getOrDefault(language.id(), "“”");
    var foreign = ALL_QUOTES.replaceAll("[" + own + "]", "");
    texts(language)
        .forEach(
            (key, text) ->
                assertFalse(text.matches("(?s).*[" + foreign + "].*"), language.id() + " " + key));
  }

  @ParameterizedTest
  @MethodSource("languages")
  void everyQuotationIsClosed(Language language) {
    var marks = QUOTES.getOrDefault(language.id(), "“”");
    texts(language)
        .forEach(
            (key, text) ->
                assertEquals(
                    text.chars().filter(sign -> sign == marks.charAt(0)).count(),
                    text.chars().filter(sign -> sign == marks.charAt(1)).count(),
                    language.id() + " " + key));
  }

  /** Chinese has signs of full width after its characters, and no space between them. */
  @Test
  void chineseHasItsOwnSigns() {
    texts(Languages.named("zh-Hans").orElseThrow())
        .forEach(
            (key, text) ->
                assertFalse(
                    text.matches("(?s).*\\p{IsHan}([,;:!?]|\\.(?!\\.)|\\h+\\p{IsHan}).*"),
                    key + text));
  }

  @Test
  void arabicHasItsOwnSigns() {
    texts(Languages.named("ar").orElseThrow())
        .forEach(
            (key, text) -> assertFalse(text.matches("(?s).*\\p{IsArabic}[,;?%].*"), key + text));
  }

  /** The digits of cards and scores are those of sentences, in every language. */
  @ParameterizedTest
  @MethodSource("languages")
  void numbersHaveTheDigitsOfTheCards(Language language) {
    assertEquals(
        "1",
        Texts.in(language)
            .text("terms.count.trick-number", Map.of("number", 1))
            .replaceAll("[^\\p{Nd}]", ""));
  }

  @Test
  void frenchHasNoBreakSpacesBeforeItsTallSignsAndInsideItsQuotes() {
    texts(Languages.named("fr").orElseThrow())
        .forEach(
            (key, text) -> {
              assertFalse(text.matches("(?s).*(?<![\u00a0\u202f])».*"), key);
              assertFalse(text.matches("(?s).*«(?![\u00a0\u202f]).*"), key);
              var outside = QUOTED.matcher(text).replaceAll("");
              assertFalse(outside.matches("(?s).*[^\u00a0\u202f\\p{P}][;:!?](?!\\S).*"), key);
            });
  }

  @ParameterizedTest
  @MethodSource("languages")
  void onlyFrenchHasSpacesBeforeItsTallSigns(Language language) {
    if (!language.id().equals("fr")) {
      texts(language)
          .forEach(
              (key, text) ->
                  assertFalse(text.matches("(?s).*\\h[;:!?].*"), language.id() + " " + key));
    }
  }

  @ParameterizedTest
  @MethodSource("languages")
  void noKeyStandsTwiceInAFile(Language language) throws IOException {
    for (var file : files(language)) {
      var keys = new HashSet<String>();
      var continued = false;
      for (var line : Files.readAllLines(file)) {
        var end = line.indexOf('=');
        if (!continued && end > 0 && !line.startsWith("#")) {
          assertTrue(keys.add(line.substring(0, end).strip()), file.getFileName() + line);
        }
        continued = line.endsWith("\\");
      }
    }
  }

  /** Every text of a language's own files, by its key with the area before it. */
  static Map<String, String> texts(Language language) {
    var texts = new TreeMap<String, String>();
    for (var file : files(language)) {
      var area = file.getFileName().toString().replace(".properties", "");
      if (!area.equals("language")) {
        TextFile.entries(language.id(), area)
            .forEach((key, text) -> texts.put(area + "." + key, text));
      }
    }
    return texts;
  }

  private static List<Path> files(Language language) {
    try {
      var resource = Texts.class.getResource(language.id() + "/language.properties");
      if (resource == null) {
        throw new IllegalStateException("no folder of " + language.id());
      }
      try (var files = Files.list(Path.of(resource.toURI()).resolveSibling(""))) {
        return new ArrayList<>(files.sorted().toList());
      }
    } catch (IOException | URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }
}
