package hangjack.analyzer.cards;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/**
 * A set of cards that never changes. It iterates by suit (spades, hearts, diamonds, clubs) and in a
 * suit from low to high; the joker comes last.
 *
 * @param bits one bit a card, at the card's {@link Card#index()}
 */
public record CardSet(long bits) implements Iterable<Card> {
  /** No card. */
  public static final CardSet EMPTY = new CardSet(0);

  private static final long ONE_SUIT = (1L << 13) - 1;
  private static final long ALL = (1L << 53) - 1;

  public CardSet {
    if ((bits & ~ALL) != 0) {
      throw new IllegalArgumentException("a bit beyond the pack: " + Long.toHexString(bits));
    }
  }

  /** The set of these cards; a card given twice counts once. */
  public static CardSet of(Collection<Card> cards) {
    long bits = 0;
    for (var card : cards) {
      bits |= 1L << card.index();
    }
    return new CardSet(bits);
  }

  /** The set of these cards. */
  public static CardSet of(Card... cards) {
    return of(List.of(cards));
  }

  /** The set of the canonical names in a text, as {@link Card#list}. */
  public static CardSet named(String names) {
    return of(Card.list(names));
  }

  /** All thirteen cards of a suit. */
  public static CardSet all(Suit suit) {
    return new CardSet(ONE_SUIT << (13 * suit.ordinal()));
  }

  public boolean contains(Card card) {
    return (bits >>> card.index() & 1) != 0;
  }

  public CardSet with(Card card) {
    return new CardSet(bits | 1L << card.index());
  }

  public CardSet without(Card card) {
    return new CardSet(bits & ~(1L << card.index()));
  }

  public CardSet union(CardSet other) {
    return new CardSet(bits | other.bits);
  }

  public CardSet intersection(CardSet other) {
    return new CardSet(bits & other.bits);
  }

  public CardSet minus(CardSet other) {
    return new CardSet(bits & ~other.bits);
  }

  /** The cards of one suit; never the joker. */
  public CardSet of(Suit suit) {
    return intersection(all(suit));
  }

  public boolean isEmpty() {
    return bits == 0;
  }

  public int size() {
    return Long.bitCount(bits);
  }

  public boolean containsAll(CardSet other) {
    return (bits & other.bits) == other.bits;
  }

  /** The highest card of a suit, or empty where the set has none of it. */
  public Optional<Card> highest(Suit suit) {
    var cards = of(suit).bits;
    return cards == 0
        ? Optional.empty()
        : Optional.of(Card.at(63 - Long.numberOfLeadingZeros(cards)));
  }

  /** The lowest card of a suit, or empty where the set has none of it. */
  public Optional<Card> lowest(Suit suit) {
    var cards = of(suit).bits;
    return cards == 0 ? Optional.empty() : Optional.of(Card.at(Long.numberOfTrailingZeros(cards)));
  }

  public Stream<Card> stream() {
    return StreamSupport.stream(spliterator(), false);
  }

  /** The cards in the order of iteration. */
  public List<Card> toList() {
    var cards = new ArrayList<Card>(size());
    for (var card : this) {
      cards.add(card);
    }
    return Collections.unmodifiableList(cards);
  }

  @Override
  public Iterator<Card> iterator() {
    return new Iterator<>() {
      private long left = bits;

      @Override
      public boolean hasNext() {
        return left != 0;
      }

      @Override
      public Card next() {
        if (left == 0) {
          throw new NoSuchElementException();
        }
        var card = Card.at(Long.numberOfTrailingZeros(left));
        left &= left - 1;
        return card;
      }
    };
  }

  @Override
  public String toString() {
    return String.join(" ", stream().map(Card::name).toList());
  }
}
