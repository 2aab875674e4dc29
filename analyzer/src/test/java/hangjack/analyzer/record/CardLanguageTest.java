package hangjack.analyzer.record;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import hangjack.analyzer.cards.Card;
import hangjack.analyzer.cards.Rank;
import hangjack.analyzer.cards.Seat;
import hangjack.analyzer.cards.Side;
import hangjack.analyzer.cards.Suit;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Letters of cards and seats, one by one; the expectations are those of terms.md, section 2. */
class CardLanguageTest {
  @ParameterizedTest
  @CsvSource({
    "en, Kh, Kh",
    "en, hK, Kh",
    "en, TD, Td",
    "en, DT, Td",
    "en, 10c, Tc",
    "en, c10, Tc",
    "en, J-s, Js",
    "en, Q_S, Qs",
    "en, 9♧, 9c",
    "en, ♡a, Ah",
    "en, RC, -",
    "en, 1s, -",
    "en, Ks9, -",
    "en, K, -",
    "fr, AP, As",
    "fr, RC, Kh",
    "fr, DK, Qd",
    "fr, KD, Qd",
    "fr, VT, Jc",
    "fr, TV, Jc",
    "fr, 10T, Tc",
    "fr, T10, Tc",
    "fr, R♦, Kd",
    "fr, TP, -",
    "fr, K♥, -",
    "fr, Kh, -",
    "it, FF, Jc",
    "it, QQ, Qd",
    "it, FQ, Jd",
    "it, QF, Qc",
    "it, RP, Ks",
    "it, KP, Ks",
    "it, DC, Qh",
    "it, QC, Qh",
    "it, JF, Jc",
    "it, TQ, Td",
    "it, KD, -",
    "pt, AE, As",
    "pt, RC, Kh",
    "pt, DO, Qd",
    "pt, VP, Jc",
    "pt, KE, Ks",
    "pt, QC, Qh",
    "pt, JO, Jd",
    "pt, OJ, Jd",
    "pt, TP, Tc",
    "pt, 9S, -",
    "es, RP, Ks",
    "es, KP, Ks",
    "es, DD, Qd",
    "es, QD, Qd",
    "es, JT, Jc",
    "es, TJ, Jc",
    "es, 10T, Tc",
    "es, AC, Ah",
    "es, TC, -",
    "es, VT, -",
    "de, APi, As",
    "de, KHe, Kh",
    "de, KKa, Kd",
    "de, KaK, Kd",
    "de, BKr, Jc",
    "de, KrB, Jc",
    "de, He-D, Qh",
    "de, 10ka, Td",
    "de, B♥, Jh",
    "de, J♥, -",
    "de, KK, -",
    "ar, Jd, Jd",
    "zh-Hans, 10h, Th",
  })
  void aWordIsTheCardOfItsLanguage(String language, String word, String expected) {
    var card = CardWord.read(word, language(language));
    assertEquals(expected.equals("-") ? Optional.empty() : Card.named(expected), card);
  }

  @Test
  void signsAndPlayingCardCharactersAreReadInEveryLanguage() {
    for (var language : CardLanguages.all()) {
      assertEquals(Card.named("As"), CardWord.read("A♠\ufe0f", language));
      assertEquals(Card.named("7d"), CardWord.read("♢-7", language));
      assertEquals(Card.named("Th"), CardWord.read("♥10", language));
      assertEquals(Card.named("As"), CardWord.read("\ud83c\udca1", language));
      assertEquals(Card.named("Jh"), CardWord.read("\ud83c\udcbb", language));
      assertEquals(Card.named("Qd"), CardWord.read("\ud83c\udccd", language));
      assertEquals(Card.named("Kc"), CardWord.read("\ud83c\udcde", language));
      // The knight of spades and the back of a card are no cards of this pack.
      assertEquals(Optional.empty(), CardWord.read("\ud83c\udcac", language));
      assertEquals(Optional.empty(), CardWord.read("\ud83c\udca0", language));
      assertEquals(Optional.of(Suit.CLUBS), CardWord.readSuit("♧\ufe0e", language));
    }
  }

  @ParameterizedTest
  @CsvSource({
    "en, c, CLUBS",
    "fr, C, HEARTS",
    "fr, K, DIAMONDS",
    "it, F, CLUBS",
    "pt, e, SPADES",
    "es, D, DIAMONDS",
    "de, Pi, SPADES",
    "de, kr, CLUBS",
  })
  void aLetterIsTheSuitOfItsLanguage(String language, String letter, Suit expected) {
    assertEquals(Optional.of(expected), CardWord.readSuit(letter, language(language)));
  }

  @Test
  void cardsWrittenSuitFirstThroughoutAreReadSo() {
    var italian = language("it");
    // Q and F stand for ranks and for suits: the other cards tell which comes first.
    assertEquals(Card.named("Jd"), italian.inOrderOf(List.of("P7", "QF", "C♠")).card("QF"));
    assertEquals(Card.named("Qc"), italian.inOrderOf(List.of("7P", "QF")).card("QF"));
    assertEquals(Card.named("Qc"), italian.inOrderOf(List.of("P7", "7C", "QF")).card("QF"));
    assertEquals(Card.named("Qc"), italian.inOrderOf(List.of("QF", "FQ")).card("QF"));
    assertEquals(Card.named("7s"), italian.inOrderOf(List.of("P7", "QF")).card("7P"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "North East South West",
        "NORD Est sud Ouest",
        "nord est sud ovest",
        "Norte Leste Sul Oeste",
        "Norte Este Sur Oeste",
        "Nord Ost Süd West",
        "Norden Osten Süden Westen",
        "Nord Ost Sued West",
        "nord ost su\u0308d west",
        "شمال شرق جنوب غرب",
        "北 东 南 西",
        "n e s w",
      })
  void seatWordsAreReadInEveryLanguage(String words) {
    for (var language : CardLanguages.all()) {
      var seats = List.of(words.split(" ", -1));
      assertEquals(
          List.of(Seat.values()),
          seats.stream().map(word -> SeatWord.read(word, language).orElseThrow()).toList());
    }
  }

  @ParameterizedTest
  @CsvSource({
    "en, O, -",
    "fr, O, WEST",
    "it, o, WEST",
    "pt, O, WEST",
    "es, O, WEST",
    "de, O, EAST",
    "pt, L, EAST",
    "es, L, -",
    "de, L, -",
    "ar, O, -",
    "zh-Hans, O, -"
  })
  void aLoneLetterIsTheSeatOfItsLanguage(String language, String letter, String expected) {
    assertEquals(
        expected.equals("-") ? Optional.empty() : Optional.of(Seat.valueOf(expected)),
        SeatWord.read(letter, language(language)));
  }

  @ParameterizedTest
  @CsvSource({
    "en, NS, NS",
    "en, sn, NS",
    "en, WE, EW",
    "en, E, E",
    "en, NE, -",
    "en, EO, -",
    "en, NSE, -",
    "fr, EO, EW",
    "fr, O, W",
    "de, OW, EW",
    "de, O, E",
    "pt, LO, EW",
    "de, EO, -"
  })
  void sidesAreNamedByTheLettersOfTheirSeats(String language, String letters, String expected) {
    assertEquals(
        expected.equals("-") ? Optional.empty() : Optional.of(Side.valueOf(expected)),
        SeatWord.side(letters, language(language)));
  }

  @Test
  void languagesAreNamedByTheirIdsWithOrWithoutARegion() {
    assertEquals(List.of("en", "fr", "it", "pt", "es", "de", "ar", "zh-Hans"), CardLanguages.ids());
    assertEquals("en", language("en-TT").id());
    assertEquals("pt", language("PT-br").id());
    assertEquals("zh-Hans", language("zh").id());
    assertEquals(Optional.empty(), CardLanguages.named("nl"));
    assertEquals(Optional.empty(), CardLanguages.named(""));
  }

  @Test
  void aSpellingWithTwoMeaningsIsRefused() {
    var ranks = Map.of(Rank.KING, List.of("K"), Rank.QUEEN, List.of("K"));
    assertThrows(
        IllegalArgumentException.class,
        () -> CardLanguage.of("xx", ranks, Map.of(), Map.of(), Map.of()));
  }

  private static CardLanguage language(String id) {
    return CardLanguages.named(id).orElseThrow();
  }
}
