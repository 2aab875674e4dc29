package hangjack.app.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

class TextTableTest {
  @Test
  void aColumnIsAsWideAsItsWidestCell() {
    var table = new TextTable("  ").right(1).row("a", "10", "x").row("longer", "9", "");
    assertEquals(List.of("  a       10  x", "  longer   9"), table.lines());
  }

  @Test
  void aCharacterBeyondTheBasicPlaneIsOneWide() {
    assertEquals(List.of("🂡   1", "ab  2"), new TextTable().row("🂡", "1").row("ab", "2").lines());
  }
}
