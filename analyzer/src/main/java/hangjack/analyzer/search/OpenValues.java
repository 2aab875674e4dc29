package hangjack.analyzer.search;

import hangjack.analyzer.play.Action;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What each choice leads to with all cards seen and both sides playing perfectly from there: points
 * of the whole deal for the seat's side minus the others' (record 3, {@code open}).
 *
 * @param exact whether every value is a single number; else they are bounds on which no blame rests
 * @param values the value of every legal choice, in the order of the hand
 * @param best the choices of the highest value, or those that may be it where only bounds are known
 */
public record OpenValues(boolean exact, Map<Action, Range> values, List<Action> best) {

  /**
   * Bounds of a value.
   *
   * @param low the least it can be, in points
   * @param high the most it can be; the same as {@code low} where the value is exact
   */
  public record Range(int low, int high) {}

  public OpenValues {
    values = Collections.unmodifiableMap(new LinkedHashMap<>(values));
    best = List.copyOf(best);
  }
}
