package hangjack.analyzer.match;

import static hangjack.analyzer.fixtures.Deals.rules;
import static hangjack.analyzer.fixtures.Deals.score;
import static org.junit.jupiter.api.Assertions.assertEquals;

import hangjack.analyzer.cards.Scores;
import hangjack.analyzer.cards.Seat;
import hangjack.analyzer.cards.Side;
import hangjack.analyzer.fixtures.Sheets;
import hangjack.analyzer.rules.RuleSet;
import hangjack.analyzer.score.PitcherResult;
import hangjack.analyzer.score.ScoreSheet;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class MatchStateTest {
  @Test
  void aMatchBeginsWithNoughtOrWithChips() {
    assertEquals(
        score(rules("trinidad"), "NS 0, EW 0"), MatchState.begin(rules("trinidad")).score());
    var rules = rules("seven-up-32");
    assertEquals(score(rules, "N 7, S 7"), MatchState.begin(rules).score());
  }

  @Test
  void theScoreIsCarriedUntilSomebodyHasWonAndThenBeginsAnew() {
    var rules = rules("trinidad");
    var match = after(MatchState.begin(rules), rules, "HIGH NS 1, HANG_JACK EW 3");
    assertEquals(score(rules, "NS 1, EW 3"), match.before(rules, rules).score());
    for (var deal = 0; deal < 4; deal++) {
      match = after(match.before(rules, rules), rules, "HANG_JACK EW 3");
    }
    assertEquals(Optional.of(Side.EW), match.winner());
    assertEquals(1, match.matchesWon().of(Side.EW));
    match = match.before(rules, rules);
    assertEquals(Optional.empty(), match.winner());
    assertEquals(rules.startingScore(), match.score());
    assertEquals(1, match.matchesWon().of(Side.EW));
    match = after(match, rules, "HIGH NS 1");
    assertEquals(score(rules, "NS 1"), match.score());
    assertEquals(1, match.matchesWon().of(Side.EW));
  }

  @Test
  void anotherTableOrAnotherWayToKeepTheScoreBeginsAnotherMatch() {
    var trinidad = rules("trinidad");
    var match = after(MatchState.begin(trinidad), trinidad, "HIGH NS 1");
    var tobago = rules("tobago");
    assertEquals(1, match.before(trinidad, tobago).score().of(Side.NS));
    var alone = rules("trinidad; partnerships=no");
    assertEquals(alone.startingScore(), match.before(trinidad, alone).score());
    var chips = rules("trinidad; score-style=chips-down");
    assertEquals(
        Scores.zero(chips.seating()).plus(Side.NS, 14).plus(Side.EW, 14),
        match.before(trinidad, chips).score());
  }

  @Test
  void setBacksAreCountedByPlayerAndForgottenWithTheMatch() {
    var rules = rules("auction-pitch");
    var match = setBack(MatchState.begin(rules), rules, Seat.WEST);
    match = setBack(match.before(rules, rules), rules, Seat.WEST);
    match = setBack(match.before(rules, rules), rules, Seat.EAST);
    assertEquals(Map.of(Seat.WEST, 2, Seat.EAST, 1), match.setBacks());
    assertEquals(score(rules, "W -8, E -4"), match.score());
    var three = rules("auction-pitch; players=3");
    assertEquals(Map.of(), match.before(rules, three).setBacks());
    var chips = rules("pitch-smudge");
    assertEquals(Map.of(), match.before(rules, chips).setBacks());
  }

  private static MatchState after(MatchState match, RuleSet rules, String awards) {
    var sheet = Sheets.of(rules, awards);
    return match.after(sheet, CountingOut.count(rules, match.score(), sheet));
  }

  private static MatchState setBack(MatchState match, RuleSet rules, Seat pitcher) {
    var made = Sheets.of(rules, "HIGH N 0");
    var side = rules.seating().sideOf(pitcher);
    var failed = Optional.of(new PitcherResult(pitcher, side, 4, 3, false));
    var sheet = new ScoreSheet(made.awards(), made.pips(), failed, made.penalties());
    return match.after(sheet, CountingOut.count(rules, match.score(), sheet));
  }
}
