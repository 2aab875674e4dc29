package hangjack.analyzer.rules;

/** Who wins where several sides pass the target in one deal (rules 4, 7 no. 16). */
public enum CountOut implements Choice {
  /** The points are entered one by one; the first to reach the target wins. */
  ORDERED,
  /** The pitcher's points are entered first, then the others' one by one. */
  PITCHER_FIRST,
  /** The whole deal is entered; the side furthest past the target wins, then the one with High. */
  WHOLE_HAND_DEEPEST
}
