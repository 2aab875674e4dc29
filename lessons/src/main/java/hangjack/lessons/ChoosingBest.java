package hangjack.lessons;

import hangjack.analyzer.cards.Card;
import hangjack.analyzer.cards.CardSet;
import hangjack.analyzer.cards.Seat;
import hangjack.analyzer.play.DealState;
import hangjack.analyzer.play.Phase;
import java.util.Optional;

/** Judges the card that a learner holds to be the best. */
final class ChoosingBest {
  /** The name of the reply to a wrong card that has none of its own. */
  static final String OTHER = "other";

  private ChoosingBest() {}

  /** Whether the learner is to play, and the cards of the step may be played. */
  static boolean fits(Step.BestCard step, DealState deal, Seat learner) {
    var legal = legal(deal);
    return deal.phase() == Phase.PLAYING
        && deal.toAct().equals(Optional.of(learner))
        && !step.right().isEmpty()
        && legal.containsAll(step.right())
        && legal.size() > step.right().size()
        && legal.minus(step.right()).containsAll(step.answered());
  }

  /** The cards that may be played. */
  static CardSet legal(DealState deal) {
    return TappingCards.accepted(CardQuestion.ALL_LEGAL, deal);
  }

  /** The name of the reply to a card that may be played but is not among the best. */
  static String reply(Step.BestCard step, Card card) {
    return step.answered().contains(card) ? card.name() : OTHER;
  }
}
