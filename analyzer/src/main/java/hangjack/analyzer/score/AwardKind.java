package hangjack.analyzer.score;

import hangjack.analyzer.rules.Choice;
import java.util.Collections;
import java.util.EnumSet;
import java.util.Set;

/** What points are scored for, in the order of counting (rules 4). */
public enum AwardKind implements Choice {
  TURN_UP,
  GIFT,
  /** A card won in a trick that is pegged at once. */
  PEG,
  HIGH,
  LOW,
  /** The jack of trumps, won by the side that was dealt it. */
  JACK,
  /** The jack of trumps, won from the side that was dealt it. */
  HANG_JACK,
  /** The joker, won in a trick. */
  JOKER,
  GAME,
  /** Every trick of the deal, taken by the pitcher's side; or the win of a match by a smudge. */
  SMUDGE,
  /** Points claimed for a revoke, or lost by it. */
  PENALTY;

  /** What is scored before the first card is played. */
  public static final Set<AwardKind> MADE_BEFORE_PLAY =
      Collections.unmodifiableSet(EnumSet.range(TURN_UP, GIFT));

  /** What a pitcher can make towards the bid: everything but turn-ups, the gift and penalties. */
  public static final Set<AwardKind> MADE_IN_PLAY =
      Collections.unmodifiableSet(EnumSet.range(PEG, SMUDGE));
}
