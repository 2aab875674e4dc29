package hangjack.app.cli;

import hangjack.content.texts.Language;
import hangjack.content.texts.Languages;
import hangjack.content.texts.Texts;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import picocli.CommandLine;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.PicocliException;
import picocli.CommandLine.UnmatchedArgumentException;

/** The program's command line, put together. */
public final class CommandLines {
  private CommandLines() {}

  /**
   * The root command with all others below it, speaking the language that the arguments ask for.
   *
   * @param arguments what will be executed
   */
  public static CommandLine program(String... arguments) {
    var language = language(arguments);
    var texts = Texts.in(language);
    return new CommandLine(new ProgramCommand())
        .setResourceBundle(new CommandTexts(language))
        .setParameterExceptionHandler((wrong, _) -> usageError(wrong, texts))
        .setExecutionExceptionHandler((failure, command, _) -> failed(failure, command, texts));
  }

  /** Finds the language before anything else is read, for help and complaints are in it too. */
  private static Language language(String... arguments) {
    var wish = new LanguageWish();
    try {
      new CommandLine(wish).setUnmatchedArgumentsAllowed(true).parseArgs(arguments);
    } catch (PicocliException incomplete) {
      return Languages.english();
    }
    return wish.ids.stream()
        .flatMap(id -> Languages.named(id).stream())
        .findFirst()
        .orElseGet(Languages::english);
  }

  private static int usageError(ParameterException wrong, Texts texts) {
    var command = wrong.getCommandLine();
    var err = command.getErr();
    err.println(
        switch (wrong) {
          case MissingParameterException missing when !missing.getMissing().isEmpty() ->
              texts.text(
                  "command.usage.missing", Map.of("name", name(missing.getMissing().getFirst())));
          case UnmatchedArgumentException unmatched ->
              texts.text(
                  "command.usage.unmatched", Map.of("text", unmatched.getUnmatched().getFirst()));
          default ->
              wrong.getArgSpec() == null
                  ? wrong.getMessage()
                  : texts.text(
                      "command.usage.value",
                      Map.of(
                          "name",
                          name(wrong.getArgSpec()),
                          "text",
                          Optional.ofNullable(wrong.getValue()).orElse("")));
        });
    err.println(
        texts.text(
            "command.usage.hint",
            Map.of("command", command.getCommandSpec().qualifiedName(" ") + " --help")));
    return ExitCode.USAGE;
  }

  private static String name(CommandLine.Model.ArgSpec argument) {
    return argument instanceof CommandLine.Model.OptionSpec option
        ? option.longestName()
        : argument.paramLabel();
  }

  private static int failed(Exception failure, CommandLine command, Texts texts) {
    var reason = failure.getClass().getSimpleName();
    command.getErr().println(texts.text("command.failed", Map.of("reason", reason)));
    return ExitCode.SOFTWARE;
  }

  private static final class LanguageWish {
    @Option(names = "--lang", split = ",")
    private List<String> ids = List.of();
  }
}
