package hangjack.lessons;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hangjack.analyzer.cards.Card;
import hangjack.analyzer.play.DealState;
import java.util.List;
import org.junit.jupiter.api.Test;

/** North has led the ace of spades, hearts are trumps. */
class PredictingTest {
  private static final DealState LED = LessonFiles.deal(LessonFiles.underWay());

  @Test
  void theTrickIsWonAsItStandsOrAfterTheCardsThatFollow() {
    assertEquals("N", Predicting.accepted(List.of(), LED));
    assertEquals("N", Predicting.accepted(Card.list("3s"), LED));
    assertEquals("S", Predicting.accepted(Card.list("2h"), LED));
  }

  @Test
  void aWrongSeatIsToldWhyItDoesNotWin() {
    assertEquals(ReplyCode.NO_CARD_IN_TRICK, code(List.of(), "S"));
    assertEquals(ReplyCode.BEATEN_IN_SUIT, code(Card.list("3s"), "S"));
    assertEquals(ReplyCode.BEATEN_BY_TRUMP, code(Card.list("2h"), "N"));
  }

  /** South holds the suit led, so the king of diamonds cannot follow, nor can a third card. */
  @Test
  void onlyCardsThatMayFollowFit() {
    assertTrue(Predicting.fits(Card.list("3s"), LED));
    assertFalse(Predicting.fits(Card.list("Kd"), LED));
    assertFalse(Predicting.fits(Card.list("3s Ks"), LED));
    assertFalse(Predicting.fits(List.of(), LessonFiles.deal(LessonFiles.finished())));
  }

  @Test
  void aCardOfAnotherSuitCannotWin() {
    var text =
        LessonFiles.UNDER_WAY.replace("tricks: [As]", "tricks: [As 2h, 7h Qh, Ks 3s, Qs 9s, Js]");
    var late = LessonFiles.deal(LessonFiles.lesson("late", text));
    var remark = Predicting.faults(Card.list("Kd"), late, "S").getFirst();
    assertEquals(ReplyCode.NOT_THE_SUIT_LED, remark.code());
  }

  private static ReplyCode code(List<Card> then, String given) {
    return Predicting.faults(then, LED, given).getFirst().code();
  }
}
