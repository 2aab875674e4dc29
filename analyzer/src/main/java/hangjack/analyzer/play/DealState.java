package hangjack.analyzer.play;

import hangjack.analyzer.cards.Card;
import hangjack.analyzer.cards.CardSet;
import hangjack.analyzer.cards.Scores;
import hangjack.analyzer.cards.Seat;
import hangjack.analyzer.cards.Seating;
import hangjack.analyzer.cards.Suit;
import hangjack.analyzer.rules.RuleSet;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A deal at one moment. It never changes: {@link DealEngine} makes the next one. It carries the
 * score before the deal, since a gift may depend on it.
 */
public final class DealState {
  private final RuleSet rules;
  private final Seat dealer;
  private final Scores before;
  private final Deal deal;
  private final boolean playsOn;
  private final Phase phase;
  private final Optional<Ending> ending;
  private final Optional<Seat> toAct;
  private final int stockUsed;
  private final List<Card> turnUps;
  private final boolean trumpFixed;
  private final List<Action.Call> calls;
  private final Map<Seat, CardSet> received;
  private final Map<Seat, CardSet> discarded;
  private final Map<Seat, CardSet> hands;
  private final List<Trick> tricks;
  private final Optional<Trick> current;

  DealState(Draft draft) {
    rules = draft.rules;
    dealer = draft.dealer;
    before = draft.before;
    deal = draft.deal;
    playsOn = draft.playsOn;
    phase = draft.phase;
    ending = draft.ending;
    toAct = draft.toAct;
    stockUsed = draft.stockUsed;
    turnUps = List.copyOf(draft.turnUps);
    trumpFixed = draft.trumpFixed;
    calls = List.copyOf(draft.calls);
    received = new EnumMap<>(draft.received);
    discarded = new EnumMap<>(draft.discarded);
    hands = new EnumMap<>(draft.hands);
    tricks = List.copyOf(draft.tricks);
    current = draft.current;
  }

  public RuleSet rules() {
    return rules;
  }

  public Seating seating() {
    return rules.seating();
  }

  public Seat dealer() {
    return dealer;
  }

  public Seat elder() {
    return seating().elder(dealer);
  }

  /** The score before the deal. */
  public Scores before() {
    return before;
  }

  /** The cards as they lay before anybody spoke. */
  public Deal deal() {
    return deal;
  }

  public Phase phase() {
    return phase;
  }

  /** How the deal ended; empty while it goes on. */
  public Optional<Ending> ending() {
    return ending;
  }

  /** Who is to act; empty when the deal is over. */
  public Optional<Seat> toAct() {
    return toAct;
  }

  /** The cards turned up so far, first to last. */
  public List<Card> turnUps() {
    return turnUps;
  }

  /** Whether the trump can no longer change. */
  public boolean trumpFixed() {
    return trumpFixed;
  }

  /** The suit of the last turn-up: the trump, or what is proposed for it. */
  public Optional<Suit> trump() {
    return turnUps.isEmpty() ? Optional.empty() : Optional.of(turnUps.getLast().suit());
  }

  /** What was said, in order. */
  public List<Action.Call> calls() {
    return calls;
  }

  /** Every card a seat has been dealt, packets of a run included. */
  public CardSet received(Seat seat) {
    return received.getOrDefault(seat, CardSet.EMPTY);
  }

  /** What a seat laid away after a run. */
  public CardSet discarded(Seat seat) {
    return discarded.getOrDefault(seat, CardSet.EMPTY);
  }

  /** The cards a seat took into the play: received and not discarded (rules 1, "in play"). */
  public CardSet inPlay(Seat seat) {
    return received(seat).minus(discarded(seat));
  }

  /** The cards a seat still holds. */
  public CardSet hand(Seat seat) {
    return hands.getOrDefault(seat, CardSet.EMPTY);
  }

  /** The complete tricks, first to last. */
  public List<Trick> tricks() {
    return tricks;
  }

  /** The trick on the table; empty before the play and after the last trick. */
  public Optional<Trick> current() {
    return current;
  }

  /** Cards of the pack that are neither dealt nor turned up, 0 to 39. */
  public int undealt() {
    return 52 - seating().players() * rules.handSize() - stockUsed;
  }

  Draft draft() {
    var draft = new Draft(rules, dealer, before, deal, playsOn);
    draft.phase = phase;
    draft.ending = ending;
    draft.toAct = toAct;
    draft.stockUsed = stockUsed;
    draft.turnUps.addAll(turnUps);
    draft.trumpFixed = trumpFixed;
    draft.calls.addAll(calls);
    draft.received.putAll(received);
    draft.discarded.putAll(discarded);
    draft.hands.putAll(hands);
    draft.tricks.addAll(tricks);
    draft.current = current;
    return draft;
  }
}
