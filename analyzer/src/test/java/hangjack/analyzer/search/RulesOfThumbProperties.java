package hangjack.analyzer.search;

import static org.junit.jupiter.api.Assertions.assertEquals;

import hangjack.analyzer.cards.Card;
import hangjack.analyzer.cards.CardSet;
import hangjack.analyzer.cards.Seat;
import hangjack.analyzer.fixtures.Deals;
import hangjack.analyzer.fixtures.HouseRulesArbitrary;
import hangjack.analyzer.fixtures.RandomRecords;
import hangjack.analyzer.play.Action;
import hangjack.analyzer.play.Deal;
import hangjack.analyzer.play.DealEngine;
import hangjack.analyzer.play.DealState;
import hangjack.analyzer.play.Hands;
import hangjack.analyzer.rules.DrawStock;
import hangjack.analyzer.rules.RuleSet;
import hangjack.analyzer.rules.TrumpSource;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.SplittableRandom;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** What holds of the club player in every game, whatever the rules of the house. */
class RulesOfThumbProperties {
  private static final SplittableRandom UNUSED = new SplittableRandom(0);

  @Provide
  Arbitrary<RuleSet> houses() {
    return HouseRulesArbitrary.rules();
  }

  @Property
  void whateverHappenedBeforeItsChoiceIsAllowed(
      @ForAll("houses") RuleSet rules, @ForAll long seed) {
    var random = new SplittableRandom(seed);
    var state = dealt(rules, seed, random);
    while (state.toAct().isPresent()) {
      var choice = Bot.RULES_OF_THUMB.choose(state, UNUSED);
      var played = random.nextInt(4) == 0 ? Bot.RANDOM.choose(state, random) : choice;
      Deals.after(state, choice);
      state = Deals.after(state, played);
    }
  }

  /**
   * The deal is dealt again with the cards that the player has not seen in one another's places,
   * and everything done as before; the other players may then break rules that the player cannot
   * know they break.
   */
  @Property
  void cardsItCannotSeeNeverChangeItsChoice(@ForAll("houses") RuleSet rules, @ForAll long seed) {
    var random = new SplittableRandom(seed);
    var state = dealt(rules, seed, random);
    var done = new ArrayList<Action>();
    while (state.toAct().isPresent()) {
      var choice = Bot.RULES_OF_THUMB.choose(state, UNUSED);
      var moved = replaced(state, moves(state, random), done);
      assertEquals(choice, Bot.RULES_OF_THUMB.choose(moved, UNUSED));
      var action = random.nextInt(4) == 0 ? Bot.RANDOM.choose(state, random) : choice;
      done.add(action);
      state = Deals.after(state, action);
    }
  }

  private static DealState dealt(RuleSet rules, long seed, SplittableRandom random) {
    var seats = rules.seating().seats();
    var dealer = seats.get(random.nextInt(seats.size()));
    var before = RandomRecords.score(rules, random);
    return DealEngine.begin(rules, dealer, before, Deal.shuffled(seed, rules, dealer));
  }

  /**
   * Where each card goes that the player to act has not seen: to the place of another such card.
   */
  private static Map<Card, Card> moves(DealState state, SplittableRandom random) {
    var seat = state.toAct().orElseThrow();
    var seen = state.received(seat).union(CardSet.of(state.turnUps()));
    for (var trick : state.tricks()) {
      seen = seen.union(CardSet.of(trick.cards()));
    }
    seen = seen.union(CardSet.of(state.current().map(trick -> trick.cards()).orElse(List.of())));
    var rules = state.rules();
    var stock = state.deal().stock();
    if (rules.drawStock() == DrawStock.FACE_UP && state.undealt() > 0) {
      seen = seen.with(stock.get(stock.size() - state.undealt()));
    }
    if (rules.trumpSource() == TrumpSource.STOCK_TOP) {
      seen = seen.with(stock.getFirst());
    }
    var hidden = rules.pack().minus(seen).toList();
    var shuffled = new ArrayList<>(hidden);
    Collections.shuffle(shuffled, new Random(random.nextLong()));
    var moves = new HashMap<Card, Card>();
    for (var card : rules.pack()) {
      moves.put(card, card);
    }
    for (var place = 0; place < hidden.size(); place++) {
      moves.put(hidden.get(place), shuffled.get(place));
    }
    return moves;
  }

  private static DealState replaced(DealState state, Map<Card, Card> moves, List<Action> done) {
    var deal = state.deal();
    var hands = new EnumMap<Seat, CardSet>(Seat.class);
    for (var seat : state.seating().seats()) {
      hands.put(seat, moved(deal.hands().of(seat), moves));
    }
    var stock = deal.stock().stream().map(moves::get).toList();
    var other = new Deal(Hands.of(hands), stock, deal.named());
    var again = DealEngine.begin(state.rules(), state.dealer(), state.before(), other);
    for (var action : done) {
      again =
          DealEngine.enforce(
              again,
              action instanceof Action.Discard discard
                  ? new Action.Discard(discard.seat(), moved(discard.cards(), moves))
                  : action);
    }
    return again;
  }

  private static CardSet moved(CardSet cards, Map<Card, Card> moves) {
    return CardSet.of(cards.stream().map(moves::get).toList());
  }
}
