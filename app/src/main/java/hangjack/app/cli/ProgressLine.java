package hangjack.app.cli;

import hangjack.analyzer.search.Watch;
import hangjack.content.texts.Texts;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Map;

/** Shows how far a search is, in one line that is written over and at last wiped away. */
final class ProgressLine implements Watch, AutoCloseable {
  private static final String BEGIN = "\r";

  /** Clears from the cursor to the end of the line. */
  private static final String CLEAR = "\033[K";

  private static final String REVIEW = "command.review.progress";

  private final PrintWriter out;
  private final Texts texts;
  private final String sentence;
  private final boolean shown;

  private ProgressLine(PrintWriter out, Texts texts, String sentence, boolean shown) {
    this.out = out;
    this.texts = texts;
    this.sentence = sentence;
    this.shown = shown;
  }

  /**
   * A line on standard error, where a person looks at it; nothing where it goes to a file or a
   * pipe.
   */
  static ProgressLine on(PrintWriter err, Texts texts) {
    return on(err, texts, REVIEW);
  }

  /**
   * The same for something else than a review.
   *
   * @param sentence the key of the text that tells how many steps are done, and of how many
   */
  static ProgressLine on(PrintWriter err, Texts texts, String sentence) {
    return new ProgressLine(err, texts, sentence, isTerminal());
  }

  /** A line that is shown in any case. */
  static ProgressLine shown(PrintWriter out, Texts texts) {
    return new ProgressLine(out, texts, REVIEW, true);
  }

  private static boolean isTerminal() {
    try {
      var device = Path.of("/dev/stderr").toRealPath();
      return device.startsWith("/dev/pts") || device.toString().startsWith("/dev/tty");
    } catch (IOException noSuchDevice) {
      return false;
    }
  }

  @Override
  public void progressed(int done, int of) {
    if (shown) {
      var text = texts.text(sentence, Map.of("done", done, "of", of));
      out.print(BEGIN + text + CLEAR);
      out.flush();
    }
  }

  @Override
  public boolean stopped() {
    return false;
  }

  @Override
  public void close() {
    if (shown) {
      out.print(BEGIN + CLEAR);
      out.flush();
    }
  }
}
