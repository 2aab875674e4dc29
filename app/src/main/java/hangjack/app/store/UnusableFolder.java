package hangjack.app.store;

import java.nio.file.Path;

/** The data folder cannot be made or written to, or what is in it cannot be read. */
public final class UnusableFolder extends Exception {
  private static final long serialVersionUID = 1L;

  UnusableFolder(Path folder, Throwable cause) {
    super(folder.toString(), cause);
  }
}
