package hangjack.lessons;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hangjack.analyzer.cards.Card;
import hangjack.analyzer.cards.Seat;
import hangjack.analyzer.cards.Side;
import hangjack.analyzer.play.DealState;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class CountingTest {
  private static final DealState OVER = LessonFiles.deal(LessonFiles.finished());
  private static final DealState RUN = RecordedPositionTest.deal("begged", 6);

  /** South makes High, Low and Jack, North Game; nobody had a point before. */
  @Test
  void pointsAndScoreAreThoseOfTheFourPoints() {
    assertEquals(3, Counting.accepted(new Countable.Points(Side.S), OVER));
    assertEquals(1, Counting.accepted(new Countable.Score(Side.N), OVER));
    assertFalse(Counting.fits(new Countable.Points(Side.S), RUN));
  }

  /** Ace 4, king 3, ten 10, nine nothing. */
  @Test
  void cardsAreWorthTheirPips() {
    var what = new Countable.CardPips(Card.list("Ah Kd Tc 9s"));
    assertEquals(17, Counting.accepted(what, OVER));
    assertEquals(List.of(), Counting.faults(what, OVER, 17));
    assertEquals(ReplyCode.TENS_FORGOTTEN, code(what, 7));
    assertEquals(ReplyCode.NUMBER_TOO_LOW, code(what, 16));
    assertEquals(ReplyCode.NUMBER_TOO_HIGH, code(what, 18));
  }

  @Test
  void onlyCardsOfThePackCanBeCounted() {
    assertFalse(Counting.fits(new Countable.CardPips(List.of()), OVER));
    assertTrue(Counting.fits(new Countable.CardPips(Card.list("2c")), OVER));
  }

  /** Two packets of three, and one for the run; 52 - 12 - 1 - 7 cards are left. */
  @Test
  void packetsAndWhatIsLeftOfThePackCountTheRun() {
    assertEquals(3, Counting.accepted(new Countable.Packets(Seat.SOUTH), RUN));
    assertEquals(32, Counting.accepted(new Countable.Undealt(), RUN));
    assertEquals(5, Counting.accepted(new Countable.Held(Seat.SOUTH), RUN));
  }

  /**
   * Hearts are trumps. South has held Jh and 7h of them and Kh; the 9h was turned up, and North has
   * played the ace: 8 of 13 are unseen.
   */
  @Test
  void trumpsThatWereHeldTurnedUpOrPlayedAreSeen() {
    assertEquals(8, Counting.accepted(new Countable.UnseenTrumps(Seat.SOUTH), RUN));
  }

  @Test
  void onlyScoresGoBelowNought() {
    assertEquals(0, new Countable.Held(Seat.SOUTH).least());
    assertTrue(Counting.wrong(new Countable.Points(Side.S), OVER).contains(-1));
  }

  private static ReplyCode code(Countable what, int given) {
    var remark = Counting.faults(what, OVER, given).getFirst();
    assertEquals(Map.of("given", given), remark.arguments());
    return remark.code();
  }
}
