package hangjack.tests.program;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class DataFolderIT {
  @Test
  void aFolderThatCannotBeUsedIsToldAtOnceAndNothingIsServed(@TempDir Path folder)
      throws IOException {
    var file = Files.createFile(folder.resolve("occupied"));
    var result = Program.run("serve", "--port", "0", "--data", file.toString());
    assertEquals(2, result.code());
    assertEquals("", result.out());
    assertTrue(
        result
            .err()
            .startsWith(
                "The data folder “"
                    + file
                    + "” cannot be used: it must be a folder in which this program may make and"
                    + " change files. Name another with --data."),
        result.err());
    assertFalse(result.err().contains("Exception"), result.err());
  }

  @Test
  void theFolderIsMadeAndHoldsTheDatabaseAlone(@TempDir Path folder) throws IOException {
    var data = folder.resolve("not/yet/there");
    try (var app = RunningApp.start("--data", data.toString())) {
      assertEquals(200, app.get("/learn").statusCode());
    }
    try (var files = Files.list(data)) {
      assertEquals(
          "[hangjack.db]", files.map(file -> file.getFileName().toString()).toList().toString());
    }
  }
}
