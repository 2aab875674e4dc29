package hangjack.content.words;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hangjack.analyzer.rules.BegRule;
import hangjack.analyzer.rules.HouseRules;
import hangjack.analyzer.rules.RuleSet;
import hangjack.analyzer.rules.RuleSets;
import hangjack.content.texts.Language;
import hangjack.content.texts.Languages;
import hangjack.content.words.RuleText.Paragraph;
import hangjack.content.words.RuleText.Section;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** What the rules of each game say, and what they do not say. */
class RuleProseTest {
  static List<Arguments> games() {
    var games = new ArrayList<Arguments>();
    for (var preset : RuleSets.presets()) {
      for (var language : Languages.all()) {
        games.add(Arguments.of(preset.id(), language.id()));
      }
    }
    return games;
  }

  @ParameterizedTest
  @MethodSource("games")
  void everyGameIsToldWholeAndUnderItsName(String preset, String language) {
    var words = RuleWords.in(in(language));
    var text = words.prose(rules(preset));
    assertFalse(text.title().equals(preset), "no title of its own");
    assertFalse(words.about(rules(preset)).isBlank());
    assertTrue(text.summary().matches("(?s).*[.。]"));
    for (var section : text.sections()) {
      assertFalse(section.paragraphs().isEmpty(), section.id());
      for (var paragraph : section.paragraphs()) {
        assertFalse(paragraph.changed(), paragraph.text());
        assertTrue(paragraph.text().matches("(?s).*[.。”»]"), paragraph.text());
        assertFalse(paragraph.text().matches("(?s).*[#{}|].*"), paragraph.text());
        assertFalse(paragraph.text().matches("(?s).*: ?\\..*"), paragraph.text());
      }
    }
  }

  @ParameterizedTest
  @CsvSource({
    "en, 'I beg|begs|gift|turn-up|turned up|turns the next'",
    "fr, 'je demande|cadeau|retourne|redonne'",
    "it, 'chiedo|regalo|carta scoperta|scopre la'",
    "pt, 'peço|presente|carta virada|vira a'",
    "es, 'pido|regalo|carta descubierta|descubre la'",
    "de, 'ich bettle|Geschenk|aufgedeckte Karte|deckt die'"
  })
  void aGameWithoutATurnUpDoesNotSpeakOfOne(String language, String words) {
    for (var preset : RuleSets.presets()) {
      var speaks = all(preset, language).matches("(?s).*(" + words + ").*");
      assertEquals(preset.beg() != BegRule.NONE, speaks, preset.id());
    }
  }

  @ParameterizedTest
  @CsvSource({
    "en, 'pitcher|\\bbids?\\b|set back|in the hole', 'Draw|draws|the stock', pegs, chips|the pool",
    "fr, 'preneur|enchère|chut|in the hole', 'piochent|piocher', 'Carte prise', jeton|pot",
    "it, 'dichiarante|offerta|va sotto', 'pescano|si pesca', 'carte catturate', gettoni|piatto",
    "pt, 'declarante|lance|queda', 'compram|se compram', 'Carta capturada', fichas|bolo"
  })
  void biddingDrawingPeggingAndChipsAreToldOnlyWhereTheyArePlayed(
      String language, String bidding, String drawing, String pegging, String chips) {
    for (var preset : RuleSets.presets()) {
      var text = all(preset, language);
      assertEquals(preset.auction(), matches(text, bidding), preset.id());
      assertEquals(preset.draws(), matches(text, drawing), preset.id());
      assertEquals(!preset.pegPoints().isNone(), matches(text, pegging), preset.id());
      var chipsDown = List.of("seven-up-32", "pitch-smudge").contains(preset.id());
      assertEquals(chipsDown, matches(text, chips), preset.id());
    }
  }

  @ParameterizedTest
  @CsvSource({
    "auction-pitch, players aim deal bidding trump play scoring contract winning irregularities"
        + " example glossary",
    "seven-up-32, players aim deal turn-up begging running play scoring winning irregularities"
        + " example glossary",
    "california-jack, players aim deal drawing trump play scoring winning irregularities example"
        + " glossary",
    "nine-card-don, players aim deal trump play pegging scoring winning irregularities example"
        + " glossary",
    "irish-don, players aim deal trump play pegging winning irregularities example glossary"
  })
  void aGameHasTheSectionsItNeedsInTheOrderOfTheTable(String preset, String sections) {
    var text = RuleWords.in(Languages.english()).prose(rules(preset));
    assertEquals(
        sections, text.sections().stream().map(Section::id).collect(Collectors.joining(" ")));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "en | If everyone else passes, the dealer must bid at least 2.",
        "fr | Si tous les autres passent, le donneur doit enchérir, au moins à 2.",
        "it | Se tutti gli altri passano, il mazziere deve offrire almeno 2.",
        "pt | Se todos os outros passam, o carteador tem de dar um lance de pelo menos 2."
      })
  void inAuctionPitchTheDealerMustBidWhenAllPass(String language, String sentence) {
    assertTrue(sentences("auction-pitch", language).contains(sentence), sentence);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "en | The joker is the lowest trump of all. | If that card is the joker, spades are trumps."
            + " | The joker is never High or Low and is worth nothing for Game.",
        "fr | Le joker est le plus faible de tous les atouts. | Si cette carte est le joker,"
            + " l’atout est pique. | Le joker n’est jamais ni le Haut ni le Bas, et ne vaut rien"
            + " pour le Jeu.",
        "it | Il jolly è la più bassa di tutte le briscole. | Se quella carta è il jolly, la"
            + " briscola è picche. | Il jolly non è mai Alta né Bassa e non vale nulla per Gioco.",
        "pt | O curinga é o mais baixo de todos os trunfos. | Se ela é o curinga, o trunfo é"
            + " espadas. | O curinga nunca é Alta nem Baixa e não vale nada para o Jogo."
      })
  void theJokersPlaceIsTold(String language, String rank, String led, String never) {
    var told = sentences("pitch-with-joker", language);
    assertTrue(told.containsAll(List.of(rank, led, never)), told::toString);
  }

  @Test
  void theOrderOfCountingNamesWhatScores() {
    assertTrue(
        sentences("pitch-with-joker", "en")
            .contains(
                "The pitcher’s points count first, in this order: High, Low, Jack, Joker, and Game;"
                    + " then those of the other players, in the same order. The first player to"
                    + " reach the target in this way wins the match, and what comes after is not"
                    + " counted."));
    assertTrue(
        sentences("irish-don", "en")
            .contains(
                "The first pair to reach the target wins the match, and what comes after is not"
                    + " counted."));
    assertTrue(
        all(rules("trinidad"), "en")
            .contains("in this order: turn-up, gift, High, Low, Jack, and Game."));
    assertTrue(
        all(rules("auction-pitch; smudge=six-tricks"), "en")
            .contains("in this order: High, Low, Jack, Game, and smudge;"));
  }

  @Test
  void whatScoresNothingIsLeftOut() {
    var don = all(rules("nine-card-don"), "en");
    assertFalse(don.contains("High"), don);
    assertFalse(don.contains("Low"), don);
    assertTrue(
        don.contains(
            "Points for trumps: ace 4, king 3, queen 2, jack 1, nine 9, and five 10. Points for"
                + " cards of the other suits: five 5."),
        don);
    assertTrue(
        don.contains(
            "the pair with the most valuable cards in tricks won scores 8 points for Game."),
        don);
    assertFalse(all(rules("irish-don"), "en").contains("Game"));
  }

  @Test
  void aShortPackAndChipsAreToldFromTheFirstLine() {
    var text = RuleWords.in(Languages.english()).prose(rules("seven-up-32"));
    assertEquals(
        "Two players, one pack of 32 cards; the first to be rid of 7 chips wins the match.",
        text.summary());
    var told = sentences("seven-up-32", "en");
    assertTrue(
        told.contains(
            "For Game an ace is worth 4, a king 3, a queen 2 and a jack 1; tens and the other cards"
                + " are worth nothing."),
        told::toString);
    assertTrue(told.stream().anyMatch(t -> t.endsWith("from high to low: A K Q J 10 9 8 7.")));
  }

  @Test
  void whereEveryCardComesIntoPlayTheJackIsAlwaysThere() {
    var california = sentences("california-jack", "en");
    assertTrue(california.contains("Every card of the pack comes into play."));
    assertTrue(california.stream().noneMatch(text -> text.contains("not in play")));
    assertTrue(
        sentences("blind-all-fours", "en")
            .contains("Often the jack of trumps is not in play; then nobody scores for it."));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "trinidad | A misdeal gives 1 point to the other pair; agree before you begin whether the"
            + " same dealer then deals again or the deal passes on. A card shown by mistake stays"
            + " face up on the table, and the other pair may call for it whenever playing it is not"
            + " a revoke.",
        "all-fours | After a misdeal a new deal may be claimed until a card is played. Points"
            + " scored by mistake do not stand, and the other player scores 1 or 4 points, as"
            + " agreed before you begin. When a trump has been played, anyone may ask whether it"
            + " is High or Low.",
        "all-fours; high-points=0 | After a misdeal a new deal may be claimed until a card is"
            + " played. Points scored by mistake do not stand, and the other player scores 1 or 4"
            + " points, as agreed before you begin.",
        "seven-up | After a misdeal a new deal may be claimed until a card is played.",
        "seven-up; players=4; partnerships=yes | After a misdeal a new deal may be claimed until a"
            + " card is played. Until the trump is settled, only the elder hand and the dealer"
            + " look at their cards; a partner who looks sooner gives the other pair 1 point.",
        "setback | After a misdeal the same dealer deals again.",
        "blind-all-fours | What a misdeal or an exposed card costs, agree before you begin. A"
            + " partner who looks at the cards too soon gives the other pair 4 points.",
        "nine-card-don | What a misdeal or an exposed card costs, agree before you begin.",
        "trinidad; revoke=none | What a misdeal or an exposed card costs, agree before you begin."
      })
  void afterTheRevokeComesWhatTheCustomOfTheTableSaysOfOtherMistakes(String rules, String others) {
    var told =
        RuleWords.in(Languages.english()).prose(rules(rules)).sections().stream()
            .filter(section -> section.id().equals("irregularities"))
            .flatMap(section -> section.paragraphs().stream())
            .map(Paragraph::text)
            .toList();
    assertTrue(told.getFirst().startsWith("A revoke"), told::toString);
    assertEquals(others, String.join(" ", told.subList(1, told.size())));
  }

  @Test
  void aRuleSetOfSomebodysOwnGoesByItsId() {
    var own = RuleSets.read("village-pitch", "based-on = auction-pitch\ntarget = 11\n");
    for (var language : Languages.all()) {
      var text = RuleWords.in(language).prose(own);
      assertEquals("village-pitch", text.title());
      assertTrue(text.summary().contains("11"));
    }
  }

  private static boolean matches(String text, String words) {
    return text.matches("(?s).*(" + words + ").*");
  }

  private static List<String> sentences(String preset, String language) {
    return RuleWords.in(in(language)).prose(rules(preset)).sections().stream()
        .flatMap(section -> section.paragraphs().stream())
        .map(Paragraph::text)
        .map(text -> text.replace('\u00a0', ' '))
        .toList();
  }

  private static String all(RuleSet rules, String language) {
    var text = RuleWords.in(in(language)).prose(rules);
    return text.sections().stream()
        .map(
            section ->
                section.title()
                    + "\n"
                    + section.paragraphs().stream()
                        .map(Paragraph::text)
                        .collect(Collectors.joining("\n")))
        .collect(Collectors.joining("\n"));
  }

  private static RuleSet rules(String text) {
    return HouseRules.read(text).rules().orElseThrow();
  }

  private static Language in(String id) {
    return Languages.named(id).orElseThrow();
  }
}
