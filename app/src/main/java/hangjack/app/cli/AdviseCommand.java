package hangjack.app.cli;

import hangjack.analyzer.review.Advice;
import hangjack.analyzer.review.Advising;
import hangjack.analyzer.review.ScoredMatch;
import hangjack.app.answers.AdviceAnswer;
import hangjack.app.answers.RecordInput;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Tells what each choice is worth where a record stops. */
@Command(name = "advise", mixinStandardHelpOptions = true)
final class AdviseCommand implements Callable<Integer> {
  @Spec private CommandSpec spec = CommandSpec.create();
  @Mixin private Answers answers = new Answers();
  @Mixin private SearchOptions options = new SearchOptions();

  @Parameters(index = "0", paramLabel = "FILE")
  private String file = "";

  @Override
  public Integer call() {
    var settings = options.settings(answers.texts());
    var reading = RecordInput.read(GivenFile.read(spec, file, answers.texts()));
    if (!reading.faults().isEmpty()) {
      return answers.faults(reading.faults());
    }
    var last = ScoredMatch.of(reading.deals()).deals().getLast();
    Optional<Advice> advice;
    try (var threads = SearchOptions.threads();
        var progress = ProgressLine.on(spec.commandLine().getErr(), answers.texts())) {
      advice = Advising.of(last, settings, threads, progress);
    }
    return answers.asJson()
        ? answers.json(AdviceAnswer.of(last, advice, false, answers.language()))
        : answers.lines(AdviceReport.of(last, advice, answers.language()));
  }
}
