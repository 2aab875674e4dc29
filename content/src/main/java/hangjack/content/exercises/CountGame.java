package hangjack.content.exercises;

import hangjack.analyzer.cards.Card;
import hangjack.analyzer.rules.RuleSet;
import hangjack.analyzer.score.Pips;
import java.util.List;

/**
 * What cards count for Game.
 *
 * @param cards the cards a side has won, in the order in which they fell
 */
public record CountGame(RuleSet rules, List<Card> cards) implements Exercise {
  public CountGame {
    cards = List.copyOf(cards);
  }

  @Override
  public Kind kind() {
    return Kind.COUNT_GAME;
  }

  /** What all of them count together, 0 to 80. */
  public int answer() {
    return Pips.of(rules, cards);
  }

  /** The cards that count anything. */
  public List<Card> counting() {
    return cards.stream().filter(card -> Pips.of(rules, card) > 0).toList();
  }

  /** By the cards that count: up to three, up to five, or more. */
  @Override
  public Level level() {
    return Level.of(counting().size(), 4, 6);
  }

  @Override
  public boolean isTrivial() {
    return counting().size() < 2;
  }
}
