package hangjack.analyzer.record;

import hangjack.analyzer.cards.Card;
import hangjack.analyzer.cards.Rank;
import hangjack.analyzer.cards.Seat;
import hangjack.analyzer.cards.Suit;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The letters by which a language writes cards and seats. Texts come in as {@link CardWord#plain}
 * and {@link SeatWord#plain} make them.
 */
final class CardLanguage {
  private static final String ACE_TO_KING = "A23456789TJCQK";
  private static final int FIRST_PLAYING_CARD = 0x1F0A0;
  private static final int[] JOKERS = {0x1F0CF, 0x1F0BF, 0x1F0DF};
  private static final String JOKER = Card.JOKER.name().toUpperCase(Locale.ROOT);

  /** Every spelling of every card in one order of rank and suit, and in the other. */
  private record Orders(Map<String, Card> rankFirst, Map<String, Card> suitFirst) {}

  private final String id;
  private final Orders cards;
  private final boolean suitFirst;
  private final Map<String, Suit> suits;
  private final Map<Character, Seat> seatLetters;
  private final Map<String, Seat> seatWords;

  private CardLanguage(
      String id,
      Orders cards,
      boolean suitFirst,
      Map<String, Suit> suits,
      Map<Character, Seat> seatLetters,
      Map<String, Seat> seatWords) {
    this.id = id;
    this.cards = cards;
    this.suitFirst = suitFirst;
    this.suits = suits;
    this.seatLetters = seatLetters;
    this.seatWords = Map.copyOf(seatWords);
  }

  /**
   * A language.
   *
   * @param ranks the letters of each rank that has any; digits are added
   * @param suits the letters of each suit; signs are added
   * @param seatLetters the letter of each seat; those of English are added where they are free
   * @throws IllegalArgumentException where a spelling has two meanings in the same order
   */
  static CardLanguage of(
      String id,
      Map<Rank, List<String>> ranks,
      Map<Suit, List<String>> suits,
      Map<Seat, List<String>> seatLetters,
      Map<Seat, List<String>> seatWords) {
    var letters = new HashMap<String, Rank>();
    for (var rank : Rank.values()) {
      var digit = rank == Rank.TEN ? "10" : "" + rank.letter();
      if (Character.isDigit(digit.charAt(0))) {
        put(letters, digit, rank);
      }
      ranks.getOrDefault(rank, List.of()).forEach(letter -> put(letters, letter, rank));
    }
    var signs = new HashMap<String, Suit>();
    for (var suit : Suit.values()) {
      put(signs, "" + suit.sign(), suit);
    }
    suits.forEach((suit, words) -> words.forEach(word -> put(signs, word, suit)));
    return new CardLanguage(
        id,
        spellings(letters, signs),
        false,
        signs,
        seats(seatLetters),
        withAndWithoutAccents(seatWords));
  }

  private static Map<Character, Seat> seats(Map<Seat, List<String>> given) {
    var letters = new HashMap<Character, Seat>();
    given.forEach((seat, words) -> words.forEach(word -> put(letters, word.charAt(0), seat)));
    for (var seat : Seat.values()) {
      letters.putIfAbsent(seat.letter(), seat);
    }
    return letters;
  }

  private static Map<String, Seat> withAndWithoutAccents(Map<Seat, List<String>> given) {
    var plain = new HashMap<String, Seat>();
    given.forEach(
        (seat, words) ->
            words.forEach(
                word -> {
                  put(plain, word, seat);
                  put(plain, SeatWord.plain(word), seat);
                }));
    return plain;
  }

  private static Orders spellings(Map<String, Rank> ranks, Map<String, Suit> suits) {
    var rankFirst = new HashMap<String, Card>();
    var suitFirst = new HashMap<String, Card>();
    ranks.forEach(
        (rankWord, rank) ->
            suits.forEach(
                (suitWord, suit) -> {
                  put(rankFirst, rankWord + suitWord, Card.of(rank, suit));
                  put(suitFirst, suitWord + rankWord, Card.of(rank, suit));
                }));
    playingCards()
        .forEach(
            (character, card) -> {
              put(rankFirst, character, card);
              put(suitFirst, character, card);
            });
    // where its letters are those of another card, as in Portuguese, only CardWord tells them apart
    rankFirst.putIfAbsent(JOKER, Card.JOKER);
    suitFirst.putIfAbsent(JOKER, rankFirst.getOrDefault(JOKER, Card.JOKER));
    return new Orders(rankFirst, suitFirst);
  }

  /** The cards of the Unicode block: sixteen places a suit, ace to king with a knight between. */
  private static Map<String, Card> playingCards() {
    var characters = new HashMap<String, Card>();
    for (var suit : Suit.values()) {
      for (var place = 0; place < ACE_TO_KING.length(); place++) {
        var character = FIRST_PLAYING_CARD + 16 * suit.ordinal() + place + 1;
        Optional.of(ACE_TO_KING.charAt(place))
            .filter(letter -> letter != 'C')
            .flatMap(Rank::ofLetter)
            .ifPresent(rank -> characters.put(Character.toString(character), Card.of(rank, suit)));
      }
    }
    for (var joker : JOKERS) {
      characters.put(Character.toString(joker), Card.JOKER);
    }
    return characters;
  }

  private static <W, T> void put(Map<W, T> meanings, W word, T meaning) {
    var earlier = meanings.put(word, meaning);
    if (earlier != null && !earlier.equals(meaning)) {
      throw new IllegalArgumentException(word + " is " + earlier + " and " + meaning);
    }
  }

  /** The public id: {@code fr}. */
  String id() {
    return id;
  }

  /** The card of a plain word; empty where it is none. */
  Optional<Card> card(String plain) {
    var first = suitFirst ? cards.suitFirst() : cards.rankFirst();
    var second = suitFirst ? cards.rankFirst() : cards.suitFirst();
    var card = first.get(plain);
    return Optional.ofNullable(card == null ? second.get(plain) : card);
  }

  /** Every spelling of a card. */
  Stream<String> spellings() {
    return Stream.concat(cards.rankFirst().keySet().stream(), cards.suitFirst().keySet().stream());
  }

  /** Every word for a seat. */
  Map<String, Seat> seatWords() {
    return seatWords;
  }

  /** The suit of a plain word; empty where it is none. */
  Optional<Suit> suit(String plain) {
    return Optional.ofNullable(suits.get(plain));
  }

  /** The seat of a letter in capitals; empty where no seat has it in this language. */
  Optional<Seat> seatLetter(char letter) {
    return Optional.ofNullable(seatLetters.get(letter));
  }

  /** The seat of a word of this language, in small letters; empty where it is none. */
  Optional<Seat> seatWord(String word) {
    return Optional.ofNullable(seatWords.get(word));
  }

  /** Whether both languages give every letter the same meaning. */
  boolean hasLettersOf(CardLanguage other) {
    return cards.equals(other.cards) && seatLetters.equals(other.seatLetters);
  }

  /**
   * The same language for a text that keeps an order of rank and suit. It matters where letters
   * stand for ranks and for suits, as F and Q in Italian: such a word is read in the order of the
   * others; where these tell nothing or keep no order, rank first.
   *
   * @param words the plain words of the text's cards
   */
  CardLanguage inOrderOf(List<String> words) {
    var someSuitFirst = false;
    for (var word : words) {
      var suitThere = cards.suitFirst().containsKey(word);
      var rankThere = cards.rankFirst().containsKey(word);
      if (rankThere && !suitThere) {
        return this;
      }
      someSuitFirst |= suitThere && !rankThere;
    }
    return new CardLanguage(id, cards, someSuitFirst, suits, seatLetters, seatWords);
  }

  @Override
  public String toString() {
    return id;
  }
}
