package hangjack.analyzer.score;

import hangjack.analyzer.play.DealState;
import java.util.ArrayList;
import java.util.List;

/** Cards that are pegged at once by the side that wins them, trick by trick (rules 3.6). */
final class Pegging {
  private Pegging() {}

  /** The pegs of the complete tricks, in the order in which the cards fell. */
  static List<Award> of(DealState deal) {
    var pegs = deal.rules().pegPoints();
    if (pegs.isNone()) {
      return List.of();
    }
    var awards = new ArrayList<Award>();
    for (var trick : deal.tricks()) {
      for (var card : trick.cards()) {
        var points = pegs.of(card, deal.trump().orElseThrow());
        awards.add(WonCards.award(deal, AwardKind.PEG, points, card, trick.winner().orElseThrow()));
      }
    }
    return awards;
  }
}
