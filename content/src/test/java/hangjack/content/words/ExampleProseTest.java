package hangjack.content.words;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hangjack.analyzer.match.CountingOut;
import hangjack.analyzer.rules.HouseRules;
import hangjack.analyzer.rules.RuleSet;
import hangjack.analyzer.rules.RuleSets;
import hangjack.analyzer.score.ScoreSheet;
import hangjack.content.exercises.ExampleDeal;
import hangjack.content.texts.Language;
import hangjack.content.texts.Languages;
import hangjack.content.words.RuleText.Paragraph;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The deal that the rules of a game end with, and what is said of it. */
class ExampleProseTest {
  private static final Language ENGLISH = Languages.english();

  static List<RuleSet> presets() {
    return RuleSets.presets();
  }

  /**
   * Checked by hand: every card is allowed under permissive trumping, North–South win the queen of
   * diamonds (2), A♣ (4), K♣ Q♣ J♣ (6), 10♦ A♥ (14), J♥ 10♥ (11), that is 37 pips.
   */
  @Test
  void inTrinidadSouthHangsTheJackOfEast() {
    assertEquals(
        List.of(
            "South deals and turns up 3♣.",
            "East stands. Trumps: clubs ♣.",
            "Trick 1: East 7♥, North Q♥, West K♥, South 2♠. West wins.",
            "Trick 2: West 6♠, South 8♠, East 2♦, North Q♦. South wins.",
            "Trick 3: South A♣, East 5♣, North 6♣, West 2♣. South wins.",
            "Trick 4: South K♣, East J♣, North Q♣, West 9♣. South wins.",
            "Trick 5: South 10♦, East 5♥, North 7♦, West A♥. South wins.",
            "Trick 6: South 5♦, East J♥, North 4♥, West 10♥. South wins.",
            "High: A♣, dealt to South – 1 point for North–South.",
            "Low: 2♣, dealt to West – 1 point for East–West.",
            "Hang Jack: J♣, hung by South in trick 4 – 3 points for North–South.",
            "Game: 37 pips against 5 – 1 point for North–South.",
            "Scored in this deal: North–South 5 and East–West 1."),
        told(rules("trinidad"), ENGLISH));
  }

  /** Checked by hand: South wins every trick, with A♦ A♠ J♠ Q♣ J♦ 10♥ 10♦, that is 32 pips. */
  @Test
  void inTheEnglishGameNorthBegsAndSouthGives() {
    assertEquals(
        List.of(
            "South deals and turns up 7♠.",
            "North begs, and South keeps the trump and gives. Trumps: spades ♠.",
            "Trick 1: North 8♦, South A♦. South wins.",
            "Trick 2: South A♠, North 2♣. South wins.",
            "Trick 3: South J♠, North 7♥. South wins.",
            "Trick 4: South Q♣, North J♦. South wins.",
            "Trick 5: South 2♠, North 10♥. South wins.",
            "Trick 6: South 3♠, North 10♦. South wins.",
            "Gift: the dealer kept the trump – 1 point for North.",
            "High: A♠, dealt to South – 1 point for South.",
            "Low: 2♠, dealt to South – 1 point for South.",
            "Jack: J♠, won by South in trick 3 – 1 point for South.",
            "Game: 32 pips against 0 – 1 point for South.",
            "Scored in this deal: North 1 and South 4."),
        told(rules("all-fours"), ENGLISH));
  }

  /** Checked by hand: West has High and Low, and A♥ and 2♣ bring West 13 pips with three tricks. */
  @Test
  void inAuctionPitchTheBidsAndTheContractAreTold() {
    var told = told(rules("auction-pitch"), ENGLISH);
    assertEquals(
        List.of(
            "South deals.",
            "Bidding in turn: West bids 3, North passes, East passes, South passes.",
            "The first lead makes the trump: clubs ♣.",
            "Trick 1: West A♣, North 6♣, East 5♣, South 2♠. West wins."),
        told.subList(0, 4));
    assertEquals("West bid 3 and made 3.", told.get(told.size() - 2));
    assertEquals("Scored in this deal: North 0, East 1, South 0, and West 3.", told.getLast());
  }

  @Test
  void ofManyTricksOnlyThoseAreToldThatDecideAPoint() {
    var told = told(rules("california-jack"), ENGLISH);
    assertEquals(3, told.stream().filter(text -> text.startsWith("Trick")).count());
    assertTrue(told.contains("The tricks that decide no point are left out."), told::toString);
  }

  @Test
  void inDonATrickTellsWhatIsPeggedInIt() {
    var told = told(rules("nine-card-don"), ENGLISH);
    assertTrue(
        told.contains(
            "Trick 2: West 9♣, North 5♥, East A♣, South J♣. North wins and pegs 10 points."),
        told::toString);
  }

  @Test
  void afterARunTheSecondTurnUpAndTheThrownCardsAreTold() {
    var told = told(rules("all-fours; beg=stand-or-pass"), ENGLISH);
    assertTrue(told.get(1).startsWith("North begs, and South runs the cards and turns up "));
    assertEquals("Each player keeps 6 cards and throws away the rest.", told.get(2));
  }

  @ParameterizedTest
  @MethodSource("presets")
  void everyGameHasItsExampleInEveryLanguageAndItsScoreIsThatOfTheEngine(RuleSet rules) {
    var deal = ExampleDeal.of(rules).orElseThrow();
    var scored = CountingOut.count(rules, deal.before(), ScoreSheet.of(deal)).deal();
    for (var language : Languages.all()) {
      var told = told(rules, language);
      assertTrue(told.size() >= 8 && told.size() <= 18, () -> rules + " " + told);
      var scores = ScoreWords.in(language).scores(scored).replace('\u00a0', ' ');
      assertTrue(told.getLast().contains(scores), () -> scores + ": " + told);
    }
  }

  /** Where a single point wins, what follows the deciding one is told and not counted. */
  @Test
  void aMatchWonInTheExampleIsToldToItsEnd() {
    var told = told(rules("trinidad; target=1"), ENGLISH);
    assertTrue(told.contains("Low: 2♣, dealt to West – not counted."), told::toString);
    assertEquals(
        "The match goes to North–South with 1 point; the deciding one was for High.",
        told.getLast());
  }

  @ParameterizedTest
  @ValueSource(strings = {"high-points=2", "jack-points=3", "ten-value=0"})
  void aHouseRuleOfTheScoreShowsInTheExample(String change) {
    assertFalse(
        told(rules("all-fours"), ENGLISH).equals(told(rules("all-fours; " + change), ENGLISH)));
  }

  private static List<String> told(RuleSet rules, Language language) {
    return RuleWords.in(language).prose(rules).sections().stream()
        .filter(section -> section.id().equals("example"))
        .flatMap(section -> section.paragraphs().stream())
        .map(Paragraph::text)
        .map(text -> text.replace('\u00a0', ' '))
        .toList();
  }

  private static RuleSet rules(String text) {
    return HouseRules.read(text).rules().orElseThrow();
  }
}
