package hangjack.lessons;

import hangjack.analyzer.play.DealState;
import hangjack.analyzer.play.Ending;
import hangjack.analyzer.score.ScoreSheet;
import java.util.List;
import java.util.Optional;

/** Judges a choice among answers. */
final class Choosing {
  /** The value of an option that says that no side scores. */
  static final String NOBODY = "nobody";

  private Choosing() {}

  /** Whether the engine can answer the question in the position. */
  static boolean fits(Step.Question asks, DealState deal) {
    return switch (asks) {
      case Step.Question.WhoScores who -> deal.ending().equals(Optional.of(Ending.PLAYED_OUT));
      case Step.Question.RuleValue(var parameter) -> parameter.actsIn(deal.rules());
    };
  }

  /** What the engine says. */
  static String answer(Step.Question asks, DealState deal) {
    return switch (asks) {
      case Step.Question.WhoScores(var point) ->
          point.award(ScoreSheet.of(deal)).map(award -> award.side().name()).orElse(NOBODY);
      case Step.Question.RuleValue(var parameter) -> deal.rules().written(parameter);
    };
  }

  /** The ids of the options for which the engine speaks; one, where the lesson is sound. */
  static List<String> accepted(Step.Choose step, DealState deal) {
    var answer = answer(step.asks(), deal);
    return step.options().stream()
        .filter(option -> option.value().equals(answer))
        .map(Step.Option::id)
        .toList();
  }

  /** The ids of the other options. */
  static List<String> wrong(Step.Choose step, DealState deal) {
    var accepted = accepted(step, deal);
    return step.options().stream()
        .map(Step.Option::id)
        .filter(id -> !accepted.contains(id))
        .toList();
  }
}
