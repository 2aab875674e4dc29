package hangjack.analyzer.search;

/**
 * What the asking side wins from the beginning of a trick at least and at most, seen without
 * playing a card. One object is used again and again.
 *
 * <p>Two kinds of bounds must not be mixed. {@link #least}, {@link #most}, {@link #low} and {@link
 * #high} hold however everybody plays, so that points may be sought while Game is settled by them.
 * The others hold only where the leader plays for them, but both at once; they answer a question
 * and settle nothing.
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

  /** Points and pips where the leader cashes the tricks that nobody can take from him. */
  int cashedLeast;

  int cashedMost;
  int cashedLow;
  int cashedHigh;

  /** The plain suits whose order of worthless cards these four depend on, a bit each. */
  int suits;

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
    suits = 0;
    least = 0;
    most = 0;
    low = 0;
    high = rest;
    var stock = deal.undrawn();
    var prizesLeft = (left | stock) & deal.counted;
    var trumps = left & tables.trumps;
    var countsPips = deal.twoSides && deal.asked() != Asked.PRIZES;
    if (trumps != 0) {
      var top = deal.holder(tables.highestTrump(trumps));
      var hands = hands(deal.sideOf(top));
      // trumps that no other side can beat win their tricks for their side
      var sure = unbeaten(trumps & hands, (trumps & ~hands) | (stock & tables.trumps));
      for (var cards = prizesLeft & sure; cards != 0; cards &= cards - 1) {
        var points = deal.prize[top][Long.numberOfTrailingZeros(cards)];
        least += points;
        most += points;
      }
      prizesLeft &= ~sure;
      if (countsPips) {
        pips(left, leader, rest, trumps, top, sure);
      }
    }
    cashedLow = low;
    cashedHigh = high;
    cashedLeast = least;
    cashedMost = most;
    var cashed = 0L;
    if (stock == 0) {
      cashed = cashed(left, leader, trumps, rest, countsPips);
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
      var points = deal.prize[leader][card];
      var isCashed = (cashed >>> card & 1) != 0;
      cashedLeast += isCashed && deal.asks(leader) ? points : min;
      cashedMost += isCashed && !deal.asks(leader) ? points : max;
    }
  }

  private void pips(long left, int leader, int rest, long trumps, int top, long sure) {
    var pips = tables.pips(sure);
    if (deal.undrawn() == 0) {
      var tricks = Long.bitCount(left & deal.own[leader]);
      low = rest - top(left, tricks - tricksWon(trumps, deal.side));
      high = top(left, tricks - tricksWon(trumps, ~deal.side));
    }
    if (deal.asks(top)) {
      low = Math.max(low, pips);
    } else {
      high = Math.min(high, rest - pips);
    }
  }

  /**
   * Finds what the leader wins where he leads his trumps that nothing beats; and then, if that has
   * drawn all others, his other trumps and his plain cards that nothing beats. Nobody, his partner
   * included, can take the lead from him, whatever the rules force him to play.
   *
   * @return the cards that the leader wins so for sure
   */
  private long cashed(long left, int leader, long trumps, int rest, boolean countsPips) {
    var hand = left & deal.own[leader];
    var others = left & ~hand;
    var held = hand & trumps;
    var winners = unbeaten(held, others & trumps);
    var leads = Long.bitCount(winners);
    var won = winners;
    if (leads >= mostTrumps(left, leader)) {
      winners = held;
      leads = Long.bitCount(held);
      for (var cards = hand & ~held; cards != 0; cards &= cards - 1) {
        var card = Long.numberOfTrailingZeros(cards);
        if ((tables.beats[card] & others & ~trumps) == 0) {
          winners |= 1L << card;
          if ((deal.worth >>> card & 1) == 0 && (others & tables.suits[card]) != 0) {
            suits |= 1 << tables.suit(card);
          }
        }
      }
      won = winners == hand ? left : winners | trumps;
    }
    if (winners != 0 && countsPips) {
      var pips = won == left ? rest : tables.pips(winners) + thrown(left, leader, winners, leads);
      if (deal.asks(leader)) {
        cashedLow = Math.max(low, pips);
      } else {
        cashedHigh = Math.min(high, rest - pips);
      }
    }
    return won;
  }

  private int mostTrumps(long left, int leader) {
    var most = 0;
    for (var seat = 0; seat < players; seat++) {
      if (seat != leader) {
        most = Math.max(most, Long.bitCount(left & deal.own[seat] & tables.trumps));
      }
    }
    return most;
  }

  /** The least pips that fall from other hands on some winners, of which so many are trumps. */
  private int thrown(long left, int leader, long winners, int trumpLeads) {
    var mates = deal.sideOf(leader);
    var pips = 0;
    for (var seat = 0; seat < players; seat++) {
      if (seat != leader) {
        var hand = left & deal.own[seat];
        // a partner throws what he likes on trumps only: he must follow to plain cards
        pips +=
            (mates >>> seat & 1) != 0
                ? thrown(hand, trumpLeads, true)
                : thrown(hand, Long.bitCount(winners), false);
      }
    }
    return pips;
  }

  private long hands(int seats) {
    var hands = 0L;
    for (var seat = 0; seat < players; seat++) {
      hands |= (seats >>> seat & 1) != 0 ? deal.own[seat] : 0;
    }
    return hands;
  }

  /** The trumps that nothing among the others beats. */
  private long unbeaten(long trumps, long others) {
    var sure = 0L;
    for (var cards = trumps; cards != 0; cards &= cards - 1) {
      var card = Long.numberOfTrailingZeros(cards);
      if ((tables.beats[card] & others) == 0) {
        sure |= 1L << card;
      }
    }
    return sure;
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
        most = Math.max(most, winning(deal.own[seat] & trumps, against));
      }
    }
    return most;
  }

  /** How many of a hand's trumps win a trick however the others' trumps fall on them. */
  private int winning(long held, long against) {
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
