package hangjack.analyzer.search;

import hangjack.analyzer.rules.RuleSet;
import java.util.Arrays;

/**
 * Answers questions about a deal whose cards all lie open: can a side, against the best play of the
 * others, make at least so many points more than they?
 *
 * <p>How it works. A position at the beginning of a trick is the set of cards left and the leader.
 * What was won before is not part of it: the question is carried along instead, as the points that
 * are still needed from single cards ("prizes": the Jack, a taken Low, the joker, pegs) and a
 * number that is to be reached. With two sides that number is the pips needed for Game. Where
 * prizes no longer matter to the question, or Game no longer does, it becomes one of pips alone or
 * of prizes alone ({@link Asked}), which lets what is found out serve many scores. With three or
 * four single players Game depends on the pips of each, and the question holds them all until Game
 * is settled.
 *
 * <p>The answer is not yes or no but a bound: the most that is reached for sure, where that is what
 * was asked for or more; else what is not exceeded. So one answer serves all questions about the
 * same position that ask for less, or for more ("fail-soft").
 *
 * <p>Each answer also says which suits' order of worthless cards its proof used: those where a
 * worthless card won a trick to which another of its suit was played. With the table ({@link
 * PositionTable}) this makes one answer serve many positions ("partition search"). Bounds ({@link
 * TrickBounds}) answer before any card is tried; the cards are tried in an order that learns
 * ({@link MoveOrder}). The ideas are those of solvers for bridge and skat.
 *
 * <p>One object serves one thread. The class is long since its steps call each other at every card,
 * and what they share is kept in its fields for speed.
 */
final class OpenSearch {
  /** Thrown where the nodes that were allowed are used up. */
  static final class OutOfNodes extends RuntimeException {
    private static final long serialVersionUID = 1;

    private OutOfNodes() {
      super("the allowed nodes are used up", null, false, false);
    }
  }

  private static final int PIPS_BITS = 7;
  private static final int PIPS_MASK = (1 << PIPS_BITS) - 1;
  private static final int OFFSET = 512;
  private static final int MOST_MOVES = 16;
  private static final int MOST_PLIES = 56;
  private static final int LEADER_SHIFT = 53;
  private static final int ASKED_SHIFT = 55;
  private static final int DRAWERS_SHIFT = 38;
  private static final int NEED_SHIFT = 28;

  /** More than can be reached: nothing is needed any more; below zero, nothing helps. */
  static final int ALL = 1 << 29;

  final OpenDeal deal;
  private final CardTables tables;
  private final int players;
  private final TrickBounds bounds;
  private final MoveOrder order;
  private final PositionTable table = new PositionTable();
  private final CardPatterns[] patterns = new CardPatterns[Asked.values().length];
  private final boolean[] hasPatterns = new boolean[patterns.length];
  private final int[][] moves = new int[MOST_PLIES][MOST_MOVES];
  private final int[][] places = new int[MOST_PLIES][MOST_MOVES];
  private long cards;

  /** The suits whose order of worthless cards the last answer depends on, a bit each. */
  private int suits;

  /** Cards played so far since the counter was set to 0. */
  long nodes;

  /** The most the counter may reach. */
  long mostNodes = Long.MAX_VALUE;

  OpenSearch(RuleSet rules, CardTables tables) {
    this.tables = tables;
    this.players = rules.players();
    this.deal = new OpenDeal(tables, players);
    this.order = new MoveOrder(deal);
    this.bounds = new TrickBounds(deal);
    for (var kind = 0; kind < patterns.length; kind++) {
      patterns[kind] = new CardPatterns();
    }
  }

  /**
   * Forgets the deal before.
   *
   * @param left the cards in the hands
   */
  void begin(long left) {
    deal.begin();
    cards = left;
    Arrays.fill(hasPatterns, false);
    order.forget();
    var number = Long.bitCount(left) + deal.stock.length;
    table.begin(number <= 12 ? 12 : number <= 20 ? 15 : number <= 24 ? 17 : 20);
  }

  /** Prepares for a question, however the one before ended. */
  void ask() {
    deal.ask(deal.twoSides ? Asked.BOTH : Asked.MANY);
  }

  /** The question at the beginning of a trick. */
  private int trick(long left, int leader, int need, int count, int rest, int ply) {
    suits = 0;
    if (left == 0) {
      return end(need, count);
    }
    var asked = deal.asked();
    if (asked == Asked.PRIZES && ((left | deal.undrawn()) & deal.counted) == 0) {
      return 0;
    }
    bounds.find(left, leader, rest);
    return switch (asked) {
      case PIPS -> bounded(left, leader, count, bounds.cashedLow, bounds.cashedHigh, rest, ply);
      case PRIZES -> bounded(left, leader, count, bounds.cashedLeast, bounds.cashedMost, rest, ply);
      case BOTH -> both(left, leader, need, count, rest, ply);
      case MANY -> many(left, leader, need, count, rest, ply);
    };
  }

  private int bounded(long left, int leader, int count, int low, int high, int rest, int ply) {
    suits = bounds.suits;
    if (low >= count) {
      return low;
    }
    return high < count ? high : found(left, leader, 0, count, 0, 0, rest, ply);
  }

  private int end(int need, int count) {
    return switch (deal.asked()) {
      case PIPS, PRIZES -> 0;
      case BOTH -> deal.reached(deal.level(need), 0);
      case MANY ->
          deal.ties.game(count, players, Integer.numberOfTrailingZeros(deal.side), deal.game)
                  >= need
              ? ALL
              : -ALL;
    };
  }

  /** Two sides: {@code count} is twice the pips the asking side must win from here for a tie. */
  private int both(long left, int leader, int need, int count, int rest, int ply) {
    suits = bounds.suits;
    var low = deal.reached(deal.level(need - bounds.cashedLeast), bounds.cashedLow);
    if (low >= count) {
      return low;
    }
    var high = deal.reached(deal.level(need - bounds.cashedMost), bounds.cashedHigh);
    if (high < count) {
      return high;
    }
    suits = 0;
    var forLeast = deal.level(need - bounds.least);
    var forMost = deal.level(need - bounds.most);
    if (forLeast == forMost) {
      var odd = forLeast == OpenDeal.WIN ? 1 : 0;
      deal.ask(Asked.PIPS);
      var pips = trick(left, leader, 0, (count + odd + 1) >> 1, rest, ply);
      deal.ask(Asked.BOTH);
      return 2 * pips - odd;
    }
    var worst = deal.gameAt(2 * bounds.low, count);
    if (worst == deal.gameAt(2 * bounds.high, count)) {
      return settled(left, leader, need - worst, worst, 2 * bounds.low, 2 * bounds.high, rest, ply);
    }
    int prizes;
    var shift = 0;
    if (Long.bitCount(left & deal.prizes) != 1 || (deal.undrawn() & deal.prizes) != 0) {
      prizes = 16 + need + OFFSET;
    } else if (forLeast == OpenDeal.TIE || forMost == OpenDeal.TIE) {
      prizes = (forLeast << 2) | forMost;
    } else {
      prizes =
          ((forLeast == OpenDeal.WIN ? OpenDeal.TIE : forLeast) << 2)
              | (forMost == OpenDeal.WIN ? OpenDeal.TIE : forMost);
      shift = 1;
    }
    return found(left, leader, need, count, shift, prizes, rest, ply);
  }

  /** Game is settled however everybody plays: only prizes are asked for. */
  private int settled(
      long left, int leader, int need, int game, int low, int high, int rest, int ply) {
    deal.ask(Asked.PRIZES);
    var points = trick(left, leader, 0, need, rest, ply);
    deal.ask(Asked.BOTH);
    // the same prizes answer wherever Game is worth no less than here, or no more
    if (points >= need) {
      return game <= -deal.game ? ALL : game <= deal.tie ? low : low - 1;
    }
    return game >= deal.game ? -ALL : game >= deal.tie ? high - 1 : high;
  }

  /** A single player against others: {@code count} holds the pips of each; all or nothing. */
  private int many(long left, int leader, int need, int count, int rest, int ply) {
    var me = Integer.numberOfTrailingZeros(deal.side);
    var mine = pips(count, me);
    var top = 0;
    var second = 0;
    for (var seat = 0; seat < players; seat++) {
      if (seat != me) {
        var theirs = pips(count, seat);
        if (theirs > top) {
          second = top;
          top = theirs;
        } else {
          second = Math.max(second, theirs);
        }
      }
    }
    var game = deal.game;
    var worst = mine > top + rest ? game : -game;
    var best = top > Math.max(mine, second) + rest ? -game : mine + rest < top ? 0 : game;
    suits = bounds.suits;
    if (bounds.cashedLeast + worst >= need) {
      return ALL;
    }
    if (bounds.cashedMost + best < need) {
      return -ALL;
    }
    if (worst == best) {
      deal.ask(Asked.PRIZES);
      var points = trick(left, leader, 0, need - worst, rest, ply);
      deal.ask(Asked.MANY);
      return points >= need - worst ? ALL : -ALL;
    }
    var scores = (long) count | (long) (need + OFFSET) << NEED_SHIFT;
    return found(left, leader, need, count, 0, scores, rest, ply);
  }

  /**
   * Looks a question up and, where its answer is not known yet, plays.
   *
   * @param shift what is added to the number asked for in the table
   * @param more what else tells one question from another
   */
  private int found(
      long left, int leader, int need, int count, int shift, long more, int rest, int ply) {
    var ordered = left;
    var counted = left;
    if (deal.stock.length == 0) {
      var names = patterns();
      ordered = names.ordered(left);
      counted = names.counted(left);
    }
    var asked = deal.asked();
    var first = (long) leader << LEADER_SHIFT | (long) asked.ordinal() << ASKED_SHIFT;
    var second = more | (long) deal.drawers() << DRAWERS_SHIFT;
    var sought = asked == Asked.MANY ? 1 : count + shift + OFFSET;
    var bound = table.find(ordered, counted, first, second, sought);
    if (bound >= 0) {
      suits = table.suits;
      return bound == PositionTable.MOST ? ALL : bound == 0 ? -ALL : bound - OFFSET - shift;
    }
    var answer = play(left, leader, 0, 0L, -1, -1, 0, need, count, rest, ply, table.card);
    var isReached = answer >= count;
    bound = Math.clamp(answer + shift + OFFSET, 0, PositionTable.MOST);
    var card = moves[ply][0] & MoveOrder.CARD;
    table.learn(ordered, counted, first, second, suits, bound, isReached, card);
    return answer;
  }

  private CardPatterns patterns() {
    var kind = deal.asked().ordinal();
    if (!hasPatterns[kind]) {
      hasPatterns[kind] = true;
      patterns[kind].begin(deal, cards);
    }
    return patterns[kind];
  }

  /**
   * The question in the middle of a trick, or at its first card.
   *
   * @param left the cards that nobody has played
   * @param at who is to play
   * @param played how many have played to the trick
   * @param trick the cards of the trick
   * @param led the card led, or -1
   * @param best the card that is winning, or -1
   * @param winner whose it is
   * @param need the points needed, where points and pips both count
   * @param count what is to be reached
   * @param rest the pips among the cards left, in the trick, and in the stock
   * @param ply how many cards were played since the question was asked
   * @param hint a card to try first, or -1
   */
  int play(
      long left,
      int at,
      int played,
      long trick,
      int led,
      int best,
      int winner,
      int need,
      int count,
      int rest,
      int ply,
      int hint) {
    var list = moves[ply];
    var hand = deal.own[at] & left;
    var legal = led < 0 ? hand : tables.legal(hand, led, best);
    var places = this.places[ply];
    var number = order.list(left, legal, at, played, trick, led, best, winner, hint, list, places);
    var wants = deal.asks(at);
    var found = wants ? Integer.MIN_VALUE : Integer.MAX_VALUE;
    var used = 0;
    for (var i = 0; i < number; i++) {
      var next = i;
      for (var j = i + 1; j < number; j++) {
        if (list[j] > list[next]) {
          next = j;
        }
      }
      var move = list[next];
      list[next] = list[i];
      var card = move & MoveOrder.CARD;
      var answer = after(card, left, at, played, trick, led, best, winner, need, count, rest, ply);
      if (answer >= count == wants) {
        if (number > 1) {
          order.answered(card, places);
        }
        list[0] = move;
        return answer;
      }
      found = wants ? Math.max(found, answer) : Math.min(found, answer);
      used |= suits;
      list[i] = move;
    }
    suits = used;
    return found;
  }

  /** The question after a card is played. */
  int after(
      int card,
      long left,
      int at,
      int played,
      long trick,
      int led,
      int best,
      int winner,
      int need,
      int count,
      int rest,
      int ply) {
    if (++nodes > mostNodes) {
      throw new OutOfNodes();
    }
    var takes = best < 0 || (tables.beats[best] >>> card & 1) != 0;
    var nowBest = takes ? card : best;
    var nowWinner = takes ? at : winner;
    var now = trick | 1L << card;
    var remaining = left & ~(1L << card);
    if (played + 1 < players) {
      var next = at + 1 == players ? 0 : at + 1;
      var first = led < 0 ? card : led;
      return play(
          remaining,
          next,
          played + 1,
          now,
          first,
          nowBest,
          nowWinner,
          need,
          count,
          rest,
          ply + 1,
          -1);
    }
    var pips = tables.pips(now);
    var asked = deal.asked();
    var gain = 0;
    var missing = need;
    if (asked == Asked.PIPS) {
      gain = deal.asks(nowWinner) ? pips : 0;
    } else {
      var points = 0;
      for (var prizes = now & deal.counted; prizes != 0; prizes &= prizes - 1) {
        points += deal.prize[nowWinner][Long.numberOfTrailingZeros(prizes)];
      }
      if (asked == Asked.PRIZES) {
        gain = points;
      } else {
        missing -= points;
        gain = asked == Asked.MANY ? -packed(pips, nowWinner) : deal.asks(nowWinner) ? 2 * pips : 0;
      }
    }
    var answer = next(remaining, nowWinner, missing, count - gain, rest - pips, ply + 1);
    // a worthless card beat others of its suit, which are worthless too
    if ((deal.worth >>> nowBest & 1) == 0 && Long.bitCount(now & tables.suits[nowBest]) > 1) {
      suits |= 1 << tables.suit(nowBest);
    }
    return asked == Asked.MANY ? answer : answer + gain;
  }

  /** The question after a trick; its winner and then the others draw a card where there are any. */
  private int next(long left, int winner, int need, int count, int rest, int ply) {
    if (!deal.draws()) {
      return trick(left, winner, need, count, rest, ply);
    }
    var drawn = deal.draw(winner);
    try {
      return trick(left | drawn, winner, need, count, rest, ply);
    } finally {
      deal.putBack(winner);
    }
  }

  static int packed(int pips, int seat) {
    return pips << (PIPS_BITS * seat);
  }

  static int pips(int count, int seat) {
    return (count >>> (PIPS_BITS * seat)) & PIPS_MASK;
  }
}
