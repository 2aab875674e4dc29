package hangjack.analyzer.cards;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SplittableRandom;

/** The packs the family is played with: 52 or 32 cards, with or without a joker. */
public final class Pack {
  private static final CardSet FULL = from(Rank.TWO);

  /** Ace to seven (rules 2.1). */
  private static final CardSet SHORT = from(Rank.SEVEN);

  private Pack() {}

  /** The 52 cards. */
  public static CardSet cards() {
    return FULL;
  }

  /**
   * The cards of a pack.
   *
   * @param size 52, or 32 for ace to seven
   * @param joker whether a joker is added
   */
  public static CardSet of(int size, boolean joker) {
    var cards =
        switch (size) {
          case 52 -> FULL;
          case 32 -> SHORT;
          default -> throw new IllegalArgumentException("no pack has " + size + " cards");
        };
    return joker ? cards.with(Card.JOKER) : cards;
  }

  /** A pack in an order drawn from a seed, each order equally likely; the first card is on top. */
  public static List<Card> shuffled(CardSet pack, long seed) {
    var random = new SplittableRandom(seed);
    var cards = new ArrayList<>(pack.toList());
    for (var last = cards.size() - 1; last > 0; last--) {
      Collections.swap(cards, last, random.nextInt(last + 1));
    }
    return Collections.unmodifiableList(cards);
  }

  /** The suit of a card cut from a pack, drawn from a seed. */
  public static Suit cut(long seed) {
    // another stream than that of the shuffle: the cards are shuffled again after the cut
    return Suit.values()[new SplittableRandom(~seed).nextInt(Suit.values().length)];
  }

  private static CardSet from(Rank lowest) {
    var cards = new ArrayList<Card>();
    for (var suit : Suit.values()) {
      for (var rank : Rank.values()) {
        if (rank.compareTo(lowest) >= 0) {
          cards.add(Card.of(rank, suit));
        }
      }
    }
    return CardSet.of(cards);
  }
}
