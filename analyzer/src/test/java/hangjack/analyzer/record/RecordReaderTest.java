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
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The hand-record specification, sections 1 and 2, for complete deals. One long class, since nearly
 * all its texts are changes of one deal.
 */
class RecordReaderTest {
  private static final String DEAL = Records.HUNG_JACK;
  private static final String HANDS = "(?m)^\\[(North|East|South|West) .*\n";

  @Test
  void aCompleteDealIsReadAsItIsWritten() {
    var deal = Records.read(DEAL).getFirst();
    assertEquals("trinidad", deal.rules().id());
    assertEquals(Seat.EAST, deal.dealer());
    assertEquals(CardSet.named("Qs 8s Jh Qd 8d Ac"), hand(deal, Seat.WEST));
    assertEquals(Card.list("9h"), deal.turnUps());
    assertEquals(6, deal.tricks().size());
    assertEquals(Seat.WEST, deal.tricks().get(4).leader());
    assertEquals(TrickRecord.of(Seat.WEST, Card.list("Ac Jc 7h 5d")), deal.tricks().get(4));
    assertEquals(Optional.empty(), deal.score());
  }

  @Test
  void readingForgivesWhatDoesNotChangeTheMeaning() {
    var expected = Records.read(DEAL);
    var variants =
        Map.ofEntries(
            Map.entry("byte order mark", "\ufeff" + DEAL),
            Map.entry("carriage returns", DEAL.replace("\n", "\r\n")),
            Map.entry("old Macintosh line ends", DEAL.replace("\n", "\r")),
            Map.entry("tabs", DEAL.replace(" ", "\t")),
            Map.entry("no-break spaces", DEAL.replace(" ", "\u00a0")),
            Map.entry("narrow spaces", DEAL.replace(" ", "\u202f")),
            Map.entry("blank lines", DEAL.replace("\n", "\n\n\n")),
            Map.entry("upper case", DEAL.toUpperCase(Locale.ROOT)),
            Map.entry("lower case", DEAL.toLowerCase(Locale.ROOT)),
            Map.entry("commas", DEAL.replace("5s 8h", "5s,8h").replace("5s 8s", "5s, 8s")),
            Map.entry("ten in digits", DEAL.replace("Th", "10h")),
            Map.entry("suit before rank", DEAL.replace("Th", "hT").replace("Kh", "HK")),
            Map.entry("hyphens", DEAL.replace("Jh", "J-h")),
            Map.entry("signs", DEAL.replace("Jh", "J♥").replace("Ac", "♣A")),
            Map.entry("emoji signs", DEAL.replace("Jh", "J♥\ufe0f").replace("Ks", "♠︎K")),
            Map.entry("open signs", DEAL.replace("Jh", "♡J").replace("Qd", "Q♢")),
            Map.entry(
                "playing-card characters",
                DEAL.replace("Jh", "\ud83c\udcbb").replace("Ks", "\ud83c\udcae")),
            Map.entry("missing bracket", DEAL.replace("\"9h\"]", "\"9h\"")),
            Map.entry("missing quote", DEAL.replace("\"9h\"]", "\"9h]")),
            Map.entry("missing both", DEAL.replace("\"9h\"]", "\"9h")),
            Map.entry("typographic quotes", DEAL.replace("\"9h\"", "“9h”")),
            Map.entry("key and value", DEAL.replace("[TurnUp \"9h\"]", "turnup: 9h")),
            Map.entry("seat words", DEAL.replace("[Dealer \"E\"]", "Dealer: east")),
            Map.entry("no leaders", DEAL.replaceAll("(?m)^(\\d\\.) .", "$1")),
            Map.entry("no trick numbers", DEAL.replaceAll("(?m)^\\d\\. ", "")),
            Map.entry("wrong trick numbers", DEAL.replaceAll("(?m)^\\d\\. ", "9. ")),
            Map.entry("no space after numbers", DEAL.replaceAll("(?m)^(\\d\\.) ", "$1")),
            Map.entry("tricks on one line", DEAL.replaceAll("\n(?=[2-6]\\.)", " ")),
            Map.entry("comments", DEAL.replace("1. N", "{ the first\ntrick } 1. N")),
            Map.entry("line comments", DEAL.replace("6h 7s", "6h 7s ; well played")),
            Map.entry("another order of tags", moved("[TurnUp \"9h\"]\n")));
    variants.forEach(
        (name, text) -> {
          var reading = RecordReader.read(text);
          assertEquals(List.of(), reading.faults(), name);
          assertEquals(expected, reading.deals(), name);
        });
  }

  @Test
  void handsAreTakenFromAPlayThatShowsThemAll() {
    var text = DEAL.replaceAll(HANDS, "");
    assertEquals(Records.read(DEAL), Records.read(text));
  }

  @Test
  void aTrickTooManyIsAFaultWithAndWithoutHands() {
    var more = DEAL + "7. S As Ah Ad Td\n";
    assertTrue(codes(more).contains("CARD_NOT_HELD 15:6"));
    var untold = more.replaceAll(HANDS, "");
    assertEquals(
        List.of("HAND_SIZE 1:1", "HAND_SIZE 1:1", "HAND_SIZE 1:1", "HAND_SIZE 1:1"), codes(untold));
  }

  @Test
  void tricksAfterAnExhaustedPackAreAFault() {
    var text =
        """
        [Rules "all-fours; beg=stand-or-pass"]
        [Dealer "N"]
        [North "2d 3d 4d 5d 6d 7d"]
        [South "2s 3s 4s 5s 6s 7s"]
        [TurnUp "9s"]
        [Calls "S beg"]
        1. S 2s 2d
        """;
    assertEquals(List.of("TAG_MISSING 5:10"), codes(text));
    assertEquals(1, Records.read(text.replace("S beg", "S stand")).getFirst().tricks().size());
  }

  @Test
  void aHandTakenFromThePlayMayNotHoldTheTurnUpOrAnothersCard() {
    var turnUp = DEAL.replaceAll(HANDS, "").replace("1. N 5s", "1. N 9h");
    assertTrue(codes(turnUp).contains("CARD_TWICE 5:6"), () -> codes(turnUp).toString());
    var others = DEAL.replaceAll("(?m)^\\[(East|South|West) .*\n", "").replace("6h 7s", "6h 4d");
    assertTrue(codes(others).contains("CARD_TWICE 6:15"), () -> codes(others).toString());
  }

  @Test
  void aNextDealerWhoHasNoSeatMustBeNamed() {
    // West deals after North in Trinidad, and two players leave that seat empty.
    var text =
        """
        [Rules "trinidad"]
        [Dealer "N"]
        [North "2d 3d 4d 5d 6d 7d"]
        [East "2c 3c 4c 5c 6c 7c"]
        [South "2s 3s 4s 5s 6s 7s"]
        [West "2h 3h 4h 5h 6h 7h"]
        [TurnUp "9s"]

        [Rules "all-fours"]
        [North "2d 3d 4d 5d 6d 7d"]
        [South "2s 3s 4s 5s 6s 7s"]
        [TurnUp "9s"]
        """;
    assertEquals(List.of("TAG_MISSING 9:2"), codes(text));
    var named = text.replace("[Rules \"all-fours\"]", "[Rules \"all-fours\"]\n[Dealer \"S\"]");
    assertEquals(2, Records.read(named).size());
  }

  @Test
  void aRecordMayStopBeforeItsEnd() {
    var threeTricks = DEAL.substring(0, DEAL.indexOf("4. N"));
    assertEquals(3, Records.read(threeTricks).getFirst().tricks().size());
    var inATrick = threeTricks + "4. N 2d Qd\n";
    assertEquals(
        TrickRecord.of(Seat.NORTH, Card.list("2d Qd")),
        Records.read(inATrick).getFirst().tricks().get(3));
  }

  @Test
  void packetsAndDiscardsAreRead() {
    var deal = Records.read(RUN).getFirst();
    var south =
        new HandRecord(
            GivenCards.of(CardSet.named("2s 3s 4s 5s 6s 7s")),
            List.of(GivenCards.of(CardSet.named("Ah Kh Qh"))),
            GivenCards.of(CardSet.named("2s 3s 4s")));
    assertEquals(south, deal.hands().get(Seat.SOUTH));
  }

  @Test
  void discardsAreTakenFromAPlayThatShowsTheRest() {
    var untold = RUN.replace(" - 2s 3s 4s", "").replace(" - 2d 3d 4d", "");
    assertEquals(Records.read(RUN), Records.read(untold));
  }

  @Test
  void namesScoresClaimsAndRemarksAreKept() {
    var text =
        DEAL.replace(
            "[TurnUp",
            """
            [NorthName "Ann"]
            [Score "NS 9, EW 12"]
            [Claim "NS: 1 EW: 3"]
            [Penalties "claimed"]
            [Note "a remark; with a semicolon {and braces}"]
            [Club "Port of Spain"]
            [TurnUp""");
    var deal = Records.read(text).getFirst();
    assertEquals(Map.of(Seat.NORTH, "Ann"), deal.names());
    assertEquals(12, deal.score().orElseThrow().of(Side.EW));
    assertEquals(3, deal.claim().orElseThrow().of(Side.EW));
    assertTrue(deal.penaltiesClaimed());
    assertEquals(
        Map.of("Note", "a remark; with a semicolon {and braces}", "Club", "Port of Spain"),
        deal.remarks());
  }

  @Test
  void aCardInTwoHandsIsAFaultThatNamesBothPlaces() {
    var faults = faults(DEAL.replace("[West \"Qs", "[West \"5s"));
    var twice = faults.stream().filter(f -> f.code() == FaultCode.CARD_TWICE).toList();
    assertEquals(1, twice.size());
    assertEquals(new Place(4, 8, 2), twice.getFirst().place());
    assertEquals(Card.list("5s").getFirst(), twice.getFirst().arguments().get("card"));
    assertEquals(3, twice.getFirst().arguments().get("otherLine"));
    assertEquals(9, twice.getFirst().arguments().get("otherColumn"));
  }

  @Test
  void theSecondOfTwoPlacesIsTheLaterOneInTheText() {
    // East is read before South, and stands below it.
    var faults = faults(DEAL.replace("7h 7c\"]", "7h 7d\"]"));
    var twice = faults.stream().filter(f -> f.code() == FaultCode.CARD_TWICE).toList();
    assertEquals(new Place(6, 23, 2), twice.getFirst().place());
    assertEquals(5, twice.getFirst().arguments().get("otherLine"));
    assertEquals(21, twice.getFirst().arguments().get("otherColumn"));
  }

  @Test
  void aCardPlayedTwiceIsAFaultThatNamesBothPlaces() {
    var twice = faults(DEAL.replace("3. S 9d", "3. S Kh"));
    assertEquals(1, twice.size());
    assertEquals(FaultCode.CARD_TWICE, twice.getFirst().code());
    assertEquals(new Place(11, 6, 2), twice.getFirst().place());
    assertEquals(10, twice.getFirst().arguments().get("otherLine"));
    assertEquals(6, twice.getFirst().arguments().get("otherColumn"));
  }

  @Test
  void theTurnUpIsInNobodysHand() {
    assertEquals(List.of("CARD_TWICE 7:10"), codes(DEAL.replace("\"9h\"", "\"Kh\"")));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "[Rules \"trinidad\"] | [Rules \"trinidat\"] | UNKNOWN_RULES 1:9",
        "[Rules \"trinidad\"] | [Rules \"trinidad; gme-points=2\"] | UNKNOWN_PARAMETER 1:19",
        "[Rules \"trinidad\"] | [Rules \"trinidad; game-points=x\"] | UNKNOWN_VALUE 1:19",
        "[Rules \"trinidad\"] | [Rules \"trinidad; gift-to=elder\"] | PARAMETER_WITHOUT_EFFECT 1:19",
        "[Rules \"trinidad\"] | [Rules \"trinidad; hand-size=13\"] | PARAMETERS_CONFLICT 1:19",
        "[Rules \"trinidad\"] | | TAG_MISSING 2:2",
        "[Dealer \"E\"] | | TAG_MISSING 1:2",
        "[TurnUp \"9h\"] | | TAG_MISSING 1:2",
        "[Dealer \"E\"] | [Dealer \"X\"] | SYNTAX 2:10",
        "[North \"5s 8h | [North \"5s 8x | SYNTAX 3:12",
        "[North \"5s | [North \" | HAND_SIZE 3:10",
        "3. S 9d 4s 2h 8d | 3. S 9d 4s 2h | TRICK_SIZE 11:1",
        "1. N 5s 8s 6h 7s | 1. N 5s 8s 6h 7s Ks | TRICK_SIZE 9:1",
        "2. S Kh | 2. N Kh | SYNTAX 10:4",
        "N stand | N bid | CALL_UNKNOWN 8:11",
        "N stand | N give | CALL_OUT_OF_ORDER 8:11",
        "N stand | W stand | CALL_OUT_OF_ORDER 8:11",
        "N stand | N stand, E give | CALL_OUT_OF_ORDER 8:20",
        "N stand | N | CALL_UNKNOWN 8:9",
        "[TurnUp \"9h\"] | [Claim \"NS x\"] | SYNTAX 7:9",
        "[TurnUp \"9h\"] | [TurnUp \"9h 2s\"] | SYNTAX 7:10",
        "[TurnUp \"9h\"] | rubbish | TAG_MISSING 1:2",
      })
  void aFaultStandsAtItsPlace(String old, String replacement, String expected) {
    var text = DEAL.replace(old, replacement == null ? "" : replacement);
    assertTrue(codes(text).contains(expected), () -> codes(text).toString());
    assertEquals(List.of(), RecordReader.read(text).deals());
  }

  @Test
  void aScoreAtTheTargetCannotBe() {
    var text = DEAL.replace("[TurnUp", "[Score \"NS 14, EW 3\"]\n[TurnUp");
    assertEquals(List.of("SCORE_IMPOSSIBLE 7:9"), codes(text));
  }

  @Test
  void aTagThatStandsTwiceIsAFault() {
    assertEquals(
        List.of("SYNTAX 3:2"), codes(DEAL.replace("[North", "[Rules \"trinidad\"]\n[North")));
  }

  @Test
  void aCardThatTheSeatDoesNotHoldIsAFault() {
    var faults = faults(DEAL.replace("6. E 3s", "6. E 2s"));
    assertEquals(FaultCode.CARD_NOT_HELD, faults.getFirst().code());
    assertEquals(Seat.EAST, faults.getFirst().arguments().get("seat"));
  }

  @Test
  void everyFaultIsToldAtOnceInTheOrderOfTheText() {
    var text = DEAL.replace("\"E\"]", "\"Q\"]").replace("5s 8h", "5s 8x").replace("Ac\"", "A?\"");
    assertEquals(List.of("SYNTAX 2:10", "SYNTAX 3:12", "SYNTAX 4:23"), codes(text));
  }

  @Test
  void aMisspeltNameComesWithAProposal() {
    assertEquals(
        Optional.of("trinidad"),
        faults(DEAL.replace("\"trinidad\"", "\"trinidat\"")).getFirst().proposal());
    assertEquals(
        Optional.of("game-points=2"),
        faults(DEAL.replace("\"trinidad\"", "\"trinidad; gme-points=2\"")).getFirst().proposal());
  }

  @Test
  void theNumberOfHandsTellsHowManyPlay() {
    var two =
        """
        [Rules "trinidad; partnerships=no"]
        [Dealer "N"]
        [North "2s 3s 4s 5s 6s 7s"]
        [South "2d 3d 4d 5d 6d 7d"]
        [TurnUp "9h"]
        """;
    var reading = RecordReader.read(two);
    assertEquals(
        List.of(FaultCode.PARAMETER_WITHOUT_EFFECT),
        reading.faults().stream().map(Fault::code).toList());
    var deal = Records.read(two.replace("; partnerships=no", "")).getFirst();
    assertEquals(2, deal.rules().players());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "say \"hi; there\" {now}",
        "a\"] {b",
        "back\\slash and \\\\ two",
        "ends in a backslash\\",
        "\"",
        "“typographic” quotes",
        "a \ud83d\udc69\u200d\ud83d\udc67 family",
        "[brackets]",
      })
  void anyRemarkSurvivesWritingAndReading(String remark) {
    var deal = Records.read(DEAL).getFirst();
    var remarked =
        new DealRecord(
            deal.rules(),
            deal.dealer(),
            deal.score(),
            deal.hands(),
            Map.of(Seat.NORTH, remark),
            deal.turnUps(),
            deal.calls(),
            deal.trump(),
            deal.stock(),
            deal.tricks(),
            deal.claim(),
            deal.penaltiesClaimed(),
            Map.of("Note", remark));
    assertEquals(List.of(remarked), Records.read(RecordWriter.write(remarked)));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"[Note \"a", "note: a", "[Rules \"trinidad;", "1. N 5s", "{", "\\", "[", "="})
  void noTextKeepsTheReaderBusy(String start) {
    var long1 = start + " ".repeat(200_000) + "b";
    var long2 = start.repeat(200_000 / start.length());
    for (var text : List.of(long1, long2, long2.replace(start, start + "\n"))) {
      assertTrue(RecordReader.read(text).faults().size() <= 500);
    }
  }

  @Test
  void aCommentEndsWhereItEndsAlsoInsideALine() {
    var text = DEAL.replace("1. N 5s 8s", "1. {led} N 5s {plays; low} 8s");
    assertEquals(Records.read(DEAL), Records.read(text));
    assertEquals(
        Records.read(DEAL),
        Records.read(DEAL.replace("[TurnUp \"9h\"]", "[TurnUp \"9h\"] ; nine")));
    assertEquals(
        List.of("SYNTAX 1:1"), codes("{ [Rules \"trinidad\"]\n[Dealer \"E\"] never closed"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "   ", "\n\n", "{ only a comment }", "; only a comment"})
  void aTextThatSaysNothingIsAFault(String text) {
    assertEquals(List.of("SYNTAX 1:1"), codes(text));
  }

  @Test
  void aTextPastTheLimitIsOneClearFault() {
    assertEquals(List.of("TOO_LARGE 1:1"), codes(" ".repeat(RecordReader.MOST_CHARACTERS + 1)));
    var many = "[Dealer \"E\"]\n\n".repeat(RecordReader.MOST_DEALS + 1);
    assertEquals(List.of("TOO_LARGE 1:1"), codes(many));
  }

  private static final String RUN =
      """
      [Rules "all-fours"]
      [Dealer "N"]
      [North "2d 3d 4d 5d 6d 7d + 8c 9c Tc - 2d 3d 4d"]
      [South "2s 3s 4s 5s 6s 7s + Ah Kh Qh - 2s 3s 4s"]
      [TurnUp "9s 4h"]
      [Calls "S beg, N run"]
      1. S Ah 5d
      2. S Kh 6d
      3. S Qh 7d
      4. S 5s 8c
      5. S 6s 9c
      6. S 7s Tc
      """;

  private static String moved(String line) {
    return line + DEAL.replace(line, "");
  }

  private static CardSet hand(DealRecord deal, Seat seat) {
    return Optional.ofNullable(deal.hands().get(seat)).orElseThrow().dealt().known();
  }

  private static List<Fault> faults(String text) {
    return RecordReader.read(text).faults();
  }

  private static List<String> codes(String text) {
    return faults(text).stream()
        .map(f -> f.code() + " " + f.place().line() + ":" + f.place().column())
        .toList();
  }
}
