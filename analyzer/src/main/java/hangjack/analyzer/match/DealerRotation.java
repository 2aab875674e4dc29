package hangjack.analyzer.match;

import hangjack.analyzer.cards.Seat;
import hangjack.analyzer.play.DealState;
import hangjack.analyzer.play.Ending;
import hangjack.analyzer.rules.AllPass;

/** Who deals next (rules 2.13, 3.2). */
public final class DealerRotation {
  private DealerRotation() {}

  /**
   * The next dealer: the same after an exhausted pack or where the rules want a deal that nobody
   * bid on dealt again, else the next player in the order of play.
   */
  public static Seat after(DealState deal) {
    var again =
        deal.ending()
            .filter(
                ending ->
                    ending == Ending.EXHAUSTED
                        || (ending == Ending.PASSED_OUT
                            && deal.rules().allPass() == AllPass.REDEAL))
            .isPresent();
    return again ? deal.dealer() : deal.seating().next(deal.dealer());
  }
}
