package hangjack.analyzer.play;

import hangjack.analyzer.cards.Card;
import hangjack.analyzer.rules.Trumps;
import java.util.List;

/** The highest trump wins a trick, else the highest card of the suit led (rules 2.3). */
public final class TrickWinner {
  private TrickWinner() {}

  /** The place of the winning card in a trick of one card or more, 0 for the lead. */
  public static int place(List<Card> trick, Trumps trumps) {
    var best = 0;
    for (var place = 1; place < trick.size(); place++) {
      if (beats(trick.get(place), trick.get(best), trumps)) {
        best = place;
      }
    }
    return best;
  }

  /** Whether a card played later takes a trick from the one that was winning it. */
  public static boolean beats(Card later, Card best, Trumps trumps) {
    if (trumps.contains(later)) {
      return !trumps.contains(best) || trumps.isHigher(later, best);
    }
    return !trumps.contains(best)
        && later.suit() == best.suit()
        && later.rank().compareTo(best.rank()) > 0;
  }
}
