package hangjack.analyzer.search;

/**
 * Names one set of cards for all that play alike. What counts of a worthless card is whose it is
 * and what lies above it, not its rank; and often not even that, but only how many of them each
 * seat holds in the suit. Both names are sets of cards themselves.
 *
 * <p>The names hold for one kind of question, one set of hands, and while nobody draws.
 */
final class CardPatterns {
  static final int SUITS = 4;
  private static final int RANKS = 13;
  private static final long SUIT = (1L << RANKS) - 1;
  private static final int NOBODY = 4;

  /** The cards of each suit in play. */
  private final long[] suits = new long[SUITS];

  private final long[][] ordered = new long[SUITS][0];
  private final long[][] counted = new long[SUITS][0];

  /** All cards of a suit, by its number. */
  static long suit(int suit) {
    return SUIT << (RANKS * suit);
  }

  /** Prepares the names for the question the deal is asked, over some cards. */
  void begin(OpenDeal deal, long cards) {
    for (var suit = 0; suit < SUITS; suit++) {
      suits[suit] = cards & SUIT << (RANKS * suit);
      var size = 1 << Long.bitCount(suits[suit]);
      if (ordered[suit].length < size) {
        ordered[suit] = new long[size];
        counted[suit] = new long[size];
      }
      suit(deal, suit, (deal.tables.trumps & suits[suit]) != 0, (cards & CardTables.JOKER) != 0);
    }
  }

  /**
   * Fills in a suit. Its sets are numbered by which of its cards they hold; the number without its
   * lowest card is smaller, and its name is that of the others and a place for this card.
   */
  private void suit(OpenDeal deal, int suit, boolean trumps, boolean joker) {
    var all = suits[suit];
    var cards = Long.bitCount(all);
    var worth = Long.compress(all & deal.worth, all);
    var worthless = (1L << cards) - 1 & ~worth;
    var held = new long[NOBODY];
    for (var seat = 0; seat < deal.players; seat++) {
      held[seat] = Long.compress(all & deal.own[seat], all) & worthless;
    }
    // a card worth something below a worthless one has a place among them that must be kept
    var mixed = worth != 0 && worthless != 0 && (worth & -worth) < Long.highestOneBit(worthless);
    var names = ordered[suit];
    var numbers = counted[suit];
    names[0] = 0;
    numbers[0] = 0;
    for (var set = 1; set < 1 << cards; set++) {
      var lowest = set & -set;
      var others = set ^ lowest;
      if ((worth & lowest) != 0 || (trumps && joker)) {
        names[set] = names[others] | lowest;
        numbers[set] = numbers[others] | lowest;
      } else {
        var seat = 0;
        while ((held[seat] & lowest) == 0) {
          seat++;
        }
        var above = names[others];
        var below = above == 0 ? held[seat] : held[seat] & ((above & -above) - 1);
        names[set] = above | Long.highestOneBit(below);
        numbers[set] = numbers[others] | Long.highestOneBit(held[seat] & ~numbers[others]);
      }
    }
    for (var set = 0; set < 1 << cards; set++) {
      names[set] = Long.expand(names[set], all);
      numbers[set] = trumps || mixed ? names[set] : Long.expand(numbers[set], all);
    }
  }

  /** The name of a set where the order of its cards counts. */
  long ordered(long cards) {
    return ordered[0][at(cards, 0)]
        | ordered[1][at(cards, 1)]
        | ordered[2][at(cards, 2)]
        | ordered[3][at(cards, 3)]
        | (cards & CardTables.JOKER);
  }

  /** The name of a set where only the trumps' order counts. */
  long counted(long cards) {
    return counted[0][at(cards, 0)]
        | counted[1][at(cards, 1)]
        | counted[2][at(cards, 2)]
        | counted[3][at(cards, 3)]
        | (cards & CardTables.JOKER);
  }

  private int at(long cards, int suit) {
    return (int) Long.compress(cards, suits[suit]);
  }
}
