package hangjack.analyzer.cards;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A card: a rank and a suit, or the joker, which has neither. There is one object for each of the
 * 53 cards, so cards may be compared by identity.
 */
public final class Card {
  private static final int JOKERS_INDEX = 52;
  private static final Card[] ALL = new Card[JOKERS_INDEX + 1];

  /** The joker, always a trump; it has no rank and no suit of its own. */
  public static final Card JOKER = new Card("Jo", JOKERS_INDEX);

  static {
    ALL[JOKERS_INDEX] = JOKER;
    for (var suit : Suit.values()) {
      for (var rank : Rank.values()) {
        var card = new Card(rank, suit);
        ALL[card.index] = card;
      }
    }
  }

  private final Optional<Rank> rank;
  private final Optional<Suit> suit;
  private final String name;
  private final int index;

  private Card(Rank rank, Suit suit) {
    this.rank = Optional.of(rank);
    this.suit = Optional.of(suit);
    this.name = "" + rank.letter() + suit.letter();
    this.index = index(rank, suit);
  }

  private Card(String name, int index) {
    this.rank = Optional.empty();
    this.suit = Optional.empty();
    this.name = name;
    this.index = index;
  }

  /** The card of that rank and suit. */
  public static Card of(Rank rank, Suit suit) {
    return ALL[index(rank, suit)];
  }

  /** The card at a place of {@link #index()}, 0 to 52. */
  static Card at(int index) {
    return ALL[index];
  }

  /**
   * The card of its canonical name, such as {@code Kh}; empty for any other text. The forgiving
   * reading of what people type belongs to the reader of records.
   */
  public static Optional<Card> named(String name) {
    if (name.equalsIgnoreCase(JOKER.name)) {
      return Optional.of(JOKER);
    }
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

  /** Whether this is the joker. */
  public boolean isJoker() {
    return index == JOKERS_INDEX;
  }

  /**
   * The rank.
   *
   * @throws java.util.NoSuchElementException for the joker, which has none
   */
  public Rank rank() {
    return rank.orElseThrow();
  }

  /**
   * The suit.
   *
   * @throws java.util.NoSuchElementException for the joker, which has none
   */
  public Suit suit() {
    return suit.orElseThrow();
  }

  /** The canonical name: rank letter and suit letter, {@code Th}; {@code Jo} for the joker. */
  public String name() {
    return name;
  }

  /**
   * The card's place in a {@link CardSet}: 0 to 51, suits in their order, ranks from low to high;
   * 52 for the joker.
   */
  public int index() {
    return index;
  }

  private static int index(Rank rank, Suit suit) {
    return suit.ordinal() * 13 + rank.ordinal();
  }

  @Override
  public String toString() {
    return name;
  }
}
