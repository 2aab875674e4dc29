package hangjack.analyzer.record;

import hangjack.analyzer.cards.CardSet;
import hangjack.analyzer.cards.Seat;
import hangjack.analyzer.play.DealState;
import hangjack.analyzer.play.Hands;
import hangjack.analyzer.play.Running;
import hangjack.analyzer.play.Trick;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Writes down a deal that was dealt or played here, with every card known. */
public final class Recording {
  private Recording() {}

  /** The record of a deal as it stands; the score before it is not told. */
  public static DealRecord of(DealState state) {
    var tricks = new ArrayList<Trick>(state.tricks());
    state.current().filter(trick -> !trick.cards().isEmpty()).ifPresent(tricks::add);
    return new DealRecord(
        state.rules(),
        state.dealer(),
        Optional.empty(),
        hands(state),
        Map.of(),
        state.turnUps(),
        state.calls(),
        state.deal().named(),
        state.rules().draws() ? state.deal().stock() : List.of(),
        tricks.stream().map(trick -> TrickRecord.of(trick.leader(), trick.cards())).toList(),
        Optional.empty(),
        false,
        Map.of());
  }

  private static Map<Seat, HandRecord> hands(DealState state) {
    var rules = state.rules();
    var recipients = Running.recipients(rules, state.dealer());
    var packets = packets(state);
    var hands = new EnumMap<Seat, HandRecord>(Seat.class);
    for (var seat : rules.seating().seats()) {
      var own = recipients.contains(seat) ? packets : List.<Hands>of();
      hands.put(
          seat,
          new HandRecord(
              GivenCards.of(state.deal().hands().of(seat)),
              own.stream().map(packet -> GivenCards.of(packet.of(seat))).toList(),
              GivenCards.of(state.discarded(seat))));
    }
    return hands;
  }

  /** What each run dealt: it lies in the stock between one turn-up and the next. */
  private static List<Hands> packets(DealState state) {
    var packets = new ArrayList<Hands>();
    var next = 1;
    for (var run = 1; run < state.turnUps().size(); run++) {
      var dealt = Hands.NONE;
      for (var seat : Running.dealing(state.rules(), state.dealer())) {
        dealt = dealt.plus(seat, CardSet.of(state.deal().stock().get(next++)));
      }
      packets.add(dealt);
      next++;
    }
    return packets;
  }
}
