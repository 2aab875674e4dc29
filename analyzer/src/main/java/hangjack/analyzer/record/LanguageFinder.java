package hangjack.analyzer.record;

import hangjack.analyzer.record.RecordReader.Reading;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Function;

/**
 * Finds out in which language's letters a text is written, and guesses nothing: a language is taken
 * where it alone gives deals without faults, or where all that do give the same deals.
 */
final class LanguageFinder {
  private final LanguageSigns signs;
  private final Function<CardLanguage, Reading> reader;

  /** A language, those that read every word as it does, and what it reads. */
  private record Candidate(CardLanguage language, List<CardLanguage> agreeing, Reading reading) {}

  private LanguageFinder(LanguageSigns signs, Function<CardLanguage, Reading> reader) {
    this.signs = signs;
    this.reader = reader;
  }

  /**
   * Reads deals in the language in which they are written.
   *
   * @param reader reads them all in one language; asked once where the letters tell the language,
   *     and never more than once a language
   */
  static Reading read(List<List<Entry>> deals, Function<CardLanguage, Reading> reader) {
    return new LanguageFinder(LanguageSigns.ofUntagged(deals), reader).read();
  }

  private Reading read() {
    if (signs.isCanonical()) {
      return reader.apply(CardLanguages.english());
    }
    var readable = readable();
    if (readable.size() == 1) {
      return reader.apply(readable.getFirst().getFirst());
    }
    var candidates =
        readable.stream()
            .map(same -> new Candidate(same.getFirst(), same, reader.apply(same.getFirst())))
            .toList();
    var possible = told(candidates.stream().filter(c -> c.reading().faults().isEmpty()).toList());
    if (possible.isEmpty()) {
      return candidates.stream()
          .map(Candidate::reading)
          .min(Comparator.comparingInt(reading -> reading.faults().size()))
          .orElseThrow();
    }
    var first = possible.getFirst();
    return possible.stream()
        .filter(c -> !c.reading().deals().equals(first.reading().deals()))
        .findFirst()
        .map(other -> ambiguous(possible, first, other))
        .orElse(first.reading());
  }

  /**
   * The languages that have most of the words, those that read all of them alike together. Where
   * words are left that no language has, one language is enough to tell the faults.
   */
  private List<List<CardLanguage>> readable() {
    var known = CardLanguages.all().stream().map(signs::known).toList();
    var most = known.stream().max(Comparator.naturalOrder()).orElseThrow();
    var groups = new ArrayList<List<CardLanguage>>();
    for (var i = 0; i < known.size(); i++) {
      if (known.get(i).equals(most)) {
        sort(signs.inOrder(CardLanguages.all().get(i)), groups);
      }
    }
    return signs.hasUnknown() || most < signs.known() ? groups.subList(0, 1) : groups;
  }

  private void sort(CardLanguage language, List<List<CardLanguage>> groups) {
    for (var group : groups) {
      if (signs.firstDifference(group.getFirst(), language).isEmpty()) {
        group.add(language);
        return;
      }
    }
    groups.add(new ArrayList<>(List.of(language)));
  }

  /** Those that a word or a tag speaks for, where any does. */
  private List<Candidate> told(List<Candidate> possible) {
    var ids = signs.hinted().stream().map(CardLanguage::id).toList();
    var told =
        possible.stream()
            .filter(c -> c.agreeing().stream().map(CardLanguage::id).anyMatch(ids::contains))
            .toList();
    return told.isEmpty() ? possible : told;
  }

  private Reading ambiguous(List<Candidate> possible, Candidate one, Candidate other) {
    var sign = signs.firstDifference(one.language(), other.language()).orElseThrow();
    var ids = new ArrayList<CardLanguage>();
    possible.stream()
        .flatMap(candidate -> candidate.agreeing().stream())
        .filter(language -> ids.stream().noneMatch(language::hasLettersOf))
        .forEach(ids::add);
    var faults = new FaultList();
    faults.languageAmbiguous(
        sign.word(),
        ids.stream().map(CardLanguage::id).toList(),
        sign.in(one.language()).orElseThrow(),
        sign.in(other.language()).orElseThrow());
    return new Reading(List.of(), faults.sorted());
  }
}
