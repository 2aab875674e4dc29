package hangjack.analyzer.play;

/** What the rules say to an action. */
public sealed interface Answer {
  /**
   * The action was allowed.
   *
   * @param state the deal after it
   */
  record Accepted(DealState state) implements Answer {}

  /**
   * The action was not allowed, and nothing has changed.
   *
   * @param refusal why
   */
  record Refused(Refusal refusal) implements Answer {}
}
