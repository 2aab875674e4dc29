package hangjack.analyzer.review;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hangjack.analyzer.record.RecordReader;
import hangjack.analyzer.search.Watch;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Decisions that only the score makes wrong, worked out by hand. */
class MatchReasonsTest {
  /**
   * Both need 2. South has High, North has Low, so the Jack comes next and wins; Game is counted
   * after it. In trick 5 South can trump the ten with the Jack, which wins the match, or take it
   * with the ace, which makes most pips but leaves the Jack to the queen. Of the 40 cards that
   * North's last one may be, 2 beat the Jack: the ace loses 2 matches in 40.
   */
  private static final String JACK_BEFORE_GAME =
      """
      [Rules "all-fours"]
      [Dealer "N"]
      [Score "N 9, S 9"]
      [North "2h Qh Tc Qd 8s 4d"]
      [South "Ah Jh Ac Td 9s 3d"]
      [TurnUp "5h"]
      [Calls "S stand"]
      1. S Ah 2h
      2. S Td Qd
      3. N 8s 9s
      4. S 3d 4d
      5. N Tc Ac
      6. S Jh Qh
      """;

  @Test
  void thePointThatIsCountedFirstIsNamed() {
    var decision = decision(JACK_BEFORE_GAME, 11);
    assertEquals(Verdict.MISTAKE, decision.verdict());
    var fair = decision.fair().orElseThrow();
    assertEquals(FairValues.Method.ENUMERATED, fair.method());
    assertEquals(2.0 / 40, fair.loss().win().orElseThrow(), 1e-6);
    assertEquals(
        List.of(ReasonCode.COUNTED_OUT_BY_ORDER),
        decision.reasons().stream().map(Reason::code).toList());
    var reason = decision.reasons().getFirst();
    assertEquals("[Ac, Jh, Qh]", reason.line().toString());
    assertEquals("[Jh, Ac, Qh]", reason.better().toString());
  }

  @Test
  void withoutTheScoreTheAceIsTheBetterCard() {
    var decision = decision(JACK_BEFORE_GAME.replace("[Score \"N 9, S 9\"]\n", ""), 11);
    assertEquals(Verdict.BEST, decision.verdict());
    assertTrue(decision.fair().orElseThrow().loss().win().isEmpty());
  }

  /** South needs 1: the gift wins the match at once, whatever the cards are. */
  @Test
  void aGiftThatWinsTheMatchIsAtTheWrongScore() {
    var record =
        """
        [Rules "all-fours"]
        [Dealer "N"]
        [Score "N 10, S 10"]
        [North "Ah Kh Jh Th 3h 2h"]
        [South "Ac Kc Jc Tc 3c 2c"]
        [TurnUp "5h"]
        [Calls "S beg, N give"]
        """;
    var decision = decision(record, 2);
    assertEquals(Verdict.BLUNDER, decision.verdict());
    assertEquals(
        List.of(ReasonCode.GIFT_AT_WRONG_SCORE),
        decision.reasons().stream().map(Reason::code).toList());
  }

  private static Decision decision(String record, int number) {
    var deals = RecordReader.read(record).deals();
    return Review.of(deals, new ReviewSettings(40, 1, false), Runnable::run, Watch.NOBODY)
        .deals()
        .getFirst()
        .decisions()
        .get(number - 1);
  }
}
