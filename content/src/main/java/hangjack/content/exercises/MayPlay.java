package hangjack.content.exercises;

import hangjack.analyzer.cards.Card;
import hangjack.analyzer.cards.CardSet;
import hangjack.analyzer.cards.Suit;
import hangjack.analyzer.play.Following;
import hangjack.analyzer.play.Refusal;
import hangjack.analyzer.rules.RuleSet;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Which cards of a hand may be played to a trick.
 *
 * @param trick the cards played so far, at least the lead
 */
public record MayPlay(RuleSet rules, Suit trump, List<Card> trick, CardSet hand)
    implements Exercise {
  public MayPlay {
    trick = List.copyOf(trick);
    if (trick.isEmpty() || hand.isEmpty()) {
      throw new IllegalArgumentException("a lead and a hand are needed");
    }
  }

  @Override
  public Kind kind() {
    return Kind.MAY_PLAY;
  }

  /** The cards that may be played. */
  public CardSet answer() {
    return Following.allowed(rules, trump, hand, trick);
  }

  /** Why each of the other cards may not, in the order of the hand. */
  public Map<Card, Refusal> refusals() {
    var refusals = new LinkedHashMap<Card, Refusal>();
    for (var card : hand) {
      Following.refusal(rules, trump, hand, trick, card)
          .ifPresent(refusal -> refusals.put(card, refusal));
    }
    return Collections.unmodifiableMap(refusals);
  }

  /**
   * By the cards about which somebody would be wrong who knows only “follow suit if you can”: none,
   * one, or more.
   */
  @Override
  public Level level() {
    var differing = answer().minus(plain()).union(plain().minus(answer()));
    return Level.of(differing.size(), 1, 2);
  }

  @Override
  public boolean isTrivial() {
    return answer().equals(hand);
  }

  private CardSet plain() {
    var trumps = rules.trumps(trump);
    var led = trick.getFirst();
    var following = trumps.contains(led) ? trumps.in(hand) : hand.of(led.suit());
    return following.isEmpty() ? hand : following;
  }
}
