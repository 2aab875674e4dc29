package hangjack.app;

import hangjack.app.cli.CommandLines;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;

/** Where the program starts. */
public final class Main {
  private Main() {}

  /** Runs one command and ends with its exit code. */
  public static void main(String[] arguments) {
    System.exit(
        CommandLines.program(arguments)
            .setOut(writer(FileDescriptor.out))
            .setErr(writer(FileDescriptor.err))
            .execute(arguments));
  }

  /** Writes UTF-8 whatever the machine's own encoding is: suit signs are in few others. */
  private static PrintWriter writer(FileDescriptor descriptor) {
    return new PrintWriter(
        new OutputStreamWriter(new FileOutputStream(descriptor), StandardCharsets.UTF_8), true);
  }
}
