package hangjack.analyzer.cards;

/** The way the deal and the play go round, seen from above. */
public enum Direction {
  CLOCKWISE,
  ANTICLOCKWISE
}
