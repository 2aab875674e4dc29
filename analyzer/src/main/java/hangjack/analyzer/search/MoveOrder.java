package hangjack.analyzer.search;

import java.util.Arrays;

/**
 * Which cards are worth trying and in what order: those first that will most likely answer the
 * question. Two things tell: what can be seen of a card and the trick, weighed by {@link
 * MoveWeights}; and what answered lately in a position that looks the same to the player, with the
 * same hand, or the same cards of value in it, and much the same trick.
 */
final class MoveOrder {
  /** The cards are tried from the greatest number to the least; the card is in the lowest bits. */
  static final int CARD_BITS = 6;

  static final int CARD = (1 << CARD_BITS) - 1;
  private static final int FIRST = 1 << 20;
  private static final int MEMORY_BITS = 12;
  private static final int LAST = 3;

  /** Kinds of cards to lead: trumps and plain ones, that are high, or below a partner's, or low. */
  private static final int PLAIN_LEADS = 3;

  private static final int LEADS = 6;

  /** Kinds of cards to follow with. */
  private static final int TRUMPING = 0;

  private static final int TAKING = 1;
  private static final int UNDERTRUMPING = 2;
  private static final int FOLLOWING = 3;
  private static final int DISCARDING = 4;
  private static final int FOLLOWS = 5;

  private final OpenDeal deal;
  private final CardTables tables;
  private final int players;
  private final int[] weights = MoveWeights.shipped().features;
  private final int[] trust = MoveWeights.shipped().memories;
  private final byte[] memory = new byte[MoveWeights.MEMORIES << MEMORY_BITS];

  /** The position whose cards are listed. */
  private long left;

  private int at;
  private int best;
  private long hand;
  private long foes;
  private long mates;

  /** Of those the cards of seats that have not played to the trick. */
  private long foesLater;

  private long matesLater;

  /** What the mates' pips in a suit, the trick's pips, or the kinds of cards are told by. */
  private int situation;

  private int onTable;
  private boolean isKept;
  private boolean canMatesTake;

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
    if ((legal & (legal - 1)) == 0) {
      list[0] = Long.numberOfTrailingZeros(legal);
      return 1;
    }
    look(left, at, played, trick, led, best, winner);
    var number = worthTrying(legal, (left & ~hand) | trick | deal.undrawn(), list);
    if (number == 1) {
      return 1;
    }
    places(trick, led, places);
    for (var i = 0; i < number; i++) {
      var card = list[i];
      var order = led < 0 ? lead(card) : follow(card, led);
      for (var kind = 0; kind < MoveWeights.MEMORIES; kind++) {
        order +=
            memory[places[kind]] == card + 1 ? trust[situation * MoveWeights.MEMORIES + kind] : 0;
      }
      list[i] = (card == hint ? 2 * FIRST : FIRST + order) << CARD_BITS | card;
    }
    return number;
  }

  /**
   * Lists the cards without those that are no better than another. Of cards next to each other that
   * count nothing it is one. Where it is certain whose the trick will be, it is one whatever they
   * count: to a partner's trick the one with most pips, to a foe's the one with least. The other,
   * kept, wins whatever this one would have won, and its pips can only fall better.
   */
  private int worthTrying(long legal, long others, int[] list) {
    var worth = deal.worth | CardTables.JOKER;
    var prizes = deal.counted | CardTables.JOKER;
    var counts = deal.twoSides && best >= 0;
    var number = 0;
    var kept = 0;
    var before = -1;
    for (var cards = legal; cards != 0; cards &= cards - 1) {
      var card = Long.numberOfTrailingZeros(cards);
      if ((prizes >>> card & 1) != 0) {
        list[number++] = card;
        continue;
      }
      if (before >= 0 && deal.isNext(card, before, others)) {
        var isWorthless = (worth >>> card & 1) == 0;
        // a proof must not hang on where the worthless cards of others lie
        var mayDiffer =
            counts && ((worth >>> before & 1) != 0 || (others & tables.suits[card] & ~worth) == 0);
        var whose = isWorthless || !mayDiffer ? 0 : whose(card);
        if (isWorthless || whose != 0) {
          var isBetter = tables.pips[card] > tables.pips[list[kept]] == whose > 0;
          list[kept] = !isWorthless && isBetter ? card : list[kept];
          before = card;
          continue;
        }
      }
      kept = number;
      list[number++] = card;
      before = card;
    }
    return number;
  }

  /** Whose the trick will be for certain where a card is played: 1 mates', -1 foes', else 0. */
  private int whose(int card) {
    if ((tables.beats[best] >>> card & 1) != 0) {
      return (foesLater & tables.beats[card]) == 0 ? 1 : 0;
    }
    if ((situation & 1) != 0) {
      return isKept ? 1 : 0;
    }
    return canMatesTake ? 0 : -1;
  }

  private void look(long left, int at, int played, long trick, int led, int best, int winner) {
    this.left = left;
    this.at = at;
    this.best = best;
    hand = deal.own[at] & left;
    foes = 0;
    mates = 0;
    foesLater = 0;
    matesLater = 0;
    var seat = at;
    for (var i = 1; i < players; i++) {
      seat = seat + 1 == players ? 0 : seat + 1;
      var held = deal.own[seat] & left;
      var later = i < players - played ? held : 0;
      if (deal.asks(seat) == deal.asks(at)) {
        mates |= held;
        matesLater |= later;
      } else {
        foes |= held;
        foesLater |= later;
      }
    }
    var place = led < 0 ? 0 : played + 1 == players ? LAST : played + 2 == players ? 2 : 1;
    var isMates = best >= 0 && deal.asks(at) == deal.asks(winner);
    situation = 2 * place + (isMates ? 1 : 0);
    onTable = tables.pips(trick);
    isKept = isMates && (foesLater & tables.beats[best]) == 0;
    canMatesTake = best >= 0 && (matesLater & tables.beats[best]) != 0;
  }

  private void places(long trick, int led, int[] places) {
    var side = best < 0 ? 0 : (situation & 1) == 1 ? 1 : 2;
    var suit = led < 0 ? CardPatterns.SUITS + 1 : tables.suit(led);
    var beaters = best < 0 ? 0 : Long.bitCount(tables.beats[best] & hand);
    var valued = hand & (deal.worth | tables.trumps);
    var seen = ((((long) deal.asked().ordinal() << 2 | at) << 2) | side) << 3 | suit;
    places[0] = place(0, hand * 31 ^ trick, seen);
    places[1] = place(1, hand, (seen << 6) | (best + 1));
    places[2] = place(2, hand, (seen << 6) | beaters);
    places[3] = place(3, valued, (seen << 6) | (best + 1));
  }

  private static int place(int kind, long cards, long seen) {
    var hash = (cards * 0x9E3779B97F4A7C15L ^ seen) * 0xD6E8FEB86659FD93L;
    return (kind << MEMORY_BITS) | (int) (hash >>> (Long.SIZE - MEMORY_BITS));
  }

  /** Keeps in mind that a card answered a question at the places of its position. */
  void answered(int card, int[] places) {
    for (var kind = 0; kind < MoveWeights.MEMORIES; kind++) {
      memory[places[kind]] = (byte) (card + 1);
    }
  }

  private int lead(int card) {
    var suit = tables.suits[card];
    var isTrump = (tables.trumps >>> card & 1) != 0;
    var higher = tables.beats[card] & suit;
    var kind = (higher & (foes | mates)) == 0 ? 0 : (higher & foes) == 0 ? 1 : 2;
    var row = (isTrump ? kind : PLAIN_LEADS + kind) * MoveWeights.COLUMNS;
    var order =
        common(card, row) + weights[row + MoveWeights.PIPS_THERE] * tables.pips(foes & suit) / 10;
    if (!isTrump && (foes & tables.trumps) != 0) {
      if (canTrump(suit, false)) {
        order +=
            weights[row + MoveWeights.FIRST_SIGN]
                + weights[row + MoveWeights.SIGN_PIPS] * tables.pips[card] / 10;
      }
      if (canTrump(suit, true)) {
        order += weights[row + MoveWeights.SECOND_SIGN];
      }
    }
    if ((foes & suit) == 0) {
      order += weights[row + MoveWeights.FOES_VOID];
    }
    return order + weights[row + MoveWeights.MATES_PIPS] * tables.pips(mates & suit) / 10;
  }

  /** Whether a mate or a foe has trumps and none of a suit. */
  private boolean canTrump(long suit, boolean mate) {
    for (var seat = 0; seat < players; seat++) {
      var held = deal.own[seat] & left;
      if (seat != at
          && deal.asks(seat) == deal.asks(at) == mate
          && (held & suit) == 0
          && (held & tables.trumps) != 0) {
        return true;
      }
    }
    return false;
  }

  private int follow(int card, int led) {
    var suit = tables.suits[card];
    var takes = (tables.beats[best] >>> card & 1) != 0;
    var kind = kind(card, led, takes);
    var row = (LEADS + (situation - 2) * FOLLOWS + kind) * MoveWeights.COLUMNS;
    var order = common(card, row) + weights[row + MoveWeights.PIPS_THERE] * onTable / 10;
    if (takes ? (foesLater & tables.beats[card]) == 0 : isKept) {
      order +=
          weights[row + MoveWeights.FIRST_SIGN]
              + weights[row + MoveWeights.SIGN_PIPS] * tables.pips[card] / 10;
    }
    if (!takes && canMatesTake) {
      order +=
          weights[row + MoveWeights.SECOND_SIGN]
              + weights[row + MoveWeights.MATES_PIPS] * tables.pips[card] / 10;
    }
    if (kind == DISCARDING && (foes & suit) == 0) {
      order += weights[row + MoveWeights.FOES_VOID];
    }
    return order;
  }

  private int kind(int card, int led, boolean takes) {
    var isTrump = (tables.trumps >>> card & 1) != 0;
    if (takes) {
      return isTrump ? TRUMPING : TAKING;
    }
    if (isTrump) {
      return UNDERTRUMPING;
    }
    return tables.suit(led) == tables.suit(card) ? FOLLOWING : DISCARDING;
  }

  private int common(int card, int row) {
    var pips = tables.pips[card];
    var suit = hand & tables.suits[card];
    var length = Long.bitCount(suit);
    var order = weights[row + Math.min(pips, MoveWeights.TEN)];
    order += weights[row + MoveWeights.LENGTH] * length;
    order += length == 1 ? weights[row + MoveWeights.ALONE] : 0;
    order += 1L << card == Long.highestOneBit(suit) ? weights[row + MoveWeights.HIGHEST] : 0;
    return order + ((deal.counted >>> card & 1) != 0 ? weights[row + MoveWeights.PRIZE] : 0);
  }
}
