package hangjack.analyzer.record;

import hangjack.analyzer.cards.Card;
import hangjack.analyzer.cards.CardSet;
import hangjack.analyzer.cards.Seat;
import hangjack.analyzer.play.Deal;
import hangjack.analyzer.play.Discarding;
import hangjack.analyzer.play.Hands;
import hangjack.analyzer.play.Running;
import hangjack.analyzer.rules.RuleSet;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A recorded deal with a card at every place, so that it can be replayed. A card that a seat is
 * seen to play lies in its hand from the start; the places that are then still open get cards that
 * are seen nowhere. Which cards those are is told, so that nothing is concluded from them.
 */
final class Completion {
  private final DealRecord record;
  private final RuleSet rules;
  private final Map<Seat, List<CardSet>> groups = new EnumMap<>(Seat.class);
  private final List<Optional<Card>> drawn = new ArrayList<>();
  private final Deque<Card> unseen = new ArrayDeque<>();
  private CardSet filled = CardSet.EMPTY;
  private CardSet nowhere = CardSet.EMPTY;

  private Completion(DealRecord record) {
    this.record = record;
    this.rules = record.rules();
  }

  static Completion of(DealRecord record) {
    var completion = new Completion(record);
    completion.seen();
    if (completion.rules.draws()) {
      completion.drawn.addAll(completion.toldStock());
    }
    completion.fill();
    return completion;
  }

  /** Every card at its place. */
  Deal deal() {
    var hands = Hands.NONE;
    for (var seat : rules.seating().seats()) {
      hands = hands.with(seat, group(seat, 0));
    }
    var stock = rules.draws() ? drawn.stream().flatMap(Optional::stream).toList() : packets();
    return new Deal(hands, stock, record.trump());
  }

  /** The cards whose places the record does not tell. */
  CardSet uncertain() {
    return filled;
  }

  /** The cards that are played and can have come from nowhere. */
  CardSet nowhere() {
    return nowhere;
  }

  /** What a seat laid away; empty where the record stops before. */
  Optional<CardSet> discarded(Seat seat) {
    var told = told(seat).discarded();
    var hand = hand(seat);
    var surplus = Discarding.surplus(rules, hand.size(), record.turnUps().size() - 1);
    var untold = told.isEmpty() && record.hands().get(seat) == null && !record.tricks().isEmpty();
    var size = untold ? surplus : told.size();
    if (size == 0) {
      return Optional.empty();
    }
    var played = new ArrayList<>(played(seat));
    var open = hand.minus(CardSet.of(played)).minus(told.known());
    var choice = new ArrayList<>(open.intersection(filled).toList());
    choice.addAll(open.minus(filled).toList());
    var missing = Math.min(choice.size(), size - told.known().size());
    return Optional.of(told.known().union(CardSet.of(choice.subList(0, missing))));
  }

  /** The cards that a seat is seen to play, in order. */
  List<Card> played(Seat seat) {
    var played = new ArrayList<Card>();
    for (var trick : record.tricks()) {
      var place = rules.seating().from(trick.leader()).indexOf(seat);
      if (place < trick.cards().size()) {
        trick.cards().get(place).ifPresent(played::add);
      }
    }
    return played;
  }

  private HandRecord told(Seat seat) {
    var hand = record.hands().get(seat);
    if (hand != null) {
      return hand;
    }
    var runs = Running.recipients(rules, record.dealer()).contains(seat) ? runs() : 0;
    return new HandRecord(
        new GivenCards(CardSet.EMPTY, rules.handSize()),
        Collections.nCopies(runs, new GivenCards(CardSet.EMPTY, rules.runPacket())),
        GivenCards.NONE);
  }

  private int runs() {
    return Math.max(0, record.turnUps().size() - 1);
  }

  /** Puts what is told, and what must have been held because it was played, in its place. */
  private void seen() {
    var known = CardSet.of(record.turnUps()).union(CardSet.of(record.stock()));
    for (var seat : rules.seating().seats()) {
      var told = told(seat);
      var sets = new ArrayList<CardSet>();
      sets.add(told.dealt().known());
      told.packets().forEach(packet -> sets.add(packet.known()));
      groups.put(seat, sets);
      var needed =
          CardSet.of(played(seat))
              .union(told.discarded().known())
              .minus(told.received())
              .minus(rules.draws() ? CardSet.of(record.stock()) : CardSet.EMPTY);
      if (!rules.draws() || !record.stock().isEmpty()) {
        nowhere = nowhere.union(CardSet.of(placed(seat, needed.toList())));
      }
      known = known.union(told.received()).union(CardSet.of(played(seat))).union(needed);
    }
    unseen.addAll(rules.pack().minus(known).toList());
  }

  /** Puts cards in the open places of a hand; those that find none come back. */
  private List<Card> placed(Seat seat, List<Card> cards) {
    var left = new ArrayDeque<>(cards);
    for (var group = 0; group < sets(seat).size(); group++) {
      while (!left.isEmpty() && open(seat, group) > 0) {
        sets(seat).set(group, group(seat, group).with(left.removeFirst()));
      }
    }
    return List.copyOf(left);
  }

  private void fill() {
    for (var seat : rules.seating().seats()) {
      for (var group = 0; group < sets(seat).size(); group++) {
        while (open(seat, group) > 0 && !unseen.isEmpty()) {
          var card = unseen.removeFirst();
          filled = filled.with(card);
          sets(seat).set(group, group(seat, group).with(card));
        }
      }
    }
    for (var place = 0; place < drawn.size(); place++) {
      if (drawn.get(place).isEmpty() && !unseen.isEmpty()) {
        drawn.set(place, Optional.of(unseen.removeFirst()));
      }
    }
    if (record.stock().isEmpty()) {
      filled = filled.union(CardSet.of(drawn.stream().flatMap(Optional::stream).toList()));
    }
  }

  /** The stock as it is told, or as far as the play shows who drew what in time. */
  private List<Optional<Card>> toldStock() {
    if (!record.stock().isEmpty()) {
      return record.stock().stream().map(Optional::of).toList();
    }
    var stock = new UntoldStock(rules, record.tricks());
    for (var seat : rules.seating().seats()) {
      var own =
          played(seat).stream().filter(card -> !told(seat).received().contains(card)).toList();
      var fromHand = own.subList(0, Math.min(own.size(), told(seat).unknown()));
      placed(seat, fromHand);
      // they may as well have been drawn
      filled = filled.union(CardSet.of(fromHand));
      nowhere =
          nowhere.union(CardSet.of(stock.drawn(seat, own.subList(fromHand.size(), own.size()))));
    }
    return stock.cards();
  }

  private int open(Seat seat, int group) {
    var told = told(seat);
    var size = group == 0 ? told.dealt().size() : told.packets().get(group - 1).size();
    return size - group(seat, group).size();
  }

  private List<CardSet> sets(Seat seat) {
    return groups.getOrDefault(seat, List.of());
  }

  private CardSet group(Seat seat, int group) {
    return sets(seat).get(group);
  }

  private CardSet hand(Seat seat) {
    return sets(seat).stream().reduce(CardSet.EMPTY, CardSet::union);
  }

  /** The stock of a game with runs: their cards and the turn-ups as they were dealt. */
  private List<Card> packets() {
    var stock = new ArrayList<Card>();
    for (var turned = 0; turned < record.turnUps().size(); turned++) {
      if (turned > 0) {
        var left = new EnumMap<Seat, Deque<Card>>(Seat.class);
        for (var seat : Running.recipients(rules, record.dealer())) {
          left.put(seat, new ArrayDeque<>(group(seat, turned).toList()));
        }
        for (var seat : Running.dealing(rules, record.dealer())) {
          stock.add(left.getOrDefault(seat, new ArrayDeque<>()).removeFirst());
        }
      }
      stock.add(record.turnUps().get(turned));
    }
    return stock;
  }
}
