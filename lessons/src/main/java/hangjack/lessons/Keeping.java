package hangjack.lessons;

import hangjack.analyzer.cards.CardSet;
import hangjack.analyzer.cards.Seat;
import hangjack.analyzer.play.DealState;
import hangjack.analyzer.play.Discarding;
import hangjack.analyzer.play.Phase;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Judges the cards that a learner keeps after a run. */
final class Keeping {
  private Keeping() {}

  /** Whether the learner is to reduce the hand and can keep what must be kept. */
  static boolean fits(Step.Keep step, DealState deal, Seat learner) {
    return deal.phase() == Phase.DISCARDING
        && deal.toAct().equals(Optional.of(learner))
        && hand(deal).containsAll(step.must())
        && step.must().size() <= size(deal)
        && (step.by() == Basis.RULES) == step.must().isEmpty();
  }

  /** How many cards are kept. */
  static int size(DealState deal) {
    var hand = hand(deal);
    return hand.size() - Discarding.surplus(deal.rules(), hand.size(), deal.turnUps().size() - 1);
  }

  /** The cards there are to choose from. */
  static CardSet hand(DealState deal) {
    return deal.hand(deal.toAct().orElseThrow());
  }

  /** One right choice: what must be kept, and others. */
  static CardSet accepted(Step.Keep step, DealState deal) {
    var kept = step.must();
    for (var card : hand(deal)) {
      kept = kept.size() < size(deal) ? kept.with(card) : kept;
    }
    return kept;
  }

  /** A wrong number of cards; empty where it is right. */
  static List<Remark> faults(DealState deal, CardSet kept) {
    return kept.size() == size(deal) && hand(deal).containsAll(kept)
        ? List.of()
        : List.of(new Remark(ReplyCode.KEEP_COUNT, Map.of("count", size(deal))));
  }

  /** Wrong choices of every sort: too few, too many, and each card thrown that must be kept. */
  static List<CardSet> wrong(Step.Keep step, DealState deal) {
    var right = accepted(step, deal);
    var others = hand(deal).minus(right);
    var wrong = new ArrayList<CardSet>();
    wrong.add(CardSet.EMPTY);
    wrong.add(hand(deal));
    for (var card : step.must()) {
      wrong.add(right.without(card));
      wrong.add(right.without(card).with(others.toList().getFirst()));
    }
    return wrong;
  }
}
