package hangjack.lessons;

import java.util.Map;

/**
 * Something wrong with an answer.
 *
 * @param code what
 * @param arguments what its text may name
 */
record Remark(ReplyCode code, Map<String, Object> arguments) {
  Remark {
    arguments = Map.copyOf(arguments);
  }
}
