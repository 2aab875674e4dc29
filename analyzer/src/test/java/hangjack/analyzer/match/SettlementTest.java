package hangjack.analyzer.match;

import static hangjack.analyzer.fixtures.Deals.rules;
import static hangjack.analyzer.fixtures.Deals.score;
import static org.junit.jupiter.api.Assertions.assertEquals;

import hangjack.analyzer.cards.Seat;
import hangjack.analyzer.cards.Side;
import hangjack.analyzer.fixtures.Records;
import hangjack.analyzer.review.ScoredMatch;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What the losers pay: scenarios X22 and X23 of the rules, section 9.5. */
class SettlementTest {
  /** The leader makes High, Low and Game, and nobody Jack. */
  private static final String THREE =
      "As 3c 4c 5c · 2s 6c 7c 8c · Ah 3h 4h 5h · Kh 6h 7h 8h · Ad 3d 4d 5d · Kd 6d 7d 8d";

  @Test
  void x22OneFromWhoHasAPointAndTwoFromTheOthers() {
    var match = match("auction-pitch");
    assertEquals(Optional.of(Side.N), match.winner());
    assertEquals(score(rules("auction-pitch"), "N 7, E 3, W -2"), match.score());
    assertEquals(
        Map.of(Seat.NORTH, 5, Seat.EAST, -1, Seat.SOUTH, -2, Seat.WEST, -2),
        match.payoff(rules("auction-pitch")));
  }

  @Test
  void x23WhereSetBacksArePaidForEachIsOneMore() {
    var rules = rules("auction-pitch; payoff-per-set-back=yes");
    var match = match("auction-pitch; payoff-per-set-back=yes");
    assertEquals(Map.of(Seat.WEST, 2), match.setBacks());
    assertEquals(
        Map.of(Seat.NORTH, 7, Seat.EAST, -1, Seat.SOUTH, -2, Seat.WEST, -4), match.payoff(rules));
  }

  @Test
  void nothingIsPaidBeforeTheEndOrWhereTheRulesKnowNoPayoff() {
    assertEquals(Map.of(), MatchState.begin(rules("auction-pitch")).payoff(rules("auction-pitch")));
    var rules = rules("trinidad");
    assertEquals(Map.of(), Settlement.of(rules, score(rules, "NS 14"), Side.NS, Map.of()));
  }

  @Test
  void theTwoWinnersOfAPairShareWhatTheLosersPay() {
    var rules = rules("setback; payoff-per-set-back=yes");
    var after = score(rules, "NS 21, EW 3");
    assertEquals(
        Map.of(Seat.NORTH, 3, Seat.SOUTH, 3, Seat.EAST, -3, Seat.WEST, -3),
        Settlement.of(rules, after, Side.NS, Map.of(Seat.EAST, 1, Seat.WEST, 1, Seat.NORTH, 4)));
  }

  @Test
  void chipsLeftAreCountedAsThePointsMade() {
    var rules = rules("pitch-smudge");
    assertEquals(
        Map.of(Seat.NORTH, 5, Seat.EAST, -1, Seat.SOUTH, -2, Seat.WEST, -2),
        Settlement.of(rules, score(rules, "N 0, E 6, S 7, W 9"), Side.N, Map.of()));
  }

  /** West is set back twice; then North goes out with 7 against 3, 0 and -2. */
  private static MatchState match(String rules) {
    var setBack = "Calls: W 4, N pass, E pass, S pass\n";
    var text =
        Records.text("Rules: " + rules + "\nDealer: S\n" + setBack, THREE)
            + Records.text("\nRules: " + rules + "\nDealer: S\n" + setBack, THREE)
            + Records.text(
                "\nRules: "
                    + rules
                    + "\nDealer: W\nScore: N 5, E 3, S 0, W -2\nCalls: N 2, E pass, S pass\n",
                THREE);
    return ScoredMatch.of(Records.read(text)).match();
  }
}
