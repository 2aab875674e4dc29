package hangjack.content.sheets;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hangjack.analyzer.fixtures.Reviews;
import hangjack.analyzer.review.Verdict;
import hangjack.analyzer.rules.HouseRules;
import hangjack.analyzer.rules.RuleSet;
import hangjack.analyzer.rules.RuleSets;
import hangjack.content.exercises.Exercises;
import hangjack.content.exercises.Level;
import hangjack.content.exercises.MayPlay;
import hangjack.content.pdf.Paper;
import hangjack.content.pdf.Printed;
import hangjack.content.pdf.Tags;
import hangjack.content.texts.Language;
import hangjack.content.texts.Languages;
import hangjack.content.words.CardWords;
import hangjack.content.words.RefusalWords;
import hangjack.content.words.ReviewWords;
import hangjack.content.words.RuleWords;
import hangjack.content.words.SeatWords;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** The sheets beside the rules in full. */
class SheetKindsTest {
  private static final Language ENGLISH = Languages.english();

  /** Every choice that can make a summary longer, made at once. */
  private static final String LONG =
      "trinidad; game-points=2; low-to=taker; no-undertrump=yes; gift-can-win=no;"
          + " gift-requires-trump=yes; target=21; turn-up-scoring=final-only";

  private static RuleSet rules(String text) {
    return HouseRules.read(text).rules().orElseThrow();
  }

  private static Language language(String id) {
    return Languages.named(id).orElseThrow();
  }

  /** Every preset and some house rules in every language. */
  static List<Arguments> tables() {
    var tables = new ArrayList<Arguments>();
    var texts = new ArrayList<>(RuleSets.ids());
    texts.add("all-fours; players=3; permissive-trumping=no");
    texts.add(LONG);
    for (var text : texts) {
      for (var language : Languages.all()) {
        tables.add(Arguments.of(text, language.id()));
      }
    }
    return tables;
  }

  private static void assertClean(Printed printed, Paper paper) {
    assertEquals(List.of(), printed.missing());
    for (var mark : printed.marks()) {
      if (mark.text().isBlank() || mark.text().equals("\u00A0")) {
        continue;
      }
      assertTrue(
          mark.left() >= 51 && mark.right() <= paper.width() - 51, () -> "at the side: " + mark);
      assertTrue(
          mark.top() >= 40 && mark.bottom() <= paper.height() - 20, () -> "at the end: " + mark);
    }
    for (var figure : Tags.of(printed.document()).elements()) {
      if (figure.getStructureType().equals("Figure")) {
        assertTrue(
            Optional.ofNullable(figure.getAlternateDescription())
                .filter(s -> !s.isBlank())
                .isPresent(),
            "a figure has no words");
      }
    }
  }

  @ParameterizedTest
  @MethodSource("tables")
  void aSummaryAndAPadHaveOnePageOnEveryPaper(String text, String id) {
    for (var paper : Paper.values()) {
      var languages = List.of(language(id));
      try (var summary = new Printed(Sheets.summary(rules(text), languages, paper));
          var pad = new Printed(Sheets.scorepad(rules(text), languages, paper))) {
        assertEquals(1, summary.document().getNumberOfPages());
        assertEquals(1, pad.document().getNumberOfPages());
        assertClean(summary, paper);
        assertClean(pad, paper);
      }
    }
  }

  @ParameterizedTest
  @MethodSource("someTables")
  void aSummaryTellsTheRulesOfThePlayInTheirOwnWordsAndInLargeType(String text, String id) {
    var rules = rules(text);
    var languages = List.of(language(id));
    try (var printed = new Printed(Sheets.summary(rules, languages, Paper.A4))) {
      var copied = printed.read();
      var prose = RuleWords.in(language(id)).prose(rules);
      var told = 0;
      for (var section : prose.sections()) {
        for (var paragraph : section.paragraphs()) {
          if (List.of("permissive-trumping", "must-trump-when-void", "count-out", "beg")
              .contains(paragraph.parameter().orElse(""))) {
            assertTrue(copied.contains(Printed.spaced(paragraph.text())), paragraph.text());
            told++;
          }
        }
      }
      assertTrue(told >= 3, copied);
      // at arm's length 12.5 points are seen as 8 at reading distance
      assertTrue(
          printed.marks().stream().filter(mark -> mark.bottom() - mark.top() > 7).count() > 300);
    }
  }

  @Test
  void houseRulesComeFirstIntoASummary() {
    try (var printed = new Printed(Sheets.summary(rules(LONG), List.of(ENGLISH), Paper.LETTER))) {
      for (var section : RuleWords.in(ENGLISH).prose(rules(LONG)).sections()) {
        for (var paragraph : section.paragraphs()) {
          // points stand in the grid, and the target in the line under the title
          var shown = List.of("game-points", "target").contains(paragraph.parameter().orElse(""));
          if (paragraph.changed() && !shown && !section.id().equals("glossary")) {
            assertTrue(printed.text().contains(Printed.spaced(paragraph.text())), paragraph.text());
          }
        }
      }
    }
  }

  @Test
  void aSummaryHasTheFiguresOfItsRules() {
    try (var printed = new Printed(Sheets.summary(rules("trinidad"), List.of(ENGLISH), Paper.A4))) {
      assertTrue(
          printed
              .text()
              .contains(
                  "Turn-up A 1 Turn-up 6 2 Turn-up J 3 Gift 1 High 1 Low 1 Jack 1 Hang Jack 3"
                      + " Game 1 Card values A 4 K 3 Q 2 J 1 10 10"),
          printed.text());
    }
  }

  private static String pad(String rules) {
    try (var printed = new Printed(Sheets.scorepad(rules(rules), List.of(ENGLISH), Paper.A4))) {
      return printed.text();
    }
  }

  @Test
  void aPadHasAColumnForEverythingThatItsGameScores() {
    assertTrue(
        pad("trinidad")
            .contains(
                "Deal Dealer Turn-up A B Gift A B High A B Low A B Jack A B Game A B Score A B 1"
                    + " 2"),
        pad("trinidad"));
    assertTrue(
        pad("blind-all-fours")
            .contains("Deal Dealer High A B Low A B Jack A B Game A B Score A B 1 2"));
    assertTrue(
        pad("auction-pitch").contains("Deal Pitcher Bid High Low Jack Game Score A B C D 1 2"),
        pad("auction-pitch"));
    assertTrue(pad("pitch-with-joker").contains("Deal Pitcher Bid High Low Jack Joker Game Score"));
  }

  @Test
  void aPadKeepsTheScoreInTheWayOfItsGame() {
    assertTrue(pad("seven-up-32").contains("Chips A B"), pad("seven-up-32"));
    assertTrue(pad("seven-up-32").contains("Cross off the chips"));
    assertTrue(pad("auction-pitch").contains("in the hole"));
    assertFalse(pad("trinidad").contains("in the hole"));
    assertTrue(pad("irish-don").contains("10 20 30 40 50 60 70 81 Match 1 B"), pad("irish-don"));
    assertFalse(pad("irish-don").contains("Score"));
  }

  /** Every table in one language or another. */
  static List<Arguments> someTables() {
    var all = tables();
    var languages = Languages.all().size();
    var some = new ArrayList<Arguments>();
    for (var table = 0; table < all.size() / languages; table++) {
      some.add(all.get(table * languages + table % languages));
    }
    return some;
  }

  @ParameterizedTest
  @MethodSource("someTables")
  void worksheetsAndTheirAnswersSayWhatTheExercisesSay(String text, String id) {
    var rules = rules(text);
    var level = Level.SECOND;
    var cards = CardWords.in(language(id));
    var refusals = RefusalWords.in(language(id));
    var languages = List.of(language(id));
    try (var sheet = new Printed(Sheets.worksheet(rules, 5, level, languages, Paper.A4));
        var answers = new Printed(Sheets.answers(rules, 5, level, languages, Paper.LETTER))) {
      assertClean(sheet, Paper.A4);
      assertClean(answers, Paper.LETTER);
      assertTrue(sheet.document().getNumberOfPages() <= 3);
      var number = 0;
      for (var exercise : Exercises.of(rules, 5, level)) {
        number++;
        assertTrue(sheet.read().contains(" " + number + "."), sheet.read());
        if (exercise instanceof MayPlay asked) {
          var trick = Printed.spaced(cards.shown(asked.trick()));
          assertTrue(sheet.read().contains(trick), sheet.read());
          for (var barred : asked.refusals().entrySet()) {
            var why =
                refusals.card(
                    barred.getValue(), barred.getKey(), asked.trick(), rules.trumps(asked.trump()));
            assertTrue(answers.read().contains(Printed.spaced(why)), why);
          }
        }
      }
    }
  }

  @Test
  void theSameSeedAsksTheSameInEveryLanguage() {
    for (var level : Level.values()) {
      var english = suits(ENGLISH, level);
      for (var language : Languages.all()) {
        assertEquals(english, suits(language, level), language.id());
      }
    }
  }

  /** The suits and the numbers of a sheet, which no language words otherwise. */
  private static String suits(Language language, Level level) {
    var file = Sheets.worksheet(rules("trinidad"), 12, level, List.of(language), Paper.A4);
    try (var printed = new Printed(file)) {
      return printed.read().replaceAll("[^♠♥♦♣]", "");
    }
  }

  @Test
  void everyKindComesInSeveralLanguages() {
    var both = List.of(language("fr"), ENGLISH);
    var rules = rules("trinidad");
    for (var file :
        List.of(
            Sheets.summary(rules, both, Paper.A4),
            Sheets.scorepad(rules, both, Paper.A4),
            Sheets.worksheet(rules, 1, Level.FIRST, both, Paper.A4),
            Sheets.answers(rules, 1, Level.FIRST, both, Paper.A4),
            Sheets.review(Reviews.hungJack(), both, Paper.A4))) {
      try (var printed = new Printed(file)) {
        assertEquals(
            List.of("fr", "en"),
            Tags.of(printed.document()).elements().stream()
                .filter(element -> element.getStructureType().equals("Sect"))
                .map(element -> element.getLanguage())
                .toList());
      }
    }
  }

  @ParameterizedTest
  @MethodSource("hangjack.content.texts.Languages#all")
  void aReviewTellsEveryDecisionAndEveryPlayer(Language language) {
    var review = Reviews.hungJack();
    try (var printed = new Printed(Sheets.review(review, List.of(language), Paper.A4))) {
      assertClean(printed, Paper.A4);
      var words = ReviewWords.in(language);
      var text = printed.read();
      var deal = review.deals().getFirst();
      deal.players()
          .forEach(
              (seat, summary) -> {
                var told = Printed.spaced(words.player(seat, summary));
                assertTrue(text.contains(told), () -> told + "\nin: " + text);
              });
      for (var decision : deal.decisions()) {
        if (decision.verdict() == Verdict.BLUNDER || decision.verdict() == Verdict.MISTAKE) {
          var why = Printed.spaced(words.decision(decision).orElseThrow());
          assertTrue(text.contains(why), () -> why + "\nin: " + text);
        }
      }
      assertTrue(text.contains(SeatWords.in(language).seat(deal.scored().record().dealer())));
    }
  }

  @Test
  void theSameWishIsTheSameBytes() {
    var rules = rules("setback");
    assertArrayEquals(
        Sheets.answers(rules, 3, Level.THIRD, List.of(ENGLISH), Paper.A4),
        Sheets.answers(rules, 3, Level.THIRD, List.of(ENGLISH), Paper.A4));
    assertArrayEquals(
        Sheets.summary(rules, List.of(ENGLISH), Paper.A4),
        Sheets.summary(rules, List.of(ENGLISH), Paper.A4));
  }

  @Test
  void everyKindHasItsPublicName() {
    assertEquals(
        List.of("rules", "summary", "scorepad", "worksheet", "answers", "review"),
        SheetKind.names());
    assertEquals(Optional.of(SheetKind.ANSWERS), SheetKind.named("answers"));
    assertEquals(Optional.empty(), SheetKind.named("poster"));
  }
}
