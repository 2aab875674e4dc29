package hangjack.analyzer.record;

import hangjack.analyzer.cards.Card;
import hangjack.analyzer.rules.HouseRules;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** Collects the faults of a record while it is read. */
final class FaultList {
  /** A text with more faults is no record; the first ones tell enough. */
  private static final int MOST_FAULTS = 500;

  private static final int LONGEST_TEXT = 60;

  private static final Comparator<Place> IN_TEXT =
      Comparator.comparingInt(Place::line).thenComparingInt(Place::column);

  private final List<Fault> faults = new ArrayList<>();
  private int found;

  /** The faults in the order of the text. */
  List<Fault> sorted() {
    return faults.stream().sorted(Comparator.comparing(Fault::place, IN_TEXT)).toList();
  }

  /** How many faults were found, also those past the limit. */
  int size() {
    return found;
  }

  void add(FaultCode code, String kind, Place place, Object... arguments) {
    add(code, kind, place, Optional.empty(), arguments);
  }

  void add(
      FaultCode code, String kind, Place place, Optional<String> proposal, Object... arguments) {
    found++;
    if (faults.size() < MOST_FAULTS) {
      faults.add(new Fault(code, kind, place, named(arguments), proposal));
    }
  }

  /** A card that stands in two places, in whichever order they were read. */
  void cardTwice(Card card, Place one, Place other) {
    var inOrder = Stream.of(one, other).sorted(IN_TEXT).toList();
    var first = inOrder.getFirst();
    var second = inOrder.getLast();
    add(
        FaultCode.CARD_TWICE,
        "",
        second,
        "card",
        card,
        "otherLine",
        first.line(),
        "otherColumn",
        first.column());
  }

  /** A word that is no seat, or one in some languages only. */
  void seat(Word word) {
    var readings = SeatWord.readings(word.text());
    if (!SeatWord.isLetterOfSome(word.text()) || readings.size() < 2) {
      add(FaultCode.SYNTAX, "seat", word.place(), "text", word.text());
      return;
    }
    var languages =
        CardLanguages.all().stream()
            .filter(language -> SeatWord.read(word.text(), language).isPresent())
            .map(CardLanguage::id)
            .toList();
    languageAmbiguous(word, languages, readings.getFirst(), readings.getLast());
  }

  /**
   * A word that two languages read differently, where nothing tells which is meant.
   *
   * @param one the card, seat or side, or the suit's sign, that the first language reads
   * @param other what another one reads
   */
  void languageAmbiguous(Word word, List<String> languages, Object one, Object other) {
    add(
        FaultCode.LANGUAGE_AMBIGUOUS,
        "",
        word.place(),
        "text",
        word.text(),
        "languages",
        languages,
        "example",
        languages.getFirst(),
        "one",
        one,
        "other",
        other);
  }

  /** A language whose letters are not known. */
  void unknownLanguage(Word word) {
    var ids = CardLanguages.ids();
    add(
        FaultCode.UNKNOWN_VALUE,
        "",
        word.place(),
        "name",
        Tags.LANGUAGE,
        "value",
        word.text(),
        "allowed",
        ids);
  }

  void tagMissing(String tag, Place place) {
    add(FaultCode.TAG_MISSING, "", place, "tag", tag);
  }

  /** What is wrong with the rules named in a word. */
  void rules(HouseRules.Finding finding, Word word) {
    var code =
        switch (finding.problem()) {
          case UNKNOWN_RULES -> FaultCode.UNKNOWN_RULES;
          case UNKNOWN_PARAMETER -> FaultCode.UNKNOWN_PARAMETER;
          case UNKNOWN_VALUE -> FaultCode.UNKNOWN_VALUE;
          case PARAMETER_WITHOUT_EFFECT -> FaultCode.PARAMETER_WITHOUT_EFFECT;
          case PARAMETERS_CONFLICT -> FaultCode.PARAMETERS_CONFLICT;
        };
    add(
        code,
        "",
        word.part(finding.start(), finding.end()).place(),
        proposal(finding),
        "name",
        finding.name(),
        "value",
        finding.value(),
        "allowed",
        finding.allowed());
  }

  /** What could stand in place of the faulty part, whole. */
  private static Optional<String> proposal(HouseRules.Finding finding) {
    return switch (finding.problem()) {
      case UNKNOWN_RULES -> Nearest.of(finding.name(), finding.allowed());
      case UNKNOWN_PARAMETER ->
          Nearest.of(finding.name(), finding.allowed()).map(name -> name + "=" + finding.value());
      case UNKNOWN_VALUE ->
          Nearest.of(finding.value(), finding.allowed()).map(value -> finding.name() + "=" + value);
      case PARAMETER_WITHOUT_EFFECT, PARAMETERS_CONFLICT -> Optional.empty();
    };
  }

  private static Map<String, Object> named(Object... arguments) {
    var named = new LinkedHashMap<String, Object>();
    for (var i = 0; i < arguments.length; i += 2) {
      named.put((String) arguments[i], shortened(arguments[i + 1]));
    }
    return named;
  }

  private static Object shortened(Object argument) {
    return argument instanceof String text && text.length() > LONGEST_TEXT
        ? text.substring(0, text.offsetByCodePoints(0, LONGEST_TEXT / 2)) + "…"
        : argument;
  }
}
