package hangjack.content.words;

import hangjack.analyzer.rules.BegRule;
import hangjack.analyzer.rules.Parameter;
import hangjack.analyzer.rules.RuleSet;
import hangjack.analyzer.rules.Smudge;
import hangjack.analyzer.score.AwardKind;
import java.util.List;
import java.util.stream.Stream;

/**
 * What can score under some rules, in the order of counting. Jack stands for a hung one too, and
 * penalties are left out: they are nothing to play for.
 */
public final class ScoredKinds {
  private ScoredKinds() {}

  /** Everything that can score. */
  static List<AwardKind> all(RuleSet rules) {
    return Stream.of(AwardKind.values()).filter(kind -> scores(kind, rules)).toList();
  }

  /** What is made in the play: all but turn-ups and the gift. */
  static List<AwardKind> inPlay(RuleSet rules) {
    return all(rules).stream().filter(AwardKind.MADE_IN_PLAY::contains).toList();
  }

  /** Whether a kind of points can score. */
  public static boolean scores(AwardKind kind, RuleSet rules) {
    return switch (kind) {
      case TURN_UP ->
          Parameter.TURN_UP_POINTS.actsIn(rules) && !rules.turnUpPoints().points().isEmpty();
      case GIFT -> rules.beg() == BegRule.FULL && rules.giftPoints() > 0;
      case PEG -> !rules.pegPoints().isNone();
      case HIGH -> rules.highPoints() > 0;
      case LOW -> rules.lowPoints() > 0;
      case JACK -> rules.jackPoints() > 0 || rules.hangJackPoints() > 0;
      case JOKER -> rules.hasJoker() && rules.jokerPoints() > 0;
      case GAME -> rules.gamePoints() + rules.endCountBonus() > 0;
      case SMUDGE -> rules.smudge() == Smudge.SIX_TRICKS;
      case HANG_JACK, PENALTY -> false;
    };
  }
}
