package hangjack.analyzer.match;

import static org.junit.jupiter.api.Assertions.assertEquals;

import hangjack.analyzer.cards.Card;
import hangjack.analyzer.cards.CardSet;
import hangjack.analyzer.cards.Scores;
import hangjack.analyzer.cards.Seat;
import hangjack.analyzer.cards.Side;
import hangjack.analyzer.cards.Suit;
import hangjack.analyzer.fixtures.HouseRulesArbitrary;
import hangjack.analyzer.fixtures.RandomRecords;
import hangjack.analyzer.play.Action;
import hangjack.analyzer.play.Deal;
import hangjack.analyzer.play.DealEngine;
import hangjack.analyzer.play.DealState;
import hangjack.analyzer.play.Hands;
import hangjack.analyzer.play.Phase;
import hangjack.analyzer.rules.RuleSet;
import hangjack.analyzer.score.Award;
import hangjack.analyzer.score.Penalty;
import hangjack.analyzer.score.RevokePenalty;
import hangjack.analyzer.score.ScoreSheet;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.function.UnaryOperator;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Assume;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;

/**
 * No seat and no suit is more than another: the same deal one seat further, or with its suits
 * renamed, is worth the same one seat further, revokes and their penalties included.
 */
class SymmetryProperties {
  @Provide
  Arbitrary<RuleSet> houses() {
    return HouseRulesArbitrary.rules();
  }

  @Property
  void rotatingTheSeatsRotatesTheResult(
      @ForAll("houses") RuleSet rules,
      @ForAll long seed,
      @ForAll @IntRange(min = 1, max = 3) int by) {
    var first = Played.atRandom(rules, seed);
    same(first, new Change(rules, by, suit -> suit));
  }

  @Property
  void renamingTheSuitsRenamesTheResult(
      @ForAll("houses") RuleSet rules,
      @ForAll long seed,
      @ForAll @IntRange(min = 1, max = 3) int by) {
    var first = Played.atRandom(rules, seed);
    var led = first.end().tricks().stream().findFirst().map(trick -> trick.cards().getFirst());
    Assume.that(led.filter(Card::isJoker).isEmpty());
    var suits = Suit.values();
    same(first, new Change(rules, 0, suit -> suits[(suit.ordinal() + by) % suits.length]));
  }

  private static void same(Played first, Change change) {
    var start = first.states().getFirst();
    var second =
        Played.again(
            DealEngine.begin(
                start.rules(),
                change.of(start.dealer()),
                change.of(start.before()),
                change.of(start.deal())),
            first.actions().stream().map(change::of).toList());
    assertEquals(first.sheet().awards().stream().map(change::of).toList(), second.sheet().awards());
    var counting = first.counting();
    assertEquals(change.of(counting.after()), second.counting().after());
    assertEquals(counting.winner().map(change::of), second.counting().winner());
    assertEquals(counting.countedOutOn(), second.counting().countedOutOn());
    assertEquals(change.of(DealerRotation.after(first.end())), DealerRotation.after(second.end()));
  }

  /** A deal played to its end, and what it is worth with every penalty claimed. */
  private record Played(List<DealState> states, List<Action> actions, List<Penalty> penalties) {
    /** One card in eight is any card of the hand, by the rules or not. */
    static Played atRandom(RuleSet rules, long seed) {
      var random = new SplittableRandom(seed);
      var seats = rules.seating().seats();
      var dealer = seats.get(random.nextInt(seats.size()));
      var before = RandomRecords.score(rules, random);
      var played =
          begun(DealEngine.begin(rules, dealer, before, Deal.shuffled(seed, rules, dealer)));
      while (played.end().toAct().isPresent()) {
        var seat = played.end().toAct().get();
        var legal = DealEngine.legalActions(played.end());
        var action = legal.get(random.nextInt(legal.size()));
        if (played.end().phase() == Phase.PLAYING && random.nextInt(8) == 0) {
          var hand = played.end().hand(seat).toList();
          action = new Action.Play(seat, hand.get(random.nextInt(hand.size())));
        }
        played.done(action);
      }
      return played;
    }

    static Played again(DealState start, List<Action> actions) {
      var played = begun(start);
      actions.forEach(played::done);
      return played;
    }

    private static Played begun(DealState start) {
      return new Played(new ArrayList<>(List.of(start)), new ArrayList<>(), new ArrayList<>());
    }

    private void done(Action action) {
      var state = end();
      DealEngine.refusal(state, action)
          .ifPresent(broken -> penalties.add(RevokePenalty.of(state, action.seat(), broken)));
      actions.add(action);
      states.add(DealEngine.enforce(state, action));
    }

    DealState end() {
      return states.getLast();
    }

    ScoreSheet sheet() {
      return ScoreSheet.of(end()).with(penalties);
    }

    CountingOut counting() {
      return CountingOut.count(end().rules(), end().before(), sheet());
    }
  }

  /** Seats moved on by some places and suits renamed. */
  private record Change(RuleSet rules, int places, UnaryOperator<Suit> suits) {
    Seat of(Seat seat) {
      var order = rules.seating().from(seat);
      return order.get(places % order.size());
    }

    Side of(Side side) {
      return rules.seating().sideOf(of(side.seats().getFirst()));
    }

    Scores of(Scores scores) {
      var moved = new EnumMap<Side, Integer>(Side.class);
      scores.points().forEach((side, points) -> moved.put(of(side), points));
      return new Scores(moved);
    }

    Card of(Card card) {
      return card.isJoker() ? card : Card.of(card.rank(), suits.apply(card.suit()));
    }

    CardSet of(CardSet cards) {
      return CardSet.of(cards.stream().map(this::of).toList());
    }

    Deal of(Deal deal) {
      Map<Seat, CardSet> hands = new EnumMap<>(Seat.class);
      for (var seat : rules.seating().seats()) {
        hands.put(of(seat), of(deal.hands().of(seat)));
      }
      var stock = deal.stock().stream().map(this::of).toList();
      return new Deal(Hands.of(hands), stock, deal.named().map(suits));
    }

    Award of(Award award) {
      return new Award(
          award.kind(),
          of(award.side()),
          award.points(),
          award.card().map(this::of),
          award.seat().map(this::of),
          award.trick());
    }

    Action of(Action action) {
      var seat = of(action.seat());
      return switch (action) {
        case Action.Stand _ -> new Action.Stand(seat);
        case Action.Beg _ -> new Action.Beg(seat);
        case Action.Give _ -> new Action.Give(seat);
        case Action.Run _ -> new Action.Run(seat);
        case Action.Bid bid -> new Action.Bid(seat, bid.points());
        case Action.Pass _ -> new Action.Pass(seat);
        case Action.Take _ -> new Action.Take(seat);
        case Action.Discard discard -> new Action.Discard(seat, of(discard.cards()));
        case Action.Play play -> new Action.Play(seat, of(play.card()));
      };
    }
  }
}
