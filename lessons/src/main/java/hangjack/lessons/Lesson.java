package hangjack.lessons;

import hangjack.analyzer.cards.Seat;
import hangjack.analyzer.rules.RuleSet;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A lesson: positions of deals and steps that ask about them. All its texts have keys made of its
 * id and the ids of its steps.
 *
 * @param id its public name, which never changes
 * @param rules the rules it is about
 * @param learner the seat whose cards the learner sees while a deal is being played
 * @param positions the positions by id
 * @param steps the steps in order
 */
public record Lesson(
    String id, RuleSet rules, Seat learner, Map<String, Position> positions, List<Step> steps) {
  /**
   * Copies what it is given.
   *
   * @throws IllegalArgumentException where there is no step, or a step stands on no position
   */
  public Lesson {
    positions = Collections.unmodifiableMap(new LinkedHashMap<>(positions));
    steps = List.copyOf(steps);
    if (steps.isEmpty()) {
      throw new IllegalArgumentException(id + " has no step");
    }
    for (var step : steps) {
      if (!positions.containsKey(step.position())) {
        throw new IllegalArgumentException(id + " has no position " + step.position());
      }
      if (step instanceof Step.Show show && !positions.containsKey(show.from())) {
        throw new IllegalArgumentException(id + " has no position " + show.from());
      }
    }
  }

  /** The key of one of its texts, which stand in a file of its own. */
  String key(String name) {
    return "lesson-" + id + "." + name;
  }

  /** What the lesson is called. */
  public LessonText title() {
    return new LessonText(key("title"), Map.of());
  }

  /** What it is about, in one sentence. */
  public LessonText summary() {
    return new LessonText(key("summary"), Map.of());
  }

  /** The position a step stands on. */
  Position positionOf(Step step) {
    return position(step.position());
  }

  /** The position of an id. */
  Position position(String id) {
    var position = positions.get(id);
    if (position == null) {
      throw new IllegalArgumentException("a position of another lesson: " + id);
    }
    return position;
  }

  /**
   * The deal at a position, and the way there.
   *
   * @throws IllegalStateException where it cannot come about
   */
  Position.Reached.There reached(String position) {
    return switch (position(position).reach()) {
      case Position.Reached.There there -> there;
      case Position.Reached.Blocked(var obstacle, var where) ->
          throw new IllegalStateException(position + ": " + obstacle + " " + where);
    };
  }
}
