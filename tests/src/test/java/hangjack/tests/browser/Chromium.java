package hangjack.tests.browser;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/**
 * The browser of the tests: the one that {@code CHROME} names, else one that the machine has, else
 * on Debian, as root, one installed by apt.
 */
final class Chromium {
  private static final List<String> NAMES =
      List.of("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome");
  private static final long APT_MINUTES = 10;

  /** Looked for once: an installation is not tried for each test class. */
  private static final Optional<Path> FOUND = named().or(Chromium::onPath).or(Chromium::installed);

  private Chromium() {}

  /** Its program file; empty where this machine has none and can get none by itself. */
  static Optional<Path> executable() {
    return FOUND;
  }

  private static Optional<Path> named() {
    return Optional.ofNullable(System.getenv("CHROME")).map(Path::of).filter(Files::isExecutable);
  }

  private static Optional<Path> onPath() {
    var folders = Optional.ofNullable(System.getenv("PATH")).orElse("").split(":");
    return NAMES.stream()
        .flatMap(name -> Stream.of(folders).map(folder -> Path.of(folder, name)))
        .filter(Files::isExecutable)
        .findFirst();
  }

  private static Optional<Path> installed() {
    if (!Files.exists(Path.of("/etc/debian_version")) || !isRoot()) {
      return Optional.empty();
    }
    if (!ran("apt-get", "update") || !ran("apt-get", "install", "-y", "chromium")) {
      return Optional.empty();
    }
    return onPath();
  }

  private static boolean isRoot() {
    return System.getProperty("user.name").equals("root");
  }

  private static boolean ran(String... command) {
    try {
      var builder = new ProcessBuilder(command).inheritIO();
      builder.environment().put("DEBIAN_FRONTEND", "noninteractive");
      var process = builder.start();
      if (process.waitFor(APT_MINUTES, TimeUnit.MINUTES)) {
        return process.exitValue() == 0;
      }
      process.destroy();
      return false;
    } catch (IOException noSuchProgram) {
      return false;
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
      return false;
    }
  }
}
