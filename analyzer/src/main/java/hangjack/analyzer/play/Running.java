package hangjack.analyzer.play;

import hangjack.analyzer.cards.Card;
import hangjack.analyzer.cards.CardSet;
import hangjack.analyzer.cards.Seat;
import hangjack.analyzer.rules.RuleSet;
import hangjack.analyzer.rules.RunRecipients;
import java.util.List;

/** The dealer runs the cards: packets and a new turn-up until another suit shows (rules 2.12). */
public final class Running {
  private Running() {}

  /**
   * How many cards a deal turns up, as far as the cards that were turned tell.
   *
   * @param turnUps the cards turned up, one or more
   * @param run whether the dealer ran the cards
   * @return their number; one more than given where another must have followed
   */
  public static int turnUps(RuleSet rules, Seat dealer, List<Card> turnUps, boolean run) {
    var oneRun = cardsOfARun(rules, dealer);
    var undealt = rules.pack().size() - rules.players() * rules.handSize() - 1;
    var turned = 1;
    while (run && undealt >= oneRun) {
      turned++;
      undealt -= oneRun;
      if (turned > turnUps.size() || turnUps.get(turned - 1).suit() != turnUps.getFirst().suit()) {
        break;
      }
    }
    return turned;
  }

  /** Runs until the trump is settled, the match is won by a turn-up, or the pack is exhausted. */
  static void run(Draft draft) {
    var rejected = draft.trump;
    while (!draft.trumpFixed) {
      var oneRun = cardsOfARun(draft.rules, draft.dealer);
      if (draft.undealt() < oneRun) {
        draft.end(Ending.EXHAUSTED);
        return;
      }
      if (draft.stockUsed + oneRun > draft.deal.stock().size()) {
        draft.waitFor(Phase.RUNNING, draft.dealer);
        return;
      }
      for (var seat : dealing(draft.rules, draft.dealer)) {
        draft.deal(seat, CardSet.of(draft.nextOfStock()));
      }
      TurningUp.turn(draft);
      draft.trumpFixed = !draft.trump.equals(rejected);
      if (ImmediatePoints.winAtOnce(draft)) {
        return;
      }
    }
    Discarding.open(draft);
  }

  /** Who gets each card of a run, in the order of the deal: in packets, or one by one. */
  public static List<Seat> dealing(RuleSet rules, Seat dealer) {
    return Deal.inPackets(rules, recipients(rules, dealer), rules.runPacket());
  }

  /** Who gets cards, in the order of the deal. */
  public static List<Seat> recipients(RuleSet rules, Seat dealer) {
    var elder = rules.seating().elder(dealer);
    return rules.runRecipients() == RunRecipients.ALL
        ? rules.seating().from(elder)
        : List.of(elder, dealer);
  }

  private static int cardsOfARun(RuleSet rules, Seat dealer) {
    return recipients(rules, dealer).size() * rules.runPacket() + 1;
  }
}
