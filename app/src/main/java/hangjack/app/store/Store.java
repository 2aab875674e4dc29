package hangjack.app.store;

import hangjack.lessons.repetition.Memory;
import hangjack.lessons.repetition.Phase;
import hangjack.lessons.repetition.Recollection;
import java.io.IOException;
import java.nio.file.Path;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Function;
import org.flywaydb.core.api.FlywayException;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.JdbiException;

/**
 * What learners keep. Each call is a transaction of its own and is on the disk when it returns, so
 * nothing that was answered is lost when the process is killed. For any thread; a call takes
 * milliseconds.
 */
public final class Store implements AutoCloseable {
  private final Handle handle;
  // A connection serves one thread at a time.
  private final ReentrantLock turn = new ReentrantLock();

  private Store(Handle handle) {
    this.handle = handle;
  }

  /**
   * The store of a folder, which is made where there is none.
   *
   * @throws UnusableFolder where it cannot be made, read or written to
   */
  public static Store open(Path folder) throws UnusableFolder {
    try {
      return new Store(Jdbi.create(SqliteFile.in(folder)).open());
    } catch (IOException | FlywayException | JdbiException e) {
      throw new UnusableFolder(folder, e);
    }
  }

  private <T> T inTurn(Function<Handle, T> work) {
    turn.lock();
    try {
      return work.apply(handle);
    } finally {
      turn.unlock();
    }
  }

  /**
   * Keeps a place that was reached. The newest run counts, and in it the furthest place, whatever
   * the order in which two tabs tell; a lesson that was done stays done.
   */
  public void reached(Learner learner, Place place, Instant now) {
    inTurn(
        open ->
            open.createUpdate(
                    """
                    INSERT INTO lesson_progress
                      (learner, lesson, run, answered, step, mistakes, done_at, changed_at)
                    VALUES (:learner, :lesson, :run, :answered, :step, 0, :done, :now)
                    ON CONFLICT (learner, lesson) DO UPDATE SET
                      step = CASE
                        WHEN (excluded.run, excluded.answered) > (run, answered)
                        THEN excluded.step ELSE step END,
                      answered = CASE
                        WHEN (excluded.run, excluded.answered) > (run, answered)
                        THEN excluded.answered ELSE answered END,
                      run = max(run, excluded.run),
                      done_at = coalesce(done_at, excluded.done_at),
                      changed_at = max(changed_at, excluded.changed_at)
                    """)
                .bind("learner", learner.id())
                .bind("lesson", place.lesson())
                .bind("run", place.run())
                .bind("answered", place.answered())
                .bind("step", place.step().orElse(""))
                .bind("done", place.step().isPresent() ? null : now.toEpochMilli())
                .bind("now", now.toEpochMilli())
                .execute());
  }

  /** Counts a wrong answer at a place, and keeps the place. */
  public void missed(Learner learner, Place place, Instant now) {
    inTurn(
        open ->
            open.createUpdate(
                    """
                    INSERT INTO lesson_progress
                      (learner, lesson, run, answered, step, mistakes, done_at, changed_at)
                    VALUES (:learner, :lesson, :run, :answered, :step, 1, NULL, :now)
                    ON CONFLICT (learner, lesson) DO UPDATE SET
                      mistakes = mistakes + 1,
                      changed_at = max(changed_at, excluded.changed_at)
                    """)
                .bind("learner", learner.id())
                .bind("lesson", place.lesson())
                .bind("run", place.run())
                .bind("answered", place.answered())
                .bind("step", place.step().orElse(""))
                .bind("now", now.toEpochMilli())
                .execute());
  }

  /** The lessons begun, by their ids. */
  public List<LessonProgress> progress(Learner learner) {
    return inTurn(
        open ->
            open.createQuery(
                    "SELECT * FROM lesson_progress WHERE learner = :learner ORDER BY lesson")
                .bind("learner", learner.id())
                .map((row, _) -> progressOf(row))
                .list());
  }

  /** How far a learner is in a lesson; empty where it was not begun. */
  public Optional<LessonProgress> progress(Learner learner, String lesson) {
    return inTurn(
        open ->
            open.createQuery(
                    "SELECT * FROM lesson_progress WHERE learner = :learner AND lesson = :lesson")
                .bind("learner", learner.id())
                .bind("lesson", lesson)
                .map((row, _) -> progressOf(row))
                .findOne());
  }

  private static LessonProgress progressOf(ResultSet row) throws SQLException {
    var done = row.getLong("done_at");
    var notDone = row.wasNull();
    return new LessonProgress(
        row.getString("lesson"),
        row.getInt("run"),
        row.getInt("answered"),
        Optional.of(row.getString("step")).filter(step -> !step.isEmpty()),
        row.getInt("mistakes"),
        notDone ? Optional.empty() : Optional.of(Instant.ofEpochMilli(done)),
        Instant.ofEpochMilli(row.getLong("changed_at")));
  }

  /** Keeps a card, in place of what was kept of the same one. */
  public void keep(Learner learner, RepetitionCard card) {
    inTurn(open -> write(open, learner, card, "REPLACE"));
  }

  /** Keeps a card unless the learner has it already. */
  public void keepNew(Learner learner, RepetitionCard card) {
    inTurn(open -> write(open, learner, card, "IGNORE"));
  }

  private static int write(Handle open, Learner learner, RepetitionCard card, String otherwise) {
    var state = card.state();
    return open.createUpdate(
            "INSERT OR "
                + otherwise
                + " INTO repetition_card VALUES (:learner, :kind, :key, :phase, :step,"
                + " :stability, :difficulty, :reviewed, :due)")
        .bind("learner", learner.id())
        .bind("kind", card.kind())
        .bind("key", card.key())
        .bind("phase", state.phase().name())
        .bind("step", state.step())
        .bind("stability", state.memory().stability())
        .bind("difficulty", state.memory().difficulty())
        .bind("reviewed", state.reviewed().toEpochMilli())
        .bind("due", state.due().toEpochMilli())
        .execute();
  }

  /** All cards of a learner, the first due first. */
  public List<RepetitionCard> cards(Learner learner) {
    return inTurn(
        open ->
            open.createQuery(
                    "SELECT * FROM repetition_card WHERE learner = :learner"
                        + " ORDER BY due_at, kind, key")
                .bind("learner", learner.id())
                .map((row, _) -> cardOf(row))
                .list());
  }

  private static RepetitionCard cardOf(ResultSet row) throws SQLException {
    return new RepetitionCard(
        row.getString("kind"),
        row.getString("key"),
        new Recollection(
            Phase.valueOf(row.getString("phase")),
            row.getInt("step"),
            new Memory(row.getDouble("stability"), row.getDouble("difficulty")),
            Instant.ofEpochMilli(row.getLong("reviewed_at")),
            Instant.ofEpochMilli(row.getLong("due_at"))));
  }

  /** Erases all that is kept of a learner. */
  public void erase(Learner learner) {
    inTurn(
        open -> {
          open.useTransaction(
              both -> {
                both.execute("DELETE FROM lesson_progress WHERE learner = ?", learner.id());
                both.execute("DELETE FROM repetition_card WHERE learner = ?", learner.id());
              });
          return learner;
        });
  }

  @Override
  public void close() {
    inTurn(
        open -> {
          open.close();
          return open;
        });
  }
}
