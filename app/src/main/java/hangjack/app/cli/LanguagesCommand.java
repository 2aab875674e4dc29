package hangjack.app.cli;

import hangjack.app.answers.LanguagesAnswer;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** Lists the languages. */
@Command(name = "languages", mixinStandardHelpOptions = true)
final class LanguagesCommand implements Callable<Integer> {
  @Mixin private Answers answers = new Answers();

  @Override
  public Integer call() {
    var all = LanguagesAnswer.all();
    answers.language();
    if (answers.asJson()) {
      return answers.json(all);
    }
    var table = new TextTable();
    all.languages().forEach(language -> table.row(language.id(), language.name()));
    return answers.lines(table.lines());
  }
}
