package hangjack.analyzer.record;

import hangjack.analyzer.cards.Card;
import hangjack.analyzer.cards.CardSet;
import hangjack.analyzer.cards.Seat;
import hangjack.analyzer.rules.RuleSet;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Reads the hands, the turn-ups and the stock of a deal; no card may stand in two of them. */
final class CardsReader {
  /** What stands for a card that the writer does not remember. */
  static final String UNKNOWN = "?";

  private final CardLanguage language;
  private final boolean joker;
  private final FaultList faults;
  private final Map<Seat, HandRecord> hands = new EnumMap<>(Seat.class);
  private final Map<Seat, Place> places = new EnumMap<>(Seat.class);
  private final Map<Card, Place> dealt = new HashMap<>();
  private final List<Card> turnUps;
  private final List<Card> stock;
  private final Optional<Word> turnUpValue;
  private final Optional<Word> stockValue;

  /**
   * A reader of a deal's cards.
   *
   * @param rules the rules of the table; empty where they have a fault
   */
  CardsReader(Tags tags, Optional<RuleSet> rules, FaultList faults) {
    this.language = tags.language();
    this.joker = rules.map(RuleSet::hasJoker).orElse(true);
    this.faults = faults;
    for (var seat : Seat.values()) {
      tags.value(Tags.hand(seat))
          .ifPresent(
              value -> {
                places.put(seat, value.place());
                hands.put(seat, hand(value));
              });
    }
    turnUpValue = tags.value(Tags.TURN_UP);
    stockValue = tags.value(Tags.STOCK);
    turnUps = inOrder(turnUpValue);
    stock = inOrder(stockValue);
  }

  /** The language of the deal's letters. */
  CardLanguage language() {
    return language;
  }

  /** The seats whose cards are given. */
  Set<Seat> seats() {
    return hands.keySet();
  }

  Optional<HandRecord> hand(Seat seat) {
    return Optional.ofNullable(hands.get(seat));
  }

  /** Where a seat's cards stand. */
  Place place(Seat seat) {
    return places.getOrDefault(seat, new Place(1, 1, 0));
  }

  /** The cards turned up, first to last. */
  List<Card> turnUps() {
    return turnUps;
  }

  /** Where the turn-ups stand; empty where none are given. */
  Optional<Place> turnUpPlace() {
    return turnUpValue.map(Word::place);
  }

  /** The stock that is drawn from, first drawn first. */
  List<Card> stock() {
    return stock;
  }

  /** Where the stock stands; empty where it is not given. */
  Optional<Place> stockPlace() {
    return stockValue.map(Word::place);
  }

  /** Where a card stands in a hand, among the turn-ups or in the stock; empty where in none. */
  Optional<Place> dealtAt(Card card) {
    return Optional.ofNullable(dealt.get(card));
  }

  /** How many play, where the seats whose hands are given tell it. */
  static Optional<Integer> playersByHands(Set<Seat> given) {
    if (given.equals(Set.of(Seat.NORTH, Seat.SOUTH))) {
      return Optional.of(2);
    }
    if (given.equals(Set.of(Seat.NORTH, Seat.EAST, Seat.SOUTH))) {
      return Optional.of(3);
    }
    return given.size() == 4 ? Optional.of(4) : Optional.empty();
  }

  /** Whether every card belongs to the pack of the rules. */
  void checkPack(RuleSet rules) {
    dealt.forEach((card, place) -> checkPack(rules, card, place));
  }

  void checkPack(RuleSet rules, Card card, Place place) {
    if (!rules.pack().contains(card)) {
      faults.add(FaultCode.CARD_NOT_IN_DECK, "", place, "card", card);
    }
  }

  /** Whether a word stands for a card that the writer does not remember. */
  static boolean isUnknown(Word word) {
    return word.text().equals(UNKNOWN);
  }

  /** The card of a word, or a fault. */
  Optional<Card> card(Word word) {
    var card =
        joker
            ? CardWord.readWithJoker(word.text(), language)
            : CardWord.read(word.text(), language);
    if (card.isEmpty()) {
      var kind = isUnknown(word) ? "unknown-cards" : "card";
      faults.add(FaultCode.SYNTAX, kind, word.place(), "text", word.text());
    }
    return card;
  }

  private List<Card> inOrder(Optional<Word> value) {
    var cards = new ArrayList<Card>();
    for (var word : value.map(Layout::words).orElse(List.of())) {
      card(word)
          .ifPresent(
              card -> {
                dealt(card, word);
                cards.add(card);
              });
    }
    return cards;
  }

  private HandRecord hand(Word value) {
    var groups = new ArrayList<List<Word>>(List.of(new ArrayList<Word>()));
    var thrown = new ArrayList<Word>();
    var target = groups.getFirst();
    for (var word : Layout.words(value)) {
      var text = word.text();
      if (text.startsWith("+")) {
        target = new ArrayList<>();
        groups.add(target);
      } else if (text.startsWith("-") || text.startsWith("−")) {
        target = thrown;
      } else {
        target.add(word);
        continue;
      }
      if (text.length() > 1) {
        target.add(word.part(1, text.length()));
      }
    }
    var given = groups.stream().map(words -> cards(words, true)).toList();
    return new HandRecord(given.getFirst(), given.subList(1, given.size()), cards(thrown, false));
  }

  private GivenCards cards(List<Word> words, boolean dealtHere) {
    var known = CardSet.EMPTY;
    var unknown = 0;
    for (var word : words) {
      if (isUnknown(word)) {
        unknown++;
        continue;
      }
      var card = card(word);
      if (card.isPresent() && dealtHere) {
        dealt(card.get(), word);
      }
      if (card.isPresent() && !known.contains(card.get())) {
        known = known.with(card.get());
      } else {
        // it takes a place all the same, so that one fault does not breed another
        unknown++;
      }
    }
    return new GivenCards(known, unknown);
  }

  private void dealt(Card card, Word word) {
    var first = dealt.putIfAbsent(card, word.place());
    if (first != null) {
      faults.cardTwice(card, word.place(), first);
    }
  }
}
