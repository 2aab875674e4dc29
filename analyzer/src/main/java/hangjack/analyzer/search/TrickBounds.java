package hangjack.analyzer.search;

/**
 * What the asking side wins from the beginning of a trick at least and at most, seen without
 * playing a card. One object is used again and again.
 *
 * <p>Two kinds of bounds must not be mixed. {@link #least}, {@link #most}, {@link #low} and {@link
 * #high} hold however everybody plays, so that points may be sought while Game is settled by them.
 * {@link #cashedLow} and {@link #cashedHigh} hold only where a leader plays for them; they answer a
 * question but settle nothing.
 */
final class TrickBounds {
  private static final int MOST_PIPS = 10;

  private final OpenDeal deal;
  private final CardTables tables;
  private final int players;

  /** Points by single cards. */
  int least;

  int most;

  /** Pips. */
  int low;

  int high;

  /** Pips where the leader's side leads the trumps that nothing beats. */
  int cashedLow;

  int cashedHigh;

  TrickBounds(OpenDeal deal) {
    this.deal = deal;
    this.tables = deal.tables;
    this.players = deal.players;
  }

  /**
   * Finds the bounds.
   *
   * @param left the cards that nobody has played
   * @param leader who leads
   * @param rest the pips among the cards left and the stock
   */
  void find(long left, int leader, int rest) {
    least = 0;
    most = 0;
    low = 0;
    high = rest;
    cashedLow = 0;
    cashedHigh = rest;
    var stock = deal.undrawn();
    var prizesLeft = (left | stock) & deal.counted;
    var trumps = left & tables.trumps;
    if (trumps != 0) {
      var top = deal.holder(tables.highestTrump(trumps));
      var mates = deal.sideOf(top);
      var hands = hands(mates);
      // trumps that no other side can beat win their tricks for their side
      var sure = sure(trumps & hands, (trumps & ~hands) | (stock & tables.trumps));
      for (var cards = prizesLeft & sure; cards != 0; cards &= cards - 1) {
        var points = deal.prize[top][Long.numberOfTrailingZeros(cards)];
        least += points;
        most += points;
      }
      prizesLeft &= ~sure;
      if (deal.twoSides && deal.asked() != Asked.PRIZES) {
        pips(left, leader, rest, trumps, top, sure);
      }
    }
    for (var cards = prizesLeft; cards != 0; cards &= cards - 1) {
      var card = Long.numberOfTrailingZeros(cards);
      var min = deal.prize[0][card];
      var max = min;
      for (var seat = 1; seat < players; seat++) {
        min = Math.min(min, deal.prize[seat][card]);
        max = Math.max(max, deal.prize[seat][card]);
      }
      least += min;
      most += max;
    }
  }

  private void pips(long left, int leader, int rest, long trumps, int top, long sure) {
    var pips = tables.pips(sure);
    if (deal.undrawn() == 0) {
      var tricks = Long.bitCount(left & deal.own[leader]);
      low = rest - top(left, tricks - tricksWon(trumps, deal.side));
      high = top(left, tricks - tricksWon(trumps, ~deal.side));
      if ((deal.sideOf(top) >>> leader & 1) != 0) {
        var cashed = cashed(left, leader, sure & deal.own[leader]);
        if (deal.asks(top)) {
          cashedLow = cashed;
        } else {
          cashedHigh = rest - cashed;
        }
      }
    }
    if (deal.asks(top)) {
      low = Math.max(low, pips);
    } else {
      high = Math.min(high, rest - pips);
    }
  }

  private long hands(int seats) {
    var hands = 0L;
    for (var seat = 0; seat < players; seat++) {
      hands |= (seats >>> seat & 1) != 0 ? deal.own[seat] : 0;
    }
    return hands;
  }

  private long sure(long trumps, long others) {
    var sure = 0L;
    for (var cards = trumps; cards != 0; cards &= cards - 1) {
      var card = Long.numberOfTrailingZeros(cards);
      if ((tables.beats[card] & others) == 0) {
        sure |= 1L << card;
      }
    }
    return sure;
  }

  /** The least pips a leader's side wins where he leads the trumps that nothing beats. */
  private int cashed(long left, int leader, long sure) {
    var tricks = Long.bitCount(sure);
    var pips = tables.pips(sure);
    var mates = deal.sideOf(leader);
    for (var seat = 0; seat < players; seat++) {
      if (seat != leader) {
        pips += thrown(deal.own[seat] & left, tricks, (mates >>> seat & 1) != 0);
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

  /** The pips of so many of some cards, the most or the least that can be chosen. */
  private int choice(long cards, int number, boolean most) {
    var worth = 0L;
    for (var rest = cards & tables.counters; rest != 0; rest &= rest - 1) {
      worth += 1L << (4 * tables.pips[Long.numberOfTrailingZeros(rest)]);
    }
    var pips = 0;
    var missing = number;
    if (most) {
      for (var value = MOST_PIPS; value > 0 && missing > 0; value--) {
        var some = Math.min(missing, (int) (worth >>> (4 * value)) & 15);
        pips += some * value;
        missing -= some;
      }
      return pips;
    }
    missing -= Math.min(missing, Long.bitCount(cards & ~tables.counters));
    for (var value = 1; value <= MOST_PIPS && missing > 0; value++) {
      var some = Math.min(missing, (int) (worth >>> (4 * value)) & 15);
      pips += some * value;
      missing -= some;
    }
    return pips;
  }

  /** How many tricks the trumps of one of some seats win whatever the other sides do. */
  private int tricksWon(long trumps, int seats) {
    var against = trumps & hands(~seats);
    var most = 0;
    for (var seat = 0; seat < players; seat++) {
      if ((seats >>> seat & 1) != 0) {
        most = Math.max(most, unbeaten(deal.own[seat] & trumps, against));
      }
    }
    return most;
  }

  /** How many of a hand's trumps win a trick however the others' trumps fall on them. */
  private int unbeaten(long held, long against) {
    var wins = 0;
    var free = against;
    // from the highest: what beats it beats all the lower ones, so it matters not which is used;
    // the joker, whose index says nothing of its rank, is left out
    for (var cards = held & ~CardTables.JOKER; cards != 0; ) {
      var card = 63 - Long.numberOfLeadingZeros(cards);
      cards ^= 1L << card;
      var beating = tables.beats[card] & free;
      if (beating == 0) {
        wins++;
      } else {
        free ^= Long.lowestOneBit(beating);
      }
    }
    return wins;
  }

  /** The most pips that so many tricks can hold. */
  private int top(long left, int tricks) {
    var pips = 0;
    for (var seat = 0; seat < players; seat++) {
      pips += choice(deal.own[seat] & left, tricks, true);
    }
    return pips;
  }
}
