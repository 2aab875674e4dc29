package hangjack.analyzer.search;

import hangjack.analyzer.cards.CardSet;
import hangjack.analyzer.cards.Suit;
import hangjack.analyzer.play.Action;
import hangjack.analyzer.play.DealState;
import hangjack.analyzer.play.NamingTrump;
import hangjack.analyzer.rules.LowCredit;
import java.util.List;

/** Cards of a hand that are worth the same whatever the unseen cards are. */
final class EqualCards {
  private final DealState state;
  private final SeatView view;

  EqualCards(DealState state, SeatView view) {
    this.state = state;
    this.view = view;
  }

  /**
   * For each choice the place of the first choice that is worth the same; its own where none is.
   */
  int[] firstOf(List<Action> choices) {
    var first = new int[choices.size()];
    for (var choice = 0; choice < first.length; choice++) {
      first[choice] = choice;
      for (var before = 0; before < choice && first[choice] == choice; before++) {
        if (areSame(choices.get(before), choices.get(choice))) {
          first[choice] = first[before];
        }
      }
    }
    return first;
  }

  private boolean areSame(Action one, Action other) {
    if (!(one instanceof Action.Play first)
        || !(other instanceof Action.Play second)
        || trump(first) != trump(second)) {
      return false;
    }
    var tables = CardTables.of(state.rules(), trump(first));
    var a = first.card().index();
    var b = second.card().index();
    var higher = (tables.lower[a] >>> b & 1) != 0 ? a : b;
    var lower = higher == a ? b : a;
    var isTrump = (tables.trumps >>> a & 1) != 0;
    return !tables.isWorthSomething(a)
        && !tables.isWorthSomething(b)
        && (tables.lower[higher] >>> lower & 1) != 0
        && !(isTrump && state.rules().lowCredit() == LowCredit.TAKER)
        && (tables.lower[higher] & ~tables.lower[lower] & ~(1L << lower) & others(isTrump)) == 0;
  }

  /** The trumps once a card is played: before the first lead of some games it makes them. */
  private Suit trump(Action.Play play) {
    return state.trump().orElseGet(() -> NamingTrump.byLead(play.card()));
  }

  private long others(boolean trumps) {
    var others = view.pool;
    for (var known : view.known) {
      others |= known;
    }
    others |= CardSet.of(view.top).bits();
    others |= CardSet.of(state.current().orElseThrow().cards()).bits();
    if (trumps) {
      for (var trick : state.tricks()) {
        others |= CardSet.of(trick.cards()).bits();
      }
    }
    return others;
  }
}
