package hangjack.tests.program;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * What the README shows is run as it stands: each {@code sh} block by bash in the root of the
 * project, with the answer of the {@code text} block below it, if there is one. Only the port is
 * another one. The two Maven commands are not among them.
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class ReadmeIT {
  private static final Pattern EXAMPLE =
      Pattern.compile("(?ms)^```sh\\n(.*?)^```\\n(?:\\n```text\\n(.*?)^```\\n)?");
  private static final int LINES = 150;

  private RunningApp app;

  /** An example: what is typed, and what comes back where the README says so. */
  record Example(String commands, Optional<String> answer) {
    @Override
    public String toString() {
      return commands.lines().findFirst().orElse("");
    }
  }

  @BeforeAll
  void start() {
    app = RunningApp.start();
  }

  @AfterAll
  void end() {
    app.close();
  }

  static Stream<Example> examples() throws IOException {
    return EXAMPLE
        .matcher(readme())
        .results()
        .map(found -> new Example(found.group(1), Optional.ofNullable(found.group(2))));
  }

  @ParameterizedTest
  @MethodSource("examples")
  void anExampleGivesWhatItSays(Example example) throws IOException {
    var commands = example.commands().replace("http://localhost:8080", app.at("").toString());
    var bash =
        new ProcessBuilder("bash", "-e", "-o", "pipefail", "-c", commands)
            .directory(Program.root().toFile());
    bash.environment()
        .merge("PATH", "", (path, _) -> Program.java().getParent() + File.pathSeparator + path);
    var result = Result.of(bash.start(), "");
    assertEquals(0, result.code(), result.err());
    assertFalse(result.out().isBlank() && result.err().isBlank() && example.answer().isPresent());
    example.answer().ifPresent(answer -> assertEquals(answer.strip(), result.out().strip()));
  }

  @Test
  void itIsShortEnoughToBeRead() throws IOException {
    assertTrue(readme().lines().count() <= LINES);
    assertTrue(readme().contains("mvn -Prun ") && readme().contains("mvn verify "));
  }

  private static String readme() throws IOException {
    return Files.readString(Program.root().resolve("README.md"), UTF_8);
  }
}
