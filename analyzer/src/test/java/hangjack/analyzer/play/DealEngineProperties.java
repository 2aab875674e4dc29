package hangjack.analyzer.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hangjack.analyzer.cards.Card;
import hangjack.analyzer.cards.CardSet;
import hangjack.analyzer.cards.Pack;
import hangjack.analyzer.cards.Seat;
import hangjack.analyzer.fixtures.HouseRulesArbitrary;
import hangjack.analyzer.fixtures.RandomRecords;
import hangjack.analyzer.rules.RuleSet;
import hangjack.analyzer.score.AwardKind;
import hangjack.analyzer.score.ScoreSheet;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** What holds in every deal, whatever the rules of the house. */
class DealEngineProperties {
  @Provide
  Arbitrary<RuleSet> houses() {
    return HouseRulesArbitrary.rules();
  }

  @Property
  void noCardIsLostOrMadeInAnyState(@ForAll("houses") RuleSet rules, @ForAll long seed) {
    walk(
        rules,
        seed,
        state -> {
          var places = 0;
          var all = CardSet.EMPTY;
          for (var seat : rules.seating().seats()) {
            var received = state.received(seat);
            places += received.size();
            all = all.union(received);
            assertTrue(received.containsAll(state.hand(seat)));
            assertTrue(received.containsAll(state.discarded(seat)));
            assertEquals(
                received.size(),
                state.hand(seat).size()
                    + state.discarded(seat).size()
                    + played(state, seat).size());
          }
          all = all.union(CardSet.of(state.turnUps()));
          places += state.turnUps().size();
          assertEquals(places, all.size(), "a card stands in two places");
          assertEquals(rules.pack().size(), places + state.undealt());
          assertTrue(rules.pack().containsAll(all));
        });
  }

  @Property
  void everyListedActionIsAcceptedAndEveryOtherRefused(
      @ForAll("houses") RuleSet rules, @ForAll long seed) {
    walk(
        rules,
        seed,
        state -> {
          var legal = new HashSet<>(DealEngine.legalActions(state));
          assertEquals(state.ending().isPresent(), legal.isEmpty());
          for (var seat : Seat.values()) {
            for (var action : simpleActions(seat)) {
              var accepted = DealEngine.apply(state, action) instanceof Answer.Accepted;
              assertEquals(legal.contains(action), accepted, () -> action + " in " + state.phase());
            }
          }
          legal.stream()
              .limit(20)
              .forEach(action -> assertEquals(Optional.empty(), DealEngine.refusal(state, action)));
        });
  }

  @Property
  void aDealEndsAndScoresEachPointOnceAtMost(@ForAll("houses") RuleSet rules, @ForAll long seed) {
    var end = walk(rules, seed, state -> {});
    assertTrue(end.ending().isPresent());
    var kinds = ScoreSheet.of(end).awards().stream().map(a -> a.kind()).toList();
    for (var kind : List.of(AwardKind.HIGH, AwardKind.LOW, AwardKind.JOKER, AwardKind.GAME)) {
      assertTrue(kinds.stream().filter(kind::equals).count() <= 1);
    }
    assertFalse(kinds.contains(AwardKind.JACK) && kinds.contains(AwardKind.HANG_JACK));
  }

  private static DealState walk(RuleSet rules, long seed, Consumer<DealState> check) {
    var random = new SplittableRandom(seed);
    var seats = rules.seating().seats();
    var dealer = seats.get(random.nextInt(seats.size()));
    var before = RandomRecords.score(rules, random);
    var state = DealEngine.begin(rules, dealer, before, Deal.shuffled(seed, rules, dealer));
    check.accept(state);
    while (state.toAct().isPresent()) {
      var legal = DealEngine.legalActions(state);
      var action = legal.get(random.nextInt(legal.size()));
      state =
          switch (DealEngine.apply(state, action)) {
            case Answer.Accepted accepted -> accepted.state();
            case Answer.Refused refused -> throw new AssertionError(action + " " + refused);
          };
      check.accept(state);
    }
    return state;
  }

  private static CardSet played(DealState state, Seat seat) {
    var played = CardSet.EMPTY;
    for (var trick : state.tricks()) {
      for (var play : trick.plays()) {
        played = play.seat() == seat ? played.with(play.card()) : played;
      }
    }
    if (state.current().isPresent()) {
      for (var play : state.current().get().plays()) {
        played = play.seat() == seat ? played.with(play.card()) : played;
      }
    }
    return played;
  }

  private static List<Action> simpleActions(Seat seat) {
    var actions = new ArrayList<Action>();
    actions.add(new Action.Stand(seat));
    actions.add(new Action.Beg(seat));
    actions.add(new Action.Give(seat));
    actions.add(new Action.Run(seat));
    for (var bid = 0; bid <= 10; bid++) {
      actions.add(new Action.Bid(seat, bid));
    }
    actions.add(new Action.Pass(seat));
    actions.add(new Action.Take(seat));
    for (Card card : Pack.of(52, true)) {
      actions.add(new Action.Play(seat, card));
    }
    return actions;
  }
}
