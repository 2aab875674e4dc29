package hangjack.lessons;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import hangjack.analyzer.cards.CardSet;
import hangjack.analyzer.cards.Seat;
import hangjack.analyzer.cards.Side;
import hangjack.analyzer.cards.Suit;
import hangjack.analyzer.play.Contract;
import hangjack.analyzer.play.DealState;
import hangjack.analyzer.play.Phase;
import hangjack.analyzer.search.Aim;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RecordedPositionTest {
  /** The elder hand begs, the dealer runs, both reduce to six, and one trick is played. */
  static final String RUN =
      """
      rules: all-fours
      learner: S
      positions:
        begged:
          record: |
            [Dealer "S"]
            [Score "N 3, S 5"]
            [North "9c 8c 4d Kd 2s 6s + Ah 3h Qd - 6s 2s Qd"]
            [South "Jh 7h Ac Tc 5s 3d + Kh 2d 8s - 2d 8s 3d"]
            [TurnUp "4s 9h"]
            [Calls "N beg, S run"]
            1. N Ah 7h
          after: 6
      steps:
        - say: welcome
          position: begged
      """;

  static DealState deal(String id, int after) {
    return LessonFiles.deal(LessonFiles.lesson(id, RUN.replace("after: 6", "after: " + after)));
  }

  @Test
  void aRecordIsCutOffAfterSoManyActions() {
    assertEquals(Phase.ELDER_CALL, deal("run", 0).phase());
    assertEquals(Phase.DEALER_CALL, deal("run", 1).phase());
    var run = deal("run", 2);
    assertEquals(Phase.DISCARDING, run.phase());
    assertEquals(9, run.hand(Seat.SOUTH).size());
    assertEquals(Optional.of(Suit.HEARTS), run.trump());
    assertEquals(Optional.of(Seat.SOUTH), deal("run", 5).toAct());
    assertEquals(1, deal("run", 6).tricks().size());
    assertEquals(5, run.before().of(Side.S));
  }

  @Test
  void withoutTheNumberOfActionsTheWholeRecordIsPlayed() {
    var whole = LessonFiles.deal(LessonFiles.lesson("run", RUN.replace("    after: 6\n", "")));
    assertEquals(CardSet.named("Jh Ac Tc 5s Kh"), whole.hand(Seat.SOUTH));
  }

  @Test
  void aScoreThatIsToldMakesThePlayersPlayForTheMatch() {
    assertEquals(Aim.MATCH, position(RUN).aim());
    assertEquals(Aim.POINTS, position(RUN.replace("      [Score \"N 3, S 5\"]\n", "")).aim());
  }

  @Test
  void anAuctionCanBeTold() {
    var text =
        """
        rules: auction-pitch
        learner: S
        positions:
          bid:
            record: |
              [Players "4"]
              [Dealer "S"]
              [North "2c 3c 4c 5c 6c 7c"]
              [East "2d 3d 4d 5d 6d 7d"]
              [South "2h 3h 4h 5h 6h Jh"]
              [West "2s 3s 4s 5s 6s As"]
              [Calls "W 2, N pass, E 3, S pass"]
              1. E 7d
        steps:
          - say: welcome
            position: bid
        """;
    var deal = LessonFiles.deal(LessonFiles.lesson("bid", text));
    assertEquals(Optional.of(new Contract(Seat.EAST, 3)), deal.contract());
    assertEquals(Optional.of(Suit.DIAMONDS), deal.trump());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "after: 6 | after: 7 | TOO_FEW_ACTIONS | 6 of 7",
        "1. N Ah 7h | 1. N Ah Tc | CARD_REFUSED | 1 Tc must-follow-trump",
        "- 6s 2s Qd | - 6s 2s | DISCARD_REFUSED | 2s 6s wrong-discard",
        "Jh 7h Ac Tc 5s 3d | Jh 7h Ac ? 5s 3d | CARDS_UNTOLD | 3s"
      })
  void whatTheRulesForbidOrNobodyTellsIsInTheWay(
      String from, String to, Position.Obstacle obstacle, String place) {
    var blocked =
        assertInstanceOf(Position.Reached.Blocked.class, position(RUN.replace(from, to)).reach());
    assertEquals(obstacle, blocked.obstacle());
    assertEquals(place, blocked.place());
  }

  /** What a record forbids later does not matter to a position before it. */
  @Test
  void onlyWhatWasDoneBeforeIsJudged() {
    var text = RUN.replace("1. N Ah 7h", "1. N Ah Tc").replace("after: 6", "after: 5");
    assertInstanceOf(Position.Reached.There.class, position(text).reach());
  }

  @Test
  void aFaultOfTheRecordIsNamedWithItsLineInTheFile() {
    var reading = LessonReader.read("run", RUN.replace("Kh 2d 8s -", "Kh 2d 8x -"));
    var fault = assertInstanceOf(LessonReader.Reading.Faulty.class, reading).faults().getFirst();
    assertEquals(LessonFault.Code.BAD_RECORD, fault.code());
    assertEquals(9, fault.line());
  }

  private static Position position(String text) {
    return LessonFiles.lesson("run", text).positions().values().iterator().next();
  }
}
