package hangjack.content.words;

import static java.util.stream.Collectors.toCollection;
import static java.util.stream.Collectors.toMap;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hangjack.analyzer.rules.HouseRules;
import hangjack.analyzer.rules.Parameter;
import hangjack.analyzer.rules.RuleSet;
import hangjack.analyzer.rules.RuleSets;
import hangjack.content.texts.Language;
import hangjack.content.texts.Languages;
import hangjack.content.words.RuleText.Paragraph;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Changes every parameter alone, to each value it takes, at every table: the rules change where a
 * reader would look for it, and nowhere else.
 *
 * <p>A place is a section and, after a stroke, the parameter that chose the paragraph; {@code -} is
 * a paragraph that the whole rule set chose, {@code *} any.
 */
class HouseRuleProseTest {
  /** Where a table's own rules make a parameter act that acts in no preset. */
  private static final List<String> OTHER_TABLES =
      List.of(
          "all-fours; players=3",
          "all-fours; players=4; partnerships=no",
          "trinidad; players=2",
          "trinidad; no-undertrump=yes",
          "auction-pitch; smudge=off");

  /**
   * By parameter: where its change must be read, and after the bar what else it may touch. A row
   * with {@code +} is for the change between something and nothing, such as no points or no beg.
   */
  private static final Map<String, Row> ROWS =
      rows(
          """
          players: players/players | summary */*
          partnerships: players/partnerships | summary aim/* turn-up/* begging/* bidding/* trump/- \
            pegging/* scoring/* contract/* winning/* irregularities/*
          direction: players/direction | deal/-
          deck: players/deck | summary
          ten-value: scoring/ten-value
          first-dealer: deal/first-dealer
          deal-packet: deal/deal-packet
          hand-size: deal/hand-size | running/hand-after-run scoring/-
          run-packet: running/run-packet
          run-recipients: running/run-recipients | running/run-packet
          trump-source: trump/trump-source turn-up/trump-source | turn-up/* begging/beg trump/- \
            scoring/- irregularities/-
          turn-up-points: turn-up/turn-up-points
          turn-up-points+: turn-up/turn-up-points | running/turn-up-scoring \
            running/keep-turn-up-points-on-redeal winning/count-out \
            winning/immediate-points-can-win
          turn-up-scoring: running/turn-up-scoring | running/keep-turn-up-points-on-redeal
          keep-turn-up-points-on-redeal: running/keep-turn-up-points-on-redeal
          beg: begging/beg | begging/* winning/count-out winning/immediate-points-can-win glossary/-
          beg+: begging/beg | begging/* running/* deal/- turn-up/trump-source scoring/- \
            winning/count-out winning/immediate-points-can-win glossary/-
          gift-points: begging/gift-points
          gift-points+: begging/gift-points | begging/gift-to begging/gift-can-win \
            winning/count-out winning/immediate-points-can-win
          gift-to: begging/gift-to
          gift-can-win: begging/gift-can-win
          gift-requires-trump: begging/gift-requires-trump
          hand-after-run: running/hand-after-run | scoring/-
          permissive-trumping: play/permissive-trumping
          must-trump-when-void: play/must-trump-when-void
          no-undertrump: play/no-undertrump | irregularities/undertrump-penalty
          low-to: scoring/low-to
          high-points: scoring/high-points
          high-points+: scoring/high-points | aim/- winning/count-out scoring/- \
            irregularities/revoke
          low-points: scoring/low-points | scoring/low-to
          low-points+: scoring/low-points scoring/low-to | aim/- winning/count-out scoring/- \
            irregularities/revoke
          jack-points: scoring/jack-points | scoring/hang-jack-points glossary/-
          jack-points+: scoring/jack-points | scoring/hang-jack-points aim/- winning/count-out \
            scoring/- glossary/-
          hang-jack-points: scoring/hang-jack-points | scoring/jack-points glossary/-
          hang-jack-points+: scoring/hang-jack-points | scoring/jack-points aim/- \
            winning/count-out scoring/- glossary/-
          joker-points: scoring/joker-points
          joker-points+: scoring/joker-points | aim/- winning/count-out
          game-points: scoring/game-points
          game-points+: scoring/game-points | scoring/end-count-bonus scoring/ten-value \
            scoring/game-tie aim/- winning/count-out glossary/-
          game-tie: scoring/game-tie
          target: aim/target | summary winning/score-style
          score-style: winning/score-style | summary aim/target contract/- winning/count-out \
            winning/payoff glossary/-
          count-out: winning/count-out
          immediate-points-can-win: winning/immediate-points-can-win
          min-bid: bidding/min-bid | bidding/all-pass
          max-bid: bidding/max-bid | bidding/* contract/smudge glossary/-
          max-bid+: bidding/max-bid | bidding/* deal/- trump/* play/- contract/- \
            irregularities/- glossary/-
          dealer-steal: bidding/dealer-steal
          all-pass: bidding/all-pass
          smudge: contract/smudge | aim/- winning/count-out glossary/-
          payoff: winning/payoff | glossary/-
          payoff-per-set-back: winning/payoff-per-set-back
          joker: players/joker | summary players/joker-rank trump/- scoring/joker-points scoring/- \
            aim/- winning/count-out
          joker-rank: players/joker-rank
          draw-stock: drawing/draw-stock
          draw-stock+: drawing/draw-stock | drawing/- scoring/- glossary/-
          peg-points: pegging/peg-points
          peg-points+: pegging/peg-points | aim/- winning/count-out glossary/-
          end-count-bonus: scoring/end-count-bonus
          end-count-bonus+: scoring/end-count-bonus | scoring/ten-value scoring/game-tie aim/- \
            winning/count-out glossary/-
          revoke: irregularities/revoke
          undertrump-penalty: irregularities/undertrump-penalty
          """);

  /** An example deal is dealt anew under every rule set, so it may change with any of them. */
  private static final Set<String> SKIPPED = Set.of("example");

  /** Asked about every change; the others take turns, so that the test stays quick. */
  private static final Language FRENCH = Languages.named("fr").orElseThrow();

  private static final Map<String, List<Change>> CHANGES = new ConcurrentHashMap<>();

  /** Few rules act at the plainest table; each still has this many single changes. */
  private static final int LEAST_CHANGES = 80;

  static List<String> tables() {
    return Stream.concat(RuleSets.ids().stream(), OTHER_TABLES.stream()).toList();
  }

  @ParameterizedTest
  @MethodSource("tables")
  void aHouseRuleChangesTheTextWhereAReaderLooksForItAndNothingElse(String table) {
    for (var change : changes(table)) {
      var row = change.row();
      assertTrue(
          change.places().stream().anyMatch(row::mustHold),
          change + " is not told: " + change.places());
      assertEquals(
          List.of(),
          change.places().stream().filter(place -> !row.mayHold(place)).toList(),
          change + " changes what it should not");
    }
  }

  @ParameterizedTest
  @MethodSource("tables")
  void manyChangesAreWalkedAtEveryTable(String table) {
    var acting = Parameter.all().stream().filter(p -> p.actsIn(rules(table))).toList();
    var walked = changes(table);
    assertTrue(walked.size() >= LEAST_CHANGES, table + " has " + walked.size());
    assertTrue(
        walked.stream().map(Change::parameter).distinct().count() > acting.size() * 3 / 4, table);
  }

  @ParameterizedTest
  @MethodSource("tables")
  void theSentenceOfAHouseRuleIsMarkedWithItsNameAndNoOtherIs(String table) {
    var old = paragraphs(english(rules(table))).map(Paragraph::text).collect(Collectors.toSet());
    for (var change : changes(table)) {
      var overrides = HouseRules.overrides(change.rules()).keySet();
      var marked = paragraphs(change.text()).filter(Paragraph::changed).toList();
      var names = marked.stream().map(p -> p.parameter().orElseThrow()).toList();
      assertTrue(overrides.containsAll(names), change + " marks " + names);
      assertEquals(
          overrides.contains(change.parameter().name()),
          marked.stream()
              .filter(p -> p.parameter().orElseThrow().equals(change.parameter().name()))
              .anyMatch(p -> !old.contains(p.text())),
          change.toString());
    }
  }

  @ParameterizedTest
  @MethodSource("tables")
  void theSamePlacesChangeInEveryLanguage(String table) {
    var languages = Languages.all();
    var before = new HashMap<Language, RuleText>();
    var turn = table.length();
    for (var change : changes(table)) {
      for (var language : new HashSet<>(List.of(FRENCH, languages.get(turn % languages.size())))) {
        var words = RuleWords.in(language);
        var plain = before.computeIfAbsent(language, _ -> words.prose(rules(table)));
        assertEquals(
            change.places(),
            changedPlaces(plain, words.prose(change.rules())),
            language.id() + " " + change);
      }
      turn++;
    }
  }

  /** A sentence about what cannot arise would only confuse. */
  @ParameterizedTest
  @MethodSource("tables")
  void noSentenceStandsThereForAParameterThatCannotAct(String table) {
    for (var change : changes(table)) {
      paragraphs(change.text())
          .flatMap(paragraph -> paragraph.parameter().stream())
          .map(name -> Parameter.named(name).orElseThrow())
          .forEach(
              parameter ->
                  assertTrue(parameter.actsIn(change.rules()), change + " tells " + parameter));
    }
  }

  /** A row that allowed more than happens would hide a fault. */
  @Test
  void everyPlaceOfARowChangesSomewhere() {
    var unused = new TreeSet<String>();
    ROWS.forEach(
        (name, row) ->
            Stream.concat(row.must().stream(), row.may().stream())
                .forEach(place -> unused.add(name + ": " + place)));
    for (var table : tables()) {
      for (var change : changes(table)) {
        change
            .places()
            .forEach(
                place -> {
                  unused.remove(change.rowName() + ": " + place);
                  unused.remove(change.rowName() + ": " + place.replaceAll("/.*", "/*"));
                  unused.remove(change.rowName() + ": */*");
                });
      }
    }
    assertEquals(Set.of(), unused);
  }

  @Test
  void everyParameterIsChangedSomewhere() {
    assertEquals(
        new TreeSet<>(Parameter.all().stream().map(Parameter::name).toList()),
        tables().stream()
            .flatMap(table -> changes(table).stream())
            .map(change -> change.parameter().name())
            .collect(toCollection(TreeSet::new)));
  }

  private static RuleText english(RuleSet rules) {
    return RuleWords.in(Languages.english()).prose(rules);
  }

  /** Every single change of a table that can be dealt and played. */
  private static List<Change> changes(String table) {
    return CHANGES.computeIfAbsent(
        table,
        _ ->
            Parameter.all().stream()
                .flatMap(parameter -> changes(table, rules(table), parameter))
                .toList());
  }

  private static Stream<Change> changes(String table, RuleSet base, Parameter<?> parameter) {
    var now = base.written(parameter);
    var before = english(base);
    return values(parameter, now).stream()
        .filter(value -> !value.equals(now))
        .flatMap(
            value ->
                HouseRules.read(table + "; " + parameter.name() + "=" + value).rules().stream()
                    .map(
                        rules -> {
                          var text = english(rules);
                          var places = changedPlaces(before, text);
                          return new Change(table, parameter, now, rules, text, places);
                        }));
  }

  /** Each value, of a long range its ends, their neighbours and those of the present one. */
  private static Set<String> values(Parameter<?> parameter, String now) {
    return parameter.allowed().stream()
        .flatMap(
            allowed -> {
              var ends = allowed.split("\\.\\.", -1);
              if (ends.length < 2) {
                return Stream.of(allowed);
              }
              var least = Integer.parseInt(ends[0]);
              var most = Integer.parseInt(ends[1]);
              var present = Integer.parseInt(now);
              return IntStream.rangeClosed(least, most)
                  .filter(
                      n ->
                          most - least < 10
                              || n - least < 3
                              || most - n < 2
                              || Math.abs(n - present) < 2)
                  .mapToObj(Integer::toString);
            })
        .collect(toCollection(TreeSet::new));
  }

  private static Set<String> changedPlaces(RuleText before, RuleText after) {
    var places = new TreeSet<String>();
    places.addAll(newPlaces(before, after));
    places.addAll(newPlaces(after, before));
    if (!before.summary().equals(after.summary())) {
      places.add("summary");
    }
    return places;
  }

  private static Set<String> newPlaces(RuleText before, RuleText after) {
    var old = new HashSet<String>();
    for (var section : before.sections()) {
      section.paragraphs().forEach(p -> old.add(section.id() + "/" + p.text()));
    }
    var places = new TreeSet<String>();
    for (var section : after.sections()) {
      for (var paragraph : section.paragraphs()) {
        if (!SKIPPED.contains(section.id())
            && !old.contains(section.id() + "/" + paragraph.text())) {
          places.add(section.id() + "/" + paragraph.parameter().orElse("-"));
        }
      }
    }
    return places;
  }

  private static Stream<Paragraph> paragraphs(RuleText text) {
    return text.sections().stream()
        .filter(section -> !SKIPPED.contains(section.id()))
        .flatMap(section -> section.paragraphs().stream());
  }

  private static RuleSet rules(String text) {
    return HouseRules.read(text).rules().orElseThrow();
  }

  private static Map<String, Row> rows(String table) {
    return table
        .lines()
        .map(line -> line.split(": ", 2))
        .collect(toMap(parts -> parts[0].strip(), parts -> Row.read(parts[1])));
  }

  /** Where a change must, and where it may, be read. */
  private record Row(Set<String> must, Set<String> may) {
    static Row read(String text) {
      var parts = text.split("\\|", 2);
      return new Row(places(parts[0]), parts.length < 2 ? Set.of() : places(parts[1]));
    }

    private static Set<String> places(String text) {
      return new TreeSet<>(Arrays.asList(text.strip().split("\\s+", -1)));
    }

    boolean mustHold(String place) {
      return must.contains(place);
    }

    boolean mayHold(String place) {
      return mustHold(place)
          || may.contains(place)
          || may.contains("*/*")
          || may.contains(place.replaceAll("/.*", "/*"));
    }
  }

  /**
   * One parameter of a table changed to another value.
   *
   * @param from its value before
   * @param text the rules in English
   * @param places where they differ from the table's
   */
  private record Change(
      String table,
      Parameter<?> parameter,
      String from,
      RuleSet rules,
      RuleText text,
      Set<String> places) {
    private static final Set<String> NOTHING = Set.of("0", "none");

    String rowName() {
      var name = parameter.name();
      var onOrOff = NOTHING.contains(from) || NOTHING.contains(rules.written(parameter));
      return onOrOff && ROWS.containsKey(name + "+") ? name + "+" : name;
    }

    Row row() {
      return Optional.ofNullable(ROWS.get(rowName())).orElseThrow();
    }

    @Override
    public String toString() {
      return table + ": " + parameter.name() + " from " + from + " to " + rules.written(parameter);
    }
  }
}
