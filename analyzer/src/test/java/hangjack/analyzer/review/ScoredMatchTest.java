package hangjack.analyzer.review;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hangjack.analyzer.cards.Card;
import hangjack.analyzer.cards.CardSet;
import hangjack.analyzer.cards.Seat;
import hangjack.analyzer.cards.Side;
import hangjack.analyzer.fixtures.Records;
import hangjack.analyzer.play.Refusal;
import hangjack.analyzer.score.Award;
import hangjack.analyzer.score.Penalty;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

class ScoredMatchTest {
  @Test
  void theExampleGivesHighLowHungJackAndGameToNorthAndSouth() {
    var deal = score(Records.HUNG_JACK);
    assertEquals(
        List.of("HIGH NS 1 Kh", "LOW NS 1 2h", "HANG_JACK NS 3 Jh", "GAME NS 1 -"), awards(deal));
    assertEquals(19, deal.sheet().pips().of(Side.NS));
    assertEquals(7, deal.sheet().pips().of(Side.EW));
    assertEquals(6, deal.counting().deal().of(Side.NS));
    assertEquals(0, deal.counting().deal().of(Side.EW));
    assertEquals(Optional.empty(), deal.counting().winner());
    assertEquals(List.of(), deal.violations());
  }

  @Test
  void theEvidenceNamesTheCardItsSeatAndItsTrick() {
    var high = score(Records.HUNG_JACK).sheet().awards().getFirst();
    assertEquals(Optional.of(Seat.SOUTH), high.seat());
    assertEquals(OptionalInt.of(2), high.trick());
  }

  @Test
  void houseRulesChangeWhatTheExampleIsWorth() {
    assertEquals(4, northSouth("; hang-jack-points=1"));
    assertEquals(7, northSouth("; game-points=2"));
  }

  @Test
  void aRevokeIsReportedWithTheAllowedCardsAndTheRestIsScored() {
    // In trick 4 West, who holds Qd, throws Ac on North's diamond; trick 5 is led by West no more.
    var deal =
        score(
            Records.HUNG_JACK
                .replace("4. N 2d Qd 7d 7c", "4. N 2d Ac 7d 7c")
                .replace("5. W Ac Jc 7h 5d", "5. S Jc 7h 5d Qd"));
    assertEquals(1, deal.violations().size());
    var revoke = deal.violations().getFirst();
    assertEquals(OptionalInt.of(4), revoke.trick());
    assertEquals(Seat.WEST, revoke.action().seat());
    assertEquals(Refusal.MUST_FOLLOW_OR_TRUMP, revoke.broken());
    assertEquals(CardSet.named("Qd"), revoke.allowed());
    assertEquals(Penalty.Kind.POINTS, revoke.penalty().orElseThrow().kind());
    assertEquals(List.of(Side.NS), revoke.penalty().orElseThrow().sides());
    assertTrue(awards(deal).contains("HANG_JACK NS 3 Jh"));
  }

  @Test
  void aClaimIsComparedWithWhatWasCounted() {
    var wrong = Records.HUNG_JACK.replace("[TurnUp", "[Claim \"NS 5, EW 1\"]\n[TurnUp");
    var right = Records.HUNG_JACK.replace("[TurnUp", "[Claim \"NS 6\"]\n[TurnUp");
    assertEquals(Optional.of(false), score(wrong).claimAgrees());
    assertEquals(Optional.of(true), score(right).claimAgrees());
  }

  @Test
  void theScoreIsCarriedToTheNextDealAndTheNextPlayerDeals() {
    // North deals after East, to the right; the same cards have gone one place round with the deal.
    var second =
        """

        [Deal "2"]
        [West "5s 8h 2h 5d 4d 2d"]
        [South "Qs 8s Jh Qd 8d Ac"]
        [East "Ks Kh 6h 9d 7d Jc"]
        [North "7s 4s 3s Th 7h 7c"]
        [TurnUp "9h"]
        [Calls "W stand"]
        1. 5s 8s 6h 7s
        2. Kh Th 8h Jh
        3. 9d 4s 2h 8d
        4. 2d Qd 7d 7c
        5. Ac Jc 7h 5d
        6. 3s 4d Qs Ks
        """;
    var match = ScoredMatch.of(Records.read(Records.HUNG_JACK + second));
    assertEquals(2, match.deals().size());
    assertEquals(Seat.NORTH, match.deals().get(1).record().dealer());
    assertEquals(6, match.deals().get(1).before().of(Side.NS));
    assertEquals(6, match.match().score().of(Side.NS));
    assertEquals(6, match.match().score().of(Side.EW));
  }

  @Test
  void r12WhatWasTurnedUpBeforeThePackRanOutIsCarriedToTheSameDealersNextDeal() {
    var exhausted =
        """
        Rules: all-fours
        Players: 4
        Dealer: W
        Score: NS 4, EW 2
        TurnUp: 8s Js 2s
        Calls: N beg, W run
        """;
    var next = "\nRules: all-fours\nPlayers: 4\nTurnUp: 9h\nCalls: N stand\n";
    var match = ScoredMatch.of(Records.read(exhausted + next));
    assertEquals(Seat.WEST, match.deals().get(1).record().dealer());
    assertEquals(3, match.deals().get(1).before().of(Side.EW));
    assertEquals(4, match.deals().get(1).before().of(Side.NS));
  }

  private static int northSouth(String houseRules) {
    var text = Records.HUNG_JACK.replace("\"trinidad\"", "\"trinidad" + houseRules + "\"");
    return score(text).counting().deal().of(Side.NS);
  }

  private static ScoredDeal score(String text) {
    return ScoredMatch.of(Records.read(text)).deals().getFirst();
  }

  private static List<String> awards(ScoredDeal deal) {
    return deal.sheet().awards().stream().map(ScoredMatchTest::line).toList();
  }

  private static String line(Award award) {
    var card = award.card().map(Card::name).orElse("-");
    return award.kind() + " " + award.side() + " " + award.points() + " " + card;
  }
}
