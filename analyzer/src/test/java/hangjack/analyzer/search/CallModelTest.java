package hangjack.analyzer.search;

import static hangjack.analyzer.fixtures.Deals.after;
import static hangjack.analyzer.fixtures.Deals.begin;
import static hangjack.analyzer.fixtures.Deals.play;
import static hangjack.analyzer.fixtures.Deals.rules;
import static hangjack.analyzer.fixtures.Deals.run;
import static hangjack.analyzer.fixtures.Deals.turningUp;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hangjack.analyzer.cards.Card;
import hangjack.analyzer.cards.CardSet;
import hangjack.analyzer.cards.Seat;
import hangjack.analyzer.cards.Suit;
import hangjack.analyzer.play.Action;
import hangjack.analyzer.play.Deal;
import hangjack.analyzer.play.DealState;
import hangjack.analyzer.rules.RuleSet;
import hangjack.analyzer.rules.RuleSets;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

class CallModelTest {
  private static final CardSet NO_TRUMP = CardSet.named("9s 8s 6d 5d 4c 3c");
  private static final CardSet ONE_TRUMP = CardSet.named("9h 8s 6d 5d 4c 3c");
  private static final CardSet STRONG = CardSet.named("Ah Kh Jh 2h 4c 3c");

  private final DealState dealt =
      begin(rules("all-fours"), Seat.SOUTH, turningUp(rules("all-fours"), Seat.SOUTH, "7h 7d"));

  @Test
  void whoBegsIsLikelierShortOfTrumps() {
    var beg = new Action.Beg(Seat.NORTH);
    var none = likelihood(beg, NO_TRUMP, dealt);
    var strong = likelihood(beg, STRONG, dealt);
    assertTrue(none > 0.9 && strong < 0.1, none + " " + strong);
    assertTrue(none >= likelihood(beg, ONE_TRUMP, dealt));
    assertTrue(likelihood(new Action.Stand(Seat.NORTH), STRONG, dealt) > 0.9);
  }

  @Test
  void nothingIsImpossible() {
    assertEquals(0.02, likelihood(new Action.Stand(Seat.NORTH), NO_TRUMP, dealt), 0.02);
    assertTrue(likelihood(new Action.Stand(Seat.NORTH), NO_TRUMP, dealt) >= CallLikelihood.LEAST);
  }

  @Test
  void theDealerWhoGivesIsLikelierStrong() {
    var begged = after(dealt, new Action.Beg(Seat.NORTH));
    var give = new Action.Give(Seat.SOUTH);
    assertTrue(likelihood(give, STRONG, begged) > 0.9);
    assertTrue(likelihood(give, NO_TRUMP, begged) < 0.1);
  }

  @Test
  void whoBidsThreeIsLikelierToHoldAGoodSuit() {
    var pitch = rules("auction-pitch");
    var state = begin(pitch, Seat.SOUTH, turningUp(pitch, Seat.SOUTH, "7h"));
    var seat = state.toAct().orElseThrow();
    var bid = new Action.Bid(seat, 3);
    assertTrue(likelihood(bid, STRONG, state) > 5 * likelihood(bid, ONE_TRUMP, state));
    assertTrue(likelihood(new Action.Pass(seat), ONE_TRUMP, state) > 0.5);
  }

  @Test
  void theCallsOfAHandSumToOne() {
    for (var hand : List.of(NO_TRUMP, ONE_TRUMP, STRONG)) {
      var sum =
          likelihood(new Action.Stand(Seat.NORTH), hand, dealt)
              + likelihood(new Action.Beg(Seat.NORTH), hand, dealt);
      assertEquals(1, sum, CallLikelihood.LEAST + 1e-12);
    }
  }

  @Test
  void everyPresetWithCallsHasCounts() {
    for (var rules : RuleSets.presets()) {
      var first = begin(rules, Seat.SOUTH, Deal.shuffled(1, rules, Seat.SOUTH)).phase();
      var calls =
          switch (first) {
            case ELDER_CALL, DEALER_CALL, BIDDING -> true;
            case RUNNING, DISCARDING, PLAYING, OVER -> false;
          };
      assertEquals(calls, CallCounts.of(rules).isPresent(), rules.id());
    }
  }

  @Test
  void handsAreToldApartByTheirTrumps() {
    var all = rules("all-fours");
    assertEquals(new HandClass(4, true, 2, true), HandClass.of(all, STRONG, Suit.HEARTS));
    assertEquals(new HandClass(0, false, 0, false), HandClass.of(all, STRONG, Suit.SPADES));
    assertEquals(new HandClass(4, true, 2, true), HandClass.ofBestSuit(all, STRONG));
    var joker = rules("pitch-with-joker");
    assertEquals(
        new HandClass(2, false, 1, false),
        HandClass.of(joker, CardSet.named("Jo As 9c 8c 7d 6d"), Suit.SPADES));
  }

  /** North, the elder hand, stood; South knows it and what North has played since. */
  @Test
  void aWorldIsWeighedByTheHandAtTheCall() {
    var stand = new Action.Stand(Seat.NORTH);
    var all = rules("all-fours");
    var cards = turningUp(all, Seat.SOUTH, "7h 7d", Map.of(Seat.NORTH, "Qh 9h 8s 6d 5d 4c"));
    var played = after(begin(all, Seat.SOUTH, cards), stand, play(Seat.NORTH, "Qh"));
    var model = new CallModel(played, Seat.SOUTH);
    var seats = played.seating().seats();
    var led = played.current().orElseThrow().cards().getFirst();
    for (var hand : List.of(NO_TRUMP, ONE_TRUMP, STRONG)) {
      var now = new long[seats.size()];
      now[seats.indexOf(Seat.NORTH)] = hand.bits();
      assertEquals(likelihood(stand, hand.with(led), dealt), model.likelihood(now));
    }
    assertFalse(model.isSilent());
    assertTrue(new CallModel(played, Seat.NORTH).isSilent());
  }

  @Test
  void whatWasSaidBeforeARunIsNotWeighed() {
    var rules = rules("trinidad");
    var run = run(rules, Seat.SOUTH, "7h 7d");
    assertTrue(new CallModel(run, Seat.NORTH).isSilent());
  }

  @Property
  void quickClassesAreThoseOfTheCards(@ForAll long seed) {
    for (var rules : RuleSets.presets()) {
      var deal = Deal.shuffled(seed, rules, rules.seating().seats().getFirst());
      for (var seat : rules.seating().seats()) {
        var hand = deal.hands().of(seat);
        for (var suit : Suit.values()) {
          var found = HandClass.of(rules, hand, suit);
          assertEquals(slowly(rules, hand, suit), found);
          assertEquals(found, HandClass.at(found.place()));
          assertEquals(found, HandClass.read(found.written()));
        }
      }
    }
  }

  private static HandClass slowly(RuleSet rules, CardSet hand, Suit trump) {
    var names = hand.toList().stream().map(Card::toString).toList();
    var sign = trump.name().substring(0, 1).toLowerCase(Locale.ROOT);
    var trumps = names.stream().filter(name -> name.endsWith(sign) || name.equals("Jo")).toList();
    var lowest = rules.deck() == 52 ? "23" : "78";
    return new HandClass(
        Math.min(6, trumps.size()),
        trumps.contains("J" + sign),
        (int) trumps.stream().filter(name -> "AKQ".indexOf(name.charAt(0)) >= 0).count(),
        trumps.stream().anyMatch(name -> lowest.indexOf(name.charAt(0)) >= 0));
  }

  private static double likelihood(Action.Call call, CardSet hand, DealState before) {
    return new CallLikelihood(before, call).with(hand.bits());
  }
}
