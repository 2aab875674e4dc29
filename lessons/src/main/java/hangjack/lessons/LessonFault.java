package hangjack.lessons;

import hangjack.analyzer.rules.Choice;

/**
 * Something in a lesson file that cannot be understood.
 *
 * @param line where, from 1
 * @param column where in the line, from 1
 * @param code what is wrong
 * @param what the name or value it is about, as written; for {@link Code#NOT_YAML} what the reader
 *     of YAML says
 */
public record LessonFault(int line, int column, Code code, String what) {
  /** What can be wrong with a lesson file. */
  public enum Code implements Choice {
    /** The text is no YAML document. */
    NOT_YAML,
    /** A list or a table stands where a value belongs, or the other way round. */
    WRONG_SHAPE,
    /** A field that does not belong there. */
    UNKNOWN_FIELD,
    /** A field given twice. */
    FIELD_TWICE,
    /** A field that must be there is not. */
    FIELD_MISSING,
    /** An id that is not lower-case words with hyphens. */
    BAD_ID,
    /** A step whose first field is no kind of step. */
    UNKNOWN_STEP,
    /** A step stands on a position that the file does not have. */
    UNKNOWN_POSITION,
    /** No such rules, or a change of them that cannot be. */
    UNKNOWN_RULES,
    /** No seat has that letter. */
    UNKNOWN_SEAT,
    /** No card has that name. */
    UNKNOWN_CARD,
    /** A word that is none of those that may stand there. */
    UNKNOWN_VALUE,
    /** A record of a deal that has a fault of its own. */
    BAD_RECORD
  }
}
