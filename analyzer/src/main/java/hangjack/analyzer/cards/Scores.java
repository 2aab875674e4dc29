package hangjack.analyzer.cards;

import java.util.Collections;
import java.util.EnumMap;
import java.util.Map;

/**
 * Points by side; it never changes.
 *
 * @param points the points of each side of a table, which may be below zero
 */
public record Scores(Map<Side, Integer> points) {
  public Scores {
    var copy = new EnumMap<Side, Integer>(Side.class);
    copy.putAll(points);
    points = Collections.unmodifiableMap(copy);
  }

  /** Nought for every side of a table. */
  public static Scores zero(Seating seating) {
    var points = new EnumMap<Side, Integer>(Side.class);
    seating.sides().forEach(side -> points.put(side, 0));
    return new Scores(points);
  }

  /** The points of a side; 0 for one that has no entry. */
  public int of(Side side) {
    return points.getOrDefault(side, 0);
  }

  /** The same with points added to one side. */
  public Scores plus(Side side, int more) {
    var sum = new EnumMap<Side, Integer>(Side.class);
    sum.putAll(points);
    sum.merge(side, more, Integer::sum);
    return new Scores(sum);
  }
}
