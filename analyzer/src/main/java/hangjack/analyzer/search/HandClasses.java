package hangjack.analyzer.search;

import hangjack.analyzer.cards.Card;
import hangjack.analyzer.cards.CardSet;
import hangjack.analyzer.cards.Rank;
import hangjack.analyzer.cards.Suit;
import hangjack.analyzer.play.DealState;
import hangjack.analyzer.play.Phase;
import hangjack.analyzer.rules.RuleSet;
import java.util.List;
import java.util.Optional;

/** Finds the classes of hands, quickly: it is asked for every hand of many thousand deals. */
final class HandClasses {
  private static final long HONOURS = all(Rank.ACE) | all(Rank.KING) | all(Rank.QUEEN);
  private static final long JACKS = all(Rank.JACK);

  private final long[] trumps;
  private final long[] lowest;

  /**
   * The classes of hands.
   *
   * @param trump the suit of trumps; where there is none yet it is the best suit of a hand
   */
  HandClasses(RuleSet rules, Optional<Suit> trump) {
    var suits = trump.map(List::of).orElse(List.of(Suit.values()));
    this.trumps = new long[suits.size()];
    this.lowest = new long[suits.size()];
    for (var at = 0; at < trumps.length; at++) {
      var suit = suits.get(at);
      trumps[at] = rules.trumps(suit).in(rules.pack()).bits();
      var natural = CardSet.all(suit).intersection(rules.pack()).bits();
      var low = Long.lowestOneBit(natural);
      lowest[at] = low | Long.lowestOneBit(natural & ~low);
    }
  }

  /** The classes by which calls are told apart in a deal: a bidder's best suit, else the trumps. */
  static HandClasses inCalls(DealState state) {
    var isBid = state.phase() == Phase.BIDDING;
    return new HandClasses(state.rules(), isBid ? Optional.empty() : state.trump());
  }

  /** The place of a hand's class among all. */
  int placeOf(long hand) {
    var best = -1;
    var most = -1;
    for (var at = 0; at < trumps.length; at++) {
      var held = hand & trumps[at];
      var number = Long.bitCount(held);
      var jack = (held & JACKS) != 0 ? 1 : 0;
      var honours = Long.bitCount(held & HONOURS);
      var low = (held & lowest[at]) != 0 ? 1 : 0;
      var strength = 2 * Math.min(HandClass.MOST_TRUMPS, number) + 4 * jack + 3 * honours + 2 * low;
      if (strength > most) {
        most = strength;
        best = Math.min(HandClass.MOST_TRUMPS, number) << 4 | jack << 3 | honours << 1 | low;
      }
    }
    return best;
  }

  private static long all(Rank rank) {
    var cards = 0L;
    for (var suit : Suit.values()) {
      cards |= 1L << Card.of(rank, suit).index();
    }
    return cards;
  }
}
