package hangjack.content.words;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hangjack.analyzer.cards.Card;
import hangjack.analyzer.cards.Scores;
import hangjack.analyzer.cards.Seat;
import hangjack.analyzer.cards.Side;
import hangjack.analyzer.fixtures.Records;
import hangjack.analyzer.play.DealState;
import hangjack.analyzer.play.Ending;
import hangjack.analyzer.record.DealRecord;
import hangjack.analyzer.record.RecordReader;
import hangjack.analyzer.record.Replay;
import hangjack.analyzer.rules.HouseRules;
import hangjack.analyzer.rules.RuleSet;
import hangjack.analyzer.score.Award;
import hangjack.analyzer.score.AwardKind;
import hangjack.analyzer.score.Pips;
import hangjack.analyzer.score.ScoreSheet;
import hangjack.content.texts.Language;
import hangjack.content.texts.Languages;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class PointWordsTest {
  /** Rules 9.3, P07: both sides count 4, and the jack of trumps was not dealt. */
  private static final String TIED =
      """
      [Rules "all-fours"]
      [Dealer "S"]
      [TurnUp "6h"]
      1. N Ah 2h
      2. N 9s As
      3. S 8c 7c
      4. S 4c 3d
      5. S 7d 6d
      6. S 5s 8s
      """;

  /** Rules 9.3, P06: no trump in play. */
  private static final String NO_TRUMP =
      """
      [Rules "all-fours"]
      [Dealer "S"]
      [TurnUp "Qd"]
      1. N As 5s
      2. N Kh 7h
      3. N 9h Qh
      4. S Qs 4s
      5. S Jc 6c
      6. S 9c 8c
      """;

  /** Rules 9.3, P15: the pitcher wins High and the joker. */
  private static final String WITH_JOKER =
      """
      [Rules "pitch-with-joker"]
      [Players "3"]
      [Dealer "S"]
      [Calls "N 2, E pass, S pass"]
      1. N Ah 2h Jo
      2. N Kh 9h 3s
      3. N 8h 4c 6d
      4. N Ts As 5s
      5. E Kc Tc 3c
      6. E 2d Kd 7s
      """;

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "en | High: K♥, dealt to South | Low: 2♥, dealt to North"
            + " | Hang Jack: J♥, hung by South in trick 2 | Game: 19 pips against 7",
        "fr | Haut : R♥, carte reçue par Sud | Bas : 2♥, carte reçue par Nord"
            + " | Valet pris : V♥, pendu par Sud au pli 2 | Jeu : 19 contre 7 en valeur de cartes",
        "it | Alta: K♥, data a Sud | Bassa: 2♥, data a Nord"
            + " | Fante catturato: J♥, preso da Sud nella presa 2"
            + " | Gioco: 19 contro 7 in valore di carte",
        "pt | Alta: K♥, dada a Sul | Baixa: 2♥, dada a Norte"
            + " | Valete capturado: J♥, pego por Sul na vaza 2"
            + " | Jogo: 19 contra 7 em valor de cartas"
      })
  void everyPointTellsWhatProvesIt(
      String language, String high, String low, String jack, String game) {
    assertEquals(List.of(high, low, jack, game), awards(Records.HUNG_JACK, in(language)));
  }

  @Test
  void peopleAreCalledByTheirNames() {
    var seats = SeatWords.in(Languages.english(), Map.of(Seat.SOUTH, "Ann", Seat.NORTH, "Ben"));
    var deal = deal(Records.HUNG_JACK);
    var sheet = ScoreSheet.of(end(deal));
    var words = AwardWords.in(Languages.english(), seats);
    assertEquals(
        "High: K♥, dealt to Ann", words.text(sheet.awards().getFirst(), sheet, deal.rules()));
    assertEquals("High", words.kind(AwardKind.HIGH));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "en | The jack of trumps (J♥) was not in play: nobody scores Jack."
            + " | Nobody scores Game: 4 pips each.",
        "fr | Le valet d’atout (V♥) n’était pas en jeu : personne ne marque le Valet."
            + " | Personne ne marque le Jeu : 4 partout en valeur de cartes.",
        "it | Il fante di briscola (J♥) non era in gioco: nessuno segna Fante."
            + " | Nessuno segna Gioco: 4 pari in valore di carte.",
        "pt | O valete de trunfo (J♥) não estava em jogo: ninguém marca Valete."
            + " | Ninguém marca Jogo: 4 para cada um em valor de cartas."
      })
  void whatNobodyScoresIsSaidToo(String language, String jack, String game) {
    assertEquals(List.of(jack, game), unscored(TIED, in(language)));
  }

  @Test
  void withoutATrumpInPlayThereIsNoHighAndNoLow() {
    assertEquals(
        List.of(
            "No trump was in play: nobody scores High or Low.",
            "The jack of trumps (J♦) was not in play: nobody scores Jack."),
        unscored(NO_TRUMP, Languages.english()));
  }

  @Test
  void aTieThatHasAWinnerSaysSo() {
    assertTrue(
        awards(TIED.replace("all-fours", "all-fours; game-tie=non-dealer"), Languages.english())
            .contains("Game: 4 pips each; the tie goes to North"));
  }

  @Test
  void aTakenLowTellsTheTrick() {
    assertTrue(
        awards(TIED.replace("all-fours", "all-fours; low-to=taker"), Languages.english())
            .contains("Low: 2♥, won by North in trick 1"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "en | High: A♥, dealt to North | Low: 2♥, dealt to East | Joker: won by North in trick 1"
            + " | Game: 27 pips against 7 and 3",
        "fr | Haut : A♥, carte reçue par Nord | Bas : 2♥, carte reçue par Est"
            + " | Joker : remporté par Nord au pli 1 | Jeu : 27 contre 7 et 3 en valeur de cartes",
        "it | Alta: A♥, data a Nord | Bassa: 2♥, data a Est | Jolly: vinto da Nord nella presa 1"
            + " | Gioco: 27 contro 7 e 3 in valore di carte",
        "pt | Alta: A♥, dada a Norte | Baixa: 2♥, dada a Leste"
            + " | Curinga: ganho por Norte na vaza 1 | Jogo: 27 contra 7 e 3 em valor de cartas"
      })
  void theJokerIsAPointOfItsOwn(
      String language, String high, String low, String joker, String game) {
    assertEquals(List.of(high, low, joker, game), awards(WITH_JOKER, in(language)));
  }

  @Test
  void anAbsentJokerAndATrumpSuitThatStayedAwayAreTold() {
    assertEquals(
        List.of("The jack of trumps (J♥) was not in play: nobody scores Jack."),
        unscored(WITH_JOKER, Languages.english()));
    var without = WITH_JOKER.replace("2h Jo", "2h 3h").replace("N Kh 9h 3s", "N Kh 9h 3d");
    assertTrue(
        unscored(without, Languages.english())
            .contains("The joker was not in play: nobody scores Joker."));
  }

  /** Rules 9.6, D01. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "en | Peg: A♥, won by North in trick 1 | Peg: 5♥, won by North in trick 1",
        "fr | Carte prise : A♥, par Nord au pli 1 | Carte prise : 5♥, par Nord au pli 1",
        "it | Carta catturata: A♥, da Nord nella presa 1"
            + " | Carta catturata: 5♥, da Nord nella presa 1",
        "pt | Carta capturada: A♥, por Norte na vaza 1 | Carta capturada: 5♥, por Norte na vaza 1"
      })
  void everyPeggedCardIsToldWithItsTrick(String language, String ace, String five) {
    var awards =
        awards(
            """
            [Rules "nine-card-don"]
            [Dealer "W"]
            1. N Ah 5h 9h 2h
            """,
            in(language));
    assertEquals(3, awards.size());
    assertEquals(List.of(ace, five), awards.subList(0, 2));
  }

  @Test
  void whereCardsAreDrawnHighAndLowAreHeldNotDealt() {
    var rules = rules("california-jack; low-to=dealt");
    var sheet =
        new ScoreSheet(
            List.of(), new Pips(rules, Map.of(), List.of()), Optional.empty(), List.of());
    var words = AwardWords.in(Languages.english());
    assertEquals("High: A♥, held by South", words.text(award(AwardKind.HIGH, "Ah"), sheet, rules));
    assertEquals("Low: 2♥, held by South", words.text(award(AwardKind.LOW, "2h"), sheet, rules));
    assertEquals(
        "Smudge: every trick taken by South",
        words.text(award(AwardKind.SMUDGE, "Ah"), sheet, rules));
  }

  private static Award award(AwardKind kind, String card) {
    return new Award(kind, Side.S, 1, Card.named(card), Optional.of(Seat.SOUTH), OptionalInt.of(1));
  }

  @Test
  void nobodyIsToldOfPointsTheRulesDoNotScore() {
    assertEquals(
        List.of(
            "No trump was in play: nobody scores High.",
            "The jack of trumps (J♦) was not in play: nobody scores Jack."),
        unscored(NO_TRUMP.replace("all-fours", "all-fours; low-points=0"), Languages.english()));
    assertEquals(
        List.of("No trump was in play: nobody scores High or Low."),
        unscored(
            NO_TRUMP.replace("all-fours", "all-fours; jack-points=0; hang-jack-points=0"),
            Languages.english()));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "en | North–South 6 and East–West 0",
        "fr | Nord-Sud 6 et Est-Ouest 0",
        "it | Nord-Sud 6 e Est-Ovest 0",
        "pt | Norte-Sul 6 e Leste-Oeste 0"
      })
  void aScoreIsToldBySide(String language, String score) {
    var words = ScoreWords.in(in(language));
    var scores = new Scores(Map.of(Side.NS, 6, Side.EW, 0));
    assertEquals(score, words.scores(scores));
    assertTrue(words.claim(new Scores(Map.of(Side.NS, 1, Side.EW, 3)), scores).contains(score));
    assertTrue(
        words.winner(rules("trinidad"), Side.EW, 14, Optional.of(AwardKind.GAME)).contains("14"));
    assertEquals(
        words.claim(scores, scores), words.claim(scores, scores.plus(Side.NS, 0)), language);
  }

  @ParameterizedTest
  @EnumSource
  void everyEndingButTheUsualIsExplained(Ending ending) {
    for (var language : Languages.all()) {
      var told = ScoreWords.in(language).ending(rules("auction-pitch"), ending);
      assertEquals(ending != Ending.PLAYED_OUT, told.isPresent());
    }
  }

  @ParameterizedTest
  @EnumSource
  void everyKindOfPointHasAName(AwardKind kind) {
    for (var language : Languages.all()) {
      assertTrue(!AwardWords.in(language).kind(kind).isBlank());
    }
  }

  private static List<String> awards(String record, Language language) {
    var deal = deal(record);
    var sheet = ScoreSheet.of(end(deal));
    var words = AwardWords.in(language);
    return sheet.awards().stream()
        .map(award -> words.text(award, sheet, deal.rules()).replace('\u00a0', ' '))
        .toList();
  }

  private static List<String> unscored(String record, Language language) {
    var end = end(deal(record));
    return AwardWords.in(language).unscored(end, ScoreSheet.of(end)).stream()
        .map(text -> text.replace('\u00a0', ' '))
        .toList();
  }

  private static DealState end(DealRecord deal) {
    return Replay.of(deal, deal.rules().startingScore()).end();
  }

  private static RuleSet rules(String text) {
    return HouseRules.read(text).rules().orElseThrow();
  }

  private static DealRecord deal(String record) {
    var reading = RecordReader.read(record);
    assertEquals(List.of(), reading.faults());
    return reading.deals().getFirst();
  }

  private static Language in(String id) {
    return Languages.named(id).orElseThrow();
  }
}
