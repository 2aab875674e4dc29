package hangjack.analyzer.play;

import hangjack.analyzer.cards.Card;
import hangjack.analyzer.cards.CardSet;
import hangjack.analyzer.cards.Scores;
import hangjack.analyzer.cards.Seat;
import hangjack.analyzer.cards.Seating;
import hangjack.analyzer.cards.Suit;
import hangjack.analyzer.rules.RuleSet;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A deal while one action is carried out; the phases change it, then it becomes a state. */
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
  final List<Card> turnUps = new ArrayList<>();
  boolean trumpFixed;
  final List<Action.Call> calls = new ArrayList<>();
  final Map<Seat, CardSet> received = new EnumMap<>(Seat.class);
  final Map<Seat, CardSet> discarded = new EnumMap<>(Seat.class);
  final Map<Seat, CardSet> hands = new EnumMap<>(Seat.class);
  final List<Trick> tricks = new ArrayList<>();
  Optional<Trick> current = Optional.empty();

  Draft(RuleSet rules, Seat dealer, Scores before, Deal deal, boolean playsOn) {
    this.playsOn = playsOn;
    this.rules = rules;
    this.dealer = dealer;
    this.before = before;
    this.deal = deal;
  }

  Seating seating() {
    return rules.seating();
  }

  Seat elder() {
    return seating().elder(dealer);
  }

  int undealt() {
    return 52 - seating().players() * rules.handSize() - stockUsed;
  }

  Card nextOfStock() {
    return deal.stock().get(stockUsed++);
  }

  CardSet hand(Seat seat) {
    return hands.getOrDefault(seat, CardSet.EMPTY);
  }

  Suit proposedTrump() {
    return turnUps.getLast().suit();
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

  DealState state() {
    return new DealState(this);
  }
}
