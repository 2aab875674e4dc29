package hangjack.lessons;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hangjack.analyzer.cards.CardSet;
import hangjack.analyzer.cards.Seat;
import hangjack.analyzer.play.DealState;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** South holds Jh 7h Ac Tc 5s 3d Kh 2d 8s after a run and keeps six. */
class KeepingTest {
  private static final DealState NINE = RecordedPositionTest.deal("nine", 3);

  @Test
  void sixOfTheHandAreKept() {
    assertEquals(6, Keeping.size(NINE));
    assertEquals(List.of(), Keeping.faults(NINE, CardSet.named("Jh 7h Ac Tc 5s 3d")));
    var count = new Remark(ReplyCode.KEEP_COUNT, Map.of("count", 6));
    assertEquals(List.of(count), Keeping.faults(NINE, CardSet.named("Jh 7h Ac Tc 5s")));
    assertEquals(List.of(count), Keeping.faults(NINE, CardSet.named("Jh 7h Ac Tc 5s Ah")));
  }

  @Test
  void aRightChoiceHoldsWhatMustBeKeptAndEachWrongOneMissesSomething() {
    var step = step(Basis.TASTE, "Jh Kh");
    var right = Keeping.accepted(step, NINE);
    assertEquals(6, right.size());
    assertTrue(right.containsAll(CardSet.named("Jh Kh")));
    for (var wrong : Keeping.wrong(step, NINE)) {
      assertTrue(wrong.size() != 6 || !wrong.containsAll(CardSet.named("Jh Kh")), wrong + "");
    }
  }

  @Test
  void whatMustBeKeptIsOfTheHandAndNotOfTheRulesAlone() {
    assertTrue(Keeping.fits(step(Basis.TASTE, "Jh"), NINE, Seat.SOUTH));
    assertTrue(Keeping.fits(step(Basis.RULES, ""), NINE, Seat.SOUTH));
    assertFalse(Keeping.fits(step(Basis.TASTE, "Qh"), NINE, Seat.SOUTH));
    assertFalse(Keeping.fits(step(Basis.TASTE, ""), NINE, Seat.SOUTH));
    assertFalse(Keeping.fits(step(Basis.TASTE, "Jh"), NINE, Seat.NORTH));
    var played = RecordedPositionTest.deal("played", 5);
    assertFalse(Keeping.fits(step(Basis.TASTE, "Jh"), played, Seat.SOUTH));
  }

  private static Step.Keep step(Basis by, String must) {
    var heading = new Step.Heading("keep", "nine", Optional.empty());
    return new Step.Keep(heading, by, CardSet.named(must), Set.of());
  }
}
