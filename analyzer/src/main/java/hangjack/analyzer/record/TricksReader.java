package hangjack.analyzer.record;

import hangjack.analyzer.cards.Card;
import hangjack.analyzer.cards.CardSet;
import hangjack.analyzer.cards.Seat;
import hangjack.analyzer.cards.Suit;
import hangjack.analyzer.play.TrickWinner;
import hangjack.analyzer.rules.RuleSet;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Reads the tricks of a deal, and checks who leads and that no card is played twice. */
final class TricksReader {
  private final List<Entry.Play> lines;
  private final RuleSet rules;
  private final Optional<Seat> first;
  private final Optional<Suit> namedTrump;
  private final CardsReader cards;
  private final FaultList faults;
  private final Map<Card, Place> played = new HashMap<>();
  private final Map<Seat, CardSet> playedBy = new EnumMap<>(Seat.class);
  private final List<TrickRecord> tricks = new ArrayList<>();
  private final List<List<Word>> words = new ArrayList<>();

  /**
   * A reader of some lines.
   *
   * @param first who leads to the first trick; empty where a fault leaves it open
   * @param namedTrump the trump as far as a tag names it
   */
  TricksReader(
      List<Entry> entries,
      RuleSet rules,
      Optional<Seat> first,
      Optional<Suit> namedTrump,
      CardsReader cards,
      FaultList faults) {
    this.lines =
        entries.stream()
            .filter(Entry.Play.class::isInstance)
            .map(Entry.Play.class::cast)
            .filter(line -> !line.words().isEmpty())
            .toList();
    this.rules = rules;
    this.first = first;
    this.namedTrump = namedTrump;
    this.cards = cards;
    this.faults = faults;
  }

  /** The tricks in order; only the last may be short. */
  List<TrickRecord> read() {
    var leaders = first.map(Set::of).orElse(Set.of());
    for (var line : lines) {
      var faultsBefore = faults.size();
      var trick = trick(line, leaders, tricks.size() == lines.size() - 1);
      tricks.add(trick);
      leaders = faults.size() == faultsBefore ? possibleWinners(trick) : Set.of();
    }
    return tricks;
  }

  /** The cards that a seat is seen to play. */
  CardSet played(Seat seat) {
    return playedBy.getOrDefault(seat, CardSet.EMPTY);
  }

  /** Where a card is played; empty where it is not. */
  Optional<Place> playedAt(Card card) {
    return Optional.ofNullable(played.get(card));
  }

  /** Where a card of a trick stands, both counted from 0. */
  Place place(int trick, int card) {
    return words.get(trick).get(card).place();
  }

  /** Where a trick begins, counted from 0. */
  Place place(int trick) {
    return lines.get(trick).start().place();
  }

  /**
   * Who may have won a trick and so may lead next; nobody where a fault leaves it open, so that one
   * fault does not breed others. A card that is not remembered may have been any that is not seen
   * elsewhere.
   */
  private Set<Seat> possibleWinners(TrickRecord trick) {
    var trump =
        DealRecord.trumpOf(rules, cards.turnUps(), cards.stock(), namedTrump, tricks)
            .map(rules::trumps);
    var order = rules.seating().from(trick.leader());
    var known = trick.cards().stream().flatMap(Optional::stream).toList();
    if (trick.cards().size() < rules.players() || (trump.isEmpty() && !known.isEmpty())) {
      return trick.cards().contains(Optional.<Card>empty()) && whole(trick)
          ? Set.copyOf(order)
          : Set.of();
    }
    if (trick.cards().getFirst().isEmpty() || trump.isEmpty()) {
      return Set.copyOf(order);
    }
    var best = known.get(TrickWinner.place(known, trump.get()));
    var possible = new ArrayList<Seat>();
    for (var place = 0; place < order.size(); place++) {
      var seat = order.get(place);
      var mayWin =
          trick
              .cards()
              .get(place)
              .map(card -> card == best)
              .orElseGet(
                  () ->
                      unseen(seat).stream()
                          .anyMatch(card -> TrickWinner.beats(card, best, trump.get())));
      if (mayWin) {
        possible.add(seat);
      }
    }
    return Set.copyOf(possible);
  }

  private boolean whole(TrickRecord trick) {
    return trick.cards().size() == rules.players();
  }

  /** The cards that a seat may have played without their being seen anywhere. */
  private CardSet unseen(Seat seat) {
    var hand = cards.hand(seat);
    var own = hand.map(HandRecord::kept).orElse(CardSet.EMPTY).minus(CardSet.of(played.keySet()));
    if (hand.isPresent() && hand.get().unknown() == 0 && !rules.draws()) {
      return own;
    }
    var elsewhere = CardSet.of(played.keySet());
    for (var card : rules.pack()) {
      var drawn = rules.draws() && cards.stock().contains(card);
      elsewhere = cards.dealtAt(card).isPresent() && !drawn ? elsewhere.with(card) : elsewhere;
    }
    return rules.pack().minus(elsewhere).union(own);
  }

  private TrickRecord trick(Entry.Play line, Set<Seat> leaders, boolean isLast) {
    var number = tricks.size() + 1;
    var all = line.words();
    var stated = SeatWord.read(all.getFirst().text(), cards.language());
    var unknownSeat = stated.isEmpty() && SeatWord.isLetterOfSome(all.getFirst().text());
    if (unknownSeat) {
      faults.seat(all.getFirst());
    }
    if (stated.isPresent() && !leaders.isEmpty() && !leaders.contains(stated.get())) {
      leaderFault(all.getFirst(), stated.get(), leaders, number);
    }
    var leaderIsOpen = stated.isEmpty() && !unknownSeat && leaders.size() > 1;
    if (leaderIsOpen) {
      faults.add(FaultCode.SYNTAX, "leader-unknown", line.start().place(), "trick", number);
    }
    var leader =
        stated
            .filter(rules.seating().seats()::contains)
            .or(() -> leaders.stream().findFirst())
            .or(() -> first)
            .orElse(rules.seating().seats().getFirst());
    var cardWords = stated.isPresent() || unknownSeat ? all.subList(1, all.size()) : all;
    words.add(cardWords);
    var tooFew = cardWords.size() < rules.players() && !isLast;
    if (tooFew || cardWords.size() > rules.players()) {
      faults.add(
          FaultCode.TRICK_SIZE,
          "",
          line.start().place(),
          "trick",
          number,
          "given",
          cardWords.size(),
          "expected",
          rules.players());
    }
    return new TrickRecord(leader, leaderIsOpen ? cardsAlone(cardWords) : plays(leader, cardWords));
  }

  private void leaderFault(Word word, Seat stated, Set<Seat> leaders, int number) {
    var expected = leaders.stream().sorted().findFirst().orElseThrow();
    faults.add(
        FaultCode.SYNTAX,
        "leader",
        word.place(),
        leaders.size() == 1 ? Optional.of("" + expected.letter()) : Optional.empty(),
        "seat",
        stated,
        "expected",
        expected,
        "trick",
        number);
  }

  private List<Optional<Card>> plays(Seat leader, List<Word> cardWords) {
    var order = rules.seating().from(leader);
    var trick = new ArrayList<Optional<Card>>();
    for (var i = 0; i < cardWords.size(); i++) {
      var word = cardWords.get(i);
      if (CardsReader.isUnknown(word)) {
        trick.add(Optional.empty());
        continue;
      }
      var card = cards.card(word);
      if (card.isPresent()) {
        played(order.get(i % order.size()), card.get(), word);
        trick.add(card);
      }
    }
    return trick;
  }

  /** The cards of a trick of which nobody can tell who played them. */
  private List<Optional<Card>> cardsAlone(List<Word> cardWords) {
    return cardWords.stream()
        .filter(word -> !CardsReader.isUnknown(word))
        .map(cards::card)
        .toList();
  }

  private void played(Seat seat, Card card, Word word) {
    cards.checkPack(rules, card, word.place());
    var earlier = played.putIfAbsent(card, word.place());
    if (earlier != null) {
      faults.cardTwice(card, word.place(), earlier);
    } else {
      held(seat, card, word);
    }
    playedBy.merge(seat, CardSet.of(card), CardSet::union);
  }

  /** Whether the seat can have held a card; what is drawn in the play is judged by replaying it. */
  private void held(Seat seat, Card card, Word word) {
    var hand = cards.hand(seat);
    if (hand.isPresent() && hand.get().kept().contains(card)) {
      return;
    }
    var told = hand.isPresent() && hand.get().unknown() == 0 && !rules.draws();
    var elsewhere = cards.dealtAt(card);
    var inStock = rules.draws() && cards.stock().contains(card);
    if (told || (hand.isPresent() && hand.get().received().contains(card))) {
      faults.add(FaultCode.CARD_NOT_HELD, "", word.place(), "card", card, "seat", seat);
    } else if (elsewhere.isPresent() && !inStock) {
      faults.cardTwice(card, word.place(), elsewhere.get());
    }
  }
}
