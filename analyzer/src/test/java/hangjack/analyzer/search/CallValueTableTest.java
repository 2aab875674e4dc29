package hangjack.analyzer.search;

import static hangjack.analyzer.fixtures.Deals.rules;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hangjack.analyzer.rules.BegRule;
import hangjack.analyzer.rules.RuleSet;
import hangjack.analyzer.rules.RuleSets;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class CallValueTableTest {
  /** High, Low, Game, a hung jack, the gift, and three jacks turned up. */
  private static final int MOST_POINTS = 16;

  /** A class that one hand in thirty has is common. */
  private static final double COMMON = 1.0 / 30;

  private static final HandClass NO_TRUMP = new HandClass(0, false, 0, false);
  private static final HandClass ACE = new HandClass(1, false, 1, false);

  private static List<RuleSet> presets() {
    return RuleSets.presets();
  }

  private static List<RuleSet> withCalls() {
    return presets().stream().filter(CallValueTableTest::hasCalls).toList();
  }

  private static boolean hasCalls(RuleSet rules) {
    return rules.auction() || rules.beg() != BegRule.NONE;
  }

  @Test
  void aTableReadsAsItIsWritten() {
    var table =
        CallValueTable.read(
            List.of(
                "elder-0 0000 300 200 stand:-1.500:-0.500:0.100:60 beg:-1.000:0.500:0.100:240",
                "elder-0 1010 100 100 stand:0.250:0.050:0.200:100 beg:0.200:-0.050:0.200:0",
                "last-2 1010 50 50 pass:0.000:0.000:0.100:50 3:0.000:0.000:0.100:0 take:-1.000:-1.000:0.300:0"));
    assertEquals(3, table.rows().size());
    var row = table.row(CallMoment.ELDER, NO_TRUMP).orElseThrow();
    assertEquals(300, row.met());
    assertEquals(200, row.deals());
    assertEquals(new CallValueTable.CallValue("beg", -1, 0.5, 0.1, 240), row.best());
    assertTrue(row.best().isSurelyBest());
    assertEquals(0.75, table.share(row));
    var close = table.row(CallMoment.ELDER, ACE).orElseThrow();
    assertEquals("stand", close.best().call());
    assertFalse(close.best().isSurelyBest());
    var last = new CallMoment(CallMoment.Caller.LAST, 2);
    assertEquals("pass", table.row(last, ACE).orElseThrow().best().call());
    assertEquals(Optional.empty(), table.row(last, NO_TRUMP));
  }

  @Test
  void handsAreCountedByTheirBestCall() {
    var table =
        CallValueTable.read(
            List.of(
                "elder-0 0000 300 200 stand:-1.500:-0.500:0.100:60 beg:-1.000:0.500:0.100:240",
                "elder-0 1000 200 200 stand:-0.500:0.500:0.100:180 beg:-1.000:-0.500:0.100:20",
                "elder-0 1010 500 200 stand:0.250:0.050:0.200:500 beg:0.200:-0.050:0.200:0"));
    assertEquals(0.3, table.shareBest(CallMoment.ELDER, "beg", _ -> true));
    assertEquals(0.6, table.shareBest(CallMoment.ELDER, "beg", HandClass::isWeak));
    assertEquals(0, table.shareBest(CallMoment.DEALER, "run", _ -> true));
  }

  @ParameterizedTest
  @MethodSource("presets")
  void everyPresetWithCallsHasATable(RuleSet rules) {
    assertEquals(hasCalls(rules), CallValueTable.of(rules).isPresent());
  }

  @ParameterizedTest
  @MethodSource("withCalls")
  void everyMomentIsThere(RuleSet rules) {
    var callers = EnumSet.noneOf(CallMoment.Caller.class);
    for (var row : CallValueTable.of(rules).orElseThrow().rows()) {
      callers.add(row.moment().caller());
    }
    assertEquals(
        rules.auction()
            ? List.of(CallMoment.Caller.FIRST, CallMoment.Caller.BETWEEN, CallMoment.Caller.LAST)
            : List.of(CallMoment.Caller.ELDER, CallMoment.Caller.DEALER),
        List.copyOf(callers));
  }

  @ParameterizedTest
  @MethodSource("withCalls")
  void valuesAreWithinWhatADealCanBring(RuleSet rules) {
    var table = CallValueTable.of(rules).orElseThrow();
    var others = rules.seating().sides().size() - 1;
    var shares = 0.0;
    for (var row : table.rows()) {
      assertTrue(row.deals() > 0 && row.deals() <= row.met(), row.toString());
      assertTrue(row.calls().size() >= 2, row.toString());
      shares += table.share(row);
      for (var call : row.calls()) {
        assertTrue(Math.abs(call.points()) <= others * MOST_POINTS, row.toString());
        assertTrue(call.halfWidth() >= 0, row.toString());
        assertTrue(call.equals(row.best()) ? call.ahead() >= 0 : call.ahead() <= 0.0005);
        var other =
            row.calls().stream()
                .filter(one -> !one.call().equals(call.call()))
                .mapToDouble(CallValueTable.CallValue::points)
                .max()
                .orElseThrow();
        assertEquals(call.points() - other, call.ahead(), 0.0016, row.toString());
      }
    }
    var moments = table.rows().stream().map(CallValueTable.Row::moment).distinct().count();
    assertEquals((double) moments, shares, 1e-9);
  }

  /** The elder hand of a common class knows what begging is worth to a tenth of a point. */
  @ParameterizedTest
  @MethodSource("withCalls")
  void commonClassesAreNarrow(RuleSet rules) {
    var table = CallValueTable.of(rules).orElseThrow();
    for (var row : table.rows()) {
      if (row.moment().equals(CallMoment.ELDER) && table.share(row) >= COMMON) {
        row.calls().forEach(call -> assertTrue(call.halfWidth() <= 0.1, row.toString()));
      }
    }
  }

  @Test
  void whoHoldsNoTrumpBegsAndWhoHoldsManyStands() {
    for (var id : List.of("trinidad", "all-fours", "seven-up")) {
      var table = CallValueTable.of(rules(id)).orElseThrow();
      assertEquals("beg", table.row(CallMoment.ELDER, NO_TRUMP).orElseThrow().best().call(), id);
      var strong = new HandClass(3, false, 1, true);
      assertEquals("stand", table.row(CallMoment.ELDER, strong).orElseThrow().best().call(), id);
    }
  }

  @Test
  void momentsReadAsTheyAreWritten() {
    for (var caller : CallMoment.Caller.values()) {
      var moment = new CallMoment(caller, 3);
      assertEquals(moment, CallMoment.read(moment.written()));
    }
  }
}
