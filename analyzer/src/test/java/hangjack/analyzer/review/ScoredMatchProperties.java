package hangjack.analyzer.review;

import static org.junit.jupiter.api.Assertions.assertEquals;

import hangjack.analyzer.fixtures.HouseRulesArbitrary;
import hangjack.analyzer.fixtures.RandomRecords;
import hangjack.analyzer.record.RecordReader;
import hangjack.analyzer.record.RecordWriter;
import hangjack.analyzer.rules.RuleSet;
import java.util.List;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.Size;

/** Whatever is read without a fault can be scored. */
class ScoredMatchProperties {
  private static final String HANDS = "(?m)^\\[(North|East|South|West) .*\\n";
  private static final String SECOND_RULES = "(?m)(?<=\\n\\n)\\[Rules .*\\n";

  @Provide
  Arbitrary<RuleSet> houses() {
    return HouseRulesArbitrary.rules();
  }

  @Property
  void aMutatedMatchIsScoredOrRefused(
      @ForAll("houses") RuleSet first,
      @ForAll("houses") RuleSet second,
      @ForAll long seed,
      @ForAll boolean handsTold,
      @ForAll @Size(max = 6) List<Integer> mutations) {
    var text =
        RecordWriter.write(
            List.of(
                RandomRecords.played(first, seed),
                RandomRecords.played(first, seed + 1),
                RandomRecords.played(second, seed + 2)));
    var told = handsTold ? text : text.replaceAll(HANDS, "").replaceFirst(SECOND_RULES, "");
    var reading = RecordReader.read(RandomRecords.mutated(told, seed, mutations));
    assertEquals(reading.faults().isEmpty(), !reading.deals().isEmpty());
    if (!reading.deals().isEmpty()) {
      assertEquals(reading.deals().size(), ScoredMatch.of(reading.deals()).deals().size());
    }
  }
}
