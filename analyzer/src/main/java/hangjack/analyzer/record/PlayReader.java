package hangjack.analyzer.record;

import hangjack.analyzer.cards.Card;
import hangjack.analyzer.cards.CardSet;
import hangjack.analyzer.cards.Scores;
import hangjack.analyzer.cards.Seat;
import hangjack.analyzer.play.Action;
import hangjack.analyzer.play.Discarding;
import hangjack.analyzer.play.Running;
import hangjack.analyzer.play.TrickWinner;
import hangjack.analyzer.rules.BegRule;
import hangjack.analyzer.rules.RuleSet;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Reads the tricks of a deal and checks them, the hands and the turn-ups against each other. */
final class PlayReader {
  private final List<Entry> entries;
  private final RuleSet rules;
  private final Seat dealer;
  private final CardsReader cards;
  private final FaultList faults;
  private final Map<Card, Place> played = new HashMap<>();
  private final Map<Seat, CardSet> playedBy = new EnumMap<>(Seat.class);
  private final List<TrickRecord> tricks = new ArrayList<>();
  private final List<Place> places = new ArrayList<>();

  PlayReader(List<Entry> entries, RuleSet rules, Seat dealer, CardsReader cards, FaultList faults) {
    this.entries = entries;
    this.rules = rules;
    this.dealer = dealer;
    this.cards = cards;
    this.faults = faults;
  }

  /** The tricks in order; only the last may be short. */
  List<TrickRecord> tricks() {
    var lines =
        entries.stream()
            .filter(Entry.Play.class::isInstance)
            .map(Entry.Play.class::cast)
            .filter(line -> !line.words().isEmpty())
            .toList();
    var leader = Optional.of(rules.seating().elder(dealer));
    for (var line : lines) {
      var isLast = tricks.size() == lines.size() - 1;
      var faultsBefore = faults.size();
      var trick = trick(line, leader, isLast);
      tricks.add(trick);
      places.add(line.start().place());
      leader = faults.size() == faultsBefore ? winner(trick) : Optional.empty();
    }
    return tricks;
  }

  /**
   * Who leads next; empty where a fault leaves it open, so that one fault does not breed others.
   */
  private Optional<Seat> winner(TrickRecord trick) {
    if (!isWhole(trick) || cards.turnUps().isEmpty()) {
      return Optional.empty();
    }
    var order = rules.seating().from(trick.leader());
    var trump = cards.turnUps().getLast().suit();
    return Optional.of(order.get(TrickWinner.place(trick.cards(), trump)));
  }

  /** The hands, each given or taken from a play that shows all of it. */
  Map<Seat, HandRecord> hands() {
    var hands = new EnumMap<Seat, HandRecord>(Seat.class);
    var runs = Math.max(0, cards.turnUps().size() - 1);
    var playShowsAll = tricks.size() >= rules.handSize() && isWhole(tricks.getLast());
    for (var seat : rules.seating().seats()) {
      var given = cards.hand(seat);
      if (given.isPresent()) {
        hands.put(seat, checked(seat, given.get(), runs, playShowsAll));
      } else if (runs == 0 && playShowsAll) {
        hands.put(seat, takenFromPlay(seat));
      } else {
        faults.tagMissing(Tags.hand(seat), entries.getFirst().place());
      }
    }
    return hands;
  }

  /** Whether every card that was written could be played before the deal was over. */
  void checkEnd(DealRecord deal) {
    var end = Replay.of(deal, Scores.zero(rules.seating())).end();
    var begun = end.current().filter(trick -> !trick.plays().isEmpty()).isPresent();
    var played = end.tricks().size() + (begun ? 1 : 0);
    if (played < tricks.size()) {
      faults.add(
          FaultCode.SYNTAX,
          "tricks",
          places.get(played),
          "given",
          tricks.size(),
          "expected",
          played);
    }
  }

  /** Whether as many cards were turned up as the calls make. */
  void checkTurnUps(List<Action.Call> calls) {
    var turnUps = cards.turnUps();
    if (turnUps.isEmpty()) {
      if (cards.turnUpPlace().isEmpty()) {
        faults.tagMissing(Tags.TURN_UP, entries.getFirst().place());
      }
      return;
    }
    var kept = calls.stream().anyMatch(c -> c instanceof Action.Stand || c instanceof Action.Give);
    var ran =
        rules.beg() == BegRule.STAND_OR_PASS
            ? calls.stream().anyMatch(Action.Beg.class::isInstance)
            : calls.stream().anyMatch(Action.Run.class::isInstance);
    var run = !kept && (turnUps.size() > 1 || ran);
    var expected = Running.turnUps(rules, dealer, turnUps, run);
    var place = cards.turnUpPlace().orElseThrow();
    if (turnUps.size() > expected) {
      faults.add(
          FaultCode.SYNTAX, "turn-ups", place, "given", turnUps.size(), "expected", expected);
    } else if (turnUps.size() < expected && !tricks.isEmpty()) {
      faults.tagMissing(Tags.TURN_UP, place);
    }
  }

  private TrickRecord trick(Entry.Play line, Optional<Seat> expectedLeader, boolean isLast) {
    var number = tricks.size() + 1;
    var words = line.words();
    var stated = SeatWord.read(words.getFirst().text());
    if (stated.isPresent() && expectedLeader.isPresent() && stated.get() != expectedLeader.get()) {
      faults.add(
          FaultCode.SYNTAX,
          "leader",
          words.getFirst().place(),
          Optional.of("" + expectedLeader.get().letter()),
          "seat",
          stated.get(),
          "expected",
          expectedLeader.get(),
          "trick",
          number);
    }
    var leader =
        stated
            .filter(rules.seating().seats()::contains)
            .or(() -> expectedLeader)
            .orElseGet(() -> rules.seating().elder(dealer));
    var cardWords = stated.isPresent() ? words.subList(1, words.size()) : words;
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
    return new TrickRecord(leader, plays(leader, cardWords));
  }

  private List<Card> plays(Seat leader, List<Word> words) {
    var order = rules.seating().from(leader);
    var trick = new ArrayList<Card>();
    for (var i = 0; i < words.size(); i++) {
      var card = cards.card(words.get(i));
      if (card.isPresent()) {
        played(order.get(i % order.size()), card.get(), words.get(i));
        trick.add(card.get());
      }
    }
    return trick;
  }

  private void played(Seat seat, Card card, Word word) {
    var earlier = played.putIfAbsent(card, word.place());
    if (earlier != null) {
      faults.cardTwice(card, word.place(), earlier);
    }
    var held = cards.hand(seat);
    if (held.isPresent() && !held.get().received().minus(held.get().discarded()).contains(card)) {
      faults.add(FaultCode.CARD_NOT_HELD, "", word.place(), "card", card, "seat", seat);
    }
    playedBy.merge(seat, CardSet.of(card), CardSet::union);
  }

  private CardSet played(Seat seat) {
    return playedBy.getOrDefault(seat, CardSet.EMPTY);
  }

  private boolean isWhole(TrickRecord trick) {
    return trick.cards().size() == rules.players();
  }

  /**
   * A hand that the play shows; none of its cards may stand in a hand that is given, or be turned
   * up.
   */
  private HandRecord takenFromPlay(Seat seat) {
    var hand = played(seat);
    for (var card : hand) {
      var dealt = cards.dealtAt(card);
      var place = Optional.ofNullable(played.get(card));
      if (dealt.isPresent() && place.isPresent()) {
        faults.cardTwice(card, place.get(), dealt.get());
      }
    }
    if (hand.size() > rules.handSize()) {
      handSize(seat, "", hand.size(), rules.handSize());
    }
    return new HandRecord(hand, List.of(), CardSet.EMPTY);
  }

  private HandRecord checked(Seat seat, HandRecord hand, int runs, boolean playShowsAll) {
    if (hand.dealt().size() != rules.handSize()) {
      handSize(seat, "", hand.dealt().size(), rules.handSize());
    }
    var packets = Running.recipients(rules, dealer).contains(seat) ? runs : 0;
    for (var packet = 0; packet < Math.max(packets, hand.packets().size()); packet++) {
      var given = packet < hand.packets().size() ? hand.packets().get(packet).size() : 0;
      var expected = packet < packets ? rules.runPacket() : 0;
      if (given != expected) {
        handSize(seat, "packet", given, expected);
      }
    }
    if (!hand.received().containsAll(hand.discarded())) {
      handSize(seat, "discard-not-held", hand.discarded().size(), hand.received().size());
    }
    var thrown = Discarding.surplus(rules, hand.received().size(), runs);
    if (hand.discarded().isEmpty() && thrown > 0 && !playShowsAll && !tricks.isEmpty()) {
      handSize(seat, "discard", 0, thrown);
    }
    return hand.discarded().isEmpty() && thrown > 0 && playShowsAll
        ? new HandRecord(hand.dealt(), hand.packets(), hand.received().minus(played(seat)))
        : hand;
  }

  private void handSize(Seat seat, String kind, int given, int expected) {
    faults.add(
        FaultCode.HAND_SIZE,
        kind,
        cards.place(seat),
        "seat",
        seat,
        "given",
        given,
        "expected",
        expected);
  }
}
