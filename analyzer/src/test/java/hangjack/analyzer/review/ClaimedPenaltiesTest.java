package hangjack.analyzer.review;

import static hangjack.analyzer.fixtures.Sheets.lines;
import static org.junit.jupiter.api.Assertions.assertEquals;

import hangjack.analyzer.cards.Side;
import hangjack.analyzer.fixtures.Records;
import hangjack.analyzer.score.AwardKind;
import hangjack.analyzer.score.PitcherResult;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Deals whose revokes the table made somebody pay for (rules 6; X27 and X28 of 9.5). */
class ClaimedPenaltiesTest {
  /** West hides the ace and the jack of trumps from North's three. */
  private static final String HIDDEN_JACK =
      "3c 2s 3s 3h · 4s Jc 5s 6s · Ac 7s 5h 2h · Ah 8s 6h 4h · Kh 9s 4d 2d · Kd Ts 5d 3d";

  /** West does not follow North's spade. */
  private static final String PLAIN =
      "4s Ah 3s 6s · 3h 2h Kh 5s · Kd 7s 4d 2d · Ac 8s 5d 3c · Jc 9s 5h 4h · 2s Ts 6h 3d";

  @Test
  void x27WhoHidesTheJackWhenTrumpsAreLedLosesTheMatch() {
    var deal = trinidad("NS 0, EW 0", HIDDEN_JACK, true);
    assertEquals(Optional.of(Side.NS), deal.counting().winner());
    assertEquals(Optional.of(AwardKind.PENALTY), deal.counting().countedOutOn());
    assertEquals(14, deal.counting().after().of(Side.NS));
  }

  @Test
  void x27ThoughItWouldHaveGoneOutWithTheFirstPoint() {
    var deal = trinidad("NS 0, EW 13", HIDDEN_JACK, true);
    assertEquals(
        List.of("PENALTY NS 14", "HIGH EW 1", "LOW NS 1", "JACK EW 1", "GAME EW 1"),
        lines(deal.sheet()));
    assertEquals(Optional.of(Side.NS), deal.counting().winner());
    assertEquals(13, deal.counting().after().of(Side.EW));
    var notClaimed = trinidad("NS 0, EW 13", HIDDEN_JACK, false);
    assertEquals(Optional.of(Side.EW), notClaimed.counting().winner());
  }

  @Test
  void x28WhoDoesNotFollowAPlainSuitPaysOneAndCannotScoreGame() {
    var shown = trinidad("NS 0, EW 0", PLAIN, false);
    assertEquals(List.of("HIGH EW 1", "LOW NS 1", "JACK EW 1", "GAME EW 1"), lines(shown.sheet()));
    var deal = trinidad("NS 0, EW 0", PLAIN, true);
    assertEquals(
        List.of("HIGH EW 1", "LOW NS 1", "JACK EW 1", "PENALTY NS 1"), lines(deal.sheet()));
    assertEquals(2, deal.counting().after().of(Side.NS));
    assertEquals(2, deal.counting().after().of(Side.EW));
  }

  @Test
  void aTurnUpHadWonBeforeAnybodyRevoked() {
    var tags =
        """
        Rules: trinidad
        Dealer: E
        Score: NS 0, EW 13
        TurnUp: 6c
        Penalties: claimed
        """;
    var deal = Records.scored(tags, HIDDEN_JACK);
    assertEquals(Optional.of(Side.EW), deal.counting().winner());
    assertEquals(Optional.of(AwardKind.TURN_UP), deal.counting().countedOutOn());
  }

  @Test
  void theMatchIsLostAlsoWhereTheDeepestWins() {
    var tags =
        """
        Rules: trinidad; score-style=chips-down; count-out=whole-hand-deepest; target=7
        Dealer: E
        Score: NS 7, EW 1
        TurnUp: 5c
        Penalties: claimed
        """;
    var deal = Records.scored(tags, HIDDEN_JACK);
    assertEquals(Optional.of(Side.NS), deal.counting().winner());
  }

  @Test
  void underFostersScaleTheOffenderCannotGoOut() {
    // South, who makes High, does not follow North's nine of spades with the eight
    var tricks = "8d Kd · 9s 8c · As 8s · Kc Ah · 7c Jh · 7h Td";
    for (var score : List.of("S 6, N 0", "S 5, N 0")) {
      var tags = "Rules: seven-up\nDealer: N\nTurnUp: 9h\nPenalties: claimed\nScore: ";
      var deal = Records.scored(tags + score + "\n", tricks);
      assertEquals(1, deal.violations().size());
      assertEquals(
          List.of("HIGH S 1", "LOW N 1", "JACK N 1", "GAME N 1", "PENALTY N 2"),
          lines(deal.sheet()));
      assertEquals(Optional.empty(), deal.counting().winner());
      assertEquals(6, deal.counting().after().of(Side.S));
      assertEquals(5, deal.counting().after().of(Side.N));
    }
  }

  @Test
  void inPitchTheOffenderLosesTheBidAndThePitcherIsExcused() {
    // North bids four and makes three; East does not follow the second trick
    var deal =
        pitch("As 3s 5c · Ah 3d 5h · Kh 3h 6h · Ad 4d 5d · Kd 4c 6d · 2s 4h 6c", "E 1, N 0, S 2");
    assertEquals(List.of("HIGH N 1", "LOW N 1", "GAME N 1", "PENALTY E -4"), lines(deal.sheet()));
    assertEquals(3, deal.counting().after().of(Side.N));
    assertEquals(-3, deal.counting().after().of(Side.E));
    assertEquals(2, deal.counting().after().of(Side.S));
    assertEquals(Optional.of(true), deal.sheet().pitcher().map(PitcherResult::excused));
  }

  @Test
  void aSetBackIsCountedEvenAfterThePitcherHasGoneOut() {
    var deal =
        pitch("As 3s 5c · Ah 3d 5h · Kh 3h 6h · Ad 4d 5d · Kd 4c 6d · 2s 4h 6c", "N 5, E 1, S 2");
    assertEquals(Optional.of(Side.N), deal.counting().winner());
    assertEquals(-3, deal.counting().after().of(Side.E));
  }

  @Test
  void aPitcherWhoRevokesLosesTheBidOnceAndAllThatWasMade() {
    // North does not follow East's club
    var deal =
        pitch("2s Js 5c · 7c 6c Ah · Ac 5h Kc · Qc 6h Kh · Tc 5d Ad · 3c 6d As", "N 2, E 0, S 0");
    assertEquals(1, deal.violations().size());
    assertEquals(List.of("JACK E 1", "GAME E 1", "PENALTY N -4"), lines(deal.sheet()));
    assertEquals(-2, deal.counting().after().of(Side.N));
    assertEquals(Optional.of(false), deal.sheet().pitcher().map(PitcherResult::setBack));
  }

  private static ScoredDeal trinidad(String score, String tricks, boolean claimed) {
    var tags = "Rules: trinidad\nDealer: E\nTurnUp: 5c\nScore: " + score + "\n";
    var deal = Records.scored(tags + (claimed ? "Penalties: claimed\n" : ""), tricks);
    assertEquals(1, deal.violations().size());
    return deal;
  }

  private static ScoredDeal pitch(String tricks, String score) {
    var tags =
        """
        Rules: auction-pitch
        Players: 3
        Dealer: S
        Calls: N 4, E pass, S pass
        Penalties: claimed
        """;
    return Records.scored(tags + "Score: " + score + "\n", tricks);
  }
}
