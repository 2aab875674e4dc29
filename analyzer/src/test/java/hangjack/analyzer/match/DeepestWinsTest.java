package hangjack.analyzer.match;

import static hangjack.analyzer.fixtures.Deals.rules;
import static hangjack.analyzer.fixtures.Deals.score;
import static hangjack.analyzer.fixtures.Sheets.lines;
import static org.junit.jupiter.api.Assertions.assertEquals;

import hangjack.analyzer.cards.Side;
import hangjack.analyzer.fixtures.Records;
import hangjack.analyzer.fixtures.Sheets;
import hangjack.analyzer.review.ScoredDeal;
import hangjack.analyzer.review.ScoredMatch;
import hangjack.analyzer.score.AwardKind;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Chips put down: scenarios of the rules, section 9.5. South is E, North deals and is D. */
class DeepestWinsTest {
  /** Without a heart, and with four pips for each side. */
  private static final String TIED = "As 7s · 7d Ad · 9d 8d · 9c 8c · 8s Ts · 7c Tc";

  @Test
  void x07TheWholeDealIsCountedAndTheDeepestWins() {
    var deal = deal("seven-up-32", "S 1, N 2", "Calls: S stand", CountingOutTest.X06);
    assertEquals(List.of("HIGH S 1", "LOW N 1", "JACK N 1", "GAME N 1"), lines(deal.sheet()));
    assertEquals(0, deal.counting().after().of(Side.S));
    assertEquals(-1, deal.counting().after().of(Side.N));
    assertEquals(Optional.of(Side.N), deal.counting().winner());
    assertEquals(Optional.of(AwardKind.GAME), deal.counting().countedOutOn());
    assertEquals(
        List.of(true, true, true, true),
        deal.counting().points().stream().map(CountingOut.Point::counted).toList());
  }

  @Test
  void x09OfTwoAsDeepTheOneWithHighWins() {
    var tricks = "8c Jh · 9s 7h · Ad 8d · Kd 9d · Qd Td · Kc Ah";
    var deal = deal("seven-up-32", "S 2, N 2", "Calls: S stand", tricks);
    assertEquals(List.of("HIGH N 1", "LOW S 1", "JACK N 1", "GAME S 1"), lines(deal.sheet()));
    assertEquals(0, deal.counting().after().of(Side.S));
    assertEquals(0, deal.counting().after().of(Side.N));
    assertEquals(Optional.of(Side.N), deal.counting().winner());
    assertEquals(Optional.of(AwardKind.HIGH), deal.counting().countedOutOn());
  }

  @Test
  void x10WithoutHighTheMatchGoesOn() {
    var rules = "seven-up-32; immediate-points-can-win=no";
    var first = text(rules, "S 1, N 1", "TurnUp: Jh\nCalls: S beg, N give", TIED);
    var deal = ScoredMatch.of(Records.read(first)).deals().getFirst();
    assertEquals(List.of("TURN_UP N 1", "GIFT S 1"), lines(deal.sheet()));
    assertEquals(0, deal.counting().after().of(Side.S));
    assertEquals(0, deal.counting().after().of(Side.N));
    assertEquals(Optional.empty(), deal.counting().winner());
    // another deal from nought each: South deals, so that North makes High and South the rest
    var second = Records.text("\nDealer: S\nTurnUp: 9h\n", CountingOutTest.X06);
    var match = ScoredMatch.of(Records.read(first + second));
    assertEquals(0, match.deals().get(1).before().of(Side.S));
    assertEquals(-1, match.match().score().of(Side.N));
    assertEquals(-3, match.match().score().of(Side.S));
    assertEquals(Optional.of(Side.S), match.match().winner());
  }

  @Test
  void aTurnUpThatMayWinWinsBeforeThePlayIsCounted() {
    var count = count("seven-up-32", "S 1, N 1", "TURN_UP N 1, HIGH S 1, GAME S 1");
    assertEquals(Optional.of(Side.N), count.winner());
    assertEquals(1, count.after().of(Side.S));
  }

  @Test
  void nobodyWinsWhileEachHasAChipLeft() {
    var count = count("seven-up-32", "S 2, N 4", "HIGH S 1, LOW N 1, JACK N 1, GAME N 1");
    assertEquals(Optional.empty(), count.winner());
    assertEquals(1, count.after().of(Side.S));
    assertEquals(1, count.after().of(Side.N));
  }

  @Test
  void ofThreeAsDeepOnlyAnAwardOfHighDecides() {
    var rules = "all-fours; players=3; count-out=whole-hand-deepest; target=7";
    var count = count(rules, "N 6, E 6, S 6", "HIGH E 1, LOW N 1, GAME S 1");
    assertEquals(Optional.of(Side.E), count.winner());
    var other = count(rules, "N 5, E 6, S 6", "HIGH N 1, LOW E 1, GAME S 1");
    assertEquals(Optional.empty(), other.winner(), "North made High and is not out");
  }

  @Test
  void aSideLeftDeepestByTheOthersSetBackWinsThoughItMadeNothing() {
    var rules = rules("auction-pitch; count-out=whole-hand-deepest", 3);
    var tags =
        """
        Rules: auction-pitch; count-out=whole-hand-deepest
        Players: 3
        Dealer: S
        Score: N 7, E 7, S 0
        Calls: N 4, E pass, S pass
        """;
    var tricks = "As 3s 5c · Ah 3h 5h · Kh 4h 6h · Ad 3d 5d · Kd 4d 6d · 2s 4c 6c";
    var deal = Records.scored(tags, tricks);
    assertEquals(List.of("HIGH N 1", "LOW N 1", "GAME N 1"), lines(deal.sheet()));
    assertEquals(3, deal.counting().after().of(Side.N));
    assertEquals(rules.target(), deal.counting().after().of(Side.E));
    assertEquals(Optional.of(Side.E), deal.counting().winner());
    assertEquals(Optional.empty(), deal.counting().countedOutOn());
  }

  private static ScoredDeal deal(String rules, String score, String tags, String tricks) {
    var text = text(rules, score, "TurnUp: 9h\n" + tags, tricks);
    var deal = ScoredMatch.of(Records.read(text)).deals().getFirst();
    assertEquals(List.of(), deal.violations());
    return deal;
  }

  private static String text(String rules, String score, String tags, String tricks) {
    return Records.text(
        "Rules: %s\nDealer: N\nScore: %s\n%s\n".formatted(rules, score, tags), tricks);
  }

  private static CountingOut count(String id, String before, String awards) {
    var rules = rules(id);
    return CountingOut.count(rules, score(rules, before), Sheets.of(rules, awards));
  }
}
