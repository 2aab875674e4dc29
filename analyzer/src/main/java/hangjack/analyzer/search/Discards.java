package hangjack.analyzer.search;

import hangjack.analyzer.cards.Card;
import hangjack.analyzer.play.Action;
import hangjack.analyzer.play.DealState;
import hangjack.analyzer.score.Pips;
import java.util.Comparator;
import java.util.List;

/** Which of the many ways to lay cards away are worth a thought. */
final class Discards {
  private static final int TRUMP = 100;

  private Discards() {}

  /** The discards that throw the least, by trumps, pips and rank; so many at most. */
  static List<Action> likely(DealState state, List<Action> legal, int most) {
    return legal.stream()
        .sorted(Comparator.comparingInt(action -> thrown(state, (Action.Discard) action)))
        .limit(most)
        .toList();
  }

  private static int thrown(DealState state, Action.Discard discard) {
    var trumps = state.trumps().orElseThrow();
    var sum = 0;
    for (var card : discard.cards()) {
      sum += trumps.contains(card) ? TRUMP : 0;
      sum += 4 * Pips.of(state.rules(), card) + rank(card);
    }
    return sum;
  }

  private static int rank(Card card) {
    return card.isJoker() ? 0 : card.rank().ordinal();
  }
}
