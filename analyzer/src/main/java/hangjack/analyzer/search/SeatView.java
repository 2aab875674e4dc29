package hangjack.analyzer.search;

import hangjack.analyzer.cards.Card;
import hangjack.analyzer.cards.CardSet;
import hangjack.analyzer.cards.Seat;
import hangjack.analyzer.play.DealState;
import hangjack.analyzer.play.Following;
import hangjack.analyzer.play.NamingTrump;
import hangjack.analyzer.play.Phase;
import hangjack.analyzer.play.Trick;
import hangjack.analyzer.play.Unseen;
import hangjack.analyzer.rules.DrawStock;
import hangjack.analyzer.rules.RuleSet;
import java.util.ArrayList;
import java.util.List;

/**
 * What a player has seen of a deal: which cards may lie where for all he knows. What others showed
 * by not following, not trumping or not overtrumping is read from the rule of following in force
 * (rules 2.5). Nothing in it depends on a card he has not seen.
 */
final class SeatView {
  final DealState state;
  final List<Seat> seats;
  final int me;

  /** The cards whose place he does not know. */
  final long pool;

  /** The cards each seat is known to hold. */
  final long[] known;

  /** How many cards of the pool each seat holds. */
  final int[] missing;

  /** How many cards of the pool each seat has laid away unseen. */
  final int[] laidAway;

  /** The cards of the pool each seat may hold. */
  final long[] possible;

  /** The cards that are known to follow in the pack, top first. */
  final List<Card> top;

  /** Cards of the pool that follow in the pack and may still be dealt or drawn. */
  final int undealt;

  SeatView(DealState state, Seat seat) {
    this.state = state;
    this.seats = state.seating().seats();
    this.me = seats.indexOf(seat);
    var rules = state.rules();
    var faceUp = rules.drawStock() == DrawStock.FACE_UP;
    this.known = new long[seats.size()];
    this.missing = new int[seats.size()];
    this.laidAway = new int[seats.size()];
    this.possible = new long[seats.size()];
    var seen = state.received(seat).union(CardSet.of(state.turnUps()));
    for (var at = 0; at < seats.size(); at++) {
      var other = seats.get(at);
      seen = seen.union(Unseen.played(state, other));
      if (faceUp && at != me) {
        var drawn = state.received(other).minus(state.deal().hands().of(other));
        seen = seen.union(drawn);
        known[at] = drawn.intersection(state.hand(other)).bits();
      }
    }
    this.top = new ArrayList<>();
    if (faceUp && state.undealt() > 0) {
      var stock = state.deal().stock();
      top.add(stock.get(stock.size() - state.undealt()));
      seen = seen.with(top.getFirst());
    }
    this.pool = rules.pack().minus(seen).bits();
    this.undealt = state.undealt() - top.size();
    for (var at = 0; at < seats.size(); at++) {
      if (at != me) {
        missing[at] = state.hand(seats.get(at)).size() - Long.bitCount(known[at]);
        laidAway[at] = state.discarded(seats.get(at)).size();
        possible[at] = pool;
      }
    }
    if (state.phase() == Phase.PLAYING) {
      readPlays(rules);
    }
  }

  /** What a card that was played says of the rest of the hand it came from. */
  private void readPlays(RuleSet rules) {
    if (rules.draws() && state.undealt() > 0 && rules.drawStock() != DrawStock.FACE_UP) {
      // cards drawn since may be of any suit
      state.current().ifPresent(trick -> read(rules, trick));
      return;
    }
    for (var trick : state.tricks()) {
      read(rules, trick);
    }
    state.current().ifPresent(trick -> read(rules, trick));
  }

  private void read(RuleSet rules, Trick trick) {
    var cards = trick.cards();
    for (var place = 1; place < cards.size(); place++) {
      var at = seats.indexOf(trick.order().get(place));
      if (at == me) {
        continue;
      }
      var card = cards.get(place);
      var trump = state.trump().orElseGet(() -> NamingTrump.byLead(cards.getFirst()));
      var before = cards.subList(0, place);
      var forbidden = 0L;
      for (var other : new CardSet(possible[at])) {
        var hand = CardSet.of(card, other);
        if (!Following.allowed(rules, trump, hand, before).contains(card)) {
          forbidden |= 1L << other.index();
        }
      }
      // a revoke says nothing: the hand must still be able to hold what it holds
      if (Long.bitCount(possible[at] & ~forbidden) >= missing[at]) {
        possible[at] &= ~forbidden;
      }
    }
  }

  /** A number made of what he has seen and nothing else. */
  long fingerprint() {
    var print = (long) state.rules().id().hashCode();
    print = print * 31 + state.hand(seats.get(me)).bits();
    print = print * 31 + state.received(seats.get(me)).bits();
    print = print * 31 + pool;
    print = print * 31 + state.dealer().ordinal();
    for (var call : state.calls()) {
      print = print * 31 + call.word().hashCode() + call.seat().ordinal();
    }
    for (var trick : state.tricks()) {
      print = print * 31 + names(trick);
    }
    if (state.current().isPresent()) {
      print = print * 31 + names(state.current().get());
    }
    return print;
  }

  private static long names(Trick trick) {
    var print = 1L;
    for (var card : trick.cards()) {
      print = print * 31 + card.index() + 1;
    }
    return print;
  }
}
