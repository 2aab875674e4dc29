package hangjack.analyzer.cards;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SplittableRandom;

/** The pack of 52 cards. */
public final class Pack {
  private static final CardSet FULL =
      CardSet.all(Suit.SPADES)
          .union(CardSet.all(Suit.HEARTS))
          .union(CardSet.all(Suit.DIAMONDS))
          .union(CardSet.all(Suit.CLUBS));

  private Pack() {}

  /** Every card of the pack. */
  public static CardSet cards() {
    return FULL;
  }

  /**
   * The pack in an order drawn from a seed, each order equally likely; the first card is on top.
   */
  public static List<Card> shuffled(long seed) {
    var random = new SplittableRandom(seed);
    var cards = new ArrayList<>(FULL.toList());
    for (var last = cards.size() - 1; last > 0; last--) {
      Collections.swap(cards, last, random.nextInt(last + 1));
    }
    return List.copyOf(cards);
  }
}
