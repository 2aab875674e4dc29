package hangjack.app.web.review;

import static org.junit.jupiter.api.Assertions.assertEquals;

import hangjack.analyzer.fixtures.Reviews;
import hangjack.analyzer.review.Decision;
import hangjack.analyzer.review.Luck;
import hangjack.analyzer.review.Verdict;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

final class VerdictSignTest {
  @Test
  void everyVerdictHasASignOfItsOwn() {
    var signs =
        Arrays.stream(Verdict.values())
            .map(verdict -> new VerdictSign(verdict).getText())
            .collect(Collectors.toSet());
    assertEquals(Verdict.values().length, signs.size(), signs.toString());
  }

  @Test
  void whatWasNotValuedHasNoVerdict() {
    var decision = Reviews.hungJack().deals().getFirst().decisions().getFirst();
    assertEquals(Optional.of(Verdict.BEST), VerdictSign.of(decision));
    assertEquals(Optional.empty(), VerdictSign.of(unvalued(decision, Verdict.TOO_CLOSE)));
    assertEquals(Optional.of(Verdict.FORCED), VerdictSign.of(unvalued(decision, Verdict.FORCED)));
  }

  /** The same decision where the record does not tell enough. */
  static Decision unvalued(Decision decision, Verdict verdict) {
    return new Decision(
        decision.number(),
        decision.state(),
        decision.chosen(),
        decision.trick().isPresent() ? decision.trick() : OptionalInt.empty(),
        Optional.empty(),
        Optional.empty(),
        verdict,
        Luck.NONE,
        List.of());
  }
}
