package hangjack.app.cli;

import hangjack.analyzer.review.Review;
import hangjack.app.answers.RecordInput;
import hangjack.app.answers.ReviewAnswer;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Reviews every decision of the deals of a record. */
@Command(name = "review", mixinStandardHelpOptions = true)
final class ReviewCommand implements Callable<Integer> {
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
    Review review;
    try (var threads = SearchOptions.threads();
        var progress = ProgressLine.on(spec.commandLine().getErr(), answers.texts())) {
      review = Review.of(reading.deals(), settings, threads, progress);
    }
    return answers.asJson()
        ? answers.json(ReviewAnswer.of(review, answers.language()))
        : answers.lines(ReviewReport.of(review, answers.language()));
  }
}
