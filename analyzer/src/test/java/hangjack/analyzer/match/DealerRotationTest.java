package hangjack.analyzer.match;

import static hangjack.analyzer.fixtures.Deals.after;
import static hangjack.analyzer.fixtures.Deals.begin;
import static hangjack.analyzer.fixtures.Deals.playedOut;
import static hangjack.analyzer.fixtures.Deals.rules;
import static hangjack.analyzer.fixtures.Deals.run;
import static hangjack.analyzer.fixtures.Deals.score;
import static hangjack.analyzer.fixtures.Deals.turningUp;
import static org.junit.jupiter.api.Assertions.assertEquals;

import hangjack.analyzer.cards.Seat;
import hangjack.analyzer.play.Action;
import hangjack.analyzer.play.Deal;
import hangjack.analyzer.play.DealEngine;
import hangjack.analyzer.play.DealState;
import hangjack.analyzer.play.Ending;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Who deals next (rules 2.13, 3, 3.2). */
class DealerRotationTest {
  @Test
  void theDealGoesRoundInTheDirectionOfPlay() {
    assertEquals(Seat.NORTH, DealerRotation.after(played("trinidad", Seat.EAST)));
    assertEquals(Seat.EAST, DealerRotation.after(played("trinidad", Seat.SOUTH)));
    assertEquals(Seat.NORTH, DealerRotation.after(played("auction-pitch", Seat.WEST)));
    assertEquals(Seat.WEST, DealerRotation.after(played("auction-pitch", Seat.SOUTH)));
    assertEquals(Seat.NORTH, DealerRotation.after(played("all-fours; players=3", Seat.SOUTH)));
    assertEquals(Seat.SOUTH, DealerRotation.after(played("all-fours", Seat.NORTH)));
  }

  @Test
  void theSameDealerDealsAgainAfterAnExhaustedPack() {
    var deal = run(rules("all-fours", 4), Seat.WEST, "8s Js 2s");
    assertEquals(Seat.WEST, DealerRotation.after(deal));
  }

  @Test
  void afterAllPassedTheSameDealerOrTheNextDeals() {
    assertEquals(Seat.WEST, DealerRotation.after(passed("auction-pitch; all-pass=redeal")));
    assertEquals(Seat.NORTH, DealerRotation.after(passed("auction-pitch; all-pass=next-dealer")));
  }

  @Test
  void aDealThatWasWonAtOnceIsADealLikeAnother() {
    var rules = rules("all-fours");
    var cards = turningUp(rules, Seat.NORTH, "Jc");
    var deal = DealEngine.begin(rules, Seat.NORTH, score(rules, "N 10"), cards);
    assertEquals(Optional.of(Ending.WON_AT_ONCE), deal.ending());
    assertEquals(Seat.SOUTH, DealerRotation.after(deal));
  }

  private static DealState played(String id, Seat dealer) {
    var rules = rules(id);
    return playedOut(begin(rules, dealer, Deal.shuffled(1, rules, dealer)));
  }

  private static DealState passed(String id) {
    var rules = rules(id);
    var deal = begin(rules, Seat.WEST, Deal.shuffled(1, rules, Seat.WEST));
    while (deal.toAct().isPresent()) {
      deal = after(deal, new Action.Pass(deal.toAct().get()));
    }
    return deal;
  }
}
