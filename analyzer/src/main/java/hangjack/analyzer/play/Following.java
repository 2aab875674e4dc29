package hangjack.analyzer.play;

import hangjack.analyzer.cards.Card;
import hangjack.analyzer.cards.CardSet;
import hangjack.analyzer.cards.Suit;
import hangjack.analyzer.rules.RuleSet;
import hangjack.analyzer.rules.Trumps;
import java.util.List;
import java.util.Optional;

/**
 * Which cards may be played to a trick: the four policies made of permissive trumping and the duty
 * to trump when void, with the ban on undertrumping laid over them (rules 2.5).
 */
public final class Following {
  private Following() {}

  /**
   * The cards of a hand that may be played.
   *
   * @param trick the cards played so far, the lead first; empty for the leader, who may play any
   */
  public static CardSet allowed(RuleSet rules, Suit trump, CardSet hand, List<Card> trick) {
    if (trick.isEmpty()) {
      return hand;
    }
    var trumps = rules.trumps(trump);
    var following = following(rules, trumps, hand, trick.getFirst());
    return rules.noUndertrump()
        ? following.minus(forbiddenUndertrumps(trumps, following, trick))
        : following;
  }

  /** Why a card may not be played; empty where it may. */
  public static Optional<Refusal> refusal(
      RuleSet rules, Suit trump, CardSet hand, List<Card> trick, Card card) {
    if (!hand.contains(card)) {
      return Optional.of(Refusal.NOT_HELD);
    }
    if (allowed(rules, trump, hand, trick).contains(card)) {
      return Optional.empty();
    }
    var trumps = rules.trumps(trump);
    var led = trick.getFirst();
    if (following(rules, trumps, hand, led).contains(card)) {
      return Optional.of(Refusal.NO_UNDERTRUMP);
    }
    if (trumps.contains(led)) {
      return Optional.of(Refusal.MUST_FOLLOW_TRUMP);
    }
    if (hand.of(led.suit()).isEmpty()) {
      return Optional.of(Refusal.MUST_TRUMP);
    }
    return Optional.of(
        rules.permissiveTrumping() ? Refusal.MUST_FOLLOW_OR_TRUMP : Refusal.MUST_FOLLOW);
  }

  private static CardSet following(RuleSet rules, Trumps trumps, CardSet hand, Card led) {
    var held = trumps.in(hand);
    if (trumps.contains(led)) {
      return held.isEmpty() ? hand : held;
    }
    var suit = hand.of(led.suit());
    if (!suit.isEmpty()) {
      return rules.permissiveTrumping() ? suit.union(held) : suit;
    }
    return rules.mustTrumpWhenVoid() && !held.isEmpty() ? held : hand;
  }

  /** Trumps below the best one in the trick, unless nothing else could be played. */
  private static CardSet forbiddenUndertrumps(Trumps trumps, CardSet following, List<Card> trick) {
    var best = trick.get(TrickWinner.place(trick, trumps));
    if (trumps.contains(trick.getFirst()) || !trumps.contains(best)) {
      return CardSet.EMPTY;
    }
    var lower = CardSet.EMPTY;
    for (var card : trumps.in(following)) {
      lower = trumps.isHigher(best, card) ? lower.with(card) : lower;
    }
    return lower.equals(following) ? CardSet.EMPTY : lower;
  }
}
