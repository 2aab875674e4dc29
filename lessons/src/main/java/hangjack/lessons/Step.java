package hangjack.lessons;

import hangjack.analyzer.cards.Side;
import hangjack.analyzer.rules.Parameter;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * One step of a lesson. A new kind is one record here, one class that judges it, and its lines in
 * {@link Judge} and {@link StepReader}.
 */
public sealed interface Step {
  /** Its name in the lesson, which never changes. */
  String id();

  /** The id of the position on the table. */
  String position();

  /** The lesson says something. */
  record Say(String id, String position) implements Step {}

  /** A step that wants an answer. */
  sealed interface Task extends Step {
    /** The mistakes to which this step has an answer of its own. */
    Set<ReplyCode> ownReplies();

    /** What the author takes to be right; the check compares it with the engine. */
    Optional<Response> expected();
  }

  /**
   * The learner taps cards.
   *
   * @param asks which
   */
  record TapCards(
      String id,
      String position,
      CardQuestion asks,
      Set<ReplyCode> ownReplies,
      Optional<Response> expected)
      implements Task {}

  /** The learner says for each of the four points who scores it. */
  record AssignPoints(
      String id, String position, Set<ReplyCode> ownReplies, Optional<Response> expected)
      implements Task {}

  /**
   * The learner counts the pips for Game.
   *
   * @param side whose tricks
   */
  record Count(
      String id, String position, Side side, Set<ReplyCode> ownReplies, Optional<Response> expected)
      implements Task {}

  /**
   * The learner chooses one of some answers.
   *
   * @param asks what the engine is asked
   * @param options the answers, in the order in which they are offered
   */
  record Choose(String id, String position, Question asks, List<Option> options) implements Task {
    public Choose {
      options = List.copyOf(options);
    }

    @Override
    public Set<ReplyCode> ownReplies() {
      return Set.of();
    }

    /** Nothing: the options say themselves which answer of the engine they stand for. */
    @Override
    public Optional<Response> expected() {
      return Optional.empty();
    }
  }

  /**
   * An answer on offer.
   *
   * @param id its name in the step
   * @param value the engine's answer for which it is right
   */
  record Option(String id, String value) {}

  /** Something that the engine can answer in one word. */
  sealed interface Question {
    /** Which side scores a point: {@code NS}, or {@code nobody}. */
    record WhoScores(FourPoint point) implements Question {}

    /** The value of a rule under the rules of the position, as records write it. */
    record RuleValue(Parameter<?> parameter) implements Question {}
  }
}
