package hangjack.app.cli;

import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** The root command: only carries the others. */
@Command(
    name = ProgramCommand.NAME,
    mixinStandardHelpOptions = true,
    versionProvider = ProgramVersion.class,
    subcommands = {
      ServeCommand.class,
      ReviewCommand.class,
      ScoreCommand.class,
      ConvertCommand.class,
      DealCommand.class,
      LegalCommand.class,
      AdviseCommand.class,
      RulesCommand.class,
      LanguagesCommand.class,
      SheetCommand.class,
      LessonsCommand.class,
      SelfplayCommand.class
    })
final class ProgramCommand implements Callable<Integer> {
  static final String NAME = "hangjack";

  @Spec private CommandSpec spec = CommandSpec.create();
  @Mixin private LanguageChoice choice = new LanguageChoice();

  @Override
  public Integer call() {
    choice.language();
    spec.commandLine().usage(spec.commandLine().getErr());
    return ExitCode.USAGE;
  }
}
