package hangjack.content.texts;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import hangjack.analyzer.cards.Rank;
import hangjack.analyzer.cards.Seat;
import hangjack.analyzer.cards.Suit;
import hangjack.analyzer.play.Refusal;
import hangjack.analyzer.record.FaultCode;
import hangjack.analyzer.review.Luck;
import hangjack.analyzer.review.ReasonCode;
import hangjack.analyzer.review.Verdict;
import hangjack.analyzer.rules.Parameter;
import hangjack.analyzer.score.AwardKind;
import hangjack.analyzer.search.CallMoment;
import hangjack.analyzer.search.Tip;
import hangjack.content.exercises.Kind;
import hangjack.content.sheets.SheetKind;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Every constant that a screen, a sheet or a report can show has a text in every language. Where
 * one message chooses by the constant, each has a branch of its own.
 */
class ShownConstantsTest {
  /** A hung jack is told as the Jack, and penalties are nothing to play for. */
  private static final Set<AwardKind> TOLD_IN_RULES =
      EnumSet.complementOf(EnumSet.of(AwardKind.HANG_JACK, AwardKind.PENALTY));

  static List<Language> languages() {
    return Languages.all();
  }

  @ParameterizedTest
  @MethodSource("languages")
  void everyConstantHasItsText(Language language) {
    var texts = Texts.in(language);
    var faults = texts.keys("faults");
    var missing = new TreeSet<String>();
    keys().filter(key -> !texts.has(key)).forEach(missing::add);
    // some faults are told by what exactly is wrong
    missing.removeIf(key -> faults.stream().anyMatch(fault -> fault.startsWith(key + ".")));
    assertEquals(Set.of(), missing);
  }

  @ParameterizedTest
  @MethodSource("languages")
  void everyRankAndSuitHasItsOwnBranch(Language language) {
    var texts = Texts.in(language);
    for (var rank : Rank.values()) {
      assertHasABranch(texts, "terms.rank", "rank", plain(rank));
    }
    for (var suit : Suit.values()) {
      assertHasABranch(texts, "terms.suit", "suit", plain(suit));
      assertHasABranch(texts, "terms.suit.shown", "suit", plain(suit));
    }
  }

  @ParameterizedTest
  @MethodSource("languages")
  void everyValueOfAChoiceHasItsLabelAndItsSentence(Language language) {
    var texts = Texts.in(language);
    var missing = new TreeSet<String>();
    for (var parameter : Parameter.all()) {
      var values = parameter.allowed().stream().filter(value -> value.matches("[a-z-]+")).toList();
      for (var value : values) {
        if (!texts.has("rules." + parameter.name() + ".label." + value)
            && !texts.has("rules.label." + value)) {
          missing.add(parameter + " label " + value);
        }
        if (!texts.has("rules." + parameter.name() + "." + value)) {
          missing.add(parameter + " " + value);
        }
      }
    }
    assertEquals(Set.of(), missing);
  }

  private static Stream<String> keys() {
    return Stream.of(
            keys("terms.award.", AwardKind.values(), AwardKind::publicName),
            keys("rules.order.", TOLD_IN_RULES.toArray(AwardKind[]::new), AwardKind::publicName),
            keys(
                "terms.seat.",
                Seat.values(),
                seat -> String.valueOf(seat.letter()).toLowerCase(Locale.ROOT)),
            keys("plays.refusal.", Refusal.values(), Refusal::publicName),
            keys("plays.violation.", Refusal.values(), Refusal::publicName),
            keys("faults.", FaultCode.values(), FaultCode::publicName),
            keys("verdicts.verdict.", Verdict.values(), ShownConstantsTest::plain),
            keys("verdicts.luck.", Luck.values(), ShownConstantsTest::plain),
            keys("verdicts.reason.", ReasonCode.values(), ReasonCode::publicName),
            keys("screens.calls.tip.", Tip.values(), Tip::publicName),
            keys(
                "screens.calls.moment.", CallMoment.Caller.values(), CallMoment.Caller::publicName),
            keys("worksheets.", Kind.values(), ShownConstantsTest::plain),
            keys(
                "screens.rules.sheet.kind.",
                EnumSet.complementOf(EnumSet.of(SheetKind.REVIEW)).toArray(SheetKind[]::new),
                SheetKind::publicName))
        .flatMap(Function.identity());
  }

  private static <T> Stream<String> keys(String prefix, T[] constants, Function<T, String> name) {
    return Arrays.stream(constants).map(constant -> prefix + name.apply(constant));
  }

  private static void assertHasABranch(Texts texts, String key, String argument, String constant) {
    assertNotEquals(
        texts.text(key, Map.of(argument, "other")),
        texts.text(key, Map.of(argument, constant)),
        key + " " + constant);
  }

  private static String plain(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
