package hangjack.analyzer.play;

import hangjack.analyzer.cards.CardSet;
import hangjack.analyzer.cards.Seat;
import hangjack.analyzer.rules.RuleSet;
import hangjack.analyzer.rules.RunRecipients;
import java.util.List;

/** The dealer runs the cards: packets and a new turn-up until another suit shows (rules 2.12). */
final class Running {
  private Running() {}

  /** Runs until the trump is settled, the match is won by a turn-up, or the pack is exhausted. */
  static void run(Draft draft) {
    var rejected = draft.proposedTrump();
    while (!draft.trumpFixed) {
      var recipients = recipients(draft.rules, draft.dealer);
      if (draft.undealt() < recipients.size() * draft.rules.runPacket() + 1) {
        draft.end(Ending.EXHAUSTED);
        return;
      }
      for (var seat : recipients) {
        dealPacket(draft, seat);
      }
      TurningUp.turn(draft);
      draft.trumpFixed = draft.proposedTrump() != rejected;
      if (ImmediatePoints.winAtOnce(draft)) {
        return;
      }
    }
    Discarding.open(draft);
  }

  /** Who gets a packet, in the order of the deal. */
  static List<Seat> recipients(RuleSet rules, Seat dealer) {
    var elder = rules.seating().elder(dealer);
    return rules.runRecipients() == RunRecipients.ALL
        ? rules.seating().from(elder)
        : List.of(elder, dealer);
  }

  private static void dealPacket(Draft draft, Seat seat) {
    for (var card = 0; card < draft.rules.runPacket(); card++) {
      var packet = CardSet.of(draft.nextOfStock());
      draft.received.merge(seat, packet, CardSet::union);
      draft.hands.merge(seat, packet, CardSet::union);
    }
  }
}
