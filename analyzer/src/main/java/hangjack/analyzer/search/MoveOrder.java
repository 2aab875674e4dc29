package hangjack.analyzer.search;

import java.util.Arrays;

/**
 * Which cards are worth trying and in what order: those first that will most likely answer the
 * question. What matters most is what answered it lately in a position that looks the same to the
 * player: with the same hand, or the same cards of value in it, and much the same trick.
 */
final class MoveOrder {
  /** The cards are tried from the greatest number to the least; the card is in the lowest bits. */
  static final int CARD_BITS = 6;

  static final int CARD = (1 << CARD_BITS) - 1;
  private static final int FIRST = 1 << 20;
  private static final int MEMORY_BITS = 12;
  private static final int MEMORIES = 4;
  private static final int[] TRUST = {800, 400, 200, 100};

  private final OpenDeal deal;
  private final CardTables tables;
  private final int players;
  private final byte[] memory = new byte[MEMORIES << MEMORY_BITS];

  MoveOrder(OpenDeal deal) {
    this.deal = deal;
    this.tables = deal.tables;
    this.players = deal.players;
  }

  /** Forgets what answered before. */
  void forget() {
    Arrays.fill(memory, (byte) 0);
  }

  /**
   * Lists the cards worth trying.
   *
   * @param legal the cards that may be played
   * @param trick the cards of the trick
   * @param led the card led, or -1
   * @param best the card that is winning, or -1
   * @param winner whose it is
   * @param hint a card to try first, or -1
   * @param list where they are put
   * @param places where the places of this position in the memory are put
   * @return how many they are
   */
  int list(
      long left,
      long legal,
      int at,
      int played,
      long trick,
      int led,
      int best,
      int winner,
      int hint,
      int[] list,
      int[] places) {
    var hand = deal.own[at] & left;
    var others = (left & ~hand) | trick | deal.undrawn();
    var worth = deal.worth | CardTables.JOKER;
    var number = 0;
    var before = -1;
    for (var cards = legal; cards != 0; cards &= cards - 1) {
      var card = Long.numberOfTrailingZeros(cards);
      if ((worth >>> card & 1) == 0) {
        var same = before >= 0 && deal.isSame(card, before, worth, others);
        before = card;
        if (same) {
          continue;
        }
      }
      list[number++] = card;
    }
    if (number == 1) {
      return 1;
    }
    places(hand, at, trick, led, best, winner, places);
    for (var i = 0; i < number; i++) {
      var card = list[i];
      var order =
          led < 0 ? leadOrder(card, left, hand) : followOrder(card, at, played, best, winner, left);
      for (var kind = 0; kind < MEMORIES; kind++) {
        order += memory[places[kind]] == card + 1 ? TRUST[kind] : 0;
      }
      list[i] = (card == hint ? 2 * FIRST : FIRST + order) << CARD_BITS | card;
    }
    return number;
  }

  private void places(long hand, int at, long trick, int led, int best, int winner, int[] places) {
    var side = best < 0 ? 0 : deal.asks(at) == deal.asks(winner) ? 1 : 2;
    var suit = led < 0 ? CardPatterns.SUITS + 1 : tables.suit(led);
    var seen = ((long) deal.asked().ordinal() << 2 | at) << 2 | side;
    var beaters = best < 0 ? 0 : Long.bitCount(tables.beats[best] & hand);
    var valued = hand & (deal.worth | tables.trumps);
    seen = seen << 3 | suit;
    places[0] = place(0, hand * 31 ^ trick, seen);
    places[1] = place(1, hand, seen << 6 | best + 1);
    places[2] = place(2, hand, seen << 6 | beaters);
    places[3] = place(3, valued, seen << 6 | best + 1);
  }

  private static int place(int kind, long cards, long seen) {
    var hash = (cards * 0x9E3779B97F4A7C15L ^ seen) * 0xD6E8FEB86659FD93L;
    return kind << MEMORY_BITS | (int) (hash >>> (Long.SIZE - MEMORY_BITS));
  }

  /** Keeps in mind that a card answered a question at the places of its position. */
  void answered(int card, int[] places) {
    for (var kind = 0; kind < MEMORIES; kind++) {
      memory[places[kind]] = (byte) (card + 1);
    }
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
    var value = tables.pips[card] + ((deal.counted >>> card & 1) != 0 ? 6 : 0);
    var trump = (tables.trumps >>> card & 1) != 0;
    var mates = deal.asks(at) == deal.asks(winner);
    var takes = (tables.beats[best] >>> card & 1) != 0;
    var last = played + 1 == players;
    if (last) {
      if (takes) {
        return (mates ? 20 : 60) + 2 * value - (trump ? 8 : 0);
      }
      return mates ? 50 + 2 * value : 30 - 2 * value - (trump ? 6 : 0);
    }
    if (takes) {
      var later = left & ~deal.own[at];
      var safe = (tables.beats[card] & later) == 0;
      return (safe ? 60 + value : 35 - value) - (mates ? 20 : 0) - (trump ? 5 : 0);
    }
    var kept = (tables.beats[best] & left & ~deal.own[at]) == 0;
    return mates && kept ? 55 + 2 * value : 30 - 2 * value - (trump ? 6 : 0);
  }
}
