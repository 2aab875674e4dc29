package hangjack.analyzer.search;

import hangjack.analyzer.rules.RuleSet;
import java.util.stream.IntStream;

/**
 * Answers one kind of question about a deal whose cards all lie open: can a side, against the best
 * play of the others, make at least so many points more than they?
 *
 * <p>How it works. A position at the beginning of a trick is the set of cards left and the leader.
 * What was won before is not part of it: the question is carried along instead, as the points that
 * are still needed from single cards ("prizes": the Jack, a taken Low, the joker, pegs) and the
 * pips still needed for Game. With two sides the pips needed are one number, and an answer for one
 * number answers all that ask for less, or for more; so the table keeps, for a position and a need
 * of prizes, the highest number of pips known to be reached and the lowest known not to be. Where
 * prizes no longer matter to the question, or Game no longer does, the need is left out of the key,
 * which lets one entry serve many scores. With three or four single players Game depends on the
 * pips of each, and the key holds them all until Game is settled.
 *
 * <p>Cards that lie next to each other among those left, and are worth nothing, are one card. A
 * trump that nothing beats wins its trick with what lies on it: that bounds the answer before any
 * card is tried. The ideas are those of solvers for bridge and skat; the order in which cards are
 * tried was tuned on dealt hands.
 *
 * <p>One object serves one thread. Seats are numbered in the order of play.
 */
final class OpenSearch {
  /** Thrown where the nodes that were allowed are used up. */
  static final class OutOfNodes extends RuntimeException {
    private static final long serialVersionUID = 1;

    private OutOfNodes() {
      super("the allowed nodes are used up", null, false, false);
    }
  }

  private static final int MOST_PLACES = 4;
  private static final int PIPS_BITS = 7;
  private static final int PIPS_MASK = (1 << PIPS_BITS) - 1;
  private static final int OFFSET = 512;
  private static final int BOUND_BITS = 11;
  private static final int BOUND_MASK = (1 << BOUND_BITS) - 1;
  private static final int CARD_SHIFT = 2 * BOUND_BITS;
  private static final int NOTHING_KNOWN = BOUND_MASK << BOUND_BITS;
  private static final int MOST_MOVES = 16;
  private static final int MOST_PLIES = 56;
  private static final int MOST_PIPS = 10;
  private static final int MANY = 1 << 20;

  private static final int NEVER = 3;
  private static final int WIN = 2;
  private static final int TIE = 1;
  private static final int ALWAYS = 0;

  final CardTables tables;
  final int players;
  private final boolean permissive;
  private final boolean mustTrump;
  private final boolean noUndertrump;
  private final PositionTable table = new PositionTable();
  private final long[][] moves = new long[MOST_PLIES][MOST_MOVES];

  /** The cards each seat holds or has held. */
  final long[] own = new long[MOST_PLACES];

  /** Points for the side that asks, less the others', where a seat wins a card. */
  final int[][] prize = new int[MOST_PLACES][CardTables.CARDS];

  /** The cards with a prize. */
  long prizes;

  /** The seats of the side that asks, a bit each. */
  int side;

  /** Whether Game lies between two sides; else it lies between single players. */
  boolean twoSides;

  /** Points of Game for the side that asks. */
  int game;

  /** Points of Game for the side that asks where it ties with the only other side. */
  int tie;

  /** With single players: who among those that tie gets Game. */
  GameTies ties = GameTies.NOBODY;

  /** The stock, the next card to be drawn first; empty where nobody draws. */
  int[] stock = new int[0];

  private int lowInStock = -1;
  private int lowPoints;
  private int jackInStock = -1;
  private int jackPoints;
  private int hangJackPoints;
  private int[] teams = new int[0];

  /** How many cards of the stock were drawn. */
  private int drawn;

  /** The cards of the stock that nobody has drawn. */
  private long stockLeft;

  /** Who won each trick after which cards were drawn, two bits each. */
  private int drawers;

  /** Cards played so far since the counter was set to 0. */
  long nodes;

  /** The most the counter may reach. */
  long mostNodes = Long.MAX_VALUE;

  OpenSearch(RuleSet rules, CardTables tables) {
    this.tables = tables;
    this.players = rules.players();
    this.permissive = rules.permissiveTrumping();
    this.mustTrump = rules.mustTrumpWhenVoid();
    this.noUndertrump = rules.noUndertrump();
  }

  /** Forgets the deal before. */
  void begin(int cards) {
    drawn = 0;
    drawers = 0;
    stockLeft = 0;
    for (var card : stock) {
      stockLeft |= 1L << card;
    }
    table.begin(cards <= 12 ? 12 : cards <= 20 ? 15 : cards <= 24 ? 17 : 20);
  }

  /**
   * The question at the beginning of a trick.
   *
   * @param left the cards that nobody has played
   * @param leader who leads
   * @param need the points needed
   * @param count with two sides: twice the pips the asking side must win from here for a tie; else
   *     the pips of each seat
   * @param rest the pips among the cards left
   * @param ply how many cards were played since the question was asked
   */
  private boolean trick(long left, int leader, int need, int count, int rest, int ply) {
    var prizesLeft = (left | stockLeft) & prizes;
    var least = 0;
    var most = 0;
    if (left == 0) {
      return gameAt(count) >= need;
    }
    var tables = this.tables;
    var low = 0;
    var high = rest;
    var trumps = left & tables.trumps;
    if (trumps != 0) {
      var top = holder(tables.highestTrump(trumps));
      var mates = sideOf(top);
      var hands = 0L;
      for (var seat = 0; seat < players; seat++) {
        hands |= (mates >>> seat & 1) != 0 ? own[seat] : 0;
      }
      // trumps that no other side can beat win their tricks for their side
      var others = (trumps & ~hands) | (stockLeft & tables.trumps);
      var sure = 0L;
      for (var cards = trumps & hands; cards != 0; cards &= cards - 1) {
        var card = Long.numberOfTrailingZeros(cards);
        if ((tables.beats[card] & others) == 0) {
          sure |= 1L << card;
        }
      }
      for (var cards = prizesLeft & sure; cards != 0; cards &= cards - 1) {
        var points = prize[top][Long.numberOfTrailingZeros(cards)];
        least += points;
        most += points;
      }
      prizesLeft &= ~sure;
      if (twoSides) {
        var pips = tables.pips(sure);
        if (stockLeft == 0) {
          var tricks = Long.bitCount(left & own[leader]);
          low = rest - top(left, tricks - tricksWon(trumps, side));
          high = top(left, tricks - tricksWon(trumps, ~side));
          if (sideOf(leader) == mates) {
            pips = Math.max(pips, cashed(left, leader, sure & own[leader]));
          }
        }
        if ((side >>> top & 1) != 0) {
          low = Math.max(low, pips);
        } else {
          high = Math.min(high, rest - pips);
        }
      }
    }
    for (var cards = prizesLeft; cards != 0; cards &= cards - 1) {
      var card = Long.numberOfTrailingZeros(cards);
      var min = prize[0][card];
      var max = min;
      for (var seat = 1; seat < players; seat++) {
        min = Math.min(min, prize[seat][card]);
        max = Math.max(max, prize[seat][card]);
      }
      least += min;
      most += max;
    }
    return twoSides
        ? twoSided(left, leader, need, count, rest, ply, least, most, low, high)
        : many(left, leader, need, count, rest, ply, least, most);
  }

  /** The least pips a leader's side wins where he leads the trumps that nothing beats. */
  private int cashed(long left, int leader, long sure) {
    var tricks = Long.bitCount(sure);
    var pips = tables.pips(sure);
    var mates = (side >>> leader & 1) != 0 ? side : ~side;
    for (var seat = 0; seat < players; seat++) {
      if (seat != leader) {
        pips += thrown(own[seat] & left, tricks, (mates >>> seat & 1) != 0 && twoSides);
      }
    }
    return pips;
  }

  /** The pips a seat gives to so many leads of trumps at least, or at most where it likes to. */
  private int thrown(long hand, int tricks, boolean gladly) {
    var held = hand & tables.trumps;
    var trumps = Long.bitCount(held);
    if (trumps >= tricks) {
      return choice(held, tricks, gladly);
    }
    return tables.pips(held) + choice(hand & ~held, tricks - trumps, gladly);
  }

  private int choice(long cards, int number, boolean gladly) {
    var worth = 0L;
    for (var rest = cards & tables.counters; rest != 0; rest &= rest - 1) {
      worth += 1L << (4 * tables.pips[Long.numberOfTrailingZeros(rest)]);
    }
    var nothing = Long.bitCount(cards & ~tables.counters);
    var pips = 0;
    var missing = number;
    if (gladly) {
      for (var value = MOST_PIPS; value > 0 && missing > 0; value--) {
        var some = Math.min(missing, (int) (worth >>> (4 * value)) & 15);
        pips += some * value;
        missing -= some;
      }
      return pips;
    }
    missing -= Math.min(missing, nothing);
    for (var value = 1; value <= MOST_PIPS && missing > 0; value++) {
      var some = Math.min(missing, (int) (worth >>> (4 * value)) & 15);
      pips += some * value;
      missing -= some;
    }
    return pips;
  }

  /** How many tricks the trumps of one of some seats win whatever the other sides do. */
  private int tricksWon(long trumps, int seats) {
    var against = 0L;
    for (var seat = 0; seat < players; seat++) {
      against |= (seats >>> seat & 1) == 0 ? own[seat] & trumps : 0;
    }
    var most = 0;
    for (var seat = 0; seat < players; seat++) {
      if ((seats >>> seat & 1) != 0) {
        most = Math.max(most, unbeaten(own[seat] & trumps, against));
      }
    }
    return most;
  }

  /** How many of a hand's trumps win a trick however the others' trumps fall on them. */
  private int unbeaten(long held, long against) {
    var wins = 0;
    var free = against;
    // from the lowest: each is beaten by the lowest of the others that can
    for (var cards = held; cards != 0; cards &= cards - 1) {
      var card = Long.numberOfTrailingZeros(cards);
      var beating = tables.beats[card] & free;
      if (beating == 0) {
        wins++;
      } else {
        free &= ~Long.lowestOneBit(beating);
      }
    }
    return wins;
  }

  /** The most pips that so many tricks can hold. */
  private int top(long left, int tricks) {
    var pips = 0;
    for (var seat = 0; seat < players; seat++) {
      pips += choice(own[seat] & left, tricks, true);
    }
    return pips;
  }

  private int sideOf(int seat) {
    if (!twoSides) {
      return 1 << seat;
    }
    return (side >>> seat & 1) != 0 ? side : ~side & ((1 << players) - 1);
  }

  private boolean twoSided(
      long left,
      int leader,
      int need,
      int count,
      int rest,
      int ply,
      int least,
      int most,
      int low,
      int high) {
    var worst = 2 * low > count ? game : 2 * low == count ? tie : -game;
    var best = 2 * high > count ? game : 2 * high == count ? tie : -game;
    if (least + worst >= need) {
      return true;
    }
    if (most + best < need) {
      return false;
    }
    int mode;
    int aux;
    int bound;
    if (worst == best) {
      mode = 0;
      aux = 0;
      bound = need - worst;
    } else {
      var forLeast = level(need - least);
      var forMost = level(need - most);
      if (forLeast == forMost) {
        mode = 1;
        aux = 0;
        bound = forLeast == TIE ? count : count + 1;
      } else {
        mode = 2;
        var single = Long.bitCount(left & prizes) == 1 && (stockLeft & prizes) == 0;
        if (!single) {
          aux = 16 + need + OFFSET;
          bound = count;
        } else if (forLeast == TIE || forMost == TIE) {
          aux = (forLeast << 2) | forMost;
          bound = count;
        } else {
          aux = ((forLeast == WIN ? TIE : forLeast) << 2) | (forMost == WIN ? TIE : forMost);
          bound = count + 1;
        }
      }
    }
    var first = key(left, leader, mode);
    long second = aux;
    var place = table.place(first, second);
    var known = table.known(place);
    if (known == PositionTable.UNKNOWN) {
      known = NOTHING_KNOWN;
    }
    var reached = known & BOUND_MASK;
    var missed = (known >>> BOUND_BITS) & BOUND_MASK;
    var asked = bound + OFFSET;
    if (asked <= reached) {
      return true;
    }
    if (asked >= missed) {
      return false;
    }
    var hint = (known >>> CARD_SHIFT) - 1;
    var answer = lead(left, leader, need, count, rest, ply, hint);
    if (!table.holds(place, first, second)) {
      place = table.place(first, second);
      var now = table.known(place);
      known = now == PositionTable.UNKNOWN ? NOTHING_KNOWN : now;
      reached = known & BOUND_MASK;
      missed = (known >>> BOUND_BITS) & BOUND_MASK;
    }
    if (answer) {
      reached = Math.max(asked, reached);
    } else {
      missed = Math.min(asked, missed);
    }
    table.learn(place, entry(reached, missed, ply));
    return answer;
  }

  private long key(long left, int leader, int mode) {
    return left | ((long) leader << 53) | ((long) mode << 55) | ((long) drawers << 57);
  }

  private int entry(int reached, int missed, int ply) {
    var card = (int) (moves[ply][0] & 63) + 1;
    return reached | (missed << BOUND_BITS) | (card << CARD_SHIFT);
  }

  /** What is needed of Game where so many points are missing without it. */
  private int level(int missing) {
    if (missing <= -game) {
      return ALWAYS;
    }
    if (missing <= tie) {
      return TIE;
    }
    return missing <= game ? WIN : NEVER;
  }

  private boolean many(
      long left, int leader, int need, int count, int rest, int ply, int least, int most) {
    var me = Integer.numberOfTrailingZeros(side);
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
    var worst = mine > top + rest ? game : -game;
    var best = top > Math.max(mine, second) + rest ? -game : mine + rest < top ? 0 : game;
    if (least + worst >= need) {
      return true;
    }
    if (most + best < need) {
      return false;
    }
    var settled = worst == best;
    var first = key(left, leader, settled ? 0 : 1);
    var keyed = settled ? 0L : (long) count | ((long) (need + OFFSET) << 28);
    var place = table.place(first, keyed);
    var known = table.known(place);
    if (known == PositionTable.UNKNOWN) {
      known = NOTHING_KNOWN;
    }
    var asked = (settled ? need - worst : 0) + OFFSET;
    if (asked <= (known & BOUND_MASK)) {
      return true;
    }
    if (asked >= ((known >>> BOUND_BITS) & BOUND_MASK)) {
      return false;
    }
    var answer = lead(left, leader, need, count, rest, ply, (known >>> CARD_SHIFT) - 1);
    if (!table.holds(place, first, keyed)) {
      place = table.place(first, keyed);
      known = table.known(place);
      known = known == PositionTable.UNKNOWN ? NOTHING_KNOWN : known;
    }
    var reached = known & BOUND_MASK;
    var missed = (known >>> BOUND_BITS) & BOUND_MASK;
    if (answer) {
      reached = Math.max(asked, reached);
    } else {
      missed = Math.min(asked, missed);
    }
    table.learn(place, entry(reached, missed, ply));
    return answer;
  }

  private boolean lead(long left, int leader, int need, int count, int rest, int ply, int hint) {
    return play(left, leader, 0, 0L, -1, -1, 0, need, count, rest, ply, hint);
  }

  /**
   * The question in the middle of a trick, or at its first card.
   *
   * @param at who is to play
   * @param played how many have played to the trick
   * @param trick the cards of the trick
   * @param led the card led, or -1
   * @param best the card that is winning, or -1
   * @param winner whose it is
   * @param hint a card to try first, or -1
   */
  boolean play(
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
    var number = choices(left, at, played, trick, led, best, winner, list, hint);
    var wants = (side >>> at & 1) != 0;
    for (var i = 0; i < number; i++) {
      var next = i;
      for (var j = i + 1; j < number; j++) {
        if (list[j] > list[next]) {
          next = j;
        }
      }
      var move = list[next];
      list[next] = list[i];
      var card = (int) (move & 63);
      var answer = after(card, left, at, played, trick, led, best, winner, need, count, rest, ply);
      if (answer == wants) {
        list[0] = move;
        return answer;
      }
      list[i] = move;
    }
    return !wants;
  }

  /** The question after a card is played. */
  boolean after(
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
      return play(
          remaining,
          at + 1 == players ? 0 : at + 1,
          played + 1,
          now,
          led < 0 ? card : led,
          nowBest,
          nowWinner,
          need,
          count,
          rest,
          ply + 1,
          -1);
    }
    var pips = tables.pips(now);
    var points = 0;
    for (var cards = now & prizes; cards != 0; cards &= cards - 1) {
      points += prize[nowWinner][Long.numberOfTrailingZeros(cards)];
    }
    var counted = count;
    if (!twoSides) {
      counted += packed(pips, nowWinner);
    } else if ((side >>> nowWinner & 1) != 0) {
      counted -= 2 * pips;
    }
    return drawn < stock.length
        ? drawing(remaining, nowWinner, need - points, counted, rest - pips, ply + 1)
        : trick(remaining, nowWinner, need - points, counted, rest - pips, ply + 1);
  }

  /** The question after a trick whose winner and then the others draw a card. */
  private boolean drawing(long left, int winner, int need, int count, int rest, int ply) {
    var drawersBefore = drawers;
    drawers = (drawers << 2) | winner;
    var now = left;
    for (var i = 0; i < players; i++) {
      var seat = (winner + i) % players;
      var card = stock[drawn++];
      own[seat] |= 1L << card;
      stockLeft &= ~(1L << card);
      now |= 1L << card;
      drawnBy(seat, card, 1);
    }
    try {
      return trick(now, winner, need, count, rest, ply);
    } finally {
      for (var i = players - 1; i >= 0; i--) {
        var seat = (winner + i) % players;
        var card = stock[--drawn];
        own[seat] &= ~(1L << card);
        stockLeft |= 1L << card;
        drawnBy(seat, card, -1);
      }
      drawers = drawersBefore;
    }
  }

  /** The cards worth trying, each with how early it is to be tried above its lowest six bits. */
  private int choices(
      long left,
      int at,
      int played,
      long trick,
      int led,
      int best,
      int winner,
      long[] list,
      int hint) {
    var tables = this.tables;
    var hand = own[at] & left;
    var legal = hand;
    if (led >= 0) {
      legal = legal(hand, led, best);
    }
    var others = (left & ~hand) | trick | stockLeft;
    var number = 0;
    var before = -1;
    for (var cards = legal; cards != 0; cards &= cards - 1) {
      var card = Long.numberOfTrailingZeros(cards);
      var bit = 1L << card;
      if (tables.pips[card] == 0 && (prizes & bit) == 0 && card < CardTables.CARDS - 1) {
        var same = before >= 0 && isSame(card, before, others);
        before = card;
        if (same) {
          continue;
        }
      }
      var order =
          card == hint
              ? MANY
              : led < 0
                  ? leadOrder(card, left, hand)
                  : followOrder(card, at, played, best, winner, left);
      list[number++] = (((long) order + MANY) << 6) | card;
    }
    return number;
  }

  /** Whether two cards of a hand, the lower one first seen, are worth the same. */
  boolean isSame(int card, int lowerCard, long others) {
    return tables.pips[card] == 0
        && tables.pips[lowerCard] == 0
        && ((prizes >>> card | prizes >>> lowerCard) & 1) == 0
        && (tables.lower[card] >>> lowerCard & 1) != 0
        && (tables.lower[card] & ~tables.lower[lowerCard] & ~(1L << lowerCard) & others) == 0;
  }

  private long legal(long hand, int led, int best) {
    var held = hand & tables.trumps;
    if ((tables.trumps >>> led & 1) != 0) {
      return held != 0 ? held : hand;
    }
    var suit = hand & tables.follows[led];
    var legal =
        suit != 0 ? (permissive ? suit | held : suit) : mustTrump && held != 0 ? held : hand;
    if (noUndertrump && (tables.trumps >>> best & 1) != 0) {
      var under = legal & tables.lower[best];
      if (under != legal) {
        return legal & ~under;
      }
    }
    return legal;
  }

  /** The cards of the stock that nobody has drawn yet. */
  long undrawn() {
    return stockLeft;
  }

  /** No card whose points depend on who draws it lies in the stock. */
  void forgetDrawn() {
    lowInStock = -1;
    jackInStock = -1;
  }

  /** Low goes to whoever will draw a card of the stock. */
  void drawnLow(int card, int points) {
    lowInStock = card;
    lowPoints = points;
    prizes |= 1L << card;
    // until it is drawn nobody can win it: these only bound what it may bring
    for (var seat = 0; seat < players; seat++) {
      prize[seat][card] += sign(seat) * points;
    }
  }

  /** The Jack lies in the stock; {@code teams} holds the seats of each seat's side, a bit each. */
  void drawnJack(int card, int points, int hangPoints, int[] teams) {
    jackInStock = card;
    jackPoints = points;
    hangJackPoints = hangPoints;
    this.teams = teams;
    prizes |= 1L << card;
    for (var seat = 0; seat < players; seat++) {
      prize[seat][card] += sign(seat) * Math.max(points, hangPoints);
    }
  }

  /** What Low or the Jack brings now that it is known whose it is; or, -1 times, no longer is. */
  private void drawnBy(int owner, int card, int times) {
    for (var seat = 0; card == lowInStock && seat < players; seat++) {
      prize[seat][card] += times * (sign(owner) - sign(seat)) * lowPoints;
    }
    for (var seat = 0; card == jackInStock && seat < players; seat++) {
      var points = (teams[owner] >>> seat & 1) != 0 ? jackPoints : hangJackPoints;
      prize[seat][card] += times * sign(seat) * (points - Math.max(jackPoints, hangJackPoints));
    }
  }

  /** Everything that a card with a prize may bring, whoever draws it and whoever wins it. */
  IntStream outcomes(int card) {
    var won = IntStream.range(0, players).map(seat -> prize[seat][card]);
    var other = 0;
    if (card == lowInStock) {
      other = 2 * lowPoints;
    } else if (card == jackInStock) {
      other = Math.abs(jackPoints - hangJackPoints);
    }
    var less = other;
    return less == 0
        ? won
        : IntStream.concat(
            won, IntStream.range(0, players).map(seat -> prize[seat][card] - sign(seat) * less));
  }

  private int sign(int seat) {
    return (side >>> seat & 1) != 0 ? 1 : -1;
  }

  private int leadOrder(int card, long left, long hand) {
    var value = tables.pips[card];
    var trump = (tables.trumps >>> card & 1) != 0;
    var beaten = tables.beats[card] & left & ~hand;
    if (trump) {
      return beaten == 0 ? 60 + value : 10 - value;
    }
    var higher = beaten & ~tables.trumps;
    return higher == 0 ? 20 + value : 15 - 2 * value;
  }

  private int followOrder(int card, int at, int played, int best, int winner, long left) {
    var value = tables.pips[card] + ((prizes >>> card & 1) != 0 ? 6 : 0);
    var trump = (tables.trumps >>> card & 1) != 0;
    var mates = (side >>> at & 1) == (side >>> winner & 1);
    var takes = (tables.beats[best] >>> card & 1) != 0;
    var last = played + 1 == players;
    if (last) {
      if (takes) {
        return (mates ? 20 : 60) + 2 * value - (trump ? 8 : 0);
      }
      return mates ? 50 + 2 * value : 30 - 2 * value - (trump ? 6 : 0);
    }
    if (takes) {
      var later = left & ~own[at];
      var safe = (tables.beats[card] & later) == 0;
      return (safe ? 60 + value : 35 - value) - (mates ? 20 : 0) - (trump ? 5 : 0);
    }
    var kept = (tables.beats[best] & left & ~own[at]) == 0;
    return mates && kept ? 55 + 2 * value : 30 - 2 * value - (trump ? 6 : 0);
  }

  private int holder(int card) {
    for (var seat = 0; seat < players; seat++) {
      if ((own[seat] >>> card & 1) != 0) {
        return seat;
      }
    }
    throw new IllegalStateException("nobody holds a card that is left");
  }

  private int gameAt(int count) {
    if (twoSides) {
      return count < 0 ? game : count == 0 ? tie : -game;
    }
    return ties.game(count, players, Integer.numberOfTrailingZeros(side), game);
  }

  static int packed(int pips, int seat) {
    return pips << (PIPS_BITS * seat);
  }

  static int pips(int count, int seat) {
    return (count >>> (PIPS_BITS * seat)) & PIPS_MASK;
  }
}
