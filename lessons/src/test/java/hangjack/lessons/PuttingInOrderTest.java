package hangjack.lessons;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hangjack.analyzer.cards.Card;
import hangjack.analyzer.play.DealState;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Hearts are trumps. */
class PuttingInOrderTest {
  private static final DealState LED = LessonFiles.deal(LessonFiles.underWay());

  @Test
  void trumpsStandAboveThePlainSuit() {
    var order = order("Ts 2h As Jh", Ordering.STRENGTH, true);
    assertTrue(order.fits());
    assertEquals(Card.list("Jh 2h As Ts"), order.accepted());
    assertEquals(
        Card.list("Ts As 2h Jh"), order("Ts 2h As Jh", Ordering.STRENGTH, false).accepted());
  }

  @Test
  void cardsOfTwoPlainSuitsHaveNoOrder() {
    assertFalse(order("Ks Qd", Ordering.STRENGTH, true).fits());
  }

  @Test
  void byPipsTheTenComesFirstAndTwoOfOneWorthDoNotFit() {
    assertEquals(Card.list("Tc Ad Js 9h"), order("Ad 9h Tc Js", Ordering.PIPS, true).accepted());
    assertFalse(order("9h 8h", Ordering.PIPS, true).fits());
  }

  @Test
  void whatStandsTheWrongWayRoundIsNamed() {
    var order = order("Th Jh 2h", Ordering.STRENGTH, true);
    assertEquals(List.of(), order.faults(Card.list("Jh Th 2h")));
    var higher = Card.list("Jh").getFirst();
    var lower = Card.list("Th").getFirst();
    assertEquals(
        List.of(new Remark(ReplyCode.ORDER_STRENGTH, Map.of("higher", higher, "lower", lower))),
        order.faults(Card.list("Th Jh 2h")));
    assertEquals(ReplyCode.ORDER_OPEN, order.faults(Card.list("Jh")).getFirst().code());
  }

  /** 3 cards have 6 orders; besides, none at all and one too few. */
  @Test
  void everyOtherOrderIsWrong() {
    assertEquals(5 + 2, order("Th Jh 2h", Ordering.STRENGTH, false).wrong().size());
  }

  private static PuttingInOrder order(String cards, Ordering by, boolean highestFirst) {
    var heading = new Step.Heading("order", "led", Optional.empty());
    var step =
        new Step.PutInOrder(
            heading, Card.list(cards), by, highestFirst, Set.of(), Optional.empty());
    return PuttingInOrder.of(step, LED);
  }
}
