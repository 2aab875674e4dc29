package hangjack.tests.program;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.URI;
import java.util.Map;
import org.junit.jupiter.api.Test;

final class CommandLineIT {
  @Test
  void theVersionIsTheBuilds() {
    var result = Program.run("--version");
    assertEquals(new Result(0, "hangjack 0.1.0\n", ""), result);
  }

  @Test
  void anUnknownCommandIsAUsageError() {
    var result = Program.run("shuffle");
    assertEquals(2, result.code());
    assertTrue(result.err().contains("shuffle"), result.err());
    assertEquals("", result.out());
  }

  @Test
  void aPortThatIsNoNumberIsAUsageErrorInTheLanguageAskedFor() {
    var result = Result.of(Program.start(Map.of("PORT", "acht"), "serve", "--lang", "it"), "");
    assertEquals(2, result.code());
    assertTrue(result.err().contains("La porta deve essere un numero, non «acht»."), result.err());
  }

  @Test
  void beingAskedToEndIsNoFailure() {
    try (var app = RunningApp.start()) {
      assertEquals(0, app.end());
    }
  }

  @Test
  void thePortComesFromTheEnvironmentWhereNoOptionNamesIt() {
    try (var app = RunningApp.serve(Map.of("PORT", "0"))) {
      assertEquals(200, app.get("/api/v1/health").statusCode());
      assertEquals("localhost", URI.create(app.at("/").toString()).getHost());
    }
  }
}
