package hangjack.content.sheets;

import hangjack.content.texts.Texts;
import java.util.Map;

/** Calls as choices of an exercise, from their words in tables of values. */
record CallNames(Texts texts) {
  String name(String call) {
    return Character.isDigit(call.charAt(0))
        ? texts.text("screens.calls.call.bid", Map.of("points", Integer.parseInt(call)))
        : texts.text("screens.calls.call." + call);
  }
}
