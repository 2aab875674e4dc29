package hangjack.analyzer.search;

/**
 * Who gets Game where single players tie for it.
 *
 * @param order the seats in the order in which a tie is given to the first, a seat in four bits
 *     from the lowest; -1 where it is not given by order
 * @param dealer the dealer's seat where a tie goes to the only non-dealer in it; else -1
 */
record GameTies(int order, int dealer) {
  /** A tie goes to nobody. */
  static final GameTies NOBODY = new GameTies(-1, -1);

  private static final int SEAT_BITS = 4;
  private static final int SEAT = (1 << SEAT_BITS) - 1;

  /**
   * What Game is worth to a seat, less what it is worth to the others.
   *
   * @param count the pips of each seat, as the search packs them
   * @param game the points of Game
   */
  int game(int count, int players, int me, int game) {
    var most = 0;
    for (var seat = 0; seat < players; seat++) {
      most = Math.max(most, OpenSearch.pips(count, seat));
    }
    var leading = 0;
    for (var seat = 0; seat < players; seat++) {
      if (OpenSearch.pips(count, seat) == most) {
        leading |= 1 << seat;
      }
    }
    var winner = winner(leading, players);
    return winner < 0 ? 0 : winner == me ? game : -game;
  }

  private int winner(int leading, int players) {
    if (Integer.bitCount(leading) == 1) {
      return Integer.numberOfTrailingZeros(leading);
    }
    if (dealer >= 0) {
      var others = leading & ~(1 << dealer);
      return Integer.bitCount(others) == 1 ? Integer.numberOfTrailingZeros(others) : -1;
    }
    if (order >= 0) {
      for (var place = 0; place < players; place++) {
        var seat = (order >>> (SEAT_BITS * place)) & SEAT;
        if ((leading >>> seat & 1) != 0) {
          return seat;
        }
      }
    }
    return -1;
  }
}
