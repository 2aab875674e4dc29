package hangjack.analyzer.review;

import hangjack.analyzer.play.Action;
import hangjack.analyzer.search.Valuation;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.Optional;
import java.util.OptionalDouble;

/** What a valuation says of a choice. */
final class FairJudgement {
  private final Valuation valuation;
  private final VerdictBands bands;
  private final int best;

  private final double weight;

  /**
   * Judges by a valuation.
   *
   * @param target the points that win the match
   */
  FairJudgement(Valuation valuation, int target) {
    this.valuation = valuation;
    this.weight = valuation.hasWins() ? 1 : VerdictBands.weight(target);
    this.bands = VerdictBands.of(valuation);
    this.best = valuation.hasWins() ? valuation.bestToWin() : valuation.best();
  }

  /** The choice that is best by the measure of the verdict. */
  Action best() {
    return valuation.choices().get(best);
  }

  /** The best of the choices that are worse than the best; empty where all are the same. */
  Optional<Action> second() {
    Optional<Action> second = Optional.empty();
    var least = Double.MAX_VALUE;
    for (var choice = 0; choice < valuation.choices().size(); choice++) {
      var loss = loss(choice);
      if (loss >= VerdictBands.SAME && loss < least) {
        least = loss;
        second = Optional.of(valuation.choices().get(choice));
      }
    }
    return second;
  }

  Verdict verdict(Action chosen) {
    var choice = valuation.choices().indexOf(chosen);
    return bands.of(weight * loss(choice), weight * lossCi95(choice));
  }

  private double loss(int choice) {
    return valuation.hasWins()
        ? valuation.win(best) - valuation.win(choice)
        : valuation.difference(best, choice);
  }

  private double lossCi95(int choice) {
    return valuation.hasWins()
        ? valuation.winDifferenceCi95(best, choice)
        : valuation.differenceCi95(best, choice);
  }

  /** The values with the loss of a choice. */
  FairValues values(Action chosen) {
    var values = new LinkedHashMap<Action, FairValues.Value>();
    var bests = new ArrayList<Action>();
    for (var choice = 0; choice < valuation.choices().size(); choice++) {
      var action = valuation.choices().get(choice);
      values.put(
          action,
          new FairValues.Value(valuation.points(choice), valuation.ci95(choice), win(choice)));
      if (loss(choice) < VerdictBands.SAME) {
        bests.add(action);
      }
    }
    var choice = valuation.choices().indexOf(chosen);
    var loss =
        new FairValues.Loss(
            Math.max(0, valuation.difference(valuation.best(), choice)),
            valuation.differenceCi95(valuation.best(), choice),
            valuation.hasWins()
                ? OptionalDouble.of(Math.max(0, loss(choice)))
                : OptionalDouble.empty());
    return new FairValues(
        valuation.counted() ? FairValues.Method.ENUMERATED : FairValues.Method.SAMPLED,
        valuation.worlds(),
        valuation.partial(),
        values,
        bests,
        loss);
  }

  private OptionalDouble win(int choice) {
    return valuation.hasWins() ? OptionalDouble.of(valuation.win(choice)) : OptionalDouble.empty();
  }
}
