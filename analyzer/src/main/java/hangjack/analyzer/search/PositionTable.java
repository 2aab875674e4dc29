package hangjack.analyzer.search;

import java.util.Arrays;

/**
 * What the search has found out about positions, so that it need not do it again: of each a number
 * that is reached, and the greatest that is not known to be missed.
 *
 * <p>What was found out holds for every position that differs only in the order of worthless cards
 * of suits whose order the proof never used. So an entry names its cards suit by suit with or
 * without their order ({@link CardPatterns}) and says which suits have it; all entries that may
 * hold for a position lie in one bucket, which is found by the name without any order.
 *
 * <p>An entry has two words of key and one of what is known. Entries of an earlier deal are
 * recognised by the number of the deal in their key and count as empty, so that nothing is cleared
 * between deals.
 */
final class PositionTable {
  /** Bounds of what a position reaches lie between 0 and this; it stands for anything above. */
  static final int MOST = (1 << 11) - 1;

  private static final int BOUND_BITS = 11;
  private static final int CARD_SHIFT = 2 * BOUND_BITS;
  private static final int BUCKET = 8;
  private static final int SUITS_SHIFT = 57;
  private static final int DEAL_SHIFT = 54;
  private static final long LAST_DEAL = (1L << (Long.SIZE - DEAL_SHIFT)) - 1;

  /** The cards of every set of suits. */
  private static final long[] OF_SUITS = new long[1 << CardPatterns.SUITS];

  static {
    for (var suits = 0; suits < OF_SUITS.length; suits++) {
      for (var suit = 0; suit < CardPatterns.SUITS; suit++) {
        OF_SUITS[suits] |= (suits >>> suit & 1) != 0 ? CardPatterns.suit(suit) : 0;
      }
    }
  }

  private long[] keys = new long[0];
  private int[] known = new int[0];
  private int mask;
  private long deal;
  private int replaced;

  /** The suits whose order the bound found last used, a bit each. */
  int suits;

  /** A card that answered an earlier question about the position looked for last, or -1. */
  int card;

  /** Forgets everything; there is room for two to the power of {@code bits} positions. */
  void begin(int bits) {
    var size = 1 << bits;
    if (known.length < size) {
      keys = new long[2 * size];
      known = new int[size];
      deal = 0;
    }
    mask = size - BUCKET;
    replaced = 0;
    if (deal == LAST_DEAL) {
      Arrays.fill(keys, 0);
      deal = 0;
    }
    deal++;
  }

  private int bucket(long counted, long first, long second) {
    var hash = ((counted | first) ^ second * 0x9E3779B97F4A7C15L) * 0xD6E8FEB86659FD93L;
    return (int) (hash >>> 32) & mask;
  }

  /**
   * Looks for a bound that answers whether a position reaches a number.
   *
   * @param ordered the name of the cards with their order
   * @param counted the name without
   * @param first what else tells the position, above the bits of the cards and below those of suits
   * @param second the same, below the bits of the number of the deal
   * @return the bound, at least {@code asked} where it is reached; -1 where none is known
   */
  int find(long ordered, long counted, long first, long second, int asked) {
    var key = second | (deal << DEAL_SHIFT);
    var start = bucket(counted, first, key);
    card = -1;
    for (var place = start; place < start + BUCKET; place++) {
      if (keys[2 * place + 1] != key) {
        continue;
      }
      var found = keys[2 * place];
      var kept = (int) (found >>> SUITS_SHIFT);
      if (found != name(ordered, counted, first, kept)) {
        continue;
      }
      var reached = known[place] & MOST;
      var most = (known[place] >>> BOUND_BITS) & MOST;
      if (asked <= reached) {
        suits = kept;
        return reached;
      }
      if (asked > most) {
        suits = kept;
        return most;
      }
      card = known[place] >>> CARD_SHIFT;
    }
    return -1;
  }

  private static long name(long ordered, long counted, long first, int suits) {
    var cards = counted ^ ((counted ^ ordered) & OF_SUITS[suits]);
    return cards | first | ((long) suits << SUITS_SHIFT);
  }

  /**
   * Keeps a bound.
   *
   * @param suits the suits whose order the bound depends on
   * @param bound what is reached, or what is not exceeded
   * @param isReached which of the two
   * @param card the card to try first another time
   */
  void learn(
      long ordered,
      long counted,
      long first,
      long second,
      int suits,
      int bound,
      boolean isReached,
      int card) {
    var key = second | (deal << DEAL_SHIFT);
    var start = bucket(counted, first, key);
    var name = name(ordered, counted, first, suits);
    var free = -1;
    for (var place = start; place < start + BUCKET; place++) {
      if (keys[2 * place + 1] == key && keys[2 * place] == name) {
        var reached = known[place] & MOST;
        var most = (known[place] >>> BOUND_BITS) & MOST;
        known[place] =
            isReached
                ? entry(Math.max(reached, bound), most, card)
                : entry(reached, Math.min(most, bound), card);
        return;
      }
      if (free < 0 && keys[2 * place + 1] >>> DEAL_SHIFT != deal) {
        free = place;
      }
    }
    var place = free < 0 ? start + (replaced++ & (BUCKET - 1)) : free;
    keys[2 * place] = name;
    keys[2 * place + 1] = key;
    known[place] = isReached ? entry(bound, MOST, card) : entry(0, bound, card);
  }

  private static int entry(int reached, int most, int card) {
    return reached | (most << BOUND_BITS) | (card << CARD_SHIFT);
  }
}
