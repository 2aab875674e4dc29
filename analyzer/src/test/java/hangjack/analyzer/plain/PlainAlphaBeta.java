package hangjack.analyzer.plain;

/**
 * Alpha-beta as anybody would write it first: no memory, cards tried from high to low, and no
 * further once the points that are certain settle the result. The measure of how much the search of
 * the product saves.
 */
public final class PlainAlphaBeta {
  private static final int FAR = 1_000_000;

  private final PlainPosition position;
  private final int[][] places;
  private long nodes;

  /**
   * A deal to be valued for a side.
   *
   * @param deal in play, its trump known
   */
  public PlainAlphaBeta(PlainDeal deal, String side) {
    position = new PlainPosition(deal, side);
    places = new int[position.left() + 1][position.left()];
  }

  /** Points of the whole deal for the side less those of all others. */
  public int value() {
    return value(-FAR, FAR);
  }

  /** How many cards were played in the search so far. */
  public long nodes() {
    return nodes;
  }

  private int value(int alpha, int beta) {
    if (position.atLeast() >= Math.min(beta, position.atMost())) {
      return position.atLeast();
    }
    if (position.atMost() <= alpha) {
      return position.atMost();
    }
    var mine = position.isMyTurn();
    var own = places[position.left()];
    var choices = position.choices(own);
    var best = mine ? -FAR : FAR;
    for (var choice = 0; choice < choices && alpha < beta; choice++) {
      nodes++;
      position.play(own[choice]);
      var value = value(alpha, beta);
      position.takeBack(own[choice]);
      if (mine) {
        best = Math.max(best, value);
        alpha = Math.max(alpha, best);
      } else {
        best = Math.min(best, value);
        beta = Math.min(beta, best);
      }
    }
    return best;
  }
}
