package hangjack.app.web.review;

import static org.junit.jupiter.api.Assertions.assertEquals;

import hangjack.analyzer.cards.Card;
import hangjack.analyzer.cards.CardSet;
import hangjack.analyzer.cards.Seat;
import hangjack.analyzer.fixtures.Records;
import hangjack.analyzer.fixtures.Reviews;
import hangjack.analyzer.play.Action;
import hangjack.analyzer.play.CardPlayed;
import hangjack.analyzer.review.Decision;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

final class MomentTest {
  private static final List<Decision> DECISIONS = Reviews.hungJack().deals().getFirst().decisions();

  /** North stands, then the tricks of {@link Records#HUNG_JACK}. */
  private static Moment at(int number) {
    return Moment.of(DECISIONS.get(number - 1));
  }

  @Test
  void whileCallsAreMadeTheyLieOnTheTable() {
    assertEquals(Map.of(Seat.NORTH, new Action.Stand(Seat.NORTH)), at(1).calls());
    assertEquals(List.of(), at(1).trick());
    assertEquals(CardSet.EMPTY, at(1).moved());
  }

  @Test
  void onceCardsArePlayedOnlyTheTrickLiesThere() {
    assertEquals(Map.of(), at(3).calls());
    assertEquals(
        List.of("NORTH 5s", "WEST 8s"), at(3).trick().stream().map(MomentTest::shown).toList());
    assertEquals(CardSet.named("8s"), at(3).moved());
  }

  private static String shown(CardPlayed play) {
    return play.seat() + " " + play.card().name();
  }

  @Test
  void theLastCardOfATrickTellsItsWinner() {
    assertEquals(Optional.empty(), at(4).winner());
    assertEquals(Optional.of(Seat.SOUTH), at(5).winner());
    assertEquals(4, at(5).trick().size());
    assertEquals(
        List.of(Card.named("Kh").orElseThrow()),
        at(6).trick().stream().map(CardPlayed::card).toList());
  }

  @Test
  void ofSeveralCallsOfASeatTheLastIsShown() {
    var begged =
        Reviews.review(
            """
            [Rules "all-fours"]
            [Players "2"]
            [Dealer "S"]
            [North "2d 3s 4s 8s 9h Kc"]
            [South "5d 6c 7c 8h 9s Qs"]
            [TurnUp "Th"]
            [Calls "N beg, S give"]
            """);
    var decisions = begged.deals().getFirst().decisions();
    assertEquals(
        Map.of(Seat.NORTH, new Action.Beg(Seat.NORTH), Seat.SOUTH, new Action.Give(Seat.SOUTH)),
        Moment.of(decisions.get(1)).calls());
  }
}
