package hangjack.app.answers;

import hangjack.analyzer.play.Action;
import hangjack.analyzer.play.DealState;
import hangjack.analyzer.review.Choices;
import hangjack.analyzer.review.FairValues;
import hangjack.analyzer.search.OpenValues;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;

/** What the choices of a decision were worth, with all cards seen and on what was known. */
final class ValuesAnswer {
  /** More than any interval tells, and few enough to hide in which order numbers were added. */
  private static final int DECIMALS = 4;

  private final DealState state;

  /**
   * The values of one decision.
   *
   * @param state the deal before it
   */
  ValuesAnswer(DealState state) {
    this.state = state;
  }

  /**
   * Values with all cards seen.
   *
   * @param method {@code exact} or {@code bounded}
   * @param values by choice: a number of points, or where only bounds are known {@code [low, high]}
   * @param best the choices of the highest value, or those that may be it
   */
  record Open(String method, Map<String, Object> values, List<String> best) {}

  /**
   * Values on what the seat could know.
   *
   * @param method {@code enumerated} or {@code sampled}
   * @param worlds how many worlds were looked at
   * @param partial true where only some of the choices were valued, else absent
   * @param values by choice
   * @param best the choices that no other is known to beat
   * @param loss what the choice made cost; absent where none was made yet
   */
  record Fair(
      String method,
      int worlds,
      Optional<Boolean> partial,
      Map<String, Value> values,
      List<String> best,
      Optional<Loss> loss) {}

  /**
   * The worth of a choice.
   *
   * @param points the expected points of the deal for the seat's side minus the others'
   * @param ci95 half the width of its interval, in points
   * @param win the chance to win the match, 0..1; absent where the record tells no score
   */
  record Value(BigDecimal points, BigDecimal ci95, Optional<BigDecimal> win) {}

  /**
   * What a choice cost against the best one.
   *
   * @param points points on the average
   * @param ci95 half the width of the interval of that difference, in points
   * @param win the chance to win the match, 0..1; absent where the record tells no score
   */
  record Loss(BigDecimal points, BigDecimal ci95, Optional<BigDecimal> win) {}

  Open open(OpenValues open) {
    var values = new LinkedHashMap<String, Object>();
    open.values()
        .forEach(
            (choice, range) ->
                values.put(
                    key(choice), open.exact() ? range.low() : List.of(range.low(), range.high())));
    return new Open(open.exact() ? "exact" : "bounded", values, keys(open.best()));
  }

  /** The values of a decision that was made. */
  Fair fair(FairValues fair) {
    var loss = fair.loss();
    return fair(
        fair,
        Optional.of(new Loss(rounded(loss.points()), rounded(loss.ci95()), rounded(loss.win()))));
  }

  /** The values of a decision that is still to be made. */
  Fair fairWithoutLoss(FairValues fair) {
    return fair(fair, Optional.empty());
  }

  private Fair fair(FairValues fair, Optional<Loss> loss) {
    var values = new LinkedHashMap<String, Value>();
    fair.values()
        .forEach(
            (choice, value) ->
                values.put(
                    key(choice),
                    new Value(
                        rounded(value.points()), rounded(value.ci95()), rounded(value.win()))));
    return new Fair(
        fair.method().name().toLowerCase(Locale.ROOT),
        fair.worlds(),
        fair.partial() ? Optional.of(true) : Optional.empty(),
        values,
        keys(fair.best()),
        loss);
  }

  String key(Action choice) {
    return Choices.key(state, choice);
  }

  List<String> keys(Collection<Action> choices) {
    return choices.stream().map(this::key).toList();
  }

  /** A figure as answers write it: no more than four decimals, no idle zeros, never −0. */
  static BigDecimal rounded(double figure) {
    var rounded =
        BigDecimal.valueOf(figure).setScale(DECIMALS, RoundingMode.HALF_EVEN).stripTrailingZeros();
    return rounded.scale() < 0 ? rounded.setScale(0) : rounded;
  }

  private static Optional<BigDecimal> rounded(OptionalDouble figure) {
    return figure.isPresent() ? Optional.of(rounded(figure.getAsDouble())) : Optional.empty();
  }
}
