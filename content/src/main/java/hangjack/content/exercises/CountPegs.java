package hangjack.content.exercises;

import hangjack.analyzer.cards.Card;
import hangjack.analyzer.cards.Suit;
import hangjack.analyzer.rules.RuleSet;
import java.util.List;

/**
 * What cards score when they are won.
 *
 * @param cards the cards a side has won, in the order in which they fell
 */
public record CountPegs(RuleSet rules, Suit trump, List<Card> cards) implements Exercise {
  public CountPegs {
    cards = List.copyOf(cards);
  }

  @Override
  public Kind kind() {
    return Kind.COUNT_PEGS;
  }

  /** The points of all of them together. */
  public int answer() {
    return counting().stream().mapToInt(this::points).sum();
  }

  /** The points of one card. */
  public int points(Card card) {
    return rules.pegPoints().of(card, trump);
  }

  /** The cards that score anything. */
  public List<Card> counting() {
    return cards.stream().filter(card -> points(card) > 0).toList();
  }

  /** By the cards that score: up to two, up to four, or more. */
  @Override
  public Level level() {
    return Level.of(counting().size(), 3, 5);
  }

  @Override
  public boolean isTrivial() {
    return counting().size() < 2;
  }
}
