package hangjack.tests.program;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * {@code mvn -Prun}, the README's first command, in a copy of the sources: in the real folder it
 * would write over the build that is running. Offline, since that build has fetched everything.
 */
final class RunProfileIT {
  private static final Set<String> NOT_COPIED = Set.of(".git", "target", "data");

  @Test
  void itBuildsAndServesOnThePortAskedForAndEndsWithMaven(@TempDir Path copy) throws Exception {
    copySources(Program.root(), copy);
    var maven = Path.of(System.getProperty("hangjack.maven"), "bin", "mvn");
    var command =
        new ProcessBuilder(
                maven.toString(),
                "-q",
                "-o",
                "-B",
                "-Prun",
                "-Dport=0",
                "-Dmaven.repo.local=" + System.getProperty("hangjack.repository"))
            .directory(copy.toFile());
    // Variables that Maven or this test's own JVM were started with are not the README's.
    command.environment().keySet().removeIf(name -> name.startsWith("MAVEN_"));
    command.environment().remove("PORT");
    try (var app = RunningApp.of(command.start())) {
      assertEquals(200, app.get("/api/v1/health").statusCode());
      assertEquals(200, app.get("/").statusCode());
      var processes = app.processes();
      assertTrue(processes.size() > 1, "Maven starts the program as a child");
      app.end();
      for (var process : processes) {
        process.onExit().get(20, TimeUnit.SECONDS);
      }
    }
  }

  private static void copySources(Path from, Path to) throws IOException {
    Files.walkFileTree(
        from,
        new SimpleFileVisitor<>() {
          @Override
          public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes)
              throws IOException {
            if (NOT_COPIED.contains(folder.getFileName().toString())) {
              return FileVisitResult.SKIP_SUBTREE;
            }
            Files.createDirectories(to.resolve(from.relativize(folder)));
            return FileVisitResult.CONTINUE;
          }

          @Override
          public FileVisitResult visitFile(Path file, BasicFileAttributes attributes)
              throws IOException {
            Files.copy(file, to.resolve(from.relativize(file)));
            return FileVisitResult.CONTINUE;
          }
        });
  }
}
