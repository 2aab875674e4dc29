package hangjack.content.words;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;

import hangjack.analyzer.cards.Card;
import hangjack.analyzer.cards.CardSet;
import hangjack.analyzer.cards.Seat;
import hangjack.analyzer.cards.Side;
import hangjack.analyzer.cards.Suit;
import hangjack.analyzer.play.Action;
import hangjack.analyzer.play.Refusal;
import hangjack.analyzer.record.Violation;
import hangjack.analyzer.rules.JokerRank;
import hangjack.analyzer.rules.Trumps;
import hangjack.analyzer.score.AwardKind;
import hangjack.analyzer.score.Penalty;
import hangjack.content.texts.Language;
import hangjack.content.texts.Languages;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class PlayWordsTest {
  private static final List<Card> TRICK = Card.list("Qs 7h 9h");
  private static final Trumps HEARTS = new Trumps(Suit.HEARTS, JokerRank.BELOW_TWO);

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "en | The suit led is spades ♠, and you hold some: follow suit, or play a trump (hearts"
            + " ♥).",
        "fr | La couleur demandée est pique ♠, et vous en avez : fournissez, ou coupez (cœur ♥).",
        "it | Il seme di uscita è picche ♠, e tu ne hai: rispondi, oppure taglia (cuori ♥).",
        "pt | O naipe puxado é espadas ♠, e você tem esse naipe: siga o naipe ou corte com trunfo"
            + " (copas ♥)."
      })
  void aRefusedCardNamesTheSuitLedAndTheTrumps(String language, String expected) {
    var words = RefusalWords.in(in(language));
    assertEquals(
        expected, spaced(words.card(Refusal.MUST_FOLLOW_OR_TRUMP, card("5c"), TRICK, HEARTS)));
  }

  @Test
  void anUndertrumpIsToldTheBestTrumpOfTheTrick() {
    assertEquals(
        "9♥ is already in the trick: 2♥ would be a lower trump, and you have another card to play.",
        RefusalWords.in(Languages.english())
            .card(Refusal.NO_UNDERTRUMP, card("2h"), TRICK, HEARTS));
  }

  @Test
  void aJokerLeadIsATrumpLead() {
    assertEquals(
        "A trump was led (hearts ♥), and you hold one: you must play a trump.",
        RefusalWords.in(Languages.english())
            .card(Refusal.MUST_FOLLOW_TRUMP, card("5c"), Card.list("Jo"), HEARTS));
  }

  @Test
  void theJokerIsTheBestTrumpOfATrickOnlyWhereItRanksHigher() {
    var trick = Card.list("Qs Jo 9h");
    var words = RefusalWords.in(Languages.english());
    var highest = new Trumps(Suit.HEARTS, JokerRank.HIGHEST);
    assertEquals(
        "9♥ is already in the trick: 2♥ would be a lower trump, and you have another card to play.",
        words.card(Refusal.NO_UNDERTRUMP, card("2h"), trick, HEARTS));
    assertEquals(
        "Jo is already in the trick: 2♥ would be a lower trump, and you have another card to play.",
        words.card(Refusal.NO_UNDERTRUMP, card("2h"), trick, highest));
  }

  @ParameterizedTest
  @EnumSource
  void everyRefusalIsExplainedInEachLanguage(Refusal refusal) {
    for (var language : Languages.all()) {
      var text = RefusalWords.in(language).card(refusal, card("5c"), TRICK, HEARTS);
      assertFalse(text.isBlank());
    }
  }

  @Test
  void aRefusedCallNeedsNoCard() {
    var words = RefusalWords.in(Languages.english());
    assertEquals(
        "The trump is settled: there is only one beg in a deal.",
        words.call(Refusal.NO_SECOND_BEG));
    assertThrows(IllegalStateException.class, () -> words.call(Refusal.MUST_FOLLOW));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "en | Trick 4: South played 5♣ but could follow suit and had to. Allowed: K♠ or 4♠.",
        "fr | Pli 4 : Sud a joué 5♣, mais pouvait fournir et devait le faire. Permis : R♠ ou 4♠.",
        "it | Presa 4: Sud ha giocato 5♣, ma poteva rispondere e doveva farlo. Permesse: K♠ o 4♠.",
        "pt | Vaza 4: Sul jogou 5♣, mas podia seguir o naipe e tinha de segui-lo. Permitidas: K♠ ou"
            + " 4♠."
      })
  void aRevokeIsToldWithTheCardsThatWereAllowed(String language, String expected) {
    assertEquals(
        expected, spaced(ViolationWords.in(in(language)).text(revoke(Refusal.MUST_FOLLOW))));
  }

  @ParameterizedTest
  @EnumSource
  void everyViolationIsExplainedInEachLanguage(Refusal refusal) {
    var violation =
        switch (refusal) {
          case BID_TOO_LOW, BID_TOO_HIGH -> call(new Action.Bid(Seat.EAST, 2), refusal);
          default -> revoke(refusal);
        };
    for (var language : Languages.all()) {
      assertFalse(ViolationWords.in(language).text(violation).isBlank());
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "en | East bid 2, which is too low: a bid must reach the lowest allowed and be higher than"
            + " all those before it. | South took over the highest bid, which these rules do not"
            + " allow here.",
        "fr | Est a fait une enchère trop basse, 2 : elle devait atteindre le minimum et dépasser"
            + " toutes les précédentes. | Sud a repris la plus haute enchère, ce que ces règles ne"
            + " permettent pas ici.",
        "it | Est ha fatto un’offerta troppo bassa, 2: doveva raggiungere il minimo e superare"
            + " tutte le precedenti. | Sud ha tenuto l’offerta più alta, cosa che queste regole qui"
            + " non permettono.",
        "pt | Leste deu um lance baixo demais, 2: ele tinha de chegar ao mínimo e superar todos os"
            + " anteriores. | Sul assumiu o lance mais alto, o que estas regras não permitem aqui."
      })
  void aWrongBidIsToldWithItsNumber(String language, String low, String taken) {
    var words = ViolationWords.in(in(language));
    assertEquals(low, spaced(words.text(call(new Action.Bid(Seat.EAST, 2), Refusal.BID_TOO_LOW))));
    assertEquals(
        taken, spaced(words.text(call(new Action.Take(Seat.SOUTH), Refusal.STEAL_NOT_ALLOWED))));
  }

  @Test
  void cardsThatWereAllowedBeginWithTheJoker() {
    var violation =
        new Violation(
            new Action.Play(Seat.SOUTH, card("5c")),
            OptionalInt.of(4),
            Refusal.MUST_FOLLOW_TRUMP,
            CardSet.of(Card.list("2h Jo Ah")),
            Optional.empty());
    assertEquals(
        "Trick 4: South played 5♣ to a trump lead with a trump in hand. Allowed: Jo, A♥, or 2♥.",
        ViolationWords.in(Languages.english()).text(violation));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "en | Penalty: 1 point for East–West; no Game for North–South."
            + " | Penalty: 2 points for East–West; neither Jack nor Game for North–South.",
        "fr | Pénalité : 1 point pour Est-Ouest ; pas de Jeu pour Nord-Sud."
            + " | Pénalité : 2 points pour Est-Ouest ; ni Valet ni Jeu pour Nord-Sud.",
        "it | Penalità: 1 punto a Est-Ovest; niente Gioco per Nord-Sud."
            + " | Penalità: 2 punti a Est-Ovest; né Fante né Gioco per Nord-Sud.",
        "pt | Penalidade: 1 ponto para Leste-Oeste; sem Jogo para Norte-Sul."
            + " | Penalidade: 2 pontos para Leste-Oeste; nem Valete nem Jogo para Norte-Sul."
      })
  void aPenaltyTellsWhoGainsAndWhatIsLost(String language, String trinidad, String foster) {
    var words = ViolationWords.in(in(language));
    assertEquals(trinidad, spaced(words.penalty(points(1, Set.of(AwardKind.GAME)))));
    assertEquals(
        foster,
        spaced(
            words.penalty(points(2, Set.of(AwardKind.JACK, AwardKind.HANG_JACK, AwardKind.GAME)))));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "en | Penalty for South: 3 points lost and nothing scored in this deal.",
        "fr | Pénalité pour Sud : 3 points perdus et rien de marqué dans cette donne.",
        "it | Penalità per Sud: 3 punti persi e niente di segnato in questa smazzata.",
        "pt | Penalidade para Sul: 3 pontos perdidos e nada marcado nesta mão."
      })
  void anOffenderWhoIsSetBackLosesTheBid(String language, String expected) {
    var penalty =
        new Penalty(
            Penalty.Kind.POINTS, List.of(Side.S), Side.S, -3, AwardKind.MADE_IN_PLAY, false);
    assertEquals(expected, spaced(ViolationWords.in(in(language)).penalty(penalty)));
  }

  @Test
  void aPenaltyMayCostNothingOrTheMatch() {
    var words = ViolationWords.in(Languages.english());
    assertEquals("Penalty: 1 point for East–West.", words.penalty(points(1, Set.of())));
    assertEquals(
        "Penalty: the match for East–West.",
        words.penalty(
            new Penalty(Penalty.Kind.MATCH, List.of(Side.EW), Side.NS, 14, Set.of(), false)));
    assertEquals(
        "These rules set no penalty for it.",
        words.penalty(new Penalty(Penalty.Kind.NONE, List.of(), Side.NS, 0, Set.of(), false)));
  }

  private static Penalty points(int points, Set<AwardKind> lost) {
    return new Penalty(Penalty.Kind.POINTS, List.of(Side.EW), Side.NS, points, lost, false);
  }

  private static Violation call(Action.Call call, Refusal refusal) {
    return new Violation(call, OptionalInt.empty(), refusal, CardSet.EMPTY, Optional.empty());
  }

  private static Violation revoke(Refusal refusal) {
    return new Violation(
        new Action.Play(Seat.SOUTH, card("5c")),
        OptionalInt.of(4),
        refusal,
        CardSet.of(Card.list("Ks 4s")),
        Optional.empty());
  }

  private static String spaced(String text) {
    return text.replace('\u00a0', ' ');
  }

  private static Card card(String name) {
    return Card.named(name).orElseThrow();
  }

  private static Language in(String id) {
    return Languages.named(id).orElseThrow();
  }
}
