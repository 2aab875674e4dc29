package hangjack.analyzer.match;

import static hangjack.analyzer.fixtures.Deals.rules;
import static hangjack.analyzer.fixtures.Deals.score;
import static org.junit.jupiter.api.Assertions.assertEquals;

import hangjack.analyzer.cards.Side;
import hangjack.analyzer.score.Award;
import hangjack.analyzer.score.AwardKind;
import hangjack.analyzer.score.Pips;
import hangjack.analyzer.score.ScoreSheet;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

/** Scenarios X01, X03, X06 and X29 of the rules, section 9.5; A is North and South. */
class CountingOutTest {
  @Test
  void x01TheFirstToTheTargetWinsAndTheRestIsNotCounted() {
    var count = count("trinidad", "NS 13, EW 13", "HIGH NS 1, LOW EW 1, JACK EW 1, GAME EW 1");
    assertEquals(Optional.of(Side.NS), count.winner());
    assertEquals(Optional.of(AwardKind.HIGH), count.countedOutOn());
    assertEquals(14, count.after().of(Side.NS));
    assertEquals(13, count.after().of(Side.EW));
    assertEquals(
        List.of(true, false, false, false),
        count.points().stream().map(CountingOut.Point::counted).toList());
  }

  @Test
  void x03HighAndLowBeatAJack() {
    var count = count("trinidad", "NS 12, EW 13", "HIGH NS 1, LOW NS 1, JACK EW 1");
    assertEquals(Optional.of(Side.NS), count.winner());
    assertEquals(Optional.of(AwardKind.LOW), count.countedOutOn());
    assertEquals(13, count.after().of(Side.EW));
  }

  @Test
  void x06HighCountsBeforeThreeOtherPoints() {
    var count = count("all-fours; target=7", "S 6, N 5", "HIGH S 1, LOW N 1, JACK N 1, GAME N 1");
    assertEquals(Optional.of(Side.S), count.winner());
    assertEquals(7, count.after().of(Side.S));
    assertEquals(5, count.after().of(Side.N));
  }

  @Test
  void x29GameWorthTwoMayGoBeyondTheTarget() {
    var count = count("trinidad; game-points=2", "NS 12", "HIGH NS 1, GAME NS 2");
    assertEquals(Optional.of(Side.NS), count.winner());
    assertEquals(15, count.after().of(Side.NS));
    assertEquals(Optional.of(AwardKind.GAME), count.countedOutOn());
  }

  @Test
  void nobodyHasWonBelowTheTarget() {
    var count = count("trinidad", "NS 9, EW 12", "HIGH NS 1, GAME EW 1");
    assertEquals(Optional.empty(), count.winner());
    assertEquals(Optional.empty(), count.countedOutOn());
    assertEquals(1, count.deal().of(Side.EW));
  }

  @Test
  void whereImmediatePointsCannotWinTheyCountAllTheSame() {
    var rules = "all-fours; immediate-points-can-win=no";
    var count = count(rules, "S 10, N 10", "GIFT S 1, HIGH N 1, GAME S 1");
    assertEquals(Optional.of(Side.N), count.winner());
    assertEquals(Optional.of(AwardKind.HIGH), count.countedOutOn());
    assertEquals(11, count.after().of(Side.S));
  }

  @Test
  void aSideThatAGiftBroughtToTheTargetHasWonWhenTheDealIsOver() {
    var rules = "all-fours; immediate-points-can-win=no";
    var count = count(rules, "S 10, N 3", "GIFT S 1, HIGH N 1");
    assertEquals(Optional.of(Side.S), count.winner());
    assertEquals(Optional.of(AwardKind.GIFT), count.countedOutOn());
    assertEquals(4, count.after().of(Side.N));
  }

  private static CountingOut count(String rules, String before, String awards) {
    var ruleSet = rules(rules);
    var made = new ArrayList<Award>();
    for (var part : awards.split(", ", -1)) {
      var words = part.split(" ", -1);
      made.add(
          new Award(
              AwardKind.valueOf(words[0]),
              Side.valueOf(words[1]),
              Integer.parseInt(words[2]),
              Optional.empty(),
              Optional.empty(),
              OptionalInt.empty()));
    }
    var sheet = new ScoreSheet(made, new Pips(ruleSet, Map.of(), List.of()), Optional.empty());
    return CountingOut.count(ruleSet, score(ruleSet, before), sheet);
  }
}
