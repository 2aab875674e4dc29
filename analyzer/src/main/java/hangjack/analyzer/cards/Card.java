package hangjack.analyzer.cards;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A card: a rank and a suit. There is one object for each of the 52 cards, so cards may be compared
 * by identity.
 */
public final class Card {
  private static final Card[] ALL = new Card[52];

  static {
    for (var suit : Suit.values()) {
      for (var rank : Rank.values()) {
        var card = new Card(rank, suit);
        ALL[card.index()] = card;
      }
    }
  }

  private final Rank rank;
  private final Suit suit;

  private Card(Rank rank, Suit suit) {
    this.rank = rank;
    this.suit = suit;
  }

  /** The card of that rank and suit. */
  public static Card of(Rank rank, Suit suit) {
    return ALL[index(rank, suit)];
  }

  /** The card at a place of {@link #index()}, 0 to 51. */
  static Card at(int index) {
    return ALL[index];
  }

  /**
   * The card of its canonical name, such as {@code Kh}; empty for any other text. The forgiving
   * reading of what people type belongs to the reader of records.
   */
  public static Optional<Card> named(String name) {
    if (name.length() != 2) {
      return Optional.empty();
    }
    return Rank.ofLetter(name.charAt(0))
        .flatMap(rank -> Suit.ofLetter(name.charAt(1)).map(suit -> of(rank, suit)));
  }

  /**
   * The cards of a text of canonical names between spaces, in its order.
   *
   * @throws IllegalArgumentException where a name is no card: the text is the program's own
   */
  public static List<Card> list(String names) {
    return Stream.of(names.strip().split("\\s+"))
        .filter(name -> !name.isEmpty())
        .map(
            name -> named(name).orElseThrow(() -> new IllegalArgumentException("no card: " + name)))
        .collect(Collectors.toUnmodifiableList());
  }

  public Rank rank() {
    return rank;
  }

  public Suit suit() {
    return suit;
  }

  /** The canonical name: rank letter and suit letter, {@code Th}. */
  public String name() {
    return "" + rank.letter() + suit.letter();
  }

  /**
   * The card's place in a {@link CardSet}, 0 to 51: suits in their order, ranks from low to high.
   */
  public int index() {
    return index(rank, suit);
  }

  private static int index(Rank rank, Suit suit) {
    return suit.ordinal() * 13 + rank.ordinal();
  }

  @Override
  public String toString() {
    return name();
  }
}
