package hangjack.content.words;

import hangjack.analyzer.play.Action;
import hangjack.analyzer.review.FairValues;
import java.util.Comparator;
import java.util.Optional;

/** The one choice that stands for the best ones where a sentence compares two. */
final class BestChoice {
  private static final Comparator<FairValues.Value> BETTER_LAST =
      Comparator.comparingDouble((FairValues.Value value) -> value.win().orElse(0))
          .thenComparingDouble(FairValues.Value::points);

  private BestChoice() {}

  /** The choice of the highest value among the best; empty where nothing was valued. */
  static Optional<Action> of(FairValues fair) {
    return fair.best().stream()
        .filter(fair.values()::containsKey)
        .max(Comparator.comparing(fair.values()::get, BETTER_LAST));
  }
}
