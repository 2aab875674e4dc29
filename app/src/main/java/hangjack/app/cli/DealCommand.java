package hangjack.app.cli;

import hangjack.analyzer.record.JsonRecordWriter;
import hangjack.analyzer.record.RecordReader;
import hangjack.analyzer.record.RecordWriter;
import hangjack.analyzer.search.Bot;
import hangjack.analyzer.search.RandomDeals;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Deals by chance, and plays the deals out where a bot is named. */
@Command(name = "deal", mixinStandardHelpOptions = true)
final class DealCommand implements Callable<Integer> {
  @Spec private CommandSpec spec = CommandSpec.create();
  @Mixin private Answers answers = new Answers();

  @Option(names = "--rules", paramLabel = "ID", required = true)
  private String rules = "";

  @Option(names = "--seed", paramLabel = "S", required = true)
  private long seed;

  @Option(names = "--count", paramLabel = "N", defaultValue = "1")
  private int count;

  @Option(names = "--played", paramLabel = "BOT")
  private Optional<String> played = Optional.empty();

  @Override
  public Integer call() {
    var ruleSet = GivenValues.rules(spec, "--rules", rules, answers.language());
    if (count < 1 || count > RecordReader.MOST_DEALS) {
      throw GivenValues.wrong(spec, "--count", Integer.toString(count), answers.texts());
    }
    var deals = RandomDeals.deals(ruleSet, seed, count, bot());
    return answers.lines(
        answers.asJson()
            ? List.of(JsonRecordWriter.write(deals))
            : RecordWriter.write(deals).lines().toList());
  }

  private Optional<Bot> bot() {
    return played.map(
        name ->
            Bot.named(name)
                .orElseThrow(() -> GivenValues.wrong(spec, "--played", name, answers.texts())));
  }
}
