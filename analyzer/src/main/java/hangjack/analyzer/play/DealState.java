package hangjack.analyzer.play;

import hangjack.analyzer.cards.Card;
import hangjack.analyzer.cards.CardSet;
import hangjack.analyzer.cards.Scores;
import hangjack.analyzer.cards.Seat;
import hangjack.analyzer.cards.Seating;
import hangjack.analyzer.cards.Suit;
import hangjack.analyzer.rules.RuleSet;
import hangjack.analyzer.rules.Trumps;
import java.util.List;
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
  private final Optional<Suit> trump;
  private final boolean trumpFixed;
  private final List<Action.Call> calls;
  private final Optional<Contract> contract;
  private final Hands received;
  private final Hands discarded;
  private final int discards;
  private final Hands hands;
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
    turnUps = draft.turnUps;
    trump = draft.trump;
    trumpFixed = draft.trumpFixed;
    calls = draft.calls;
    contract = draft.contract;
    received = draft.received;
    discarded = draft.discarded;
    discards = draft.discards;
    hands = draft.hands;
    tricks = draft.tricks;
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

  boolean waitsFor(Phase what, Seat seat) {
    return phase == what && toAct.isPresent() && toAct.get() == seat;
  }

  /** The cards turned up so far, first to last. */
  public List<Card> turnUps() {
    return turnUps;
  }

  /** The suit of trumps, or what is proposed for it; empty before a first lead that makes it. */
  public Optional<Suit> trump() {
    return trump;
  }

  /** What beats what under the trump; empty before a first lead that makes it. */
  public Optional<Trumps> trumps() {
    return trump.map(rules::trumps);
  }

  /** Whether the trump can no longer change. */
  public boolean trumpFixed() {
    return trumpFixed;
  }

  /** What was said, in order. */
  public List<Action.Call> calls() {
    return calls;
  }

  /** What the auction ended in; empty before its end, and where there is none. */
  public Optional<Contract> contract() {
    return contract;
  }

  /** Every card a seat has been dealt or has drawn, packets of a run included. */
  public CardSet received(Seat seat) {
    return received.of(seat);
  }

  /** What a seat laid away after a run. */
  public CardSet discarded(Seat seat) {
    return discarded.of(seat);
  }

  /** The cards a seat took into the play: received and not discarded (rules 1, "in play"). */
  public CardSet inPlay(Seat seat) {
    return received(seat).minus(discarded(seat));
  }

  /** Every card that any seat took into the play. */
  public CardSet inPlay() {
    return received.all().minus(discarded.all());
  }

  /** The cards a seat still holds. */
  public CardSet hand(Seat seat) {
    return hands.of(seat);
  }

  /** The complete tricks, first to last. */
  public List<Trick> tricks() {
    return tricks;
  }

  /** The trick on the table; empty before the play and after the last trick. */
  public Optional<Trick> current() {
    return current;
  }

  /** Cards of the pack that are neither dealt, drawn nor turned up, 0 or more. */
  public int undealt() {
    return undealt(rules, stockUsed);
  }

  static int undealt(RuleSet rules, int stockUsed) {
    return rules.pack().size() - rules.players() * rules.handSize() - stockUsed;
  }

  boolean playsOn() {
    return playsOn;
  }

  int stockUsed() {
    return stockUsed;
  }

  int discards() {
    return discards;
  }

  Hands received() {
    return received;
  }

  Hands discarded() {
    return discarded;
  }

  Hands hands() {
    return hands;
  }
}
