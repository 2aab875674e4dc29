package hangjack.analyzer.play;

import hangjack.analyzer.cards.Card;
import hangjack.analyzer.cards.Suit;
import java.util.List;

/** The highest trump wins a trick, else the highest card of the suit led (rules 2.3). */
public final class TrickWinner {
  private TrickWinner() {}

  /** The place of the winning card in a trick of one card or more, 0 for the lead. */
  public static int place(List<Card> trick, Suit trump) {
    var best = 0;
    for (var place = 1; place < trick.size(); place++) {
      if (beats(trick.get(place), trick.get(best), trump)) {
        best = place;
      }
    }
    return best;
  }

  /** Whether a card played later takes a trick from the one that was winning it. */
  public static boolean beats(Card later, Card best, Suit trump) {
    if (later.suit() == best.suit()) {
      return later.rank().compareTo(best.rank()) > 0;
    }
    return later.suit() == trump;
  }
}
