package hangjack.lessons;

import hangjack.analyzer.cards.Card;
import hangjack.analyzer.cards.CardSet;
import hangjack.analyzer.play.DealState;
import hangjack.analyzer.play.TrickWinner;
import hangjack.analyzer.score.Pips;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;

/** Judges an order of cards. */
final class PuttingInOrder {
  /** Up to so many cards every order is tried. */
  private static final int TRIED = 5;

  private final Step.PutInOrder step;
  private final DealState deal;

  private PuttingInOrder(Step.PutInOrder step, DealState deal) {
    this.step = step;
    this.deal = deal;
  }

  static PuttingInOrder of(Step.PutInOrder step, DealState deal) {
    return new PuttingInOrder(step, deal);
  }

  /** Whether the cards are of the pack, each once, and have one order. */
  boolean fits() {
    var cards = CardSet.of(step.cards());
    return step.cards().size() > 1
        && cards.size() == step.cards().size()
        && deal.rules().pack().containsAll(cards)
        && deal.trumps().isPresent()
        && hasOneOrder();
  }

  private boolean hasOneOrder() {
    var sorted = accepted();
    for (var place = 1; place < sorted.size(); place++) {
      var first = sorted.get(place - 1);
      var second = sorted.get(place);
      if (!isHigher(step.highestFirst() ? first : second, step.highestFirst() ? second : first)) {
        return false;
      }
    }
    return true;
  }

  /** The right order. */
  List<Card> accepted() {
    Comparator<Card> rising =
        (one, other) -> isHigher(one, other) ? 1 : isHigher(other, one) ? -1 : 0;
    return step.cards().stream().sorted(step.highestFirst() ? rising.reversed() : rising).toList();
  }

  List<Remark> faults(List<Card> given) {
    if (given.size() != step.cards().size()
        || !CardSet.of(given).equals(CardSet.of(step.cards()))) {
      return List.of(
          new Remark(ReplyCode.ORDER_OPEN, Map.of("count", step.cards().size() - given.size())));
    }
    for (var place = 1; place < given.size(); place++) {
      var higher = given.get(step.highestFirst() ? place - 1 : place);
      var lower = given.get(step.highestFirst() ? place : place - 1);
      if (!isHigher(higher, lower)) {
        var code = step.by() == Ordering.PIPS ? ReplyCode.ORDER_PIPS : ReplyCode.ORDER_STRENGTH;
        return List.of(new Remark(code, Map.of("higher", lower, "lower", higher)));
      }
    }
    return List.of();
  }

  /** Wrong orders of every sort: all of few cards, else each two neighbours changed; and none. */
  List<List<Card>> wrong() {
    var right = accepted();
    var wrong = new ArrayList<List<Card>>();
    if (right.size() <= TRIED) {
      permute(List.of(), right, wrong);
      wrong.remove(right);
    } else {
      for (var place = 1; place < right.size(); place++) {
        var changed = new ArrayList<>(right);
        changed.set(place - 1, right.get(place));
        changed.set(place, right.get(place - 1));
        wrong.add(changed);
      }
    }
    wrong.add(List.of());
    wrong.add(right.subList(0, right.size() - 1));
    return wrong;
  }

  private static void permute(List<Card> begun, List<Card> left, List<List<Card>> orders) {
    if (left.isEmpty()) {
      orders.add(begun);
    }
    for (var card : left) {
      var longer = new ArrayList<>(begun);
      longer.add(card);
      permute(longer, left.stream().filter(other -> other != card).toList(), orders);
    }
  }

  private boolean isHigher(Card one, Card other) {
    return switch (step.by()) {
      case PIPS -> Pips.of(deal.rules(), one) > Pips.of(deal.rules(), other);
      case STRENGTH -> TrickWinner.beats(one, other, deal.trumps().orElseThrow());
    };
  }
}
