package hangjack.lessons;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import hangjack.analyzer.cards.CardSet;
import hangjack.analyzer.cards.Seat;
import hangjack.analyzer.cards.Suit;
import hangjack.analyzer.play.Phase;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PositionTest {
  @Test
  void aPositionIsReachedByPlayingWhatItTells() {
    var deal = LessonFiles.deal(LessonFiles.underWay());
    assertEquals(Phase.PLAYING, deal.phase());
    assertEquals(Optional.of(Seat.SOUTH), deal.toAct());
    assertEquals(Optional.of(Suit.HEARTS), deal.trump());
    assertEquals(CardSet.named("Qh Ks Qs Js 8c"), deal.hand(Seat.NORTH));
  }

  @Test
  void begAndGiftCanBeTold() {
    var text = LessonFiles.UNDER_WAY.replace("calls: stand", "calls: [beg, give]");
    var deal = LessonFiles.deal(LessonFiles.lesson("begged", text));
    assertEquals(2, deal.calls().size());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "dealer: S | dealer: E | SEATS | E",
        "S: 7h | W: 7h | SEATS | S",
        "S: 7h 2h | S: Qh 2h | CARD_TWICE | Qh",
        "turn-up: Th | turn-up: Js | CARD_TWICE | Js",
        "S: 7h 2h | S: 2h | HAND_SIZE | S",
        "calls: stand | calls: give | CALL_REFUSED | give not-your-call",
        "tricks: [As] | tricks: [As Kd] | CARD_REFUSED | 1 Kd must-follow-or-trump",
        "tricks: [As] | tricks: [9s] | CARD_REFUSED | 1 9s not-held",
        "tricks: [As] | tricks: [As, 3s] | TRICK_SIZE | 1",
        "tricks: [As] | tricks: [As 3s 9s] | TRICK_SIZE | 1"
      })
  void whatCannotComeAboutIsBlockedAtItsPlace(
      String from, String to, Position.Obstacle obstacle, String place) {
    var lesson = LessonFiles.lesson("blocked", LessonFiles.UNDER_WAY.replace(from, to));
    assertEquals(new Position.Reached.Blocked(obstacle, place), reached(lesson));
  }

  @Test
  void nothingIsPlayedAfterTheLastTrick() {
    var text = LessonFiles.FINISHED.replace("6s Td]", "6s Td, Td]");
    var blocked =
        assertInstanceOf(
            Position.Reached.Blocked.class, reached(LessonFiles.lesson("blocked", text)));
    assertEquals(Position.Obstacle.DEAL_OVER, blocked.obstacle());
    assertEquals("7 Td", blocked.place());
  }

  private static Position.Reached reached(Lesson lesson) {
    return lesson.positions().values().iterator().next().reach();
  }
}
