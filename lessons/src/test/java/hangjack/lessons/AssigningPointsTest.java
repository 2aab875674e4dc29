package hangjack.lessons;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hangjack.analyzer.cards.Card;
import hangjack.analyzer.cards.Side;
import hangjack.analyzer.play.DealState;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class AssigningPointsTest {
  private static final DealState OVER = LessonFiles.deal(LessonFiles.finished());

  /** The lone trump of the specification's P01, where South is the elder hand. */
  private static final String LONE_TRUMP =
      """
      rules: all-fours
      learner: S
      positions:
        lone:
          dealer: N
          hands: {S: 4h 2d 8s Ks 7c 6c, N: 5d Kd As Qs 9c 3c}
          turn-up: 9h
          calls: stand
          tricks: [4h 5d, 2d Kd, As 8s, Qs Ks, 7c 9c, 3c 6c]
      steps: [{assign-points: all, position: lone}]
      """;

  @Test
  void theSidesAreThoseOfTheScoreSheet() {
    assertEquals(points("S", "S", "S", "N"), AssigningPoints.accepted(OVER));
    assertEquals(List.of(), AssigningPoints.faults(OVER, points("S", "S", "S", "N")));
  }

  @Test
  void eachPointGivenToTheWrongSideHasItsReason() {
    assertEquals(
        List.of(
            ReplyCode.HIGH_ELSEWHERE,
            ReplyCode.LOW_DEALT_ELSEWHERE,
            ReplyCode.JACK_ELSEWHERE,
            ReplyCode.GAME_ELSEWHERE),
        codes(OVER, points("N", "nobody", "N", "S")));
  }

  @Test
  void theReasonNamesTheCardAndItsTrick() {
    var remark = AssigningPoints.faults(OVER, points("S", "S", "N", "N")).getFirst();
    assertEquals(Map.of("card", Card.list("Jh").getFirst(), "trick", 2), remark.arguments());
  }

  @Test
  void aPointLeftOpenIsAskedForFirst() {
    var open = new EnumMap<>(points("N", "N", "N", "N"));
    open.remove(FourPoint.JACK);
    assertEquals(List.of(ReplyCode.POINT_OPEN), codes(OVER, open));
  }

  @Test
  void aJackThatWasNotDealtGoesToNobody() {
    var lone = LessonFiles.deal(LessonFiles.lesson("lone", LONE_TRUMP));
    assertEquals(points("S", "S", "nobody", "N"), AssigningPoints.accepted(lone));
    assertEquals(List.of(ReplyCode.JACK_NOT_IN_PLAY), codes(lone, points("S", "S", "S", "N")));
  }

  @Test
  void lowGoesToItsTakerWhereTheRulesSaySo() {
    var taker = LONE_TRUMP.replace("rules: all-fours", "rules: all-fours; low-to=taker");
    var deal = LessonFiles.deal(LessonFiles.lesson("taker", taker));
    assertEquals(
        List.of(ReplyCode.LOW_TAKEN_ELSEWHERE), codes(deal, points("S", "N", "nobody", "N")));
  }

  /** The specification's P06: no trump in play, so that High and Low have one reason. */
  @Test
  void withoutATrumpInPlayNobodyScoresHighOrLow() {
    var text =
        """
        rules: all-fours
        learner: S
        positions:
          plain:
            dealer: N
            hands: {S: As Kh 9h 4s 6c 8c, N: 5s 7h Qh Qs Jc 9c}
            turn-up: Qd
            calls: stand
            tricks: [As 5s, Kh 7h, 9h Qh, Qs 4s, Jc 6c, 9c 8c]
        steps: [{assign-points: all, position: plain}]
        """;
    var deal = LessonFiles.deal(LessonFiles.lesson("plain", text));
    assertEquals(points("nobody", "nobody", "nobody", "S"), AssigningPoints.accepted(deal));
    assertEquals(List.of(ReplyCode.NO_TRUMP_IN_PLAY), codes(deal, points("S", "S", "nobody", "S")));
  }

  /** The specification's P07: four pips each. */
  @Test
  void aTieIsNamedWithItsCount() {
    var deal = tied("all-fours");
    assertTrue(AssigningPoints.fits(deal));
    assertEquals(
        List.of(new Remark(ReplyCode.GAME_TIED, Map.of("count", 4))),
        AssigningPoints.faults(deal, points("S", "N", "nobody", "S")));
  }

  @Test
  void aTieThatARuleDecidesIsNotAsked() {
    assertFalse(AssigningPoints.fits(tied("all-fours; game-tie=non-dealer")));
  }

  @Test
  void aDealThatIsNotOverIsNotAsked() {
    assertFalse(AssigningPoints.fits(LessonFiles.deal(LessonFiles.underWay())));
  }

  /** Three takers for each of four points, but for the right way, and one way left open. */
  @Test
  void everyWrongWayIsTriedOnce() {
    var wrong = AssigningPoints.wrong(OVER);
    assertEquals(81, wrong.size());
    assertEquals(81, wrong.stream().distinct().count());
    assertFalse(wrong.contains(AssigningPoints.accepted(OVER)));
  }

  private static DealState tied(String rules) {
    var text =
        """
        rules: RULES
        learner: S
        positions:
          tied:
            dealer: N
            hands: {S: Ah 9s 7c 3d 6d 8s, N: 2h As 8c 4c 7d 5s}
            turn-up: 6h
            calls: stand
            tricks: [Ah 2h, 9s As, 8c 7c, 4c 3d, 7d 6d, 5s 8s]
        steps: [{assign-points: all, position: tied}]
        """
            .replace("RULES", rules);
    return LessonFiles.deal(LessonFiles.lesson("tied", text));
  }

  private static List<ReplyCode> codes(DealState deal, Map<FourPoint, Optional<Side>> given) {
    return AssigningPoints.faults(deal, given).stream().map(Remark::code).toList();
  }

  private static Map<FourPoint, Optional<Side>> points(
      String high, String low, String jack, String game) {
    return Map.of(
        FourPoint.HIGH, Side.named(high),
        FourPoint.LOW, Side.named(low),
        FourPoint.JACK, Side.named(jack),
        FourPoint.GAME, Side.named(game));
  }
}
