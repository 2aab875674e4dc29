package hangjack.app.cli;

import hangjack.analyzer.rules.RuleSet;
import hangjack.app.answers.RulesAnswer;
import java.util.ArrayList;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Lists the presets, or shows the rules of one table. */
@Command(name = "rules", mixinStandardHelpOptions = true)
final class RulesCommand implements Callable<Integer> {
  @Spec private CommandSpec spec = CommandSpec.create();
  @Mixin private Answers answers = new Answers();

  @Parameters(index = "0", arity = "0..1", paramLabel = "ID")
  private Optional<String> rules = Optional.empty();

  @Override
  public Integer call() {
    return rules.isEmpty()
        ? presets()
        : table(GivenValues.rules(spec, "ID", rules.get(), answers.language()));
  }

  private int presets() {
    var all = RulesAnswer.all(answers.language());
    if (answers.asJson()) {
      return answers.json(all);
    }
    var texts = answers.texts();
    var table = new TextTable();
    all.presets()
        .forEach(
            preset ->
                table.row(
                    preset.id(),
                    preset.title(),
                    texts.text("terms.count.players", Map.of("count", preset.players()))));
    return answers.lines(table.lines());
  }

  private int table(RuleSet rules) {
    var table = RulesAnswer.table(rules, answers.language());
    if (answers.asJson()) {
      return answers.json(table);
    }
    var texts = answers.texts();
    var lines = new ArrayList<String>();
    lines.add(table.title());
    lines.add(table.text());
    for (var parameter : table.parameters()) {
      lines.add("");
      lines.add(
          texts.text(
              "command.rules.parameter",
              Map.of(
                  "title",
                  parameter.title(),
                  "name",
                  parameter.name(),
                  "value",
                  parameter.value(),
                  "allowed",
                  String.join(" ", parameter.allowed()))));
      lines.add("  " + parameter.text());
    }
    return answers.lines(lines);
  }
}
