package hangjack.app.web.cards;

import hangjack.analyzer.cards.Card;
import hangjack.analyzer.cards.CardSet;
import hangjack.analyzer.cards.Suit;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** The order in which people hold their cards. */
public final class HandOrder {
  private HandOrder() {}

  /** Trumps first, then suit by suit, each from high to low. */
  public static List<Card> sorted(CardSet cards, Optional<Suit> trump) {
    return cards.stream()
        .sorted(
            Comparator.comparing((Card card) -> !trump.equals(Optional.of(card.suit())))
                .thenComparing(Card::suit)
                .thenComparing(Card::rank, Comparator.reverseOrder()))
        .toList();
  }
}
