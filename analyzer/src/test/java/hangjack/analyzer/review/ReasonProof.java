package hangjack.analyzer.review;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hangjack.analyzer.cards.Card;
import hangjack.analyzer.cards.Rank;
import hangjack.analyzer.cards.Seat;
import hangjack.analyzer.play.Action;
import hangjack.analyzer.play.DealEngine;
import hangjack.analyzer.play.DealState;
import hangjack.analyzer.play.Trick;
import hangjack.analyzer.score.AwardKind;
import hangjack.analyzer.score.ScoreSheet;
import hangjack.analyzer.search.OtherCards;
import hangjack.analyzer.search.Valuing;
import java.util.List;
import java.util.Objects;

/** Plays the lines of a reason and checks on the table what its code and details claim. */
final class ReasonProof {
  private final Decision decision;
  private final Reason reason;
  private final DealState state;
  private final DealState after;
  private final DealState instead;

  ReasonProof(Decision decision, Reason reason) {
    this.decision = decision;
    this.reason = reason;
    this.state =
        reason
            .hands()
            .map(hands -> OtherCards.laid(decision.state(), decision.seat(), hands))
            .orElse(decision.state());
    this.after = played(reason.line());
    this.instead = played(reason.better());
  }

  private DealState played(List<Card> line) {
    var now = state;
    for (var card : line) {
      var play = new Action.Play(now.toAct().orElseThrow(), card);
      assertTrue(
          now == state || DealEngine.refusal(now, play).isEmpty(), () -> card + " is not allowed");
      now = DealEngine.enforce(now, play);
    }
    assertTrue(now.toAct().isEmpty(), "a line ends with the deal");
    return now;
  }

  void check() {
    var lost =
        Valuing.pointsFor(decision.seat(), instead) - Valuing.pointsFor(decision.seat(), after);
    assertTrue(lost >= 1, () -> reason + " costs " + lost);
    if (reason.details().containsKey("chosen")) {
      assertEquals(reason.line().getFirst(), card("chosen"));
      assertEquals(reason.better().getFirst(), card("best"));
    }
    switch (reason.code()) {
      case JACK_EXPOSED -> {
        assertEquals(jack(), reason.line().getFirst());
        isTakenByOthers(jack());
      }
      case JACK_LOST -> isTakenByOthers(jack());
      case JACK_COULD_BE_HUNG -> {
        assertTrue(isMine(trick(instead, jack()).winner().orElseThrow()));
        assertTrue(!isMine(player(trick(after, jack()), jack())));
      }
      case JACK_SAVED_TOO_DEAR -> {
        assertEquals(jack(), reason.line().getFirst());
        assertEquals(lost, count("points"));
      }
      case TEN_GIVEN -> {
        assertEquals(Rank.TEN, card("chosen").rank());
        isTakenByOthers(card("chosen"));
      }
      case PIPS_GIVEN -> isTakenByOthers(card("chosen"));
      case GAME_LOST ->
          assertEquals(count("pips"), mostOfOthers(after) - pips(after, decision.seat()));
      case GAME_TIED -> assertTrue(points(after, AwardKind.GAME) < points(instead, AwardKind.GAME));
      case TRUMP_WASTED, PARTNERS_TRICK_TRUMPED, TRUMPS_LED_TOO_EARLY -> {
        assertTrue(isTrump(card("chosen")));
        assertTrue(!isTrump(card("best")));
      }
      case TRUMPS_NOT_DRAWN, TRICK_NOT_TRUMPED -> {
        assertTrue(!isTrump(card("chosen")));
        assertTrue(isTrump(card("best")));
      }
      case LOW_LOST, JOKER_LOST, PEG_LOST -> isTakenByOthers(moved());
      case LOW_COULD_BE_TAKEN, JOKER_COULD_BE_WON, PEG_COULD_BE_WON -> {
        assertTrue(isMine(trick(instead, moved()).winner().orElseThrow()));
        assertEquals(count("trick"), trick(instead, moved()).number());
      }
      case PARTNER_NOT_FED -> {
        var fed = trick(instead, card("best")).winner().orElseThrow();
        assertTrue(isMine(fed));
        assertNotEquals(decision.seat(), fed);
      }
      case WRONG_SUIT_LED -> assertNotEquals(card("chosen").suit(), card("best").suit());
      case WRONG_SUIT_PITCHED -> assertNotEquals(after.trump(), instead.trump());
      case TRICK_NOT_WON ->
          assertEquals(decision.seat(), trick(instead, card("best")).winner().orElseThrow());
      case TRICK_BETTER_LEFT ->
          assertEquals(decision.seat(), trick(after, card("chosen")).winner().orElseThrow());
      case PLAYED_TOO_LOW, PLAYED_TOO_HIGH -> {
        var list = List.of(card("chosen"), card("best"));
        assertEquals(isTrump(list.getFirst()), isTrump(list.getLast()));
      }
      case CONTRACT_LOST -> assertTrue(setBack(after) && !setBack(instead));
      case SET_BACK_MISSED -> assertTrue(!setBack(after) && setBack(instead));
      case WRONG_CARD_THROWN_OFF, COUNTED_OUT_BY_ORDER -> {}
      case BEGGED_STRONG_HAND,
          STOOD_ON_WEAK_HAND,
          GIFT_AT_WRONG_SCORE,
          GAVE_WITH_WEAK_HAND,
          RAN_FROM_STRONG_HAND,
          RAN_INTO_PACKS_END,
          OVERBID,
          UNDERBID,
          STEAL_MISSED,
          STOLE_TOO_DEAR,
          SMUDGE_MISSED,
          TRUMP_DISCARDED,
          TEN_DISCARDED,
          WRONG_CARDS_KEPT ->
          throw new AssertionError("a call has no line");
    }
  }

  private void isTakenByOthers(Card card) {
    var trick = trick(after, card);
    assertEquals(count("trick"), trick.number());
    assertEquals(
        trick.winner().orElseThrow(),
        ((Reason.Detail.Player) detail("taker")).seat(),
        () -> "who takes " + card);
    assertTrue(!isMine(trick.winner().orElseThrow()));
  }

  private Card moved() {
    return switch (reason.code()) {
      case LOW_LOST, LOW_COULD_BE_TAKEN -> card("low");
      case PEG_LOST, PEG_COULD_BE_WON -> card("card");
      default -> Card.JOKER;
    };
  }

  private boolean isMine(Seat seat) {
    return state.seating().sideOf(seat) == state.seating().sideOf(decision.seat());
  }

  private boolean isTrump(Card card) {
    return after.trumps().orElseThrow().contains(card);
  }

  private Card jack() {
    return Card.of(Rank.JACK, after.trump().orElseThrow());
  }

  private static boolean setBack(DealState end) {
    return ScoreSheet.of(end).pitcher().orElseThrow().setBack();
  }

  private int points(DealState end, AwardKind kind) {
    return ScoreSheet.of(end).awards().stream()
        .filter(award -> award.kind() == kind)
        .mapToInt(
            award ->
                award.side() == state.seating().sideOf(decision.seat())
                    ? award.points()
                    : -award.points())
        .sum();
  }

  private static int pips(DealState end, Seat seat) {
    return ScoreSheet.of(end).pips().of(end.seating().sideOf(seat));
  }

  private int mostOfOthers(DealState end) {
    return end.seating().seats().stream()
        .filter(seat -> !isMine(seat))
        .mapToInt(seat -> pips(end, seat))
        .max()
        .orElseThrow();
  }

  private static Trick trick(DealState end, Card card) {
    return end.tricks().stream().filter(done -> done.holds(card)).findFirst().orElseThrow();
  }

  private static Seat player(Trick trick, Card card) {
    return trick.order().get(trick.cards().indexOf(card));
  }

  private Reason.Detail detail(String name) {
    return Objects.requireNonNull(reason.details().get(name), name);
  }

  private Card card(String name) {
    return ((Reason.Detail.OneCard) detail(name)).card();
  }

  private int count(String name) {
    return ((Reason.Detail.Count) detail(name)).count();
  }
}
