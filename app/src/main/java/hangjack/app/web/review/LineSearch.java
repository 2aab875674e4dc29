package hangjack.app.web.review;

import hangjack.analyzer.cards.Card;
import hangjack.analyzer.play.Action;
import hangjack.analyzer.play.DealState;
import java.util.List;
import java.util.function.Consumer;

/** Finds out how a deal goes on when all cards lie open and everybody plays best. */
interface LineSearch {
  /**
   * Begins to look for a line.
   *
   * @param state a deal in play that can be solved exactly
   * @param first the card played first
   * @param found told of the cards to the end of the deal, with the page at hand; of none where
   *     they could not be found
   * @return ends the search, of which nobody wants to hear any more
   */
  Runnable begin(DealState state, Action.Play first, Consumer<List<Card>> found);
}
