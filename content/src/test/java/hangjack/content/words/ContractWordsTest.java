package hangjack.content.words;

import static org.junit.jupiter.api.Assertions.assertEquals;

import hangjack.analyzer.cards.Scores;
import hangjack.analyzer.cards.Seat;
import hangjack.analyzer.cards.Side;
import hangjack.analyzer.play.Ending;
import hangjack.analyzer.rules.HouseRules;
import hangjack.analyzer.rules.RuleSet;
import hangjack.analyzer.score.AwardKind;
import hangjack.content.texts.Language;
import hangjack.content.texts.Languages;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What bids, chips and smudges add to the score. */
class ContractWordsTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "en | South bid 3 and made 4. | South bid 3 and made 1: set back."
            + " | A smudge: all the points are made, and the match goes to South at once.",
        "fr | Enchère de 3 pour Sud : 4 points faits. | Enchère de 3 pour Sud : 1 point fait, chute."
            + " | Smudge : tous les points sont faits, et la partie revient aussitôt à Sud.",
        "it | Offerta di 3 per Sud: 4 punti fatti. | Offerta di 3 per Sud: 1 punto fatto, si va"
            + " sotto. | Smudge: tutti i punti sono fatti, e la partita va subito a Sud.",
        "pt | Lance de 3 para Sul: 4 pontos feitos. | Lance de 3 para Sul: 1 ponto feito, queda."
            + " | Smudge: todos os pontos foram feitos, e a partida vai na hora para Sul."
      })
  void aContractIsToldByWhatWasBidAndMade(
      String language, String made, String setBack, String smudge) {
    var words = ContractWords.in(in(language));
    assertEquals(made, spaced(words.made(Side.S, 3, 4)));
    assertEquals(setBack, spaced(words.setBack(Side.S, 3, 1)));
    assertEquals(smudge, spaced(words.smudge(Side.S)));
  }

  @Test
  void peopleAreCalledByTheirNames() {
    var seats = SeatWords.in(Languages.english(), Map.of(Seat.NORTH, "Ann", Seat.SOUTH, "Ben"));
    assertEquals(
        "Ann and Ben bid 2 and made 2.",
        ContractWords.in(Languages.english(), seats).made(Side.NS, 2, 2));
  }

  /** Rules 9.5, X22: the winner gets 1 + 2 + 2. */
  @ParameterizedTest
  @CsvSource({
    "en, North receives 5 stakes., East pays 1 stake.",
    "fr, Nord reçoit 5 mises., Est paie 1 mise.",
    "it, Nord riceve 5 poste., Est paga 1 posta.",
    "pt, Norte recebe 5 apostas., Leste paga 1 aposta."
  })
  void whatIsPaidIsToldOfEachPlayer(String language, String winner, String loser) {
    var words = ContractWords.in(in(language));
    assertEquals(winner, words.payoff(Seat.NORTH, 5));
    assertEquals(loser, words.payoff(Seat.EAST, -1));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "en | The match goes to South (chips left: −1); the deciding point was for Game."
            + " | The match goes to South by a smudge.",
        "fr | La partie revient à Sud (jetons restants : −1) ; point décisif : Jeu."
            + " | La partie revient à Sud par un « smudge ».",
        "it | La partita va a Sud (gettoni rimasti: −1); punto decisivo: Gioco."
            + " | La partita va a Sud con uno «smudge».",
        "pt | A partida vai para Sul (fichas restantes: −1); ponto decisivo: Jogo."
            + " | A partida vai para Sul por um “smudge”."
      })
  void aMatchIsWonWithChipsOrByASmudge(String language, String chips, String smudge) {
    var words = ScoreWords.in(in(language));
    assertEquals(
        chips, spaced(words.winner(rules("seven-up-32"), Side.S, -1, Optional.of(AwardKind.GAME))));
    assertEquals(
        smudge,
        spaced(words.winner(rules("auction-pitch"), Side.S, 4, Optional.of(AwardKind.SMUDGE))));
  }

  @Test
  void aScoreBelowZeroHasAMinusSign() {
    var scores = new Scores(Map.of(Side.N, 7, Side.S, -2));
    assertEquals("North 7 and South −2", ScoreWords.in(Languages.english()).scores(scores));
    assertEquals("−2", ScoreWords.in(in("fr")).number(-2));
    assertEquals("Nord 7 et Sud −2", ScoreWords.in(in("fr")).scores(scores));
  }

  @Test
  void aDealThatNobodyBidOnTellsWhoDealsNext() {
    var words = ScoreWords.in(Languages.english());
    assertEquals(
        Optional.of("Nobody bid: the cards are thrown in, and the same dealer deals again."),
        words.ending(rules("auction-pitch; all-pass=redeal"), Ending.PASSED_OUT));
    assertEquals(
        Optional.of("Nobody bid: the cards are thrown in, and the next player deals."),
        words.ending(rules("auction-pitch; all-pass=next-dealer"), Ending.PASSED_OUT));
  }

  private static RuleSet rules(String text) {
    return HouseRules.read(text).rules().orElseThrow();
  }

  private static String spaced(String text) {
    return text.replace('\u00a0', ' ');
  }

  private static Language in(String id) {
    return Languages.named(id).orElseThrow();
  }
}
