package hangjack.analyzer.review;

import hangjack.analyzer.play.Action;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;

/**
 * What each choice was worth on what its player could know (record 3, {@code fair}). Every choice
 * is valued on the same worlds.
 *
 * @param method whether all worlds were counted
 * @param worlds how many worlds were looked at
 * @param partial whether only some of the choices were valued
 * @param values the value of each choice
 * @param best the choices that no other is known to beat
 * @param loss what the choice made cost against the best one
 */
public record FairValues(
    Method method,
    int worlds,
    boolean partial,
    Map<Action, Value> values,
    List<Action> best,
    Loss loss) {

  /** How the worlds were found. */
  public enum Method {
    /** Every world that agrees with what was seen was counted, each with its weight. */
    ENUMERATED,
    /** Worlds were drawn by chance. */
    SAMPLED
  }

  /**
   * The worth of a choice.
   *
   * @param points the expected points of the deal for the seat's side minus the others'
   * @param ci95 half the width of the interval that holds the expectation 19 times in 20, in
   *     points; 0 where all worlds were counted
   * @param win the chance to win the match, 0..1; empty where the record tells no score
   */
  public record Value(double points, double ci95, OptionalDouble win) {}

  /**
   * What a choice cost.
   *
   * @param points the best choice's expected points minus this one's, 0 or more
   * @param ci95 half the width of the interval of that difference, in points
   * @param win the best choice's chance to win the match minus this one's; empty where the record
   *     tells no score
   */
  public record Loss(double points, double ci95, OptionalDouble win) {}

  public FairValues {
    values = Collections.unmodifiableMap(new LinkedHashMap<>(values));
    best = List.copyOf(best);
  }
}
