package hangjack.analyzer.record;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hangjack.analyzer.fixtures.HouseRulesArbitrary;
import hangjack.analyzer.fixtures.RandomRecords;
import hangjack.analyzer.fixtures.Records;
import hangjack.analyzer.rules.RuleSet;
import java.util.List;
import java.util.Optional;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.Size;

/** Writing a record and reading it again, and reading what nobody meant. */
class RecordProperties {
  @Provide
  Arbitrary<RuleSet> houses() {
    return HouseRulesArbitrary.rules();
  }

  @Property(tries = 300)
  void readingWhatWasWrittenGivesTheSameDeal(@ForAll("houses") RuleSet rules, @ForAll long seed) {
    var deal = RandomRecords.played(rules, seed);
    var text = RecordWriter.write(deal);
    var reading = RecordReader.read(text);
    assertEquals(List.of(), reading.faults(), text);
    assertEquals(List.of(deal), reading.deals(), text);
    assertEquals(text, RecordWriter.write(reading.deals()));
  }

  @Property(tries = 300)
  void jsonAndTextAgree(@ForAll("houses") RuleSet rules, @ForAll long seed) {
    var deal = RandomRecords.played(rules, seed);
    var json = JsonRecordWriter.write(List.of(deal));
    var reading = RecordReader.read(json);
    assertEquals(List.of(), reading.faults(), json);
    assertEquals(List.of(deal), reading.deals(), json);
    assertEquals(json, JsonRecordWriter.write(reading.deals()));
  }

  @Property(tries = 500)
  void aRecordThatTellsOnlyAPartIsReadAndReplayed(
      @ForAll("houses") RuleSet rules, @ForAll long seed) {
    var partial = RandomRecords.partial(RandomRecords.played(rules, seed), seed);
    var text = RecordWriter.write(partial);
    var reading = RecordReader.read(text);
    assertEquals(List.of(), reading.faults(), text);
    var deal = reading.deals().getFirst();
    assertEquals(partial.tricks(), deal.tricks());
    assertEquals(reading, RecordReader.read(RecordWriter.write(deal)));
    assertEquals(reading, RecordReader.read(JsonRecordWriter.write(reading.deals())));
    var replay = Replay.of(deal, deal.score().orElseThrow());
    assertEquals(List.of(), replay.violations(), text);
    var allKnown =
        deal.tricks().stream()
            .allMatch(trick -> trick.cards().stream().allMatch(Optional::isPresent));
    if (allKnown) {
      var cards = replay.end().tricks().stream().mapToInt(trick -> trick.cards().size()).sum();
      cards += replay.end().current().map(trick -> trick.cards().size()).orElse(0);
      assertEquals(
          deal.tricks().stream().mapToInt(trick -> trick.cards().size()).sum(), cards, text);
    }
  }

  @Property(tries = 200)
  void aReplayBreaksNoRuleThatThePlayersKept(@ForAll("houses") RuleSet rules, @ForAll long seed) {
    var deal = RandomRecords.played(rules, seed);
    var replay = Replay.of(deal, deal.score().orElseThrow());
    assertEquals(List.of(), replay.violations());
    assertEquals(
        deal.tricks().stream().map(TrickRecord::cards).toList(),
        replay.end().tricks().stream()
            .map(trick -> TrickRecord.of(trick.leader(), trick.cards()).cards())
            .toList());
  }

  @Property(tries = 500)
  void aMutatedRecordOfAnyGameAndFormIsReadWholeOrNotAtAll(
      @ForAll("houses") RuleSet rules,
      @ForAll long seed,
      @ForAll boolean json,
      @ForAll @Size(min = 1, max = 8) List<Integer> mutations) {
    var deal = RandomRecords.partial(RandomRecords.played(rules, seed), seed);
    var text = json ? JsonRecordWriter.write(List.of(deal)) : RecordWriter.write(deal);
    var reading = RecordReader.read(RandomRecords.mutated(text, seed, mutations));
    assertEquals(reading.faults().isEmpty(), !reading.deals().isEmpty());
    for (var read : reading.deals()) {
      assertEquals(List.of(read), RecordReader.read(RecordWriter.write(read)).deals());
      assertEquals(List.of(read), RecordReader.read(JsonRecordWriter.write(List.of(read))).deals());
    }
  }

  @Property(tries = 1000)
  void aMutatedTextNeverThrowsAndNeverGivesHalfARecord(
      @ForAll long seed, @ForAll @Size(min = 1, max = 8) List<Integer> mutations) {
    var text = RandomRecords.mutated(Records.HUNG_JACK, seed, mutations);
    var reading = RecordReader.read(text);
    assertTrue(reading.faults().isEmpty() ? !reading.deals().isEmpty() : reading.deals().isEmpty());
    for (var deal : reading.deals()) {
      var written = RecordWriter.write(deal);
      assertEquals(List.of(deal), RecordReader.read(written).deals(), written);
    }
  }
}
