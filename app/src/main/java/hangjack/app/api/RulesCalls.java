package hangjack.app.api;

import hangjack.analyzer.record.ValuesReader;
import hangjack.analyzer.rules.RuleSet;
import hangjack.analyzer.rules.RuleSets;
import hangjack.app.answers.RulesAnswer;
import io.javalin.http.Context;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** {@code GET /rules} and {@code GET /rules/{id}}: the presets, and the rules of one table. */
final class RulesCalls {
  private RulesCalls() {}

  static void presets(Context context) {
    var asked = Asked.of(context);
    asked.answer(RulesAnswer.all(asked.language()));
  }

  static void table(Context context) {
    var asked = Asked.ofAny(context);
    var rules = rules(asked.path("id"), asked.parametersBut());
    asked.answer(RulesAnswer.table(rules, asked.language()));
  }

  /**
   * The rules of a preset with house rules.
   *
   * @param houseRules values by the public names of parameters
   * @throws Refused for an unknown preset (404), or house rules that have faults (400); their
   *     places are those in the text {@code id; name=value; …} that a record would have
   */
  static RuleSet rules(String id, Map<String, List<String>> houseRules) {
    if (RuleSets.named(id).isEmpty()) {
      throw Refused.because(
          404, "rules", Map.of("id", id, "allowed", String.join(", ", RuleSets.ids())));
    }
    var text =
        houseRules.entrySet().stream()
            .flatMap(entry -> entry.getValue().stream().map(value -> entry.getKey() + "=" + value))
            .map(change -> "; " + change)
            .collect(Collectors.joining("", id, ""));
    var reader = new ValuesReader();
    return reader.rules(text, 1, 1).orElseThrow(() -> Refused.faults(400, reader.faults()));
  }
}
