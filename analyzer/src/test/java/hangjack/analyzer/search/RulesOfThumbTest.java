package hangjack.analyzer.search;

import static hangjack.analyzer.fixtures.Deals.after;
import static hangjack.analyzer.fixtures.Deals.play;
import static hangjack.analyzer.fixtures.Deals.rules;
import static hangjack.analyzer.fixtures.Deals.score;
import static hangjack.analyzer.fixtures.Deals.turningUp;
import static org.junit.jupiter.api.Assertions.assertEquals;

import hangjack.analyzer.cards.CardSet;
import hangjack.analyzer.cards.Seat;
import hangjack.analyzer.fixtures.Deals;
import hangjack.analyzer.play.Action;
import hangjack.analyzer.play.Action.Beg;
import hangjack.analyzer.play.Action.Bid;
import hangjack.analyzer.play.Action.Discard;
import hangjack.analyzer.play.Action.Give;
import hangjack.analyzer.play.Action.Pass;
import hangjack.analyzer.play.Action.Run;
import hangjack.analyzer.play.Action.Stand;
import hangjack.analyzer.play.Action.Take;
import hangjack.analyzer.play.DealEngine;
import hangjack.analyzer.play.DealState;
import hangjack.analyzer.rules.RuleSet;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class RulesOfThumbTest {
  private static final String STRONG = "Ah Kh Jh 2h Ks 9c";
  private static final String WEAK = "9s 8s 6d 5d 4c 3c";

  private final RuleSet english = rules("all-fours");
  private final RuleSet pitch = rules("auction-pitch");

  @Test
  void theElderHandStandsOnAStrongHandAndBegsOnAWeakOne() {
    assertEquals(new Stand(Seat.NORTH), chosen(english(STRONG, WEAK, "N 0")));
    assertEquals(new Beg(Seat.NORTH), chosen(english(WEAK, STRONG, "N 0")));
  }

  @Test
  void whoNeedsOnePointAndHoldsTheAceStandsSinceHighIsCountedFirst() {
    var hand = "Ah 9s 8s 6d 5d 4c";
    assertEquals(new Stand(Seat.NORTH), chosen(english(hand, "Kh Jh Qh 2h Ks 9c", "N 10, S 10")));
  }

  @Test
  void theDealerGivesOnAStrongHandAndRunsOnAWeakOne() {
    assertEquals(new Give(Seat.SOUTH), chosen(begged(english(WEAK, STRONG, "N 0"))));
    assertEquals(new Run(Seat.SOUTH), chosen(begged(english(STRONG, WEAK, "N 0"))));
  }

  @Test
  void theLastPointOfAMatchIsNeverGiven() {
    assertEquals(new Run(Seat.SOUTH), chosen(begged(english(WEAK, STRONG, "N 10"))));
  }

  @Test
  void trumpsAreKeptThenAcesAndTens() {
    var hands = Map.of(Seat.NORTH, "Ts 9s 8s 4d 3h 2c", Seat.SOUTH, WEAK.replace("4c", "Kc"));
    var dealt = turningUp(english, Seat.SOUTH, "Qh 7d", hands);
    var begun = Deals.begin(english, Seat.SOUTH, dealt);
    var run = after(begun, new Beg(Seat.NORTH), new Run(Seat.SOUTH));
    var packet = run.hand(Seat.NORTH).minus(CardSet.named("Ts 9s 8s 4d 3h 2c"));
    assertEquals(CardSet.named("2s 3s 4s"), packet);
    assertEquals(new Discard(Seat.NORTH, CardSet.named("2c 2s 3s")), chosen(run));
  }

  @Test
  void asManyPointsAreBidAsTheHandIsLikelyToMake() {
    assertEquals(new Pass(Seat.WEST), chosen(auction("Qs 9s 8d 6d 5c 3c", "Th 9h 8h 7h 6h 5h")));
    assertEquals(new Bid(Seat.WEST, 3), chosen(auction("Ah Kh 9h 2h Ks 9c", WEAK)));
    assertEquals(new Bid(Seat.WEST, 4), chosen(auction("Ah Kh Qh Jh 2h As", WEAK)));
  }

  @Test
  void theDealerTakesTheBidOfAnotherOnAGoodHandAndPassesOnABadOne() {
    var bids = new Action[] {new Bid(Seat.WEST, 2), new Pass(Seat.NORTH), new Pass(Seat.EAST)};
    assertEquals(new Take(Seat.SOUTH), chosen(after(auction(WEAK, STRONG), bids)));
    assertEquals(new Pass(Seat.SOUTH), chosen(after(auction(STRONG, WEAK), bids)));
  }

  @Test
  void theLongestAndHighestSuitIsPitched() {
    var bids =
        new Action[] {
          new Bid(Seat.WEST, 3), new Pass(Seat.NORTH), new Pass(Seat.EAST), new Pass(Seat.SOUTH)
        };
    assertEquals(play(Seat.WEST, "Ah"), chosen(after(auction("Ah Kh 9h 2h Ks 9c", WEAK), bids)));
  }

  @Test
  void theOwnJackIsSavedWhereNobodyCanOvertakeIt() {
    assertEquals(play(Seat.SOUTH, "Jh"), answer("9h 3h Th", "Jh 2h"));
  }

  @Test
  void theOwnJackIsHeldBackFromAHigherTrump() {
    assertEquals(play(Seat.NORTH, "2h"), answer("Qh", "Jh 2h"));
  }

  @Test
  void theJackOfTheOthersIsCaught() {
    assertEquals(play(Seat.NORTH, "Kh"), answer("Jh", "Kh 3h"));
  }

  @Test
  void tensGoOnThePartnersSureTrickAndAreKeptFromTheOthers() {
    assertEquals(play(Seat.WEST, "Td"), answer("Ah 3h", "Td 5c"));
    assertEquals(play(Seat.SOUTH, "6c"), answer("Ah 3h 5h", "Td 6c"));
  }

  @Test
  void aTenOnTheTableIsTrumped() {
    assertEquals(play(Seat.SOUTH, "2h"), answer("Ks Ts 5s", "3s 2h"));
  }

  @Test
  void aTrickOfThePartnersIsNotTrumped() {
    assertEquals(play(Seat.SOUTH, "3s"), answer("5s Ks 6s", "3s 2h"));
  }

  @Test
  void lowIsTakenWhereItGoesToItsTaker() {
    var taker = rules("trinidad; hand-size=2; low-to=taker");
    assertEquals(play(Seat.NORTH, "Kh"), answer(taker, "2h", "Kh 3s"));
  }

  @Test
  void theNineOfTrumpsIsCaughtInDon() {
    var don = rules("nine-card-don");
    var hands = new EnumMap<Seat, String>(Seat.class);
    hands.put(Seat.WEST, "9h 2s 3s 4s 6s 7s 8s 9s Ts");
    hands.put(Seat.NORTH, "Kh 2h 2d 3d 4d 6d 7d 8d 9d");
    hands.put(Seat.EAST, "3h 4h 2c 3c 4c 6c 7c 8c 9c");
    hands.put(Seat.SOUTH, "6h 7h Td Jd Qd Tc Jc Qc Kc");
    var state = Deals.begin(don, Seat.SOUTH, Deals.drawing(don, hands, "Ah"));
    assertEquals(play(Seat.NORTH, "Kh"), chosen(after(state, play(Seat.WEST, "9h"))));
  }

  /** The elder hand's and the dealer's first cards of the English game; a heart is turned up. */
  private DealState english(String elder, String dealer, String score) {
    var hands = Map.of(Seat.NORTH, elder, Seat.SOUTH, dealer);
    var deal = turningUp(english, Seat.SOUTH, "7h 7d", hands);
    return DealEngine.begin(english, Seat.SOUTH, score(english, score), deal);
  }

  private static DealState begged(DealState state) {
    return after(state, new Beg(state.elder()));
  }

  /** The elder hand's and the dealer's cards of an auction. */
  private DealState auction(String elder, String dealer) {
    var hands = Map.of(Seat.WEST, elder, Seat.SOUTH, dealer);
    return Deals.begin(pitch, Seat.SOUTH, turningUp(pitch, Seat.SOUTH, "Tc", hands));
  }

  private static Action answer(String trick, String hand) {
    return answer(rules("trinidad; hand-size=2"), trick, hand);
  }

  /**
   * What the next player answers in the first trick of two, hearts being trumps, East, North, West
   * and South playing in this order; each holds a low club besides.
   */
  private static Action answer(RuleSet rules, String trick, String hand) {
    var order = List.of(Seat.EAST, Seat.NORTH, Seat.WEST, Seat.SOUTH);
    var cards = trick.split(" ", -1);
    var hands = new EnumMap<Seat, String>(Seat.class);
    for (var place = 0; place < cards.length; place++) {
      hands.put(order.get(place), cards[place] + " " + (2 + place) + "c");
    }
    hands.put(order.get(cards.length), hand);
    var dealt = turningUp(rules, Seat.SOUTH, "8h", hands);
    var state = after(Deals.begin(rules, Seat.SOUTH, dealt), new Stand(Seat.EAST));
    for (var place = 0; place < cards.length; place++) {
      state = after(state, play(order.get(place), cards[place]));
    }
    return chosen(state);
  }

  private static Action chosen(DealState state) {
    return Bot.RULES_OF_THUMB.choose(state, new SplittableRandom(0));
  }
}
