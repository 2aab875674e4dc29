package hangjack.app.cli;

import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** The root command: only carries the others. */
@Command(
    name = "hangjack",
    mixinStandardHelpOptions = true,
    versionProvider = ProgramVersion.class,
    subcommands = ServeCommand.class)
final class ProgramCommand implements Callable<Integer> {
  @Spec private CommandSpec spec = CommandSpec.create();

  @Override
  public Integer call() {
    spec.commandLine().usage(spec.commandLine().getErr());
    return ExitCode.USAGE;
  }
}
