package hangjack.analyzer.record;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hangjack.analyzer.cards.CardSet;
import hangjack.analyzer.cards.Seat;
import hangjack.analyzer.fixtures.Records;
import hangjack.analyzer.play.Phase;
import hangjack.analyzer.play.Refusal;
import hangjack.analyzer.score.ScoreSheet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

/** Records that tell only a part, and what can be concluded from them all the same. */
class PartialRecordTest {
  /** South leads; hearts are trumps; North's cards are not told. */
  private static final String SOUTH_ONLY =
      """
      [Rules "all-fours"]
      [Dealer "N"]
      [South "Qs As Ks Ah 5c 4c"]
      [TurnUp "9h"]
      """;

  @Test
  void aHandAloneIsAQuestionToItsPlayer() {
    var replay = replay(SOUTH_ONLY);
    assertEquals(Phase.ELDER_CALL, replay.end().phase());
    assertEquals(CardSet.named("Qs As Ks Ah 5c 4c"), known(replay, Seat.SOUTH));
    assertEquals(CardSet.EMPTY, known(replay, Seat.NORTH));
  }

  @Test
  void callsAloneStopWhereNobodyHasAnswered() {
    var replay =
        replay("[Rules \"trinidad\"]\n[Dealer \"S\"]\n[TurnUp \"9h\"]\n[Calls \"E beg\"]\n");
    assertEquals(Phase.DEALER_CALL, replay.end().phase());
    assertEquals(Optional.of(Seat.SOUTH), replay.end().toAct());
  }

  @Test
  void aRevokeIsFoundByTheCardThatIsPlayedLater() {
    var violations = replay(SOUTH_ONLY + "1. S Qs Kd\n2. S As 2d\n3. S Ks 3s\n").violations();
    assertEquals(List.of(OptionalInt.of(1), OptionalInt.of(2)), tricks(violations));
    for (var violation : violations) {
      assertEquals(Refusal.MUST_FOLLOW_OR_TRUMP, violation.broken());
      assertEquals(CardSet.named("3s"), violation.allowed());
    }
  }

  @Test
  void aTrumpThatWasHeldBackIsFoundWhereTheRulesForceIt() {
    var play = "1. S Qs Kd\n2. S As 2h\n";
    var violation = replay(SOUTH_ONLY + play).violations().getFirst();
    assertEquals(OptionalInt.of(1), violation.trick());
    assertEquals(Refusal.MUST_TRUMP, violation.broken());
    assertEquals(CardSet.named("2h"), violation.allowed());
    // who may play any card when void has done nothing wrong
    var free = SOUTH_ONLY.replace("all-fours", "all-fours; must-trump-when-void=no");
    assertEquals(List.of(), replay(free + play).violations());
  }

  @Test
  void nothingIsConcludedFromCardsThatNobodyTold() {
    assertEquals(List.of(), replay(SOUTH_ONLY + "1. S Qs Kd\n2. S As 2d\n").violations());
  }

  @Test
  void aCardNotRememberedCannotHaveBeatenTheAceOfTrumps() {
    var fault = onlyFault(SOUTH_ONLY + "1. S Ah ?\n2. N 5d 5c\n");
    assertEquals("leader", fault.kind());
    assertEquals(Optional.of("S"), fault.proposal());
  }

  @Test
  void whoLeadsIsAskedForWhereAForgottenCardMayHaveWon() {
    assertEquals("leader-unknown", onlyFault(SOUTH_ONLY + "1. S Qs ?\n2. 5d 5c\n").kind());
    assertEquals(
        2, Records.read(SOUTH_ONLY + "1. S Qs ?\n2. N 5d 5c\n").getFirst().tricks().size());
  }

  @Test
  void theReplayEndsAtACardThatNothingTells() {
    var replay = replay(SOUTH_ONLY + "1. S Qs Kd\n2. S As ?\n3. S Ks 3s\n");
    assertEquals(1, replay.end().tricks().size());
    assertEquals(List.of(), ScoreSheet.of(replay.end()).awards());
  }

  @Test
  void aForgottenCardIsTheOnlyOneThatIsLeft() {
    // Scenario P01 of the rules: E5 D7; the seven of clubs fell to the fifth trick.
    var text =
        """
        [Rules "all-fours"]
        [Dealer "N"]
        [North "Ks 8s Kd 5d 9c 3c"]
        [South "4h As Qs 2d 7c 6c"]
        [TurnUp "9h"]
        [Calls "S stand"]
        1. S 4h 5d
        2. S 2d Kd
        3. N 8s As
        4. S Qs Ks
        5. N 9c ?
        6. N 3c 6c
        """;
    var replay = replay(text);
    assertEquals(6, replay.end().tricks().size());
    assertEquals(3, ScoreSheet.of(replay.end()).awards().size());
    assertEquals(text, RecordWriter.write(Records.read(text)));
  }

  @Test
  void aCardDrawnLaterCannotBePlayedBefore() {
    var hands =
        """
        [Rules "california-jack"]
        [Dealer "N"]
        [North "5d Kd 8s Ks 9c 3c"]
        [South "4h 2d As Qs 7c 6c"]
        [Trump "h"]
        """;
    assertEquals(FaultCode.CARD_NOT_HELD, onlyFault(hands + "1. S Ad Kd\n").code());
    // after the first trick it can have been drawn
    assertEquals(2, Records.read(hands + "1. S 2d Kd\n2. N 8s Ad\n").getFirst().tricks().size());
  }

  @Test
  void aHandMayHoldCardsThatAreNotRemembered() {
    var replay = replay(SOUTH_ONLY + "[North \"Kd ? ? ? ? ?\"]\n");
    assertEquals(CardSet.named("Kd"), known(replay, Seat.NORTH));
    assertEquals(6, replay.end().hand(Seat.NORTH).size());
    var fault = onlyFault(SOUTH_ONLY + "[North \"Kd ? ? ? ?\"]\n");
    assertEquals(FaultCode.HAND_SIZE, fault.code());
  }

  private static Replay replay(String text) {
    var deal = Records.read(text).getFirst();
    return Replay.of(deal, deal.rules().startingScore());
  }

  private static CardSet known(Replay replay, Seat seat) {
    return replay.end().hand(seat).minus(replay.uncertain());
  }

  private static List<OptionalInt> tricks(List<Violation> violations) {
    return violations.stream().map(Violation::trick).toList();
  }

  private static Fault onlyFault(String text) {
    var faults = RecordReader.read(text).faults();
    assertTrue(faults.size() == 1, faults::toString);
    return faults.getFirst();
  }
}
