package hangjack.analyzer.record;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hangjack.analyzer.cards.Card;
import hangjack.analyzer.cards.CardSet;
import hangjack.analyzer.cards.Seat;
import hangjack.analyzer.cards.Side;
import hangjack.analyzer.fixtures.Records;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Whole texts in the letters of languages: found out, shown where two are possible. One long class,
 * since most of it is the texts themselves, which its tests share.
 */
class LanguageFinderTest {
  private static final List<DealRecord> EXPECTED = Records.read(Records.HUNG_JACK);

  /** In Italian suit first, the queen of clubs looks like the jack of diamonds. */
  private static final String QUEEN_OF_CLUBS = Records.HUNG_JACK.replace("Jc", "Qc");

  private static final String FRENCH =
      """
      [Rules "trinidad"]
      [Dealer "E"]
      Nord : 5P 8C 2C 5K 4K 2K
      Ouest : DP 8P VC DK 8K AT
      Sud : RP RC 6C 9K 7K VT
      Est : 7P 4P 3P 10C 7C 7T
      [TurnUp "9C"]
      [Calls "Nord stand"]
      1. Nord 5P 8P 6C 7P
      2. Sud RC 10C 8C VC
      3. Sud 9K 4P 2C 8K
      4. Nord 2K DK 7K 7T
      5. O AT VT 7C 5K
      6. E 3P 4K DP RP
      """;

  private static final String GERMAN =
      """
      [Rules "trinidad"]
      [Dealer "O"]
      Nord: 5Pi 8He 2He 5Ka 4Ka 2Ka
      West: DPi 8Pi BHe DKa 8Ka AKr
      Süd: KPi KHe 6He 9Ka 7Ka BKr
      Ost: 7Pi 4Pi 3Pi 10He 7He 7Kr
      [TurnUp "9He"]
      [Calls "N stand"]
      1. N 5Pi 8Pi 6He 7Pi
      2. S KHe 10He 8He BHe
      3. S 9Ka 4Pi 2He 8Ka
      4. N 2Ka DKa 7Ka 7Kr
      5. W AKr BKr 7He 5Ka
      6. O 3Pi 4Ka DPi KPi
      """;

  /** All clubs in English; in Italian, Portuguese and Spanish all hearts. */
  private static final String ONE_SUIT =
      """
      [Rules "all-fours"]
      [Dealer "N"]
      [North "2C 3C 4C 5C 6C 7C"]
      [South "8C 9C 10C JC QC KC"]
      [TurnUp "AC"]
      """;

  /**
   * KD and TD: of diamonds in English; in French the queens of diamonds and clubs; in Spanish the
   * king of diamonds and the queen of clubs.
   */
  private static final String KINGS_OR_QUEENS =
      """
      [Rules "all-fours"]
      [Dealer "S"]
      [North "2C 3C 4C 5C 6C TD"]
      [South "7C 8C 9C 10C AC KD"]
      [TurnUp "A♠"]
      [Calls "N stand"]
      1. N TD KD
      """;

  /** No letter of a suit, and none of a rank but the ace. */
  private static final String SIGNS =
      """
      [Rules "trinidad"]
      [Dealer "O"]
      [North "2♠ 3♠ 4♠ 5♠ 6♠ 7♠"]
      [East "2♥ 3♥ 4♥ 5♥ 6♥ 7♥"]
      [South "2♦ 3♦ 4♦ 5♦ 6♦ 7♦"]
      [West "2♣ 3♣ 4♣ 5♣ 6♣ 7♣"]
      [TurnUp "A♠"]
      """;

  @ParameterizedTest
  @ValueSource(strings = {FRENCH, GERMAN})
  void aDealTypedInAnotherLanguageIsTheSameDeal(String text) {
    assertEquals(EXPECTED, Records.read(text));
    assertEquals(EXPECTED, Records.read(text.toLowerCase(Locale.ROOT)));
    assertEquals(EXPECTED, Records.read(text.replace("\n", "\r\n").replace(" ", "\u00a0")));
  }

  @ParameterizedTest
  @CsvSource({
    "en, A K Q J T, S H D C",
    "fr, A R D V 10, P C K T",
    "it, A R D F T, P C Q F",
    "it, A K Q J 10, P C Q F",
    "pt, A R D V T, E C O P",
    "pt, A K Q J 10, E C O P",
    "es, A R D J 10, P C D T",
    "es, A K Q J 10, P C D T",
    "de, A K D B 10, Pi He Ka Kr",
    "de, A K D B T, ♠ ♥ ♦ ♣",
    "fr, A R D V 10, ♤ ♡ ♢ ♧",
    "ar, A K Q J 10, S H D C",
    "zh-Hans, A K Q J T, ♠ ♥ ♦ ♣",
  })
  void aWholeDealIsReadInTheLettersOfItsLanguage(String language, String ranks, String suits) {
    var expected = Records.read(QUEEN_OF_CLUBS);
    for (var order : List.of("%1$s%2$s", "%2$s%1$s", "%1$s-%2$s", "%2$s_%1$s")) {
      var text = Spelt.in(ranks, suits, order, QUEEN_OF_CLUBS);
      for (var variant : List.of(text, text.toLowerCase(Locale.ROOT))) {
        var reading = RecordReader.read(variant);
        assertEquals(List.of(), reading.faults(), variant);
        assertEquals(expected, reading.deals(), variant);
        var tagged = "[Language \"" + language + "\"]\n" + variant;
        assertEquals(expected, RecordReader.read(tagged).deals(), tagged);
      }
    }
  }

  @Test
  void aTextThatTwoLanguagesReadDifferentlyIsNotGuessed() {
    var fault = onlyFault(ONE_SUIT);
    assertEquals(FaultCode.LANGUAGE_AMBIGUOUS, fault.code());
    assertEquals(new Place(3, 9, 2), fault.place());
    assertEquals(List.of("en", "it", "pt", "es"), fault.arguments().get("languages"));
    assertEquals(Card.list("2c").getFirst(), fault.arguments().get("one"));
    assertEquals(Card.list("2h").getFirst(), fault.arguments().get("other"));
    assertEquals("2C", fault.arguments().get("text"));
    assertEquals("en", fault.arguments().get("example"));
    assertEquals(Optional.empty(), fault.proposal());
  }

  @Test
  void theTagLanguageDecides() {
    assertEquals(Card.list("Ac"), Records.read("Language: en\n" + ONE_SUIT).getFirst().turnUps());
    assertEquals(Card.list("Ah"), Records.read("Language: IT\n" + ONE_SUIT).getFirst().turnUps());
    // French has no K among the ranks: the deal cannot be French, whatever the tag says.
    var french = RecordReader.read("Language: fr\n" + ONE_SUIT);
    assertEquals(FaultCode.SYNTAX, french.faults().getLast().code());
    var unknown = RecordReader.read("Language: xx\n" + ONE_SUIT.replace('C', 'c'));
    assertEquals(FaultCode.UNKNOWN_VALUE, unknown.faults().getFirst().code());
    assertEquals(new Place(1, 11, 2), unknown.faults().getFirst().place());
  }

  @Test
  void eachDealMayHaveALanguageOfItsOwn() {
    var text =
        "[Language \"it\"]\n"
            + ONE_SUIT
            + "\n"
            + ONE_SUIT.replace("[Dealer", "[Language \"en\"]\n[Dealer");
    var deals = Records.read(text);
    assertEquals(Card.list("Ah"), deals.getFirst().turnUps());
    assertEquals(Card.list("Ac"), deals.getLast().turnUps());
  }

  @Test
  void theTagOfOneDealSpeaksForTheOthersThatCouldBeRead() {
    var text = "[Language \"it\"]\n" + ONE_SUIT + "\n" + ONE_SUIT;
    assertEquals(Card.list("Ah"), Records.read(text).getLast().turnUps());
  }

  @Test
  void theDealsOfATextTellTheirLanguageTogether() {
    // The second deal has spades, hearts and diamonds of English.
    var text = ONE_SUIT + "\n" + Records.HUNG_JACK;
    assertEquals(Card.list("Ac"), Records.read(text).getFirst().turnUps());
  }

  @Test
  void canonicalTextIsEnglish() {
    var text = ONE_SUIT.replace("10", "T").replaceAll("(?<=[2-9TJQKA])C", "c");
    assertEquals(Card.list("Ac"), Records.read(text).getFirst().turnUps());
    var written = RecordWriter.write(Records.read(text));
    assertEquals(Records.read(text), Records.read(written));
  }

  @Test
  void wordsForSeatsSpeakForTheirLanguage() {
    var italian = ONE_SUIT.replace("[North \"", "[Nord \"").replace("[South \"", "[Sud \"");
    assertEquals(Card.list("Ah"), Records.read(italian).getFirst().turnUps());
    var chinese =
        ONE_SUIT
            .replaceAll("\\[(North|South) \"(.*)\"]", "$1：$2")
            .replace("North", "北")
            .replace("South", "南");
    assertEquals(Card.list("Ac"), Records.read(chinese).getFirst().turnUps());
    // Norte is Portuguese and Spanish, and both read hearts.
    var norte = ONE_SUIT.replace("[North \"", "[Norte \"");
    assertEquals(Card.list("Ah"), Records.read(norte).getFirst().turnUps());
    // The writer of records would have written North.
    var small = italian.replaceAll("C", "c").replace("10c", "Tc");
    assertEquals(Card.list("Ah"), Records.read(small).getFirst().turnUps());
    // German does not read these cards: the word then tells nothing.
    var german = ONE_SUIT.replace("[South \"", "[Süd \"");
    assertEquals(FaultCode.LANGUAGE_AMBIGUOUS, onlyFault(german).code());
  }

  @Test
  void thePossibleDealDecidesBetweenLanguages() {
    assertEquals(FaultCode.LANGUAGE_AMBIGUOUS, onlyFault(KINGS_OR_QUEENS).code());
    // South wins with the king of diamonds over the ten.
    var english = Records.read(KINGS_OR_QUEENS + "2. S AC 2C\n").getFirst();
    assertEquals(TrickRecord.of(Seat.NORTH, Card.list("Td Kd")), english.tricks().getFirst());
    assertEquals(TrickRecord.of(Seat.SOUTH, Card.list("Ac 2c")), english.tricks().getLast());
    // North wins with the queen of clubs in French and in Spanish, where the other card is the
    // king.
    var fault = onlyFault(KINGS_OR_QUEENS + "2. N 2C AC\n");
    assertEquals(List.of("fr", "es"), fault.arguments().get("languages"));
    assertEquals(new Place(4, 25, 2), fault.place());
    assertEquals(Card.list("Qd").getFirst(), fault.arguments().get("one"));
    assertEquals(Card.list("Kd").getFirst(), fault.arguments().get("other"));
  }

  @Test
  void languagesThatReadTheSameCardsNeedNoTag() {
    var text = SIGNS.replace("\"O\"", "\"W\"");
    assertEquals(
        CardSet.named("2s 3s 4s 5s 6s 7s"),
        Optional.ofNullable(Records.read(text).getFirst().hands().get(Seat.NORTH))
            .orElseThrow()
            .received());
  }

  @Test
  void aLoneLetterOfASeatIsReadByTheLanguageFound() {
    assertEquals(
        Seat.WEST,
        dealer(
            FRENCH
                .replace("\"E\"", "\"O\"")
                .replaceAll("(?m)^\\d.*\n", "")
                .replace("[Calls \"Nord stand\"]\n", "")));
    assertEquals(Seat.EAST, dealer(GERMAN));
    assertEquals(Seat.EAST, dealer(SIGNS.replace("\"O\"", "\"L\"")));
    // The elder hand sits right of the dealer: N of E, and S of W.
    var played = SIGNS + "[Calls \"%s stand\"]\n";
    assertEquals(Seat.EAST, dealer(played.formatted("N")));
    assertEquals(Seat.WEST, dealer(played.formatted("S")));
    assertEquals(Seat.WEST, dealer(SIGNS.replace("[East \"", "[Est \"")));
    assertEquals(Seat.EAST, dealer(SIGNS.replace("[East \"", "[Ost \"")));
    assertEquals(Seat.WEST, dealer("[Language \"es\"]\n" + SIGNS));
  }

  @Test
  void aLoneLetterOfASeatIsNotGuessed() {
    var fault = onlyFault(SIGNS);
    assertEquals(FaultCode.LANGUAGE_AMBIGUOUS, fault.code());
    assertEquals(new Place(2, 10, 1), fault.place());
    assertEquals(List.of("fr", "it", "pt", "es", "de"), fault.arguments().get("languages"));
    assertEquals(Seat.WEST, fault.arguments().get("one"));
    assertEquals(Seat.EAST, fault.arguments().get("other"));
  }

  @Test
  void inEnglishALoneOIsShownWithItsTwoMeanings() {
    for (var text :
        List.of(
            Records.HUNG_JACK.replace("\"E\"", "\"O\""),
            Records.HUNG_JACK.replace("6. E", "6. O"),
            Records.HUNG_JACK.replace("N stand", "o beg, E give"))) {
      var faults = RecordReader.read(text).faults();
      assertEquals(1, faults.size(), faults::toString);
      assertEquals(FaultCode.LANGUAGE_AMBIGUOUS, faults.getFirst().code());
      assertEquals(1, faults.getFirst().place().length());
      assertEquals(Seat.WEST, faults.getFirst().arguments().get("one"));
      assertEquals(Seat.EAST, faults.getFirst().arguments().get("other"));
    }
    // L has one meaning, but not in English.
    var east = RecordReader.read(Records.HUNG_JACK.replace("\"E\"", "\"L\"")).faults();
    assertEquals(FaultCode.SYNTAX, east.getFirst().code());
    assertEquals("seat", east.getFirst().kind());
  }

  @Test
  void scoresAreReadByTheLettersOfTheSides() {
    var score = "[Score \"NS 3, EO 5\"]\n";
    assertEquals(
        Records.read("[Score \"NS 3, EW 5\"]\n" + Records.HUNG_JACK), Records.read(score + FRENCH));
    assertEquals(
        Records.read("[Score \"NS 3, EW 5\"]\n" + Records.HUNG_JACK),
        Records.read("[Score \"NS 3, OW 5\"]\n" + GERMAN));
  }

  @Test
  void lettersOfSidesTellTheLanguageToo() {
    // Without the O of the score this would be canonical, and clubs.
    var text =
        """
        [Rules "trinidad; hand-size=5"]
        [Dealer "N"]
        [Score "NS 1, EO 2"]
        [North "2c 3c 4c 5c 6c"]
        [East "8c 9c Jc Qc Kc"]
        [South "2d 3d 4d 5d 6d"]
        [West "8d 9d Jd Qd Kd"]
        [TurnUp "Ac"]
        """;
    var deal = Records.read(text).getFirst();
    assertEquals(Card.list("Ah"), deal.turnUps());
    assertEquals(2, deal.score().orElseThrow().of(Side.EW));
    assertEquals(Card.list("Ac"), Records.read(text.replace("EO", "EW")).getFirst().turnUps());
  }

  @Test
  void cardsOfPacketsAndDiscardsTellTheLanguageToo() {
    var text =
        """
        [Rules "all-fours"]
        [Dealer "N"]
        [North "2C 3C 4C 5C 6C 7C +8D 9D 10D -2C 3C 4C"]
        [South "8C 9C 10C JC QC KC +2D 3D 4D −8C 9C 10C"]
        [TurnUp "AC 5D"]
        [Calls "S beg, N run"]
        """;
    var fault = onlyFault(text);
    assertEquals(List.of("en", "es"), fault.arguments().get("languages"));
    assertEquals(new Place(3, 9, 2), fault.place());
    assertEquals(Card.list("Ah 5d"), Records.read("Language: es\n" + text).getFirst().turnUps());
  }

  @Test
  void faultsAreToldInTheLanguageThatHasMostOfTheWords() {
    var faults = RecordReader.read(FRENCH.replace("5P 8C", "5P 8X")).faults();
    assertEquals(
        List.of("card 3:11"),
        faults.stream()
            .map(f -> f.kind() + " " + f.place().line() + ":" + f.place().column())
            .toList(),
        faults::toString);
  }

  @Test
  void theSameSeatInTwoLanguagesIsATagThatStandsTwice() {
    var faults = RecordReader.read(Records.HUNG_JACK + "Nord: 5s\n").faults();
    assertEquals("tag-twice", faults.getFirst().kind());
  }

  @Test
  void aTextWithoutQuestionIsReadOnce() {
    assertEquals(1, readings(Records.HUNG_JACK));
    assertEquals(1, readings(Records.HUNG_JACK.toLowerCase(Locale.ROOT)));
    assertEquals(1, readings(FRENCH));
    assertEquals(1, readings(GERMAN));
    assertEquals(1, readings(SIGNS.replace("\"O\"", "\"W\"")));
    assertEquals(1, readings("nothing that is a card"));
  }

  @Test
  void noTextIsReadMoreOftenThanThereAreLetters() {
    assertEquals(2, readings(ONE_SUIT));
    assertEquals(3, readings(KINGS_OR_QUEENS));
    assertTrue(readings("1. ".repeat(1000) + "9C ".repeat(60_000)) <= 6);
    assertTrue(readings("1. O " + "9C ".repeat(60_000)) <= 6);
  }

  @Test
  void wideCommasAndColonsPartWordsToo() {
    var text = Records.HUNG_JACK.replace("5s 8s 6h 7s", "5s，8s、6h،7s");
    assertEquals(EXPECTED, Records.read(text.replace("[TurnUp \"9h\"]", "TurnUp：9h")));
  }

  private static int readings(String text) {
    var count = new AtomicInteger();
    LanguageFinder.read(
        List.of(Layout.of(text)),
        language -> {
          count.incrementAndGet();
          var faults = new FaultList();
          var deal = new DealReader(Layout.of(text), Optional.empty(), language, faults).read();
          return new RecordReader.Reading(deal.stream().toList(), faults.sorted());
        });
    return count.get();
  }

  private static Seat dealer(String text) {
    return Records.read(text).getFirst().dealer();
  }

  private static Fault onlyFault(String text) {
    var reading = RecordReader.read(text);
    assertEquals(List.of(), reading.deals());
    assertEquals(1, reading.faults().size(), reading.faults()::toString);
    return reading.faults().getFirst();
  }
}
