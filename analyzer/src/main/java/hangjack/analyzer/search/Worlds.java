package hangjack.analyzer.search;

import hangjack.analyzer.cards.Card;
import hangjack.analyzer.score.Pips;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.SplittableRandom;

/**
 * The ways in which the cards a player has not seen may lie. Each comes with a weight: how often it
 * stands for a deal, up to a factor that is the same for all.
 */
final class Worlds {
  /** Takes a world. */
  interface Taker {
    /**
     * Takes a world.
     *
     * @param hands what each seat holds, a set of card bits by the place of the seat; only to be
     *     read
     * @param weight its weight, more than 0
     * @return whether more are wanted
     */
    boolean take(long[] hands, double weight);
  }

  /** All ways are never counted beyond this number of distinct ones. */
  static final long MOST = 5_000_000;

  /** Steps of the counting for each way found, so that hands that cannot be filled end it too. */
  private static final long STEPS_OF_A_WORLD = 1_000;

  private final SeatView view;
  private final List<Integer> hidden = new ArrayList<>();
  private final long[] hands;

  Worlds(SeatView view) {
    this.view = view;
    this.hands = view.known.clone();
    this.hands[view.me] = view.state.hand(view.seats.get(view.me)).bits();
    for (var at = 0; at < view.seats.size(); at++) {
      if (view.missing[at] > 0) {
        hidden.add(at);
      }
    }
    // who can hold the fewest cards is dealt first, so that few samples fail
    hidden.sort(
        Comparator.comparingInt(
            (Integer at) -> Long.bitCount(view.possible[at]) - view.missing[at]));
  }

  /** Whether the worlds can be counted: nothing is still to be drawn, nothing was laid away. */
  boolean countable() {
    var drawn = view.state.rules().draws() && view.undealt > 0;
    var laidAway = 0;
    for (var cards : view.laidAway) {
      laidAway += cards;
    }
    return !drawn && laidAway == 0;
  }

  /**
   * Draws a world by chance.
   *
   * @return its weight; 0 where the draw failed and must be made again
   */
  double draw(SplittableRandom random, long[] drawn, List<Card> undealt) {
    System.arraycopy(hands, 0, drawn, 0, hands.length);
    var pool = view.pool;
    var weight = 1.0;
    for (var at : hidden) {
      var available = view.possible[at] & pool;
      var count = Long.bitCount(available);
      var wanted = view.missing[at];
      if (count < wanted) {
        return 0;
      }
      weight *= ways(count, wanted);
      var more = Math.min(view.laidAway[at], count - wanted);
      var picked = picked(random, available, wanted + more);
      pool &= ~picked;
      drawn[at] |= more > 0 ? kept(picked, wanted) : picked;
    }
    undealt.clear();
    undealt.addAll(view.top);
    var rest = new ArrayList<Card>();
    for (var cards = pool; cards != 0; cards &= cards - 1) {
      rest.add(CardTables.card(Long.numberOfTrailingZeros(cards)));
    }
    for (var i = 0; i < view.undealt && !rest.isEmpty(); i++) {
      undealt.add(rest.remove(random.nextInt(rest.size())));
    }
    return weight;
  }

  private static long picked(SplittableRandom random, long available, int wanted) {
    var picked = 0L;
    var left = available;
    for (var i = 0; i < wanted; i++) {
      var skip = random.nextInt(Long.bitCount(left));
      var cards = left;
      for (var j = 0; j < skip; j++) {
        cards &= cards - 1;
      }
      picked |= Long.lowestOneBit(cards);
      left &= ~Long.lowestOneBit(cards);
    }
    return picked;
  }

  /** What a sensible player keeps of what he was dealt: trumps first, then cards with pips. */
  private long kept(long dealt, int wanted) {
    var cards = new ArrayList<Card>();
    for (var left = dealt; left != 0; left &= left - 1) {
      cards.add(CardTables.card(Long.numberOfTrailingZeros(left)));
    }
    var trumps = view.state.trumps().orElseThrow();
    var rules = view.state.rules();
    cards.sort(
        Comparator.comparing(trumps::contains)
            .thenComparingInt(card -> Pips.of(rules, card))
            .thenComparingInt(Card::index)
            .reversed());
    var kept = 0L;
    for (var card : cards.subList(0, wanted)) {
      kept |= 1L << card.index();
    }
    return kept;
  }

  private static double ways(int count, int wanted) {
    var ways = 1.0;
    for (var i = 0; i < wanted; i++) {
      ways = ways * (count - i) / (i + 1);
    }
    return ways;
  }

  /** The number of distinct worlds, equal hands merged; or one more than {@code most}. */
  long count(long most) {
    return new Counting((_, _) -> true, most).run();
  }

  /** Hands out every distinct world, equal hands merged and weighted. */
  void all(Taker taker) {
    new Counting(taker, MOST).run();
  }

  /**
   * Cards of the pool of which it does not matter which a player holds, from low to high. Only
   * where one hand is hidden: of two cards in two hands one is the higher.
   */
  private List<long[]> classes() {
    var tables = CardTables.of(view.state.rules(), view.state.trump().orElseThrow());
    var separators = separators(tables);
    var classes = new ArrayList<long[]>();
    for (var cards = view.pool; cards != 0; cards &= cards - 1) {
      var card = Long.numberOfTrailingZeros(cards);
      var last = classes.isEmpty() ? null : classes.getLast();
      if (last != null && joins(tables, last, card, separators)) {
        last[0] |= 1L << card;
      } else {
        classes.add(new long[] {1L << card});
      }
    }
    return classes;
  }

  private boolean joins(CardTables tables, long[] last, int card, long separators) {
    var before = 63 - Long.numberOfLeadingZeros(last[0]);
    if (hidden.size() > 1
        || tables.isWorthSomething(card)
        || tables.isWorthSomething(before)
        || (tables.lower[card] >>> before & 1) == 0
        || (tables.lower[card] & ~tables.lower[before] & ~(1L << before) & separators) != 0) {
      return false;
    }
    for (var at : hidden) {
      if (((view.possible[at] >>> card ^ view.possible[at] >>> before) & 1) != 0) {
        return false;
      }
    }
    return true;
  }

  /** Cards between which others are not the same: held, lying on the table, and played trumps. */
  private long separators(CardTables tables) {
    var separators = hands[view.me];
    for (var known : view.known) {
      separators |= known;
    }
    for (var card : view.state.current().orElseThrow().cards()) {
      separators |= 1L << card.index();
    }
    for (var trick : view.state.tricks()) {
      for (var card : trick.cards()) {
        separators |= 1L << card.index() & tables.trumps;
      }
    }
    return separators;
  }

  private final class Counting {
    private final Taker taker;
    private final long most;
    private final List<long[]> classes = classes();
    private final long[] laid = hands.clone();
    private final int[] missing = view.missing.clone();
    private long count;
    private long steps;
    private boolean enough;

    Counting(Taker taker, long most) {
      this.taker = taker;
      this.most = most;
    }

    long run() {
      seat(0, 0, 0, 1);
      return enough ? most + 1 : count;
    }

    /** Gives the cards of classes from {@code at} on to a hidden seat and those after it. */
    private void seat(int at, int from, long taken, double weight) {
      if (enough || ++steps > most * STEPS_OF_A_WORLD) {
        enough = true;
        return;
      }
      if (at == hidden.size()) {
        count++;
        enough = !taker.take(laid, weight) || count > most;
        return;
      }
      var seat = hidden.get(at);
      if (missing[seat] == 0) {
        seat(at + 1, 0, taken, weight);
        return;
      }
      if (from == classes.size()) {
        return;
      }
      var cards = classes.get(from)[0];
      var free = (view.possible[seat] & cards) == 0 ? 0 : cards & ~taken;
      var size = Long.bitCount(free);
      var given = 0L;
      var held = missing[seat];
      for (var number = 0; number <= Math.min(size, held); number++) {
        missing[seat] = held - number;
        laid[seat] |= given;
        seat(at, from + 1, taken | given, weight * ways(size, number));
        laid[seat] &= ~given;
        if (number < size) {
          given |= Long.lowestOneBit(free & ~given);
        }
      }
      missing[seat] = held;
    }
  }
}
