package hangjack.app.cli;

import hangjack.analyzer.review.ReviewSettings;
import hangjack.content.texts.Texts;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The options of commands that search: how thoroughly they do. */
final class SearchOptions {
  @Spec(Spec.Target.MIXEE)
  private CommandSpec command = CommandSpec.create();

  @Option(names = "--worlds", paramLabel = "N", defaultValue = "2000")
  private int worlds;

  @Option(names = "--seed", paramLabel = "S", defaultValue = "1")
  private long seed;

  @Option(names = "--exhaustive")
  private boolean exhaustive;

  /**
   * What was asked for.
   *
   * @throws ParameterException for a number of worlds that is not possible
   */
  ReviewSettings settings(Texts texts) {
    if (worlds < 1 || worlds > ReviewSettings.MOST_WORLDS) {
      throw GivenValues.wrong(command, "--worlds", Integer.toString(worlds), texts);
    }
    return new ReviewSettings(worlds, seed, exhaustive);
  }

  /** A thread for each processor, none of which keeps the program from ending. */
  static ExecutorService threads() {
    return Executors.newFixedThreadPool(
        Runtime.getRuntime().availableProcessors(),
        Thread.ofPlatform().daemon().name("search-", 0).factory());
  }
}
