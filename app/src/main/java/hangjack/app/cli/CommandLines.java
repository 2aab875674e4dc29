package hangjack.app.cli;

import hangjack.content.texts.Languages;
import picocli.CommandLine;

/** The program's command line, put together. */
public final class CommandLines {
  private CommandLines() {}

  /** The root command with all others below it. */
  public static CommandLine program() {
    return new CommandLine(new ProgramCommand())
        .setResourceBundle(new CommandTexts(Languages.english()));
  }
}
