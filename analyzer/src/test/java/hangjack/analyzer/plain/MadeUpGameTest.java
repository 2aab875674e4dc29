package hangjack.analyzer.plain;

import static hangjack.analyzer.fixtures.Deals.after;
import static org.junit.jupiter.api.Assertions.assertEquals;

import hangjack.analyzer.cards.Card;
import hangjack.analyzer.cards.CardSet;
import hangjack.analyzer.cards.Seat;
import hangjack.analyzer.cards.Side;
import hangjack.analyzer.fixtures.Deals;
import hangjack.analyzer.fixtures.Sheets;
import hangjack.analyzer.match.CountingOut;
import hangjack.analyzer.play.Action;
import hangjack.analyzer.play.Deal;
import hangjack.analyzer.play.DealEngine;
import hangjack.analyzer.rules.RuleSet;
import hangjack.analyzer.rules.RuleSets;
import hangjack.analyzer.score.AwardKind;
import hangjack.analyzer.score.ScoreSheet;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** A game nobody knows is a data file, here one of the tests, and needs no code. */
class MadeUpGameTest {
  private static final String FILE = "/hangjack/analyzer/rules/long-game.rules";

  private static final List<String> TRICKS =
      List.of(
          "2c Jc Qc 3c", "Kd Td 8d Qd", "9s Js 7s 6s", "8s 3s 5s 4s", "6h Ah 4h Th", "9h Kh Jo 5h");

  @Test
  void aDataFileAloneMakesAGame() throws IOException {
    var rules = longGame();
    var hands =
        Map.of(
            Seat.NORTH, CardSet.named("2c 8d 7s 3s Ah 9h"),
            Seat.EAST, CardSet.named("Jc Qd 6s 5s 4h Kh"),
            Seat.SOUTH, CardSet.named("Qc Kd 9s 4s Th Jo"),
            Seat.WEST, CardSet.named("3c Td Js 8s 6h 5h"));
    var before = Deals.score(rules, "NS 12, EW 15");
    var state =
        after(
            DealEngine.begin(rules, Seat.WEST, before, new Deal(hands, List.of())),
            new Action.Bid(Seat.NORTH, 7),
            new Action.Pass(Seat.EAST),
            new Action.Pass(Seat.SOUTH),
            new Action.Pass(Seat.WEST));
    for (var trick : TRICKS) {
      for (var card : Card.list(trick)) {
        state = after(state, new Action.Play(state.toAct().orElseThrow(), card));
      }
    }
    var sheet = ScoreSheet.of(state);
    assertEquals(
        List.of("HIGH NS 1", "LOW NS 1", "HANG_JACK NS 6", "JOKER NS 2", "GAME NS 1"),
        Sheets.lines(sheet));
    // 12, then High 13, Low 14, the hung jack 20, and the joker 22: past 21.
    var counting = CountingOut.count(rules, before, sheet);
    assertEquals(Optional.of(Side.NS), counting.winner());
    assertEquals(Optional.of(AwardKind.JOKER), counting.countedOutOn());
    assertEquals(22, counting.after().of(Side.NS));
  }

  @Test
  void thePlainProgramPlaysItAlike() throws IOException {
    var rules = longGame();
    for (var seed = 0; seed < 200; seed++) {
      var random = new SplittableRandom(seed);
      var cards = Deal.shuffled(seed, rules, Seat.SOUTH);
      var state = DealEngine.begin(rules, Seat.SOUTH, rules.startingScore(), cards);
      var plain = Both.plain(rules, Seat.SOUTH, rules.startingScore(), cards);
      while (state.toAct().isPresent()) {
        var legal = DealEngine.legalActions(state);
        assertEquals(plain.options().size(), legal.size());
        var action = legal.get(random.nextInt(legal.size()));
        state = after(state, action);
        plain = plain.after(Both.told(action));
      }
      assertEquals(PlainScore.awards(plain), Both.told(ScoreSheet.of(state)));
    }
  }

  private static RuleSet longGame() throws IOException {
    try (var stream = Objects.requireNonNull(MadeUpGameTest.class.getResourceAsStream(FILE))) {
      return RuleSets.read("long-game", new String(stream.readAllBytes(), StandardCharsets.UTF_8));
    }
  }
}
