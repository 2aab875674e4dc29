package hangjack.analyzer.plain;

import java.util.Arrays;
import java.util.List;

/**
 * What each card brings a side, less what it brings all others, by the side that was dealt it and
 * the side that takes it: High, Low, Jack, joker and pegs. Game alone is not a matter of one card.
 */
final class PlainWorth {
  /** In the place of the side that was dealt a card: it lies in the stock. */
  static final int NOT_YET = 4;

  private final PlainRules rules;
  private final String trump;
  private final int mine;
  private final int[][][] worth;
  private final int[][] least;
  private final int[][] most;

  /**
   * The worth of some cards.
   *
   * @param cards every card in play, the trumps among them from high to low
   * @param mine the side for whom points are counted, by its place among the sides
   */
  PlainWorth(PlainRules rules, String trump, List<String> cards, int mine) {
    this.rules = rules;
    this.trump = trump;
    this.mine = mine;
    var sides = rules.sides().size();
    worth = new int[cards.size()][sides][sides];
    least = new int[cards.size()][NOT_YET + 1];
    most = new int[cards.size()][NOT_YET + 1];
    var trumps = cards.stream().filter(card -> card.endsWith(trump)).toList();
    for (var card = 0; card < cards.size(); card++) {
      Arrays.fill(least[card], Integer.MAX_VALUE);
      Arrays.fill(most[card], Integer.MIN_VALUE);
      for (var from = 0; from < sides; from++) {
        for (var to = 0; to < sides; to++) {
          var points = points(cards.get(card), trumps, from, to);
          worth[card][from][to] = points;
          for (var known : List.of(from, NOT_YET)) {
            least[card][known] = Math.min(least[card][known], points);
            most[card][known] = Math.max(most[card][known], points);
          }
        }
      }
    }
  }

  private int points(String card, List<String> trumps, int from, int to) {
    var points = forSide(to, rules.pegs(card, trump));
    if (card.equals(PlainRules.JOKER)) {
      points += forSide(to, rules.number("joker-points"));
    }
    if (card.equals("J" + trump)) {
      points += forSide(to, rules.number(from == to ? "jack-points" : "hang-jack-points"));
    }
    if (!trumps.isEmpty() && card.equals(trumps.getFirst())) {
      points += forSide(from, rules.number("high-points"));
    }
    if (!trumps.isEmpty() && card.equals(trumps.getLast())) {
      points += forSide(rules.is("low-to", "dealt") ? from : to, rules.number("low-points"));
    }
    return points;
  }

  /** Points for a side, as my side counts them. */
  int forSide(int side, int points) {
    return side == mine ? points : -points;
  }

  /** What a card brings that was dealt to one side and taken by another. */
  int of(int card, int from, int to) {
    return worth[card][from][to];
  }

  /** The least it can bring, whoever takes it. */
  int least(int card, int from) {
    return least[card][from];
  }

  /** The most it can bring, whoever takes it. */
  int most(int card, int from) {
    return most[card][from];
  }
}
