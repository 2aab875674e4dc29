package hangjack.content.words;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hangjack.analyzer.cards.Card;
import hangjack.analyzer.cards.CardSet;
import hangjack.analyzer.cards.Seat;
import hangjack.analyzer.fixtures.Records;
import hangjack.analyzer.fixtures.Reviews;
import hangjack.analyzer.play.Action;
import hangjack.analyzer.review.Advice;
import hangjack.analyzer.review.Decision;
import hangjack.analyzer.review.Luck;
import hangjack.analyzer.review.PlayerSummary;
import hangjack.analyzer.review.Verdict;
import hangjack.content.texts.Language;
import hangjack.content.texts.Languages;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class ReviewWordsTest {
  private static final String WITH_SCORE =
      Records.HUNG_JACK.replace("[North", "[Score \"NS 9, EW 12\"]\n[North");

  @ParameterizedTest
  @EnumSource
  void everyVerdictHasAWordAndASentenceInEachLanguage(Verdict verdict) {
    for (var language : Languages.all()) {
      var words = ReviewWords.in(language);
      assertFalse(words.verdict(verdict).isBlank());
      for (var record : List.of(Records.HUNG_JACK, WITH_SCORE)) {
        var decision = first(record, verdict);
        var text = words.decision(decision).orElseThrow();
        var chosen = ChoiceWords.in(language).shown(decision.state(), decision.chosen());
        assertTrue(text.matches("(?s).*[.。]") && text.contains(chosen), text);
      }
    }
  }

  @ParameterizedTest
  @EnumSource
  void everyKindOfLuckHasAWordInEachLanguageAndASentenceUnlessThereWasNone(Luck luck) {
    for (var language : Languages.all()) {
      var words = ReviewWords.in(language);
      assertFalse(words.luck(luck).isBlank());
      var decision = plays(Records.HUNG_JACK).filter(d -> d.luck() == luck).findFirst();
      assertEquals(luck != Luck.NONE, words.luckOf(decision.orElseThrow()).isPresent());
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "en | On what East could see, 3♠ was worth 0.8 points and 7♠ 0.3: 0.5 points lost"
            + " on average (all 1,234 worlds counted).",
        "fr | D’après ce que voyait Est, 3♠ valait 0,8 point et 7♠ 0,3 : 0,5 point de perte"
            + " en moyenne (les 1 234 mondes possibles comptés).",
        "it | Per quel che Est poteva vedere, 3♠ valeva 0,8 punti e 7♠ 0,3: una perdita di"
            + " 0,5 punti in media (tutti i 1.234 mondi contati).",
        "pt | Pelo que Leste podia ver, 3♠ valia 0,8 ponto e 7♠ 0,3: uma perda de 0,5 ponto"
            + " em média (todos os 1.234 mundos contados)."
      })
  void aMistakeIsToldByWhatThePlayerCouldSee(String language, String expected) {
    assertEquals(expected, told(language, Records.HUNG_JACK, Verdict.MISTAKE));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "en | left a 48% chance of winning the match and 7♠ 43% (in points, 0.8 and 0.3;"
            + " all 1,234 worlds counted).",
        "fr | donnait 48 % de chances de gagner la partie et 7♠ 43 % (en points : 0,8 et 0,3 ;"
            + " les 1 234 mondes possibles comptés).",
        "it | dava il 48% di probabilità di vincere la partita e 7♠ il 43% (in punti: 0,8 e"
            + " 0,3; tutti i 1.234 mondi contati).",
        "pt | dava 48% de chance de ganhar a partida e 7♠ 43% (em pontos: 0,8 e 0,3;"
            + " todos os 1.234 mundos contados)."
      })
  void whereTheScoreIsToldTheChanceToWinTheMatchComesFirst(String language, String expected) {
    var text = told(language, WITH_SCORE, Verdict.MISTAKE);
    assertTrue(text.endsWith(expected), text);
  }

  @Test
  void aSampledValueIsToldWithItsInterval() {
    assertTrue(
        told("en", Records.HUNG_JACK, Verdict.BLUNDER)
            .endsWith("1.1 points lost on average (2,000 worlds drawn, ±0.06)."));
    // The difference of which nothing is told has no interval; the value has.
    assertTrue(
        told("en", Records.HUNG_JACK, Verdict.BEST).endsWith("(2,000 worlds drawn, ±0.05)."));
  }

  @Test
  void anIntervalThatIsNothingIsNotTold() {
    var fair = first(Records.HUNG_JACK, Verdict.BLUNDER).fair().orElseThrow();
    var words = MethodWords.in(Languages.english());
    assertEquals("2,000 worlds drawn", words.method(fair, 0.004));
    assertEquals("2,000 worlds drawn, ±0.01", words.method(fair, 0.006));
  }

  @Test
  void aDecisionThatWasNotValuedSaysNothing() {
    var decision = first(Records.HUNG_JACK, Verdict.MISTAKE);
    var unvalued =
        new Decision(
            1,
            decision.state(),
            decision.chosen(),
            OptionalInt.empty(),
            Optional.empty(),
            Optional.empty(),
            Verdict.GOOD,
            Luck.NONE,
            List.of());
    var words = ReviewWords.in(Languages.english());
    assertEquals(Optional.empty(), words.decision(unvalued));
    assertEquals(Optional.empty(), words.open(unvalued));
  }

  @Test
  void whatAllCardsShowStandsApart() {
    var words = ReviewWords.in(Languages.english());
    var told = new HashSet<String>();
    plays(Records.HUNG_JACK).forEach(decision -> told.add(words.open(decision).orElseThrow()));
    assertTrue(
        told.contains(
            "With all cards seen, only bounds are known so early: 8♠ was worth between −1 and 1"
                + " point."),
        told.toString());
    assertTrue(
        told.contains("With all cards seen, 7♦ was worth 1 point, and nothing was worth more."),
        told.toString());
    assertTrue(
        told.contains("With all cards seen, 2♥ was worth 1 point and 8♥ −1."), told.toString());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "en | North: 7 decisions, 2 of them with only one choice. Each of the others lost 0.21"
            + " points on average (±0.04), an accuracy of 66 out of 100. Luck: −0.6"
            + " points. | North: 1 decision, with only one choice. Luck: 1 point.",
        "fr | Nord : 7 décisions, dont 2 à choix unique. Les autres ont coûté chacune 0,21 point en"
            + " moyenne (±0,04), soit une précision de 66 sur 100. Chance : −0,6 point."
            + " | Nord : 1 décision, à choix unique. Chance : 1 point.",
        "it | Nord: 7 decisioni, di cui 2 con una sola scelta. Ognuna delle altre è costata in media"
            + " 0,21 punti (±0,04), per una precisione di 66 su 100. Fortuna: −0,6"
            + " punti. | Nord: 1 decisione, con una sola scelta. Fortuna: 1 punto.",
        "pt | Norte: 7 decisões, 2 delas com uma só escolha. Cada uma das outras custou em média"
            + " 0,21 ponto (±0,04), uma precisão de 66 em 100. Sorte: −0,6 ponto."
            + " | Norte: 1 decisão, com uma só escolha. Sorte: 1 ponto."
      })
  void aPlayerIsToldByErrorsAndLuck(String language, String free, String forced) {
    var words = ReviewWords.in(in(language));
    assertEquals(
        free, spaced(words.player(Seat.NORTH, new PlayerSummary(7, 2, 0.21, 0.04, 66, -0.6))));
    assertEquals(forced, spaced(words.player(Seat.NORTH, new PlayerSummary(1, 1, 0, 0, 100, 1))));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "en | standing | bidding 3 | throwing away 9♥ 8♠ 7♠",
        "fr | rester | enchérir à 3 | écarter 9♥ 8♠ 7♠",
        "it | stare | offrire 3 | scartare 9♥ 8♠ 7♠",
        "pt | ficar | dar um lance de 3 | descartar 9♥ 8♠ 7♠"
      })
  void choicesHaveWordsThatStandInSentences(
      String language, String stand, String bid, String discard) {
    var state = Reviews.hungJack().deals().getFirst().decisions().getFirst().state();
    var words = ChoiceWords.in(in(language));
    assertEquals(stand, words.shown(state, new Action.Stand(Seat.NORTH)));
    assertEquals(bid, words.shown(state, new Action.Bid(Seat.NORTH, 3)));
    assertEquals(
        discard, words.shown(state, new Action.Discard(Seat.NORTH, CardSet.named("7s 9h 8s"))));
    for (var call :
        List.of(
            new Action.Beg(Seat.NORTH),
            new Action.Give(Seat.EAST),
            new Action.Run(Seat.EAST),
            new Action.Pass(Seat.EAST),
            new Action.Take(Seat.EAST))) {
      assertFalse(words.shown(state, call).isBlank());
    }
  }

  @Test
  void adviceTellsWhoIsToDecideAndWhatIsBest() {
    var decision = first(Records.HUNG_JACK, Verdict.BLUNDER);
    var advice = advice(decision, Decision.Kind.PLAY, decision.trick());
    var words = AdviceWords.in(Languages.english());
    assertEquals(
        decision.seat() == Seat.SOUTH ? "South is to play to trick 2." : "",
        words.question(advice));
    assertEquals(
        Optional.of(
            "On what South can see, the best choice is "
                + "K♠: 0.8 points on average (2,000 worlds drawn, ±0.05)."),
        words.best(advice));
  }

  @ParameterizedTest
  @EnumSource
  void everyKindOfDecisionIsAskedForInEachLanguage(Decision.Kind kind) {
    var decision = first(WITH_SCORE, Verdict.BLUNDER);
    for (var language : Languages.all()) {
      var words = AdviceWords.in(language);
      assertFalse(words.question(advice(decision, kind, OptionalInt.of(1))).isBlank());
      assertTrue(
          words.best(advice(decision, kind, OptionalInt.of(1))).orElse("").matches("(?s).*[%٪].*"));
      assertFalse(words.none(decision.state(), true).isBlank());
      assertFalse(words.none(decision.state(), false).isBlank());
    }
  }

  @Test
  void theBestPlayIsToldByItsScore() {
    var best = Reviews.hungJack().deals().getFirst().best().orElseThrow();
    assertEquals(
        "With all cards seen and everybody playing best from the first lead, the play would bring:"
            + " Ann and Ben 6 and East–West 0.",
        ReviewWords.in(
                Languages.english(),
                SeatWords.in(Languages.english(), Map.of(Seat.NORTH, "Ann", Seat.SOUTH, "Ben")))
            .best(best));
    assertEquals(2, best.line().size());
    assertTrue(best.line().getFirst().contains(Card.named("5s").orElseThrow()));
  }

  private static Advice advice(Decision decision, Decision.Kind kind, OptionalInt trick) {
    return new Advice(
        decision.state(),
        kind,
        decision.seat(),
        trick,
        decision.open(),
        decision.fair().orElseThrow(),
        List.of());
  }

  private static String told(String language, String record, Verdict verdict) {
    return spaced(ReviewWords.in(in(language)).decision(first(record, verdict)).orElseThrow());
  }

  private static Decision first(String record, Verdict verdict) {
    return plays(record).filter(d -> d.verdict() == verdict).findFirst().orElseThrow();
  }

  private static Stream<Decision> plays(String record) {
    return Reviews.review(record).deals().getFirst().decisions().stream()
        .filter(decision -> decision.kind() == Decision.Kind.PLAY);
  }

  private static String spaced(String text) {
    return text.replace('\u00a0', ' ').replace('\u202f', ' ');
  }

  private static Language in(String id) {
    return Languages.named(id).orElseThrow();
  }
}
