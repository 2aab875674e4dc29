package hangjack.analyzer.rules;

/** The penalty for a trump played below a better one where that is forbidden (rules 6). */
public enum UndertrumpPenalty implements Choice {
  NONE,
  POINT,
  MATCH
}
