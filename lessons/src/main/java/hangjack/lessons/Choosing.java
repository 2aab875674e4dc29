package hangjack.lessons;

import hangjack.analyzer.cards.Side;
import hangjack.analyzer.match.CountingOut;
import hangjack.analyzer.match.DealerRotation;
import hangjack.analyzer.play.DealState;
import hangjack.analyzer.play.Ending;
import hangjack.analyzer.play.Phase;
import hangjack.analyzer.score.AwardKind;
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
      case Step.Question.Fact(var fact) -> fits(fact, deal);
      case Step.Question.Statement statement -> true;
    };
  }

  /** What the engine says. */
  static String answer(Step.Question asks, DealState deal) {
    return switch (asks) {
      case Step.Question.WhoScores(var point) ->
          point.award(ScoreSheet.of(deal)).map(award -> award.side().name()).orElse(NOBODY);
      case Step.Question.RuleValue(var parameter) -> deal.rules().written(parameter);
      case Step.Question.Fact(var fact) -> answer(fact, deal);
      case Step.Question.Statement(var answer) -> answer;
    };
  }

  private static boolean fits(DealFact fact, DealState deal) {
    return switch (fact) {
      case WHO_DEALS_NEXT, WHO_WINS_MATCH, COUNTED_OUT_ON -> deal.phase() == Phase.OVER;
      case WHO_LEADS -> deal.current().filter(trick -> trick.cards().isEmpty()).isPresent();
      case SET_BACK -> ScoreSheet.of(deal).pitcher().isPresent();
    };
  }

  private static String answer(DealFact fact, DealState deal) {
    var sheet = ScoreSheet.of(deal);
    var counting = CountingOut.count(deal.rules(), deal.before(), sheet);
    return switch (fact) {
      case WHO_DEALS_NEXT -> Character.toString(DealerRotation.after(deal).letter());
      case WHO_LEADS -> Character.toString(deal.toAct().orElseThrow().letter());
      case WHO_WINS_MATCH -> counting.winner().map(Side::name).orElse(NOBODY);
      case COUNTED_OUT_ON -> counting.countedOutOn().map(AwardKind::publicName).orElse(NOBODY);
      case SET_BACK -> sheet.pitcher().orElseThrow().setBack() ? "yes" : "no";
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
