package hangjack.analyzer.record;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hangjack.analyzer.fixtures.HouseRulesArbitrary;
import hangjack.analyzer.fixtures.RandomRecords;
import hangjack.analyzer.fixtures.Records;
import hangjack.analyzer.rules.RuleSet;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.Size;

/** Random deals in the letters of languages are read as they were meant, or not at all. */
class LanguageProperties {
  /** Ranks and suits as terms.md has them; each is a way to write a deal. */
  private static final List<String> LETTERS =
      List.of(
          "A K Q J T, S H D C",
          "A R D V 10, P C K T",
          "A R D F 10, P C Q F",
          "A K Q J T, P C Q F",
          "A R D V 10, E C O P",
          "A K Q J T, E C O P",
          "A R D J 10, P C D T",
          "A K Q J 10, P C D T",
          "A K D B 10, Pi He Ka Kr",
          "A K D B T, ♠ ♡ ♦ ♧");

  @Provide
  Arbitrary<RuleSet> houses() {
    return HouseRulesArbitrary.rules();
  }

  @Provide
  Arbitrary<String> letters() {
    return Arbitraries.of(LETTERS);
  }

  @Property(tries = 500)
  void aDealIsNeverReadAsAnother(
      @ForAll("houses") RuleSet rules,
      @ForAll long seed,
      @ForAll("letters") String letters,
      @ForAll boolean suitFirst) {
    var deal = RandomRecords.played(rules, seed);
    var text = spelt(RecordWriter.write(deal), letters, suitFirst);
    var reading = RecordReader.read(text);
    if (reading.deals().isEmpty()) {
      assertEquals(FaultCode.LANGUAGE_AMBIGUOUS, reading.faults().getFirst().code(), text);
    } else {
      assertEquals(List.of(deal), reading.deals(), text);
    }
  }

  @Property(tries = 1000)
  void aMutatedTextNeverThrowsAndNeverGivesHalfARecord(
      @ForAll long seed,
      @ForAll @Size(min = 1, max = 8) List<Integer> mutations,
      @ForAll("letters") String letters) {
    var text = RandomRecords.mutated(spelt(Records.HUNG_JACK, letters, false), seed, mutations);
    var reading = RecordReader.read(text);
    assertTrue(reading.faults().isEmpty() ? !reading.deals().isEmpty() : reading.deals().isEmpty());
    for (var deal : reading.deals()) {
      var written = RecordWriter.write(deal);
      assertEquals(List.of(deal), RecordReader.read(written).deals(), written);
    }
  }

  private static String spelt(String record, String letters, boolean suitFirst) {
    var columns = letters.split(", ", -1);
    return Spelt.in(columns[0], columns[1], suitFirst ? "%2$s%1$s" : "%1$s%2$s", record);
  }
}
