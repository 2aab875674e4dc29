package hangjack.lessons;

import hangjack.analyzer.rules.Choice;

/** What makes an answer right. */
public enum Basis implements Choice {
  /** It is worth the most: the check proves that by the review. */
  REVIEW,
  /** The rules allow it. */
  RULES,
  /** Nothing does: everything that is allowed may be answered, or a rule of thumb says so. */
  TASTE
}
