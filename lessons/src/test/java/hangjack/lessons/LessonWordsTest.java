package hangjack.lessons;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hangjack.content.texts.Language;
import hangjack.content.texts.Languages;
import hangjack.content.texts.Texts;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The texts of the lessons as data, language by language. */
class LessonWordsTest {
  private static final Pattern ARGUMENT = Pattern.compile("\\{(\\w+)");
  private static final Pattern WORDS = Pattern.compile("\\{\\w+}|\\{count, plural,.*?}}");
  private static final List<String> TOLD =
      List.of(
          "card", "trick", "stand", "beg", "give", "run", "pass", "take", "bid", "discard",
          "turn-up");
  private static final List<String> CHAPTERS =
      List.of(
          "cards-and-points",
          "the-deal",
          "begging",
          "following",
          "scoring",
          "playing-well",
          "the-family");

  static Collection<Language> languages() {
    return Languages.all();
  }

  /** A variant has only what it says in another way. */
  static List<Language> standingAlone() {
    return Languages.all().stream().filter(language -> language.variantOf().isEmpty()).toList();
  }

  @ParameterizedTest
  @MethodSource("standingAlone")
  void thereIsATextForEverythingALessonSaysAndNoOther(Language language) throws IOException {
    assertEquals(keysOfLessons(), new TreeSet<>(texts(language).keySet()));
  }

  @ParameterizedTest
  @MethodSource("languages")
  void aTextNamesTheSameThingsInEveryLanguage(Language language) throws IOException {
    var english = texts(Languages.english());
    for (var text : texts(language).entrySet()) {
      assertEquals(
          arguments(english.getOrDefault(text.getKey(), "")),
          arguments(text.getValue()),
          text.getKey());
    }
  }

  @ParameterizedTest
  @MethodSource("languages")
  void noTextIsLeftInEnglish(Language language) throws IOException {
    if (language.equals(Languages.english())) {
      return;
    }
    var english = texts(Languages.english());
    for (var text : texts(language).entrySet()) {
      assertFalse(text.getValue().equals(english.get(text.getKey())), text.getKey());
    }
  }

  @ParameterizedTest
  @MethodSource("languages")
  void marksAreThoseOfPrintedText(Language language) throws IOException {
    for (var text : texts(language).entrySet()) {
      var words = WORDS.matcher(text.getValue()).replaceAll("x");
      assertFalse(words.matches(".*['\"].*|.*  .*|.*\\.\\.\\..*"), text.getKey());
      var mark = language.id().equals("fr") ? "[;!?:»]" : "[ \u00a0\u202f][;!?:]";
      var before =
          language.id().equals("fr") ? ".*[^\u00a0\u202f]" + mark + ".*" : ".*" + mark + ".*";
      assertFalse(words.matches(before), text.getKey() + ": " + words);
    }
  }

  @Test
  void frenchHasTheNarrowSpaceBeforeHighMarksAndTheWideOneBeforeTheColon() throws IOException {
    for (var text : texts(Languages.named("fr").orElseThrow()).entrySet()) {
      assertFalse(
          text.getValue().matches(".*(\u00a0[;!?]|\u202f[:»]|«[^\u00a0]).*"), text.getKey());
    }
  }

  @ParameterizedTest
  @MethodSource("languages")
  void aLearnerIsAddressedInOneWay(Language language) throws IOException {
    var words =
        switch (language.id()) {
          case "fr" -> "tu|toi|ton|ta|tes";
          case "it" -> "Lei|voi|vostro|vostra";
          case "pt" -> "tu|teu|tua|vós";
          default -> "thou|ye";
        };
    var other = Pattern.compile("\\b(" + words + ")\\b", Pattern.UNICODE_CHARACTER_CLASS);
    for (var text : texts(language).entrySet()) {
      assertFalse(other.matcher(text.getValue()).find(), text.getKey());
    }
  }

  @ParameterizedTest
  @MethodSource("languages")
  void everyCountHasItsPlural(Language language) {
    // not 2, for which Arabic has words of its own
    for (var count : List.of(1, 3)) {
      for (var key : List.of("trumps-missing", "suit-led-missing", "others-missing")) {
        var sentence = Texts.in(language).text("lessons.reply." + key, Map.of("count", count));
        assertEquals(count > 1, sentence.contains("3"), sentence);
        assertTrue(sentence.matches("(?s).*[.。]"), sentence);
      }
    }
  }

  private static Set<String> keysOfLessons() {
    var keys = new TreeSet<String>();
    for (var code : ReplyCode.values()) {
      keys.add("lessons.reply." + code.publicName());
    }
    TOLD.forEach(what -> keys.add("lessons.told." + what));
    CHAPTERS.forEach(id -> keys.add("lessons.chapter." + id + ".title"));
    Lessons.all().forEach(lesson -> keys.addAll(StepTexts.keys(lesson)));
    return keys;
  }

  private static Set<String> arguments(String text) {
    return ARGUMENT
        .matcher(text.replaceAll("(zero|one|two|few|many|other|you) \\{", "$1 "))
        .results()
        .map((MatchResult found) -> found.group(1))
        .collect(Collectors.toSet());
  }

  /** All texts by key: those of each lesson, and those that lessons share. */
  private static Map<String, String> texts(Language language) throws IOException {
    var texts = new HashMap<>(texts(language, "lessons"));
    for (var lesson : Lessons.all()) {
      texts.putAll(texts(language, "lesson-" + lesson.id()));
    }
    return texts;
  }

  /** A variant may have nothing of its own to say in an area. */
  private static Map<String, String> texts(Language language, String area) throws IOException {
    var file = "/hangjack/content/texts/" + language.id() + "/" + area + ".properties";
    try (var stream = Texts.class.getResourceAsStream(file)) {
      if (stream == null) {
        assertTrue(language.variantOf().isPresent(), file);
        return Map.of();
      }
      var properties = new Properties();
      properties.load(new InputStreamReader(stream, StandardCharsets.UTF_8));
      return properties.stringPropertyNames().stream()
          .collect(Collectors.toMap(key -> area + "." + key, properties::getProperty));
    }
  }
}
