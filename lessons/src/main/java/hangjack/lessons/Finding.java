package hangjack.lessons;

import hangjack.analyzer.rules.Choice;
import java.util.Optional;

/**
 * Something wrong with a lesson.
 *
 * @param lesson the lesson's id
 * @param step the step's id; empty where it is about the lesson or a position
 * @param code what is wrong
 * @param detail the position, answer or text it is about, and what the engine says
 */
public record Finding(String lesson, Optional<String> step, Code code, String detail) {
  /** What can be wrong with a lesson that was understood. */
  public enum Code implements Choice {
    /** Two lessons have the same id. */
    LESSON_TWICE,
    /** Two steps of a lesson have the same id. */
    STEP_TWICE,
    /** A position cannot come about by the rules. */
    POSITION_UNREACHABLE,
    /** The step's question makes no sense in its position. */
    QUESTION_UNFIT,
    /** The answer that the file expects is not the engine's. */
    ANSWER_DIFFERS,
    /** Not exactly one of the options is right, or none is wrong. */
    OPTIONS_UNFIT,
    /** What is said to be worth the most is not, or not by a clear margin. */
    VALUE_UNPROVED,
    /** The rules of the position do not speak of the rule a step is about. */
    RULE_UNKNOWN,
    /** A right answer is refused, or a wrong one taken: the interpreter is at fault. */
    JUDGED_WRONGLY,
    /** A reply of the step's own that no wrong answer gets. */
    REPLY_UNUSED,
    /** A language has no such text. */
    TEXT_MISSING,
    /** A text names something that is not there, or cannot be read. */
    TEXT_BROKEN,
    /** A text names a card that is not in the deal it speaks of. */
    CARD_NOT_DEALT,
    /** Right answers do not lead to the end: the interpreter is at fault. */
    NOT_PASSABLE
  }
}
