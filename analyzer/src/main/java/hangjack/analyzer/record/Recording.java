package hangjack.analyzer.record;

import hangjack.analyzer.cards.CardSet;
import hangjack.analyzer.cards.Seat;
import hangjack.analyzer.play.DealState;
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
    var hands = new EnumMap<Seat, HandRecord>(Seat.class);
    for (var seat : rules.seating().seats()) {
      hands.put(
          seat,
          new HandRecord(
              GivenCards.of(state.deal().hands().of(seat)),
              packets(state, seat),
              GivenCards.of(state.discarded(seat))));
    }
    return hands;
  }

  /** The packets of a seat: they lie in the stock between one turn-up and the next. */
  private static List<GivenCards> packets(DealState state, Seat seat) {
    var recipients = Running.recipients(state.rules(), state.dealer());
    var size = state.rules().runPacket();
    var place = recipients.indexOf(seat);
    var packets = new ArrayList<GivenCards>();
    for (var run = 0; run < state.turnUps().size() - 1 && place >= 0; run++) {
      var first = 1 + run * (recipients.size() * size + 1) + place * size;
      packets.add(GivenCards.of(CardSet.of(state.deal().stock().subList(first, first + size))));
    }
    return packets;
  }
}
