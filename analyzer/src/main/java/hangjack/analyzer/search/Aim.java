package hangjack.analyzer.search;

/** What a player is taken to play for. */
public enum Aim {
  /** As many points of the deal as can be expected, as where no score is told. */
  POINTS,
  /** The match, where its table is there ({@link MatchTable}); else points. */
  MATCH
}
