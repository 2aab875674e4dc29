package hangjack.analyzer.plain;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * What each card leads to with all cards seen and both sides playing perfectly from there, found
 * plainly: "does my side get at least so many points" is asked until the answer is known. My side
 * does if one of its cards does, and against the others if all of theirs do. What was asked before
 * is remembered, and nothing is asked where the points are certain. Slow, to hold the search of the
 * product against.
 */
public final class PlainSolver {
  private final PlainPosition position;
  private final Map<String, Boolean> asked = new HashMap<>();

  private PlainSolver(PlainPosition position) {
    this.position = position;
  }

  /**
   * The values of the cards that may be played now, such as {@code N Kh}: points of the whole deal
   * for the side to play less those of all others (record specification 3, {@code open}).
   */
  public static Map<String, Integer> values(PlainDeal deal) {
    var values = new LinkedHashMap<String, Integer>();
    for (var option : deal.options()) {
      var side = deal.rules.side(option.substring(0, 1));
      var after = deal.after(option);
      values.put(option, value(after, side));
    }
    return values;
  }

  /** What a deal in play, with its trump known, comes to for a side. */
  public static int value(PlainDeal deal, String side) {
    return new PlainSolver(new PlainPosition(deal, side)).value();
  }

  private int value() {
    var low = position.atLeast();
    var high = position.atMost();
    while (low < high) {
      var middle = Math.ceilDiv(low + high, 2);
      if (reaches(middle)) {
        low = middle;
      } else {
        high = middle - 1;
      }
    }
    return low;
  }

  private boolean reaches(int points) {
    if (position.atLeast() >= points) {
      return true;
    }
    if (position.atMost() < points) {
      return false;
    }
    if (!position.betweenTricks()) {
      return oneReaches(points);
    }
    var question = position.written() + (char) (points - position.atLeast());
    var known = asked.get(question);
    if (known != null) {
      return known;
    }
    var answer = oneReaches(points);
    asked.put(question, answer);
    return answer;
  }

  private boolean oneReaches(int points) {
    var mine = position.isMyTurn();
    var places = new int[position.left()];
    var choices = position.choices(places);
    for (var choice = 0; choice < choices; choice++) {
      position.play(places[choice]);
      var reached = reaches(points);
      position.takeBack(places[choice]);
      if (reached == mine) {
        return mine;
      }
    }
    return !mine;
  }
}
