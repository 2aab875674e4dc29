package hangjack.analyzer.play;

import hangjack.analyzer.cards.Card;
import hangjack.analyzer.cards.CardSet;
import hangjack.analyzer.cards.Suit;
import hangjack.analyzer.rules.RuleSet;
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
    var following = following(rules, trump, hand, trick.getFirst().suit());
    return following.minus(forbiddenUndertrumps(rules, trump, following, trick));
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
    var led = trick.getFirst().suit();
    if (following(rules, trump, hand, led).contains(card)) {
      return Optional.of(Refusal.NO_UNDERTRUMP);
    }
    if (led == trump) {
      return Optional.of(Refusal.MUST_FOLLOW_TRUMP);
    }
    if (hand.of(led).isEmpty()) {
      return Optional.of(Refusal.MUST_TRUMP);
    }
    return Optional.of(
        rules.permissiveTrumping() ? Refusal.MUST_FOLLOW_OR_TRUMP : Refusal.MUST_FOLLOW);
  }

  private static CardSet following(RuleSet rules, Suit trump, CardSet hand, Suit led) {
    var suit = hand.of(led);
    var trumps = hand.of(trump);
    if (!suit.isEmpty()) {
      return rules.permissiveTrumping() && led != trump ? suit.union(trumps) : suit;
    }
    return led != trump && rules.mustTrumpWhenVoid() && !trumps.isEmpty() ? trumps : hand;
  }

  /** Trumps below the best one in the trick, unless nothing else could be played. */
  private static CardSet forbiddenUndertrumps(
      RuleSet rules, Suit trump, CardSet following, List<Card> trick) {
    var best = CardSet.of(trick).highest(trump);
    if (!rules.noUndertrump() || trick.getFirst().suit() == trump || best.isEmpty()) {
      return CardSet.EMPTY;
    }
    var lower = CardSet.EMPTY;
    for (var card : following.of(trump)) {
      if (card.rank().compareTo(best.get().rank()) < 0) {
        lower = lower.with(card);
      }
    }
    return lower.equals(following) ? CardSet.EMPTY : lower;
  }
}
