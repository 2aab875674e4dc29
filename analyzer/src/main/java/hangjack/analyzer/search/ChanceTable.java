package hangjack.analyzer.search;

import hangjack.analyzer.rules.RuleSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Chances to win a match by the points that the sides have made, the next dealer's side first and
 * the others in the order of play.
 *
 * <p>The text of a table: a heading; the number of sides and the lowest and highest points; then
 * the chances of all sides but the last for each score, the last side's points running fastest. A
 * chance is two digits to the base of 64, of 4,095 parts of 1.
 */
final class ChanceTable {
  /** The digits 0 to 63 of a chance. */
  static final String DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+-";

  /** What a chance of 1 is written as. */
  static final int CERTAIN = 64 * 64 - 1;

  private static final Map<String, Optional<ChanceTable>> READ = new ConcurrentHashMap<>();

  private final int sides;
  private final int low;
  private final int high;
  private final short[] chances;

  private ChanceTable(int sides, int low, int high, short[] chances) {
    this.sides = sides;
    this.low = low;
    this.high = high;
    this.chances = chances;
  }

  /** The table of a preset for the players of some rules; empty where there is none. */
  static Optional<ChanceTable> of(RuleSet rules) {
    return READ.computeIfAbsent(
        ShippedText.name(rules),
        name -> ShippedText.lines("match/" + name + ".txt").map(ChanceTable::read));
  }

  /**
   * The table of a text.
   *
   * @param lines its lines, without the heading
   * @throws IllegalArgumentException for a text that is no table
   */
  static ChanceTable read(List<String> lines) {
    var head = lines.getFirst().split(" ", -1);
    var sides = Integer.parseInt(head[0]);
    var low = Integer.parseInt(head[1]);
    var high = Integer.parseInt(head[2]);
    var text = String.join("", lines.subList(1, lines.size()));
    var chances = new short[scores(sides, low, high) * (sides - 1)];
    if (text.length() != 2 * chances.length) {
      throw new IllegalArgumentException("not as many chances as scores: " + text.length());
    }
    for (var place = 0; place < chances.length; place++) {
      chances[place] = (short) (64 * digit(text, 2 * place) + digit(text, 2 * place + 1));
    }
    return new ChanceTable(sides, low, high, chances);
  }

  /** How many scores there are. */
  static int scores(int sides, int low, int high) {
    var scores = 1;
    for (var side = 0; side < sides; side++) {
      scores *= high - low + 1;
    }
    return scores;
  }

  /** The place of a score among all; below the lowest points counts as the lowest. */
  static int place(int[] made, int low, int high) {
    var beyond = 0;
    for (var points : made) {
      beyond = Math.max(beyond, points - high);
    }
    var place = 0;
    for (var points : made) {
      place = place * (high - low + 1) + Math.max(0, points - beyond - low);
    }
    return place;
  }

  /**
   * The chance of one side, 0 to 1.
   *
   * @param made the points of every side, the next dealer's first; all are taken to be lower where
   *     one is higher than the table goes
   * @param side its place among them
   */
  double of(int[] made, int side) {
    var first = place(made, low, high) * (sides - 1);
    if (side < sides - 1) {
      return (double) chances[first + side] / CERTAIN;
    }
    var left = CERTAIN;
    for (var other = 0; other < sides - 1; other++) {
      left -= chances[first + other];
    }
    return (double) left / CERTAIN;
  }

  private static int digit(String text, int at) {
    var digit = DIGITS.indexOf(text.charAt(at));
    if (digit < 0) {
      throw new IllegalArgumentException("no digit: " + text.charAt(at));
    }
    return digit;
  }
}
