package hangjack.content.exercises;

import hangjack.analyzer.rules.RuleSet;

/**
 * A question with exactly one right answer, which the engine gives. Everything the answer needs is
 * in what the question shows.
 */
public sealed interface Exercise
    permits MayPlay, WinsTrick, Call, WhoScores, CountGame, CountPegs, GoesOut {
  /** The rules it is asked under. */
  RuleSet rules();

  Kind kind();

  /** How hard it is. */
  Level level();

  /** Whether it asks nothing: whatever one answers without looking is right. */
  boolean isTrivial();
}
