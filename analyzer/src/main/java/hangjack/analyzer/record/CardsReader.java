package hangjack.analyzer.record;

import hangjack.analyzer.cards.Card;
import hangjack.analyzer.cards.CardSet;
import hangjack.analyzer.cards.Seat;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Reads the hands and the turn-ups of a deal; no card may stand in two of them. */
final class CardsReader {
  private final FaultList faults;
  private final Map<Seat, HandRecord> hands = new EnumMap<>(Seat.class);
  private final Map<Seat, Place> places = new EnumMap<>(Seat.class);
  private final Map<Card, Place> dealt = new HashMap<>();
  private final List<Card> turnUps = new ArrayList<>();
  private final Optional<Word> turnUpValue;

  CardsReader(Tags tags, FaultList faults) {
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
    turnUpValue.ifPresent(
        value -> {
          for (var word : Layout.words(value)) {
            card(word)
                .ifPresent(
                    card -> {
                      dealt(card, word);
                      turnUps.add(card);
                    });
          }
        });
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

  /** Where a card stands in a hand or among the turn-ups; empty where it stands in neither. */
  Optional<Place> dealtAt(Card card) {
    return Optional.ofNullable(dealt.get(card));
  }

  /** How many play, where the hands given tell it. */
  Optional<Integer> playersByHands() {
    var given = hands.keySet();
    if (given.equals(Set.of(Seat.NORTH, Seat.SOUTH))) {
      return Optional.of(2);
    }
    if (given.equals(Set.of(Seat.NORTH, Seat.EAST, Seat.SOUTH))) {
      return Optional.of(3);
    }
    return given.size() == 4 ? Optional.of(4) : Optional.empty();
  }

  /** The card of a word, or a fault. */
  Optional<Card> card(Word word) {
    var card = CardWord.read(word.text());
    if (card.isEmpty()) {
      faults.add(FaultCode.SYNTAX, "card", word.place(), "text", word.text());
    }
    return card;
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
    var sets = groups.stream().map(words -> cards(words, true)).toList();
    return new HandRecord(sets.getFirst(), sets.subList(1, sets.size()), cards(thrown, false));
  }

  private CardSet cards(List<Word> words, boolean dealtHere) {
    var cards = CardSet.EMPTY;
    for (var word : words) {
      var card = card(word);
      if (card.isPresent()) {
        cards = cards.with(card.get());
        if (dealtHere) {
          dealt(card.get(), word);
        }
      }
    }
    return cards;
  }

  private void dealt(Card card, Word word) {
    var first = dealt.putIfAbsent(card, word.place());
    if (first != null) {
      faults.cardTwice(card, word.place(), first);
    }
  }
}
