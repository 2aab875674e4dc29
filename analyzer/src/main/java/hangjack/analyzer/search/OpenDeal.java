package hangjack.analyzer.search;

import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * The cards of a deal as they all lie open, and what they are played for. Seats are numbered in the
 * order of play; sets of cards are sets of bits by {@link hangjack.analyzer.cards.Card#index()}.
 */
final class OpenDeal {
  /** What of Game is needed: it cannot help, it must be won, not be lost, may be lost. */
  private static final int NEVER = 3;

  static final int WIN = 2;
  static final int TIE = 1;
  private static final int ALWAYS = 0;

  private static final int MOST_PLACES = 4;

  final CardTables tables;
  final int players;

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

  /** What the question at hand is about. */
  private Asked asked = Asked.BOTH;

  /** The cards whose prizes the question at hand counts. */
  long counted;

  /** The cards that are worth anything to the question at hand. */
  long worth;

  private final byte[] holders = new byte[CardTables.CARDS];
  private int lowInStock = -1;
  private int lowPoints;
  private int jackInStock = -1;
  private int jackPoints;
  private int hangJackPoints;
  private int[] teams = new int[0];
  private int drawn;
  private long undrawn;
  private int drawers;

  OpenDeal(CardTables tables, int players) {
    this.tables = tables;
    this.players = players;
  }

  /** Begins with the cards and stakes laid down. */
  void begin() {
    drawn = 0;
    drawers = 0;
    undrawn = 0;
    for (var card : stock) {
      undrawn |= 1L << card;
    }
    for (var seat = 0; seat < players; seat++) {
      for (var cards = own[seat]; cards != 0; cards &= cards - 1) {
        holders[Long.numberOfTrailingZeros(cards)] = (byte) seat;
      }
    }
    ask(twoSides ? Asked.BOTH : Asked.MANY);
  }

  /** Turns to a kind of question. */
  void ask(Asked what) {
    asked = what;
    counted = what == Asked.PIPS ? 0 : prizes;
    worth = counted | (what == Asked.PRIZES ? 0 : tables.counters);
  }

  /** What the question at hand is about. */
  Asked asked() {
    return asked;
  }

  /** The seat that holds or held a card. */
  int holder(int card) {
    return holders[card];
  }

  /** The seats on a seat's side, a bit each. */
  int sideOf(int seat) {
    if (!twoSides) {
      return 1 << seat;
    }
    return (side >>> seat & 1) != 0 ? side : ~side & ((1 << players) - 1);
  }

  /** Whether a seat is on the side that asks. */
  boolean asks(int seat) {
    return (side >>> seat & 1) != 0;
  }

  /**
   * Whether two cards of a hand, the lower one given last, are worth the same.
   *
   * @param others the cards that may come between
   */
  boolean isSame(int card, int lowerCard, long others) {
    var unlike = worth | CardTables.JOKER;
    return ((unlike >>> card | unlike >>> lowerCard) & 1) == 0 && isNext(card, lowerCard, others);
  }

  /** Whether a card is higher than another of a hand, and nothing among the others between. */
  boolean isNext(int card, int lowerCard, long others) {
    return (tables.lower[card] >>> lowerCard & 1) != 0
        && (tables.lower[card] & ~tables.lower[lowerCard] & ~(1L << lowerCard) & others) == 0;
  }

  /** Points of Game where so much is reached of what a tie needs. */
  int gameAt(int count, int needed) {
    return count > needed ? game : count == needed ? tie : -game;
  }

  /** What of Game is needed where so many points are missing without it. */
  int level(int missing) {
    if (missing <= -game) {
      return ALWAYS;
    }
    if (missing <= tie) {
      return TIE;
    }
    return missing <= game ? WIN : NEVER;
  }

  /**
   * The most number needed for a tie, twice as great as the pips, at which so many pips make what
   * is needed of Game.
   */
  int reached(int level, int pips) {
    return switch (level) {
      case ALWAYS -> OpenSearch.ALL;
      case TIE -> 2 * pips;
      case WIN -> 2 * pips - 1;
      default -> -OpenSearch.ALL;
    };
  }

  /** The cards of the stock that nobody has drawn yet. */
  long undrawn() {
    return undrawn;
  }

  /** Whether cards are drawn after the next trick. */
  boolean draws() {
    return drawn < stock.length;
  }

  /**
   * Who won each trick after which cards were drawn since the question was asked, two bits each.
   */
  int drawers() {
    return drawers;
  }

  /**
   * The winner of a trick and then the others draw a card each.
   *
   * @return the cards drawn
   */
  long draw(int winner) {
    drawers = (drawers << 2) | winner;
    var cards = 0L;
    for (var i = 0; i < players; i++) {
      var seat = (winner + i) % players;
      var card = stock[drawn++];
      own[seat] |= 1L << card;
      holders[card] = (byte) seat;
      cards |= 1L << card;
      drawnBy(seat, card, 1);
    }
    undrawn &= ~cards;
    return cards;
  }

  /** Takes back what was drawn last. */
  void putBack(int winner) {
    for (var i = players - 1; i >= 0; i--) {
      var seat = (winner + i) % players;
      var card = stock[--drawn];
      own[seat] &= ~(1L << card);
      undrawn |= 1L << card;
      drawnBy(seat, card, -1);
    }
    drawers >>>= 2;
  }

  /** Forgets all prizes. */
  void forgetPrizes() {
    for (var row : prize) {
      Arrays.fill(row, 0);
    }
    prizes = 0;
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
    return asks(seat) ? 1 : -1;
  }
}
