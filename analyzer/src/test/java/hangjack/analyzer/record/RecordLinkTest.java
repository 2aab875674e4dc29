package hangjack.analyzer.record;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hangjack.analyzer.cards.Seat;
import hangjack.analyzer.fixtures.Deals;
import hangjack.analyzer.fixtures.HouseRulesArbitrary;
import hangjack.analyzer.fixtures.RandomRecords;
import hangjack.analyzer.fixtures.Records;
import hangjack.analyzer.rules.RuleSet;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.NotBlank;
import net.jqwik.api.constraints.Size;
import net.jqwik.api.constraints.StringLength;

/** Records packed into links, record.md section 2. */
class RecordLinkTest {
  private static final int MOST_LETTERS = 300;
  private static final String KEPT =
      "1kcfi5yPoYXg8Z2D1mynYM0AnAv3jDXa3RYaCVwaXZQrIY0DnWqRwAV0TCHaieTKXI9hBQF8B3WoM9HwKKFy8i7kA";
  private static final List<DealRecord> DEAL = Records.read(Records.HUNG_JACK);

  @Provide
  Arbitrary<RuleSet> houses() {
    return HouseRulesArbitrary.rules();
  }

  @Property(tries = 300)
  void readingALinkGivesTheDealsThatWereWritten(
      @ForAll("houses") RuleSet rules, @ForAll @Size(min = 1, max = 4) List<Long> seeds) {
    var deals = seeds.stream().map(seed -> RandomRecords.played(rules, seed)).toList();
    var link = RecordLink.write(deals);
    var reading = RecordLink.read(link);
    assertEquals(List.of(), reading.faults(), link);
    assertEquals(deals, reading.deals(), link);
    assertTrue(link.matches("[A-Za-z0-9_-]+"), link);
  }

  @Example
  void aDealOfFourPlayersFitsIntoALinkWithItsRulesNamesAndScores() {
    for (var rules :
        List.of("trinidad", "trinidad; game-points=2; no-undertrump=yes", "all-fours; players=4")) {
      for (var seed = 0; seed < 200; seed++) {
        var deal = withNames(RandomRecords.played(Deals.rules(rules), seed));
        var link = RecordLink.write(List.of(deal));
        assertEquals(List.of(deal), RecordLink.read(link).deals(), link);
        if (deal.turnUps().size() == 1) {
          assertTrue(link.length() <= MOST_LETTERS, () -> link.length() + " " + link);
        }
      }
    }
  }

  @Example
  void aPartOfADealIsPackedToo() {
    var text = Records.HUNG_JACK;
    for (var end : List.of("[Calls", "1. N", "2. S", "4s 2h", "6. E")) {
      var deals = Records.read(text.substring(0, text.indexOf(end)));
      assertEquals(deals, RecordLink.read(RecordLink.write(deals)).deals());
    }
  }

  @Example
  void aLinkMayStandBetweenSpaces() {
    assertEquals(DEAL, RecordLink.read(" " + RecordLink.write(DEAL) + "\r\n").deals());
  }

  /** Links that people keep must stay readable: this one is never to be written anew. */
  @Example
  void aLinkOfTheFirstFormStaysReadable() {
    assertEquals(DEAL, RecordLink.read(KEPT).deals());
  }

  @Property(tries = 300)
  void remarksOfAnyTextAreKept(@ForAll @NotBlank @StringLength(max = 200) String remark) {
    var text = "[Note \"" + remark.replaceAll("[\\r\\n\"\\\\]", "") + "\"]\n" + Records.HUNG_JACK;
    var deals = RecordReader.read(text).deals();
    assertEquals(deals, deals.isEmpty() ? deals : RecordLink.read(RecordLink.write(deals)).deals());
  }

  @Example
  void halvesOfCharactersAreKept() {
    var deals = Records.read("[Note \"\ud83c half, \ud83c\udca1 whole\"]\n" + Records.HUNG_JACK);
    assertEquals(deals, RecordLink.read(RecordLink.write(deals)).deals());
    assertEquals('2', RecordLink.write(deals).charAt(0));
  }

  @Property(tries = 2000)
  void aDamagedLinkIsAFaultOfItsOwn(
      @ForAll long seed, @ForAll @Size(min = 1, max = 5) List<Integer> mutations) {
    var link = RecordLink.write(DEAL);
    var reading = RecordLink.read(RandomRecords.mutated(link, seed, mutations));
    if (!reading.faults().isEmpty()) {
      assertEquals(List.of(), reading.deals());
      assertDamaged(reading);
    } else {
      assertEquals(DEAL, reading.deals());
    }
  }

  @Example
  void everySingleWrongLetterIsFound() {
    var link = RecordLink.write(DEAL);
    var random = new SplittableRandom(1);
    for (var i = 0; i < link.length() - 1; i++) {
      var wrong = new StringBuilder(link);
      while (wrong.charAt(i) == link.charAt(i)) {
        wrong.setCharAt(
            i, "ABCDEFGHIJKLMNOPabcdefghijklmnop0123456789-_".charAt(random.nextInt(44)));
      }
      assertDamaged(RecordLink.read(wrong.toString()));
    }
    for (var end = 0; end < link.length(); end++) {
      assertDamaged(RecordLink.read(link.substring(0, end)));
    }
    assertDamaged(RecordLink.read(link + "AAAA"));
  }

  @Example
  void textsThatAreNoLinksAreFaults() {
    for (var text :
        List.of("", " ", "1", "2", "1AAAA", "1AAAAAA", "3AAAAAAAA", "é", "1é", "1AA=A")) {
      var fault = assertDamaged(RecordLink.read(text));
      assertEquals(new Place(1, 1, text.length()), fault.place());
      assertEquals(text, fault.arguments().get("text"));
    }
    assertDamaged(RecordLink.read(Records.HUNG_JACK));
  }

  @Example
  void aLinkThatUnpacksToTooMuchIsRefused() {
    var bomb = PackedText.pack("a".repeat(20_000_000));
    assertTrue(bomb.length() < 100_000);
    var faults = RecordLink.read(bomb).faults();
    assertEquals(List.of(FaultCode.TOO_LARGE), faults.stream().map(Fault::code).toList());
    assertTrue(PackedText.unpack(bomb, 1000).orElseThrow().length() <= 3000);
    var endless = RecordLink.read("1" + "A".repeat(RecordReader.MOST_CHARACTERS)).faults();
    assertEquals(List.of(FaultCode.TOO_LARGE), endless.stream().map(Fault::code).toList());
  }

  @Example
  void theTextInsideALinkIsReadLikeAnyOther() {
    var faults = RecordLink.read(PackedText.pack("[Rules \"trinidad\"]\n")).faults();
    assertEquals(List.of(FaultCode.TAG_MISSING), faults.stream().map(Fault::code).toList());
  }

  private static DealRecord withNames(DealRecord deal) {
    var names = new HashMap<Seat, String>();
    var given = new ArrayList<>(List.of("Anderson", "Marie-Claire", "Rajkumar", "Wolfgang"));
    deal.hands().keySet().forEach(seat -> names.put(seat, given.removeFirst()));
    return new DealRecord(
        deal.rules(),
        deal.dealer(),
        deal.score(),
        deal.hands(),
        names,
        deal.turnUps(),
        deal.calls(),
        deal.trump(),
        deal.stock(),
        deal.tricks(),
        Optional.of(deal.score().orElseThrow()),
        true,
        Map.of("Date", "2025-11-30"));
  }

  private static Fault assertDamaged(RecordReader.Reading reading) {
    assertEquals(List.of(), reading.deals());
    assertEquals(1, reading.faults().size());
    assertEquals(FaultCode.SYNTAX, reading.faults().getFirst().code());
    assertEquals("link", reading.faults().getFirst().kind());
    return reading.faults().getFirst();
  }
}
