package hangjack.content.words;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hangjack.analyzer.cards.Seat;
import hangjack.analyzer.fixtures.Reviews;
import hangjack.analyzer.review.Reason;
import hangjack.analyzer.review.ReasonCode;
import hangjack.content.texts.Language;
import hangjack.content.texts.Languages;
import hangjack.content.texts.Texts;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class ReasonWordsTest {
  @ParameterizedTest
  @EnumSource
  void everyReasonIsToldInEachLanguageWithAllItsCards(ReasonCode code) {
    var reason = Reviews.reason(code);
    for (var language : Languages.all()) {
      var text = ReasonWords.in(language).text(reason);
      assertTrue(text.matches("(?s).*[.。]"), text);
      assertFalse(text.contains("  "), text);
      var cards = CardWords.in(language);
      reason
          .details()
          .forEach(
              (name, detail) -> {
                if (detail instanceof Reason.Detail.OneCard(var card) && !name.equals("chosen")) {
                  assertTrue(text.contains(cards.shown(card)), language.id() + ": " + text);
                }
              });
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "en | J♥ exposes the jack of trumps: West wins it in trick 2."
            + " | in the end 6♥ brings 0.8 points more."
            + " | it wins 9 more matches in 100.",
        "fr | V♥ expose le valet d’atout : Ouest le prend au pli 2."
            + " | au bout du compte, 6♥ rapporte 0,8 point de plus."
            + " | il gagne 9 parties de plus sur 100.",
        "it | J♥ espone il fante di briscola: Ovest lo prende nella presa 2."
            + " | alla fine 6♥ porta 0,8 punti in più."
            + " | vince 9 partite in più su 100.",
        "pt | J♥ expõe o valete de trunfo: Oeste o pega na vaza 2."
            + " | no fim, 6♥ rende 0,8 ponto a mais."
            + " | ele ganha 9 partidas a mais em 100."
      })
  void aReasonNamesCardsSeatsAndWhatItsFiguresCount(
      String language, String exposed, String points, String matches) {
    var words = ReasonWords.in(in(language));
    assertEquals(exposed, spaced(words.text(Reviews.reason(ReasonCode.JACK_EXPOSED))));
    var dear = spaced(words.text(Reviews.reason(ReasonCode.JACK_SAVED_TOO_DEAR)));
    assertTrue(dear.contains(points), dear);
    var smudge = spaced(words.text(Reviews.reason(ReasonCode.SMUDGE_MISSED)));
    assertTrue(smudge.endsWith(matches), smudge);
  }

  @Test
  void aSmudgeIsToldInPointsWhereNoScoreWasTold() {
    var reason = reason(ReasonCode.SMUDGE_MISSED, Map.of("points", new Reason.Detail.Amount(1.25)));
    assertEquals(
        "This hand is worth a smudge: it brings 1.25 points more on average.",
        ReasonWords.in(Languages.english()).text(reason));
  }

  @ParameterizedTest
  @EnumSource
  void everyReasonThatIsJudgedByMatchesTellsThemInEachLanguage(ReasonCode code) {
    for (var language : Languages.all()) {
      if (Texts.in(language).has("verdicts.reason." + code.publicName() + ".match")) {
        var details = new LinkedHashMap<>(Reviews.reason(code).details());
        details.put("win", new Reason.Detail.Amount(0.031));
        var text = ReasonWords.in(language).text(reason(code, details));
        assertTrue(text.contains(FigureWords.in(language).matchesInHundred(0.031)), text);
        details.put("win", new Reason.Detail.Amount(0));
        var points = ReasonWords.in(language).text(reason(code, details));
        assertTrue(points.contains(FigureWords.in(language).points(0.8)), points);
      }
    }
  }

  @Test
  void aPegIsAWholeNumberOfPoints() {
    var details = new LinkedHashMap<>(Reviews.reason(ReasonCode.PEG_COULD_BE_WON).details());
    details.put("points", new Reason.Detail.Count(5));
    assertEquals(
        "6♥ wins 5♥ in trick 2 and pegs 5 points; 8♥ does not.",
        ReasonWords.in(Languages.english()).text(reason(ReasonCode.PEG_COULD_BE_WON, details)));
  }

  @Test
  void peopleAreCalledByTheirNames() {
    var seats = SeatWords.in(Languages.english(), Map.of(Seat.WEST, "Ann"));
    assertEquals(
        "J♥ exposes the jack of trumps: Ann wins it in trick 2.",
        ReasonWords.in(Languages.english(), seats).text(Reviews.reason(ReasonCode.JACK_EXPOSED)));
  }

  @Test
  void itIsSaidThatALineIsPlayedWithOtherCardsThanTheRealOnes() {
    var words = ReasonWords.in(Languages.english());
    assertEquals(
        Optional.of("Shown with one possible lie of the cards that South could not see."),
        words.otherHands(Reviews.reason(ReasonCode.JACK_LOST), Seat.SOUTH));
    assertEquals(
        Optional.empty(), words.otherHands(Reviews.reason(ReasonCode.GAME_LOST), Seat.SOUTH));
    assertEquals(
        "After 8♥, West wins the jack of trumps (J♥) in trick 2; 6♥ saves it."
            + " (Shown with one possible lie of the unseen cards.)",
        words.alone(Reviews.reason(ReasonCode.JACK_LOST)));
    var real = Reviews.reason(ReasonCode.GAME_LOST);
    assertEquals(words.text(real), words.alone(real));
  }

  private static Reason reason(ReasonCode code, Map<String, Reason.Detail> details) {
    return new Reason(code, details, List.of(), List.of(), Optional.empty());
  }

  private static String spaced(String text) {
    return text.replace('\u00a0', ' ');
  }

  private static Language in(String id) {
    return Languages.named(id).orElseThrow();
  }
}
