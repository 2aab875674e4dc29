package hangjack.app.web.calls;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hangjack.analyzer.rules.RuleSets;
import hangjack.analyzer.search.CallMoment;
import hangjack.analyzer.search.CallMoment.Caller;
import hangjack.analyzer.search.CallValueTable;
import hangjack.analyzer.search.CallValueTable.Row;
import hangjack.analyzer.search.HandClass;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

final class CallGroupTest {
  private static final CallValueTable TRINIDAD = table("trinidad");
  private static final CallValueTable AUCTION = table("auction-pitch");

  @Test
  void handsStandByTrumpsThenWithoutTheJackThenByHonours() {
    var groups = CallGroup.of(TRINIDAD, CallMoment.ELDER);
    var trumps = groups.stream().map(CallGroup::trumps).toList();
    assertEquals(IntStream.range(0, groups.size()).boxed().toList(), trumps);
    assertTrue(groups.size() > 4, trumps::toString);
    assertEquals(
        List.of(
            new HandClass(1, false, 0, false),
            new HandClass(1, false, 0, true),
            new HandClass(1, false, 1, false),
            new HandClass(1, true, 0, false)),
        groups.get(1).rows().stream().map(Row::hand).toList());
  }

  @Test
  void noHandOfATableIsLeftOut() {
    for (var rules : RuleSets.presets()) {
      CallValueTable.of(rules)
          .ifPresent(
              table -> {
                var shown =
                    CallGroup.moments(table).stream()
                        .flatMap(moment -> CallGroup.of(table, moment).stream())
                        .flatMap(group -> group.rows().stream())
                        .toList();
                assertEquals(table.rows(), shown, rules.id());
              });
    }
  }

  @Test
  void everyGroupOffersTheSameCallsInEveryRow() {
    for (var rules : RuleSets.presets()) {
      CallValueTable.of(rules)
          .ifPresent(
              table ->
                  CallGroup.moments(table).stream()
                      .flatMap(moment -> CallGroup.of(table, moment).stream())
                      .forEach(
                          group ->
                              assertEquals(
                                  1,
                                  group.rows().stream()
                                      .map(CallGroupTest::calls)
                                      .distinct()
                                      .count(),
                                  rules.id() + group)));
    }
  }

  private static List<String> calls(Row row) {
    return row.calls().stream().map(CallValueTable.CallValue::call).toList();
  }

  @Test
  void anAddressNamesAMomentAndNothingElseDoes() {
    assertEquals("elder", CallGroup.address(CallMoment.ELDER));
    var last = new CallMoment(Caller.LAST, 2);
    assertEquals("last-2", CallGroup.address(last));
    assertEquals(Optional.of(last), CallGroup.moment(AUCTION, "last-2"));
    assertEquals(Optional.empty(), CallGroup.moment(TRINIDAD, "last-2"));
    assertEquals(Optional.empty(), CallGroup.moment(AUCTION, ""));
  }

  @Test
  void bidsAreLookedUpInTheOrderOfTheAuction() {
    var moments = CallGroup.moments(AUCTION);
    assertEquals(new CallMoment(Caller.FIRST, 0), moments.getFirst());
    assertEquals(Caller.LAST, moments.getLast().caller());
  }

  @Test
  void theDealsOfAMomentAreThoseOfItsHands() {
    var ofElder = CallGroup.deals(TRINIDAD, CallMoment.ELDER);
    var ofDealer = CallGroup.deals(TRINIDAD, CallMoment.DEALER);
    assertTrue(ofDealer > 0 && ofElder > 0);
    assertEquals(TRINIDAD.rows().stream().mapToInt(Row::deals).sum(), ofElder + ofDealer);
  }

  private static CallValueTable table(String id) {
    return CallValueTable.of(RuleSets.named(id).orElseThrow()).orElseThrow();
  }
}
