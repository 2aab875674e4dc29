package hangjack.app;

import hangjack.app.cli.CommandLines;

/** Where the program starts. */
public final class Main {
  private Main() {}

  /** Runs one command and ends with its exit code. */
  public static void main(String[] arguments) {
    System.exit(CommandLines.program().execute(arguments));
  }
}
