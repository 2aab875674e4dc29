package hangjack.analyzer.search;

/** What a question of the open search is about. */
enum Asked {
  /** How many pips the asking side wins. */
  PIPS,

  /** How many points the asking side gains by single cards. */
  PRIZES,

  /** Points of two sides, where single cards and Game both matter. */
  BOTH,

  /** Points of a single player against two or three others, where Game is not settled. */
  MANY
}
