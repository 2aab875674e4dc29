package hangjack.app.web.calls;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import hangjack.analyzer.rules.RuleSets;
import hangjack.analyzer.search.CallMoment;
import hangjack.analyzer.search.CallMoment.Caller;
import hangjack.analyzer.search.CallValueTable;
import hangjack.analyzer.search.CallValueTable.CallValue;
import hangjack.analyzer.search.HandClass;
import hangjack.analyzer.search.Tips.Difference;
import hangjack.content.texts.Language;
import hangjack.content.texts.Languages;
import java.util.HashSet;
import java.util.List;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

final class CallTextsTest {
  private static final CallTexts ENGLISH = CallTexts.in(Languages.english());

  static List<Language> languages() {
    return Languages.all();
  }

  @ParameterizedTest
  @CsvSource({
    "false, 0, false, Neither Jack nor honour",
    "false, 0, true, A low trump",
    "true, 0, false, The Jack",
    "true, 0, true, The Jack and a low trump",
    "false, 1, false, 1 honour",
    "false, 2, true, 2 honours and a low trump",
    "true, 1, false, The Jack and 1 honour",
    "true, 3, true, 'The Jack, 3 honours and a low trump'"
  })
  void aHandIsToldByWhatItHoldsInTrumps(boolean jack, int honours, boolean low, String told) {
    assertEquals(told, ENGLISH.hand(new HandClass(4, jack, honours, low)));
  }

  @Test
  void momentsAndCallsAreNamed() {
    assertEquals(
        "A later bidder, when nobody has bid", ENGLISH.moment(new CallMoment(Caller.BETWEEN, 0)));
    assertEquals("The dealer, after a bid of 3", ENGLISH.moment(new CallMoment(Caller.LAST, 3)));
    assertEquals("Bid 4", ENGLISH.call("4"));
    assertEquals("Beg", ENGLISH.call("beg"));
    assertEquals("No trump", ENGLISH.trumps(0));
    assertEquals("6 trumps or more", ENGLISH.trumps(6));
  }

  @ParameterizedTest
  @MethodSource("languages")
  void everythingInTheTablesHasWordsOfItsOwn(Language language) {
    var words = CallTexts.in(language);
    for (var rules : RuleSets.presets()) {
      CallValueTable.of(rules)
          .ifPresent(
              table -> {
                var moments = CallGroup.moments(table);
                assertEquals(
                    moments.size(),
                    new HashSet<>(moments.stream().map(words::moment).toList()).size());
                moments.forEach(moment -> assertFalse(words.share(table, moment).isBlank()));
                for (var row : table.rows()) {
                  assertFalse(words.hand(row.hand()).isBlank());
                  row.calls().forEach(value -> assertFalse(words.call(value.call()).isBlank()));
                }
              });
    }
  }

  @Test
  void theShareOfBegsCountsEveryHandThatWasMet() {
    var trinidad = CallValueTable.of(RuleSets.named("trinidad").orElseThrow()).orElseThrow();
    assertEquals(
        "On average begging is the better call with %d%% of all hands. With weak hands, which have"
                .formatted(begs(trinidad, _ -> true))
            + " at most two trumps and none above the ten, it is %d%%."
                .formatted(begs(trinidad, HandClass::isWeak)),
        ENGLISH.share(trinidad, CallMoment.ELDER));
  }

  /** In percent, from the points of both calls. */
  private static long begs(CallValueTable table, Predicate<HandClass> among) {
    var all = 0.0;
    var begs = 0.0;
    for (var row : table.rows()) {
      if (row.moment().equals(CallMoment.ELDER) && among.test(row.hand())) {
        all += row.met();
        var stand = row.calls().getFirst().points();
        begs += row.calls().getLast().points() > stand ? row.met() : 0;
      }
    }
    return Math.round(100 * begs / all);
  }

  @ParameterizedTest
  @CsvSource({
    "0.52, 0.03, Beg, ✓, 0.52 ±0.03",
    "0.07, 0.09, Too close, ≈, 0.07 ±0.09",
    "0.05, 0.05, Too close, ≈, 0.05 ±0.05"
  })
  void aCallIsBetterOnlyBeyondChance(
      double ahead, double half, String said, String sign, String figure) {
    var finding = Finding.of(new CallValue("beg", -1.1, ahead, half, 1), ENGLISH);
    assertEquals(sign + said + figure, finding.getElement().getTextRecursively());
  }

  @ParameterizedTest
  @CsvSource({
    "0.0066, 0.006, ✓Confirmed0.007 ±0.006, ✓Makes more0.007 ±0.006",
    "-0.0612, 0.0037, ✗Refuted−0.061 ±0.004, ✗Makes less−0.061 ±0.004",
    "0.0001, 0.0011, ≈Not decided0.000 ±0.001, ≈Not decided0.000 ±0.001"
  })
  void aTipIsConfirmedOrRefutedOnlyBeyondChance(
      double points, double half, String overNever, String overJudgement) {
    var difference = new Difference(points, half);
    assertEquals(
        overNever, Finding.of(difference, "verdict", ENGLISH).getElement().getTextRecursively());
    assertEquals(
        overJudgement, Finding.of(difference, "always", ENGLISH).getElement().getTextRecursively());
  }
}
