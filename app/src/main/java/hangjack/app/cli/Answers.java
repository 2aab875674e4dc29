package hangjack.app.cli;

import hangjack.analyzer.record.Fault;
import hangjack.app.answers.FaultAnswer;
import hangjack.app.answers.Json;
import hangjack.content.texts.Language;
import hangjack.content.texts.Texts;
import hangjack.content.words.FaultWords;
import java.util.List;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** The option {@code --json} and {@code --lang}, and how a command answers by them. */
final class Answers {
  @Spec(Spec.Target.MIXEE)
  private CommandSpec command = CommandSpec.create();

  @Mixin private LanguageChoice choice = new LanguageChoice();

  @Option(names = "--json")
  private boolean json;

  Language language() {
    return choice.language();
  }

  Texts texts() {
    return choice.texts();
  }

  boolean asJson() {
    return json;
  }

  /** Prints lines on standard output. */
  int lines(List<String> lines) {
    var out = command.commandLine().getOut();
    lines.forEach(out::println);
    out.flush();
    return ExitCode.OK;
  }

  /** Prints an answer as the API gives it. */
  int json(Object answer) {
    return lines(List.of(Json.write(answer)));
  }

  /** Tells what is wrong with the input. */
  int faults(List<Fault> faults) {
    if (json) {
      json(FaultAnswer.object(faults, language()));
    }
    var words = FaultWords.in(language());
    var err = command.commandLine().getErr();
    for (var fault : faults) {
      err.println(words.located(fault));
      words.proposal(fault).ifPresent(proposal -> err.println("  " + proposal));
    }
    return 1;
  }
}
