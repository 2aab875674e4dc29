package hangjack.app.store;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.flywaydb.core.Flyway;
import org.sqlite.SQLiteConfig;
import org.sqlite.SQLiteDataSource;
import org.sqlite.SQLiteJDBCLoader;

/** The file in the data folder, and how it is opened. */
final class SqliteFile {
  private static final String NAME = "hangjack.db";
  private static final int PATIENCE_MILLIS = 5_000;

  private SqliteFile() {}

  /**
   * Where connections to the file of a folder come from; its tables are as this version wants them.
   *
   * @throws IOException where the folder cannot be made or written to
   */
  static SQLiteDataSource in(Path folder) throws IOException {
    Files.createDirectories(folder);
    // Also where the file is there already and would open: nothing could be added to it.
    Files.delete(Files.createTempFile(folder, "may-write", ""));
    Library.load();
    var config = new SQLiteConfig();
    config.setJournalMode(SQLiteConfig.JournalMode.WAL);
    config.setSynchronous(SQLiteConfig.SynchronousMode.FULL);
    config.setBusyTimeout(PATIENCE_MILLIS);
    var source = new SQLiteDataSource(config);
    source.setUrl("jdbc:sqlite:" + folder.resolve(NAME));
    Flyway.configure()
        .dataSource(source)
        .locations("classpath:hangjack/app/store/schema")
        .load()
        .migrate();
    return source;
  }

  /** SQLite itself, which its driver unpacks into a file each time a program starts. */
  private static final class Library {
    static {
      try {
        var folder = Files.createTempDirectory("hangjack");
        System.setProperty("org.sqlite.tmpdir", folder.toString());
        SQLiteJDBCLoader.initialize();
        // Once loaded the file is not needed, and a process that is killed would leave it behind.
        deleteWith(folder);
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      } catch (Exception e) {
        throw new IllegalStateException("SQLite does not run here", e);
      }
    }

    private static void deleteWith(Path folder) throws IOException {
      try (var files = Files.list(folder)) {
        files.forEach(file -> file.toFile().delete());
      }
      folder.toFile().delete();
    }

    /** Loads it, the first time that this is called. */
    static void load() {}
  }
}
