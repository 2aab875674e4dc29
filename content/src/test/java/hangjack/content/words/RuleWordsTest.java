package hangjack.content.words;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hangjack.analyzer.cards.Rank;
import hangjack.analyzer.rules.HouseRules;
import hangjack.analyzer.rules.Parameter;
import hangjack.analyzer.rules.RuleSet;
import hangjack.analyzer.rules.RuleSets;
import hangjack.content.texts.Language;
import hangjack.content.texts.Languages;
import hangjack.content.words.RuleText.Paragraph;
import hangjack.content.words.RuleText.Section;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class RuleWordsTest {
  static List<Language> languages() {
    return Languages.all();
  }

  @Test
  void theSectionsComeInTheOrderOfTheTable() {
    var sections = RuleWords.in(Languages.english()).prose(rules("trinidad")).sections();
    assertEquals(
        List.of(
            "players",
            "aim",
            "deal",
            "turn-up",
            "begging",
            "running",
            "play",
            "scoring",
            "winning",
            "irregularities",
            "example",
            "glossary"),
        sections.stream().map(Section::id).toList());
    assertTrue(sections.stream().noneMatch(section -> section.paragraphs().isEmpty()));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "en | Trinidad All Fours | the dealer’s pair scores 1 point if it is an ace, 2 points if it"
            + " is a six, and 3 points if it is a jack",
        "fr | All Fours de Trinidad | le camp du donneur marque 1 point si c’est un as, 2 points si"
            + " c’est un six et 3 points si c’est un valet",
        "it | All Fours di Trinidad | la coppia del mazziere segna 1 punto se è un asso, 2 punti se"
            + " è un sei e 3 punti se è un fante",
        "pt | All Fours de Trinidad | a dupla do carteador marca 1 ponto se for um ás, 2 pontos se"
            + " for um seis e 3 pontos se for um valete"
      })
  void theTurnUpPointsAreAListOfTheLanguage(String language, String title, String list) {
    var words = RuleWords.in(Languages.named(language).orElseThrow());
    assertEquals(title, words.prose(rules("trinidad")).title());
    assertTrue(all(words.prose(rules("trinidad"))).contains(list));
    assertEquals(title, words.game(rules("trinidad")));
  }

  @Test
  void aRuleSetSaysOnlyWhatItPlays() {
    var words = RuleWords.in(Languages.english());
    var english = all(words.prose(rules("all-fours")));
    assertFalse(english.contains("clockwise"));
    assertFalse(english.contains("hangs the Jack"));
    assertFalse(english.contains("undertrump"));
    assertTrue(english.contains("throws away the rest"));
    var noBegging = all(words.prose(rules("all-fours; beg=none")));
    assertFalse(noBegging.contains("more cards"));
    assertFalse(noBegging.contains("gift"));
    assertFalse(noBegging.contains("To beg"));
  }

  @Test
  void aHouseRuleIsMarkedWhereItStands() {
    var text = RuleWords.in(Languages.english()).prose(rules("trinidad; hang-jack-points=5"));
    assertEquals("Trinidad All Fours, with house rules", text.title());
    var changed = paragraphs(text).filter(Paragraph::changed).toList();
    assertEquals(1, changed.size());
    assertEquals(Optional.of("hang-jack-points"), changed.getFirst().parameter());
    assertTrue(changed.getFirst().text().contains("5 points"));
    assertTrue(
        paragraphs(RuleWords.in(Languages.english()).prose(rules("trinidad")))
            .noneMatch(Paragraph::changed));
  }

  @ParameterizedTest
  @MethodSource("languages")
  void everyParameterAndValueHasItsWords(Language language) {
    var words = RuleWords.in(language);
    for (var preset : RuleSets.presets()) {
      assertFalse(words.about(preset).isBlank());
      for (var parameter : Parameter.all()) {
        assertFalse(words.title(parameter).isBlank());
        assertFalse(words.explanation(parameter).isBlank());
        assertFalse(words.sentence(parameter, preset).isBlank());
        for (var value : values(parameter)) {
          assertFalse(words.label(parameter, value, preset).isBlank(), parameter + "=" + value);
        }
      }
    }
  }

  @ParameterizedTest
  @CsvSource({
    "en, 14 points, 'A: 1 point, 6: 2 points, and J: 3 points', The side dealt the lowest trump",
    "fr, 14 points, 'A : 1 point, 6 : 2 points et V : 3 points', Celui qui a reçu l’atout le plus"
        + " faible",
    "it, 14 punti, 'A: 1 punto, 6: 2 punti e J: 3 punti', Chi ha ricevuto la briscola più bassa",
    "pt, 14 pontos, 'A: 1 ponto, 6: 2 pontos e J: 3 pontos', Quem recebeu o trunfo mais baixo"
  })
  void aValueIsNamedInAFewWords(String language, String target, String turnUps, String low) {
    var words = RuleWords.in(Languages.named(language).orElseThrow());
    assertEquals(target, words.label(Parameter.TARGET, "14", rules("trinidad")));
    assertEquals(
        turnUps,
        words
            .label(Parameter.TURN_UP_POINTS, "A:1,6:2,J:3", rules("trinidad"))
            .replace('\u00a0', ' '));
    assertEquals(low, words.label(Parameter.LOW_TO, "dealt", rules("trinidad")));
  }

  @ParameterizedTest
  @CsvSource({
    "en, except from the hole, except with more chips than at the start",
    "de, außer aus dem Minus, außer mit mehr Spielmarken als am Anfang"
  })
  void theLabelOfASmudgeSpeaksOfChipsWhereChipsAreCounted(
      String language, String points, String chips) {
    var words = RuleWords.in(Languages.named(language).orElseThrow());
    var label = "wins-unless-in-hole";
    assertTrue(words.label(Parameter.SMUDGE, label, rules("auction-pitch")).endsWith(points));
    assertTrue(words.label(Parameter.SMUDGE, label, rules("pitch-smudge")).endsWith(chips));
  }

  @Test
  void theRankingOfTheRulesIsThatOfTheCards() {
    for (var language : Languages.all()) {
      var cards = CardWords.in(language);
      var ranks =
          Stream.of(Rank.values())
              .sorted(Comparator.reverseOrder())
              .map(cards::letter)
              .collect(Collectors.joining(" "));
      var text = all(RuleWords.in(language).prose(rules("all-fours")));
      assertTrue(text.contains(ranks), ranks);
    }
  }

  @Test
  void theTableOfCardValuesHoldsTheCardsThatCount() {
    var rows = RuleWords.in(Languages.named("fr").orElseThrow()).cardValues(rules("all-fours"));
    assertEquals(List.of("A", "R", "D", "V", "10"), rows.stream().map(r -> r.letter()).toList());
    assertEquals(List.of(4, 3, 2, 1, 10), rows.stream().map(r -> r.value()).toList());
    assertEquals("dame", rows.get(2).name());
  }

  @Test
  void aTenThatCountsNothingIsNotInTheTable() {
    var rows = RuleWords.in(Languages.english()).cardValues(rules("seven-up-32"));
    assertEquals(List.of("A", "K", "Q", "J"), rows.stream().map(r -> r.letter()).toList());
  }

  @Test
  void theTableOfPegsHoldsTheCardsThatScoreWhenWon() {
    var words = RuleWords.in(Languages.english());
    assertEquals(
        List.of("A 4 0", "K 3 0", "Q 2 0", "J 1 0", "9 18 9", "5 10 5"),
        words.pegValues(rules("irish-don")).stream()
            .map(row -> row.letter() + " " + row.trump() + " " + row.other())
            .toList());
    assertEquals(List.of(), words.pegValues(rules("trinidad")));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "pitch-with-joker | High 1, Low 1, Jack 1, Joker 1, Game 1",
        "auction-pitch; smudge=six-tricks | High 1, Low 1, Jack 1, Game 1, Smudge 1",
        "nine-card-don | Game 8",
        "nine-card-don; game-points=1 | Game 9",
        "irish-don |"
      })
  void theTableOfPointsHasARowForEachThingThatScores(String rules, String rows) {
    assertEquals(
        rows == null ? "" : rows,
        RuleWords.in(Languages.english()).points(rules(rules)).stream()
            .map(row -> row.title() + " " + row.points())
            .collect(Collectors.joining(", ")));
  }

  @ParameterizedTest
  @CsvSource({
    "en, 'Trumps: ace 4 and five 10; other suits: five 5', Trumps: king 3",
    "fr, 'Atouts : as 4 et cinq 10 ; autres couleurs : cinq 5', Atouts : roi 3",
    "it, 'Briscole: asso 4 e cinque 10; altri semi: cinque 5', Briscole: re 3",
    "pt, 'Trunfos: ás 4 e cinco 10; outros naipes: cinco 5', Trunfos: rei 3"
  })
  void peggedCardsAreNamedInAFewWords(String language, String both, String trumps) {
    var words = RuleWords.in(Languages.named(language).orElseThrow());
    var don = rules("nine-card-don");
    assertEquals(
        both, words.label(Parameter.PEG_POINTS, "A:4,5:10/5:5", don).replace('\u00a0', ' '));
    assertEquals(trumps, words.label(Parameter.PEG_POINTS, "K:3", don).replace('\u00a0', ' '));
  }

  @Test
  void theTableOfPointsHasAHungJackWhereItScoresOtherwise() {
    var words = RuleWords.in(Languages.english());
    assertEquals(
        List.of("High 1", "Low 1", "Jack 1", "Hang Jack 3", "Game 1"),
        words.points(rules("trinidad")).stream().map(r -> r.title() + " " + r.points()).toList());
    assertEquals(
        List.of("High 1", "Low 1", "Jack 1", "Game 2"),
        words.points(rules("all-fours; game-points=2")).stream()
            .map(r -> r.title() + " " + r.points())
            .toList());
  }

  /** Values a person may write for a parameter; of a range the first dozen and the last. */
  private static List<String> values(Parameter<?> parameter) {
    return parameter.allowed().stream().flatMap(RuleWordsTest::values).toList();
  }

  private static Stream<String> values(String allowed) {
    var dots = allowed.indexOf("..");
    if (dots < 0) {
      return Stream.of(allowed);
    }
    var least = Integer.parseInt(allowed.substring(0, dots));
    var most = Integer.parseInt(allowed.substring(dots + 2));
    return IntStream.rangeClosed(least, most)
        .filter(n -> n < least + 12 || n == most)
        .mapToObj(Integer::toString);
  }

  private static RuleSet rules(String text) {
    return HouseRules.read(text).rules().orElseThrow();
  }

  private static Stream<Paragraph> paragraphs(RuleText text) {
    return text.sections().stream().flatMap(section -> section.paragraphs().stream());
  }

  private static String all(RuleText text) {
    return paragraphs(text).map(Paragraph::text).collect(Collectors.joining("\n"));
  }
}
