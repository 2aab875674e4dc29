package hangjack.lessons;

import hangjack.analyzer.rules.Choice;
import hangjack.analyzer.score.Award;
import hangjack.analyzer.score.AwardKind;
import hangjack.analyzer.score.ScoreSheet;
import java.util.Optional;

/** One of the four points of a deal that is played out, in the order of counting. */
public enum FourPoint implements Choice {
  HIGH,
  LOW,
  JACK,
  GAME;

  /** What a score sheet says about it; empty where nobody scores it. */
  Optional<Award> award(ScoreSheet sheet) {
    return sheet.awards().stream().filter(award -> isFor(award.kind())).findFirst();
  }

  private boolean isFor(AwardKind kind) {
    return switch (kind) {
      case HIGH -> this == HIGH;
      case LOW -> this == LOW;
      case JACK, HANG_JACK -> this == JACK;
      case GAME -> this == GAME;
      case TURN_UP, GIFT, PEG, JOKER, SMUDGE, PENALTY -> false;
    };
  }
}
