package hangjack.analyzer.search;

import java.util.Arrays;

/**
 * What the search has found out about positions, so that it need not do it again. An entry has two
 * words of key and one of what is known. Entries of an earlier deal are recognised by the number of
 * the deal in their key and count as empty, so that nothing is cleared between deals.
 */
final class PositionTable {
  /** Returned where nothing is known. */
  static final int UNKNOWN = 0;

  private static final int PROBES = 4;
  private static final int DEAL_SHIFT = 42;
  private static final long LAST_DEAL = (1L << 22) - 1;

  private long[] keys = new long[0];
  private int[] known = new int[0];
  private int mask;
  private long deal;

  /** Forgets everything; there is room for two to the power of {@code bits} positions. */
  void begin(int bits) {
    var size = 1 << bits;
    if (known.length < size) {
      keys = new long[2 * size];
      known = new int[size];
      deal = 0;
    }
    mask = size - 1;
    if (deal == LAST_DEAL) {
      Arrays.fill(keys, 0);
      deal = 0;
    }
    deal++;
  }

  /** The place of a position, found or to be filled. */
  int place(long first, long second) {
    var key = second | deal << DEAL_SHIFT;
    var hash = (first ^ key * 0x9E3779B97F4A7C15L) * 0xD6E8FEB86659FD93L;
    var start = (int) (hash >>> 32) & mask;
    var free = -1;
    for (var probe = 0; probe < PROBES; probe++) {
      var place = (start + probe) & mask;
      if (keys[2 * place] == first && keys[2 * place + 1] == key) {
        return place;
      }
      if (free < 0 && keys[2 * place + 1] >>> DEAL_SHIFT != deal) {
        free = place;
      }
    }
    var place = free < 0 ? start : free;
    keys[2 * place] = first;
    keys[2 * place + 1] = key;
    known[place] = UNKNOWN;
    return place;
  }

  /** Whether a place still belongs to a position: what lies below it may have taken it. */
  boolean holds(int place, long first, long second) {
    return keys[2 * place] == first && keys[2 * place + 1] == (second | deal << DEAL_SHIFT);
  }

  int known(int place) {
    return known[place];
  }

  void learn(int place, int what) {
    known[place] = what;
  }
}
