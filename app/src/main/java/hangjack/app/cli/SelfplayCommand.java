package hangjack.app.cli;

import hangjack.analyzer.search.Bot;
import hangjack.analyzer.search.Opponents;
import hangjack.analyzer.search.Selfplay;
import hangjack.app.answers.SelfplayAnswer;
import hangjack.content.words.FigureWords;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.DoubleFunction;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Measures two bots against each other on the same cards, in single deals or in whole matches. */
@Command(name = "selfplay", mixinStandardHelpOptions = true)
final class SelfplayCommand implements Callable<Integer> {
  /** The fewest games of which an interval can be told. */
  private static final int FEWEST = 2;

  private static final int MOST = 1_000_000;

  @Spec private CommandSpec spec = CommandSpec.create();
  @Mixin private Answers answers = new Answers();

  @Option(names = "--rules", paramLabel = "ID", required = true)
  private String rules = "";

  @Option(names = "--bots", paramLabel = "A,B", required = true)
  private String bots = "";

  @Option(names = "--deals", paramLabel = "N")
  private Optional<Integer> deals = Optional.empty();

  @Option(names = "--matches", paramLabel = "N")
  private Optional<Integer> matches = Optional.empty();

  @Option(names = "--seed", paramLabel = "S", required = true)
  private long seed;

  @Override
  public Integer call() {
    var ruleSet = GivenValues.rules(spec, "--rules", rules, answers.language());
    var opponents = opponents();
    var inMatches = matches.isPresent();
    var pairs = pairs();
    Selfplay result;
    try (var threads = SearchOptions.threads();
        var progress =
            ProgressLine.on(
                spec.commandLine().getErr(), answers.texts(), "command.selfplay.progress")) {
      result =
          inMatches
              ? Selfplay.matches(ruleSet, opponents, pairs, seed, threads, progress)
              : Selfplay.deals(ruleSet, opponents, pairs, seed, threads, progress);
    }
    return answers.asJson()
        ? answers.json(SelfplayAnswer.of(ruleSet, opponents, seed, inMatches, result))
        : answers.lines(List.of(sentence(opponents, inMatches, result)));
  }

  /** How many games of the one kind that was asked for. */
  private int pairs() {
    if (deals.isPresent() == matches.isPresent()) {
      var sentence =
          deals.isPresent()
              ? answers.texts().text("command.usage.unmatched", Map.of("text", "--matches"))
              : answers.texts().text("command.usage.missing", Map.of("name", "--deals"));
      throw new ParameterException(spec.commandLine(), sentence);
    }
    var pairs = matches.or(() -> deals).orElseThrow();
    if (pairs < FEWEST || pairs > MOST) {
      var option = matches.isPresent() ? "--matches" : "--deals";
      throw GivenValues.wrong(spec, option, Integer.toString(pairs), answers.texts());
    }
    return pairs;
  }

  private Opponents opponents() {
    var names = bots.split(",", -1);
    if (names.length != 2) {
      throw GivenValues.wrong(spec, "--bots", bots, answers.texts());
    }
    return new Opponents(bot(names[0]), bot(names[1]));
  }

  private Bot bot(String name) {
    return Bot.named(name.strip())
        .orElseThrow(() -> GivenValues.wrong(spec, "--bots", name, answers.texts()));
  }

  private String sentence(Opponents opponents, boolean inMatches, Selfplay result) {
    var figures = FigureWords.in(answers.language());
    DoubleFunction<String> shown = inMatches ? figures::percent : figures::number;
    return answers
        .texts()
        .text(
            inMatches ? "command.selfplay.matches" : "command.selfplay.deals",
            Map.of(
                "first", opponents.first().publicName(),
                "second", opponents.second().publicName(),
                "pairs", result.pairs(),
                "figure", shown.apply(result.mean()),
                "low", shown.apply(result.low()),
                "high", shown.apply(result.high())));
  }
}
