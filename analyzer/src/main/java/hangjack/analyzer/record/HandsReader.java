package hangjack.analyzer.record;

import hangjack.analyzer.cards.Seat;
import hangjack.analyzer.play.Discarding;
import hangjack.analyzer.play.Running;
import hangjack.analyzer.rules.RuleSet;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Checks the sizes of the hands, and takes from the play those that it shows whole. */
final class HandsReader {
  private final RuleSet rules;
  private final Seat dealer;
  private final CardsReader cards;
  private final TricksReader play;
  private final FaultList faults;
  private final int runs;
  private final boolean begun;
  private final boolean playShowsAll;

  HandsReader(
      RuleSet rules,
      Seat dealer,
      CardsReader cards,
      TricksReader play,
      List<TrickRecord> tricks,
      FaultList faults) {
    this.rules = rules;
    this.dealer = dealer;
    this.cards = cards;
    this.play = play;
    this.faults = faults;
    this.runs = Math.max(0, cards.turnUps().size() - 1);
    this.begun = !tricks.isEmpty();
    this.playShowsAll =
        tricks.size() >= rules.handSize()
            && tricks.getLast().cards().size() == rules.players()
            && tricks.stream()
                .allMatch(trick -> trick.cards().stream().allMatch(Optional::isPresent));
  }

  /** The hands that are given, or that a play shows whole. */
  Map<Seat, HandRecord> read() {
    var hands = new EnumMap<Seat, HandRecord>(Seat.class);
    for (var seat : rules.seating().seats()) {
      var given = cards.hand(seat);
      if (given.isPresent()) {
        hands.put(seat, checked(seat, given.get()));
      } else if (runs == 0 && playShowsAll && !rules.draws()) {
        hands.put(seat, takenFromPlay(seat));
      }
    }
    return hands;
  }

  private HandRecord takenFromPlay(Seat seat) {
    var hand = play.played(seat);
    if (hand.size() > rules.handSize()) {
      handSize(seat, "", hand.size(), rules.handSize());
    }
    return HandRecord.of(hand);
  }

  private HandRecord checked(Seat seat, HandRecord hand) {
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
    var thrown = hand.discarded();
    var unseen = thrown.known().minus(hand.received()).size();
    if (unseen > hand.unknown() || thrown.size() > hand.size()) {
      handSize(seat, "discard-not-held", thrown.size(), hand.size());
    }
    var surplus = Discarding.surplus(rules, hand.size(), runs);
    if (thrown.isEmpty() && surplus > 0 && !playShowsAll && begun) {
      handSize(seat, "discard", 0, surplus);
    }
    return thrown.isEmpty() && surplus > 0 && playShowsAll && hand.unknown() == 0
        ? new HandRecord(
            hand.dealt(), hand.packets(), GivenCards.of(hand.received().minus(play.played(seat))))
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
