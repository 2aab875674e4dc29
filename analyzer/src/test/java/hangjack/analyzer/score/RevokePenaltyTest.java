package hangjack.analyzer.score;

import static hangjack.analyzer.fixtures.Deals.after;
import static hangjack.analyzer.fixtures.Deals.begin;
import static hangjack.analyzer.fixtures.Deals.rules;
import static hangjack.analyzer.fixtures.Deals.turningUp;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hangjack.analyzer.cards.CardSet;
import hangjack.analyzer.cards.Seat;
import hangjack.analyzer.cards.Side;
import hangjack.analyzer.play.Action;
import hangjack.analyzer.play.DealState;
import hangjack.analyzer.play.Refusal;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** The scales of the rules, section 6, and X27 and X28; West revokes, clubs are trumps. */
class RevokePenaltyTest {
  @Test
  void x27HidingTheJackWhenTrumpsAreLedLosesTheMatch() {
    var penalty = RevokePenalty.of(deal("trinidad", "Jc 2s"), Seat.WEST, Refusal.MUST_FOLLOW_TRUMP);
    assertEquals(Penalty.Kind.MATCH, penalty.kind());
    assertEquals(List.of(Side.NS), penalty.sides());
    assertEquals(14, penalty.points());
  }

  @Test
  void aSmallHiddenTrumpCostsAPointAndGame() {
    var small = RevokePenalty.of(deal("trinidad", "9c 2s"), Seat.WEST, Refusal.MUST_FOLLOW_TRUMP);
    assertEquals(Penalty.Kind.POINTS, small.kind());
    assertEquals(1, small.points());
    assertEquals(Set.of(AwardKind.GAME), small.cannotScore());
    var ten = RevokePenalty.of(deal("trinidad", "Tc 2s"), Seat.WEST, Refusal.MUST_FOLLOW_TRUMP);
    assertEquals(Penalty.Kind.MATCH, ten.kind());
  }

  @Test
  void x28FailingToFollowAPlainSuitCostsAPointAndGame() {
    var penalty =
        RevokePenalty.of(deal("trinidad", "Jc 2s"), Seat.WEST, Refusal.MUST_FOLLOW_OR_TRUMP);
    assertEquals(Penalty.Kind.POINTS, penalty.kind());
    assertEquals(List.of(Side.NS), penalty.sides());
    assertEquals(1, penalty.points());
    assertEquals(Set.of(AwardKind.GAME), penalty.cannotScore());
  }

  @Test
  void onlyCardsThatAreKnownMakeAPenaltyHeavier() {
    var deal = deal("trinidad", "Jc 9c");
    var known = CardSet.named("9c");
    var trinidad =
        RevokePenalty.of(deal, Seat.WEST, Refusal.MUST_FOLLOW_TRUMP, known, deal.inPlay());
    assertEquals(1, trinidad.points());
    var foster = deal("trinidad; revoke=foster", "Jc 9c");
    assertEquals(
        1, RevokePenalty.of(foster, Seat.WEST, Refusal.MUST_FOLLOW, known, known).points());
  }

  @Test
  void theEnglishScaleIsOnePoint() {
    var penalty =
        RevokePenalty.of(
            deal("trinidad; revoke=english", "Jc 2s"), Seat.WEST, Refusal.MUST_FOLLOW_TRUMP);
    assertEquals(1, penalty.points());
    assertEquals(Set.of(), penalty.cannotScore());
  }

  @Test
  void fostersScaleIsTwoWhereTheJackIsInPlay() {
    var rules = "seven-up; players=4; direction=anticlockwise";
    var withJack = RevokePenalty.of(deal(rules, "Jc 2s"), Seat.WEST, Refusal.MUST_FOLLOW_TRUMP);
    assertEquals(2, withJack.points());
    assertEquals(
        Set.of(AwardKind.JACK, AwardKind.HANG_JACK, AwardKind.GAME), withJack.cannotScore());
    var without = RevokePenalty.of(deal(rules, "2c 2s"), Seat.WEST, Refusal.MUST_FOLLOW_TRUMP);
    assertEquals(1, without.points());
  }

  @Test
  void underFostersScaleTheOffenderCannotGoOutInThatDeal() {
    var foster = deal("seven-up; players=4; direction=anticlockwise", "Jc 2s");
    assertTrue(RevokePenalty.of(foster, Seat.WEST, Refusal.MUST_FOLLOW).cannotGoOut());
    var trinidad = deal("trinidad", "2c 2s");
    assertFalse(RevokePenalty.of(trinidad, Seat.WEST, Refusal.MUST_FOLLOW).cannotGoOut());
  }

  @Test
  void theOtherSidesGainInTheOrderOfPlay() {
    var rules = rules("all-fours; players=3");
    var deal = begin(rules, Seat.EAST, turningUp(rules, Seat.EAST, "9h"));
    deal = after(deal, new Action.Stand(Seat.SOUTH));
    var penalty = RevokePenalty.of(deal, Seat.EAST, Refusal.MUST_TRUMP);
    assertEquals(List.of(Side.S, Side.N), penalty.sides());
  }

  @Test
  void anUndertrumpHasAScaleOfItsOwn() {
    var match = deal("trinidad-tournament", "2c 2s");
    assertEquals(
        Penalty.Kind.MATCH, RevokePenalty.of(match, Seat.WEST, Refusal.NO_UNDERTRUMP).kind());
    var point = deal("trinidad; no-undertrump=yes; undertrump-penalty=point", "2c 2s");
    assertEquals(1, RevokePenalty.of(point, Seat.WEST, Refusal.NO_UNDERTRUMP).points());
    var none = deal("trinidad; no-undertrump=yes", "2c 2s");
    assertEquals(
        Penalty.Kind.NONE, RevokePenalty.of(none, Seat.WEST, Refusal.NO_UNDERTRUMP).kind());
    var noScale = deal("trinidad; revoke=none", "2c 2s");
    assertEquals(
        Penalty.Kind.NONE, RevokePenalty.of(noScale, Seat.WEST, Refusal.MUST_FOLLOW).kind());
  }

  /**
   * The first lead of a deal in which West holds two given cards and hearts, and nobody else clubs.
   */
  private static DealState deal(String rules, String west) {
    var ruleSet = rules(rules);
    var hands =
        Map.of(
            Seat.WEST, west + " 2h 3h 4h 5h",
            Seat.NORTH, "3s 4s 5s 6s 7s 8s",
            Seat.SOUTH, "2d 3d 4d 5d 6d 7d",
            Seat.EAST, "6h 7h 8h 9h Th Jh");
    var deal = begin(ruleSet, Seat.EAST, turningUp(ruleSet, Seat.EAST, "8c", hands));
    return after(deal, new Action.Stand(Seat.NORTH));
  }
}
