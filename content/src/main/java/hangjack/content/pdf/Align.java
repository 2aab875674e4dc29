package hangjack.content.pdf;

/** Where a text stands between two edges, or beside a point. */
public enum Align {
  START,
  CENTER,
  END;

  /** How far a text of that width is moved right of the place's left edge. */
  double shift(double place, double width) {
    return switch (this) {
      case START -> 0;
      case CENTER -> (place - width) / 2;
      case END -> place - width;
    };
  }
}
