package hangjack.analyzer;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * Every worked scenario of the rules, section 9, has a test that carries its id, in its name or as
 * the first of its parameters.
 */
class ScenariosTest {
  private static final List<String> IDS =
      List.of(
          "R01 R02 R03 R04 R05 R06 R07 R08 R09 R10 R12 R13 R14 R15 R16 R18 R19 R20 R21 R23 R24",
          "R25 R26 R27",
          "L01 L02 L03 L04 L05 L06 L08 L10 L11 L12 L13",
          "P01 P02 P03 P06 P07 P08 P09 P11 P14 P15 P16 P17 P18",
          "G01 G02 G04",
          "X01 X03 X04 X05 X06 X07 X09 X10 X11 X13 X14 X16 X17 X18 X19 X20 X21 X22 X23 X24 X25",
          "X27 X28 X29",
          "C01 C02 C03 C04 C05 C07",
          "D01 D02 D03 D04");

  @Test
  void everyWorkedScenarioHasATest() throws IOException {
    var sources = sources();
    var untested =
        IDS.stream()
            .flatMap(line -> Stream.of(line.split(" ", -1)))
            .filter(id -> !isTested(id, sources))
            .toList();
    assertEquals(List.of(), untested);
  }

  private static boolean isTested(String id, String sources) {
    var name = "void ([a-z]\\d\\d)*" + id.toLowerCase(Locale.ROOT) + "(?!\\d)";
    return Pattern.compile(name + "|\"" + id + ", ").matcher(sources).find();
  }

  private static String sources() throws IOException {
    try (var files = Files.walk(Path.of("src", "test", "java"))) {
      return files
          .filter(file -> file.toString().endsWith("Test.java"))
          .map(ScenariosTest::text)
          .collect(Collectors.joining("\n"));
    }
  }

  private static String text(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
