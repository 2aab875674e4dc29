package hangjack.app.web.review;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hangjack.analyzer.cards.Card;
import hangjack.analyzer.cards.CardSet;
import hangjack.analyzer.cards.Seat;
import hangjack.analyzer.fixtures.Reviews;
import hangjack.analyzer.play.DealState;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

final class LineTest {
  /** East is to play to trick 2 of the deal of the hung jack: South led the king of hearts. */
  private static final DealState EAST_TO_PLAY =
      Reviews.hungJack().deals().getFirst().decisions().get(6).state();

  @Test
  void aLineIsPlayedByThoseWhoseTurnItIs() {
    var moments = Line.steps(EAST_TO_PLAY, Card.list("7h 8h Jh 9d"));
    assertEquals(
        List.of(Seat.EAST, Seat.NORTH, Seat.WEST, Seat.SOUTH),
        moments.stream().map(moment -> moment.done().seat()).toList());
    assertEquals(Optional.of(Seat.SOUTH), moments.get(2).winner());
    assertEquals(3, moments.get(3).before().current().orElseThrow().number());
  }

  @Test
  void aLineEndsBeforeACardThatIsNotHeld() {
    assertEquals(1, Line.steps(EAST_TO_PLAY, Card.list("7h Ah Jh")).size());
    assertEquals(List.of(), Line.steps(EAST_TO_PLAY, Card.list("8h")));
  }

  @Test
  void aLineEndsWithTheDeal() {
    var end = Reviews.hungJack().deals().getFirst().scored().end();
    assertEquals(List.of(), Line.steps(end, Card.list("8h")));
  }

  @Test
  void unseenCardsMayLieOtherwise() {
    var hands =
        Map.of(
            Seat.EAST, CardSet.named("4s 3s Th 7h 7c"),
            Seat.NORTH, CardSet.named("Jh 2h 5d 4d 2d"),
            Seat.WEST, CardSet.named("Qs 8h Qd 8d Ac"),
            Seat.SOUTH, CardSet.named("Ks 9d 7d Jc 2c"));
    var relaid = Line.relaid(EAST_TO_PLAY, Seat.EAST, hands);
    hands.forEach((seat, hand) -> assertEquals(hand, relaid.hand(seat)));
    assertEquals(EAST_TO_PLAY.tricks(), relaid.tricks());
    var moments = Line.steps(relaid, Card.list("7h Jh 8h 2c"));
    assertEquals(4, moments.size());
    assertTrue(relaid.inPlay(Seat.NORTH).contains(Card.named("5s").orElseThrow()));
  }
}
