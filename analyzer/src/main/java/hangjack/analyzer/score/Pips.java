package hangjack.analyzer.score;

import hangjack.analyzer.cards.Card;
import hangjack.analyzer.cards.CardSet;
import hangjack.analyzer.cards.Side;
import hangjack.analyzer.rules.RuleSet;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/**
 * The count for Game: what the cards in each side's tricks are worth (rules 2.2).
 *
 * @param rules the rules of the table, which say what a ten is worth
 * @param won the cards with pips that each side won, in the order in which they fell
 * @param untaken the cards with pips that nobody won: not dealt, turned up or laid away
 */
public record Pips(RuleSet rules, Map<Side, List<Card>> won, List<Card> untaken) {
  public Pips {
    var copy = new EnumMap<Side, List<Card>>(Side.class);
    won.forEach((side, cards) -> copy.put(side, List.copyOf(cards)));
    won = Collections.unmodifiableMap(copy);
    untaken = List.copyOf(untaken);
  }

  /** The pips of one card, 0 to 10; a joker has none. */
  public static int of(RuleSet rules, Card card) {
    if (card.isJoker()) {
      return 0;
    }
    return switch (card.rank()) {
      case ACE -> 4;
      case KING -> 3;
      case QUEEN -> 2;
      case JACK -> 1;
      case TEN -> rules.tenValue();
      case TWO, THREE, FOUR, FIVE, SIX, SEVEN, EIGHT, NINE -> 0;
    };
  }

  /** The pips of some cards together. */
  public static int of(RuleSet rules, Iterable<Card> cards) {
    var sum = 0;
    for (var card : cards) {
      sum += of(rules, card);
    }
    return sum;
  }

  /** The count of a side, 0 to 80. */
  public int of(Side side) {
    return of(rules, won.getOrDefault(side, List.of()));
  }

  /** Counts the cards of each side's tricks; every side of the table has an entry. */
  static Pips count(RuleSet rules, Map<Side, List<Card>> cardsWon) {
    var won = new EnumMap<Side, List<Card>>(Side.class);
    var taken = CardSet.EMPTY;
    for (var entry : cardsWon.entrySet()) {
      var worth = worth(rules, entry.getValue());
      won.put(entry.getKey(), worth);
      taken = taken.union(CardSet.of(worth));
    }
    return new Pips(rules, won, worth(rules, rules.pack().minus(taken)));
  }

  private static List<Card> worth(RuleSet rules, Iterable<Card> cards) {
    var worth = new ArrayList<Card>();
    for (var card : cards) {
      if (of(rules, card) > 0) {
        worth.add(card);
      }
    }
    return worth;
  }
}
