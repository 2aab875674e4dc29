package hangjack.analyzer.play;

import hangjack.analyzer.cards.Card;
import hangjack.analyzer.cards.CardSet;
import hangjack.analyzer.cards.Scores;
import hangjack.analyzer.cards.Seat;
import hangjack.analyzer.cards.Seating;
import hangjack.analyzer.cards.Suit;
import hangjack.analyzer.rules.RuleSet;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/**
 * A deal while one action is carried out; the phases change it, then it becomes a state. What it
 * holds never changes itself, so that a draft shares it with the state it came from.
 */
final class Draft {
  final RuleSet rules;
  final Seat dealer;
  final Scores before;
  final Deal deal;
  final boolean playsOn;
  Phase phase = Phase.ELDER_CALL;
  Optional<Ending> ending = Optional.empty();
  Optional<Seat> toAct = Optional.empty();
  int stockUsed;
  List<Card> turnUps = List.of();
  Optional<Suit> trump = Optional.empty();
  boolean trumpFixed;
  List<Action.Call> calls = List.of();
  Optional<Contract> contract = Optional.empty();
  Hands received = Hands.NONE;
  Hands discarded = Hands.NONE;
  int discards;
  Hands hands = Hands.NONE;
  List<Trick> tricks = List.of();
  Optional<Trick> current = Optional.empty();

  Draft(RuleSet rules, Seat dealer, Scores before, Deal deal, boolean playsOn) {
    this.playsOn = playsOn;
    this.rules = rules;
    this.dealer = dealer;
    this.before = before;
    this.deal = deal;
  }

  Draft(DealState state) {
    this(state, state.deal());
  }

  /** A draft of a deal whose cards lay otherwise. */
  Draft(DealState state, Deal deal) {
    this(state.rules(), state.dealer(), state.before(), deal, state.playsOn());
    phase = state.phase();
    ending = state.ending();
    toAct = state.toAct();
    stockUsed = state.stockUsed();
    turnUps = state.turnUps();
    trump = state.trump();
    trumpFixed = state.trumpFixed();
    calls = state.calls();
    contract = state.contract();
    received = state.received();
    discarded = state.discarded();
    discards = state.discards();
    hands = state.hands();
    tricks = state.tricks();
    current = state.current();
  }

  Seating seating() {
    return rules.seating();
  }

  Seat elder() {
    return seating().elder(dealer);
  }

  int undealt() {
    return DealState.undealt(rules, stockUsed);
  }

  Card nextOfStock() {
    return deal.stock().get(stockUsed++);
  }

  /** Gives a seat more cards. */
  void deal(Seat seat, CardSet cards) {
    received = received.plus(seat, cards);
    hands = hands.plus(seat, cards);
  }

  void say(Action.Call call) {
    calls = appended(calls, call);
  }

  void take(Trick trick) {
    tricks = appended(tricks, trick);
  }

  void waitFor(Phase next, Seat seat) {
    phase = next;
    toAct = Optional.of(seat);
  }

  void end(Ending how) {
    phase = Phase.OVER;
    ending = Optional.of(how);
    toAct = Optional.empty();
    current = Optional.empty();
  }

  static <T> List<T> appended(List<T> list, T last) {
    var longer = new ArrayList<T>(list.size() + 1);
    longer.addAll(list);
    longer.add(last);
    return Collections.unmodifiableList(longer);
  }
}
