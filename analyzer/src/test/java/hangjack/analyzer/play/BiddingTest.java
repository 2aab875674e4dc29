package hangjack.analyzer.play;

import static hangjack.analyzer.fixtures.Deals.after;
import static hangjack.analyzer.fixtures.Deals.begin;
import static hangjack.analyzer.fixtures.Deals.rules;
import static org.junit.jupiter.api.Assertions.assertEquals;

import hangjack.analyzer.cards.Seat;
import hangjack.analyzer.rules.RuleSet;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The auction: scenarios X18 to X21 of the rules, section 9.5. North is elder hand, West deals. */
class BiddingTest {
  @Test
  void x18TheDealerMayTakeTheContractForTheHighestBid() {
    var deal = said(rules("auction-pitch"), "2 pass 3");
    assertEquals(List.of("pass", "4", "take"), choices(deal));
    deal = after(deal, new Action.Take(Seat.WEST));
    assertEquals(Optional.of(new Contract(Seat.WEST, 3)), deal.contract());
    assertEquals(Optional.of(Seat.WEST), deal.toAct());
    assertEquals(Phase.PLAYING, deal.phase());
  }

  @Test
  void x19TheHighestBidCannotBeTakenUnlessTheRulesAlwaysLetTheDealer() {
    var take = new Action.Take(Seat.WEST);
    var deal = said(rules("auction-pitch"), "pass 4 pass");
    assertEquals(List.of("pass"), choices(deal));
    assertEquals(Optional.of(Refusal.STEAL_NOT_ALLOWED), DealEngine.refusal(deal, take));
    var always = said(rules("auction-pitch; dealer-steal=always"), "pass 4 pass");
    assertEquals(List.of("pass", "take"), choices(always));
    assertEquals(Optional.of(new Contract(Seat.WEST, 4)), after(always, take).contract());
  }

  @Test
  void x20WhereAllPassTheDealerPitchesForTwo() {
    var rules = rules("auction-pitch");
    var deal = said(rules, "pass pass pass");
    assertEquals(List.of("2", "3", "4"), choices(deal));
    var pass = new Action.Pass(Seat.WEST);
    assertEquals(Optional.of(Refusal.DEALER_MUST_BID), DealEngine.refusal(deal, pass));
    var contract = Optional.of(new Contract(Seat.WEST, 2));
    assertEquals(contract, after(deal, new Action.Bid(Seat.WEST, 2)).contract());
    assertEquals(contract, DealEngine.enforce(deal, pass).contract());
    assertEquals(contract, Bidding.contract(rules, Seat.WEST, deal.calls()));
  }

  @Test
  void x21ABidMustBeAboveThoseBefore() {
    var deal = said(rules("auction-pitch"), "3");
    assertEquals(List.of("pass", "4"), choices(deal));
    for (var points : new int[] {2, 3}) {
      assertEquals(
          Optional.of(Refusal.BID_TOO_LOW),
          DealEngine.refusal(deal, new Action.Bid(Seat.EAST, points)));
    }
  }

  @Test
  void eachPlayerBidsOnceInTheOrderOfPlayAndTheDealerLast() {
    var deal = said(rules("auction-pitch"), "");
    assertEquals(Optional.of(Seat.NORTH), deal.toAct());
    assertEquals(List.of("pass", "2", "3", "4"), choices(deal));
    assertEquals(
        Optional.of(Refusal.NOT_YOUR_CALL), DealEngine.refusal(deal, new Action.Pass(Seat.EAST)));
    deal = said(rules("auction-pitch"), "2 3 pass pass");
    assertEquals(Phase.PLAYING, deal.phase());
    assertEquals(Optional.of(Seat.EAST), deal.toAct());
    assertEquals(Optional.of(new Contract(Seat.EAST, 3)), deal.contract());
    assertEquals(
        Optional.of(Refusal.NOT_YOUR_CALL), DealEngine.refusal(deal, new Action.Pass(Seat.NORTH)));
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource({
    "auction-pitch, 2, pass 3 4 take",
    "pitch-smudge, 1, pass 2 3 4",
    "pitch-with-joker, 4, pass 5 take",
    "setback, 3, pass 4 take",
    "auction-pitch; dealer-steal=never, 2, pass 3 4",
  })
  void theDealersChoicesDependOnTheRules(String rules, String bid, String choices) {
    var deal = said(rules(rules), bid + " pass pass");
    assertEquals(List.of(choices.split(" ", -1)), choices(deal));
  }

  @Test
  void onlyTheDealerTakes() {
    var deal = said(rules("auction-pitch"), "2");
    var take = new Action.Take(Seat.EAST);
    assertEquals(Optional.of(Refusal.STEAL_NOT_ALLOWED), DealEngine.refusal(deal, take));
    // a table that lets another player take lets that player pitch
    var calls = new ArrayList<>(DealEngine.enforce(deal, take).calls());
    assertEquals(
        Optional.of(new Contract(Seat.EAST, 2)),
        Bidding.contract(rules("auction-pitch"), Seat.WEST, calls));
  }

  @Test
  void nobodyCanTakeWhereNobodyHasBid() {
    var deal = said(rules("auction-pitch"), "pass pass pass");
    assertEquals(
        Optional.of(Refusal.STEAL_NOT_ALLOWED),
        DealEngine.refusal(deal, new Action.Take(Seat.WEST)));
  }

  @Test
  void aBidTooLowCountsAsAPassAndOneTooHighAsTheHighest() {
    var rules = rules("auction-pitch");
    var start = said(rules, "");
    var one = new Action.Bid(Seat.NORTH, 1);
    assertEquals(Optional.of(Refusal.BID_TOO_LOW), DealEngine.refusal(start, one));
    var low = DealEngine.enforce(start, one);
    assertEquals(
        Optional.of(new Contract(Seat.WEST, 2)),
        Bidding.contract(rules, Seat.WEST, after(low, passes(Seat.EAST, Seat.SOUTH)).calls()));
    assertEquals(
        Optional.empty(), DealEngine.refusal(low, new Action.Bid(Seat.EAST, 2)), "two is next");
    var five = new Action.Bid(Seat.NORTH, 5);
    assertEquals(Optional.of(Refusal.BID_TOO_HIGH), DealEngine.refusal(start, five));
    var high = after(DealEngine.enforce(start, five), passes(Seat.EAST, Seat.SOUTH, Seat.WEST));
    assertEquals(Optional.of(new Contract(Seat.NORTH, 4)), high.contract());
    var three = DealEngine.enforce(said(rules, "3"), new Action.Bid(Seat.EAST, 2));
    assertEquals(
        Optional.of(new Contract(Seat.NORTH, 3)),
        after(three, passes(Seat.SOUTH, Seat.WEST)).contract());
  }

  @Test
  void whereAllPassTheCardsMayBeThrownInOrTheElderHandPitchesFree() {
    for (var allPass : List.of("redeal", "next-dealer")) {
      var deal = said(rules("auction-pitch; all-pass=" + allPass), "pass pass pass pass");
      assertEquals(Optional.of(Ending.PASSED_OUT), deal.ending());
      assertEquals(Optional.empty(), deal.contract());
    }
    var free = said(rules("auction-pitch; all-pass=elder-free"), "pass pass pass pass");
    assertEquals(Optional.of(new Contract(Seat.NORTH, 0)), free.contract());
    assertEquals(Optional.of(Seat.NORTH), free.toAct());
  }

  @Test
  void nobodyBegsInAnAuction() {
    var deal = said(rules("auction-pitch"), "");
    assertEquals(
        Optional.of(Refusal.NOT_YOUR_CALL), DealEngine.refusal(deal, new Action.Beg(Seat.NORTH)));
  }

  private static Action[] passes(Seat... seats) {
    return List.of(seats).stream().map(Action.Pass::new).toArray(Action[]::new);
  }

  /** A deal in which these words were said, North first. */
  private static DealState said(RuleSet rules, String words) {
    var deal = begin(rules, Seat.WEST, Deal.shuffled(1, rules, Seat.WEST));
    for (var word : words.split(" ", -1)) {
      var seat = deal.toAct().orElseThrow();
      deal =
          switch (word) {
            case "" -> deal;
            case "pass" -> after(deal, new Action.Pass(seat));
            default -> after(deal, new Action.Bid(seat, Integer.parseInt(word)));
          };
    }
    return deal;
  }

  private static List<String> choices(DealState deal) {
    return DealEngine.legalActions(deal).stream()
        .map(action -> action instanceof Action.Call call ? call.word() : "play")
        .toList();
  }
}
