package hangjack.app.cli;

import hangjack.analyzer.review.ScoredMatch;
import hangjack.app.answers.RecordInput;
import hangjack.app.answers.ScoreAnswer;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Scores the deals of a record. */
@Command(name = "score", mixinStandardHelpOptions = true)
final class ScoreCommand implements Callable<Integer> {
  @Spec private CommandSpec spec = CommandSpec.create();
  @Mixin private Answers answers = new Answers();

  @Parameters(index = "0", paramLabel = "FILE")
  private String file = "";

  @Override
  public Integer call() {
    var bytes = GivenFile.read(spec, file, answers.texts());
    var reading = RecordInput.read(bytes);
    if (!reading.faults().isEmpty()) {
      return answers.faults(reading.faults());
    }
    var match = ScoredMatch.of(reading.deals());
    return answers.asJson()
        ? answers.json(ScoreAnswer.of(match, answers.language()))
        : answers.lines(ScoreReport.of(match, answers.language()));
  }
}
