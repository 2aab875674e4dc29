package hangjack.tests.program;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class CommandsIT {
  @TempDir private static Path folder;

  @ParameterizedTest
  @ValueSource(
      strings = {
        "serve",
        "review",
        "score",
        "convert",
        "deal",
        "legal",
        "advise",
        "rules",
        "languages",
        "sheet",
        "lessons",
        "selfplay"
      })
  void everyCommandExplainsItself(String command) {
    var result = Program.run(command, "--help", "--lang", "it");
    assertEquals(0, result.code());
    assertTrue(result.out().contains("hangjack " + command), result.out());
    assertTrue(result.out().contains("Opzioni:") && result.out().contains("--lang"), result.out());
    assertEquals("", result.err());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "'' | Usage",
        "score | FILE is missing.",
        "score --colour - | --colour",
        "score no-such-file.afn | There is no file “no-such-file.afn”.",
        "score . | “.”",
        "score --lang xx - | There is no language “xx”.",
        "rules whist | whist",
        "lessons whist | whist",
        "legal --rules trinidad --trump h | --hand is missing.",
        "legal --rules trinidad --trump x --hand 9s | “x”",
        "legal --rules trinidad --trump h --hand 9z | “9z”",
        "legal --rules trinidad --trump h --hand 9s --trick 9s | 9♠",
        "legal --rules trinidad --trump h --hand Jo --trick 9s | Jo is not in the pack",
        "legal --rules seven-up-32 --trump h --hand 9s --trick 2s | 2♠ is not in the pack",
        "legal --rules trinidad;game-points=many --trump h --hand 9s | “many”",
        "sheet --rules trinidad --lang fr,xx --out x.pdf | There is no language “xx”.",
        "sheet --rules trinidad --out x.pdf --paper a0 | “a0”",
        "sheet --rules trinidad --out x.pdf --kind poster | There is no kind of sheet “poster”.",
        "sheet --rules trinidad --out x.pdf --seed 3 | “--seed” is only for these kinds",
        "sheet --rules trinidad --out x.pdf --kind answers --level 4 | “4”",
        "sheet --rules trinidad --out x.pdf --record x.afn | “--record” is only for",
        "sheet --rules trinidad --out x.pdf --kind review | “--rules” is only for",
        "sheet --out x.pdf --kind review | needs the option “--record”",
        "sheet --out x.pdf | needs the option “--rules”",
        "sheet --rules trinidad --out x.pdf --base-url cards | --base-url does not take",
        "sheet --rules trinidad --out x.pdf --layout across | “across”",
        "sheet --rules trinidad --out x.pdf --lang fr,en,de --layout side-by-side | deux langues",
        "sheet --rules trinidad --out x.pdf --layout side-by-side | exactly two",
        "sheet --rules x --out x.pdf --lang en,fr --kind scorepad --layout side-by-side | rules, su",
        "sheet --rules trinidad --out no/such/folder/x.pdf | “no/such/folder/x.pdf”",
        "serve --port eight | --port",
        "serve --base-url ftp://cards.example | --base-url does not take"
      })
  void aCallThatMakesNoSenseIsAUsageError(String line, String named) {
    var result = Program.run(line.isEmpty() ? new String[0] : line.split(" "));
    assertEquals(2, result.code(), result.toString());
    assertTrue(result.err().contains(named), result.err());
    assertFalse(result.err().contains("Exception") || result.err().contains("\tat "));
    assertEquals("", result.out());
  }

  @Test
  void complaintsAreInTheLanguageAskedFor() {
    var missing = Program.run("score", "nada.afn", "--lang", "pt");
    assertTrue(missing.err().startsWith("Não há o arquivo “nada.afn”.\n"), missing.err());
    var option = Program.run("score", "--lang", "it");
    assertTrue(option.err().startsWith("Manca FILE.\n"), option.err());
  }

  @Test
  void filesThatAreNoRecordsAreFaultsAndNotFailures() throws IOException {
    var large = file("large.afn", "; a comment of a record\n".repeat(13_000).getBytes(UTF_8));
    faulty(large, "Line 1, column 1");
    faulty(file("empty.afn", new byte[0]), "Line 1, column 1");
    faulty(file("zero.afn", new byte[1000]), "Line 1, column 1");
    faulty(file("noise.afn", new byte[] {'a', '\n', (byte) 0xff, 3}), "Line 2, column 1");
    faulty(file("latin.afn", new byte[] {'c', 'a', 'f', (byte) 0xe9}), "Line 1, column 4");
  }

  private static void faulty(Path file, String place) {
    var result = Program.run("score", file.toString(), "--json");
    assertEquals(1, result.code(), result.toString());
    assertTrue(result.err().startsWith(place), result.err());
    assertTrue(result.out().startsWith("{\"faults\":[{\"line\":"), result.out());
  }

  private static Path file(String name, byte[] content) throws IOException {
    return Files.write(folder.resolve(name), content);
  }

  @Test
  void suitSignsArePrintedWhateverTheMachinesEncodingIs() {
    var process = Program.start(Map.of("LC_ALL", "C"), "score", "-");
    assertTrue(Result.of(process, Example.RECORD).out().contains("K♥ 10♥ 8♥ J♥"));
  }

  @Test
  void aRefusedCardSaysWhy() {
    var result =
        Program.run("legal", "--rules=trinidad", "--trump=h", "--hand=9s 7h Kd", "--trick=Qs");
    assertEquals(0, result.code());
    assertTrue(result.out().startsWith("May be played: 7♥ 9♠\nK♦  "), result.out());
  }

  @Test
  void aSheetIsWrittenInSeveralLanguages() throws IOException {
    var file = folder.resolve("rules.pdf");
    var result = Program.run("sheet", "--rules=trinidad", "--lang=fr,en", "--out=" + file);
    assertEquals(0, result.code(), result.err());
    assertTrue(result.out().startsWith("La fiche est dans "), result.out());
    assertTrue(new String(Files.readAllBytes(file), ISO_8859_1).startsWith("%PDF-"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"summary", "scorepad", "worksheet", "answers"})
  void everyKindOfSheetIsWritten(String kind) throws IOException {
    var file = folder.resolve(kind + ".pdf");
    var result = Program.run("sheet", "--rules=setback", "--kind=" + kind, "--out=" + file);
    assertEquals(0, result.code(), result.err());
    assertEquals("The sheet is in " + file + ".\n", result.out());
    assertTrue(new String(Files.readAllBytes(file), ISO_8859_1).startsWith("%PDF-"));
  }

  @Test
  void twoLanguagesAreWrittenSideBySide() throws IOException {
    var file = folder.resolve("pair.pdf");
    var result =
        Program.run(
            "sheet",
            "--rules=trinidad",
            "--kind=summary",
            "--lang=ar,zh-Hans",
            "--layout=side-by-side",
            "--out=" + file);
    assertEquals(0, result.code(), result.err());
    assertTrue(new String(Files.readAllBytes(file), ISO_8859_1).startsWith("%PDF-"));
  }

  @Test
  void theLessonsAreProved() {
    var result = Program.run("lessons", "--check");
    assertEquals(0, result.code(), result.err());
    assertTrue(result.out().matches("\\d+ lessons checked: every step holds\\.\n"), result.out());
  }

  @Test
  void aLessonIsShownStepByStep() {
    var result = Program.run("lessons", "the-four-points", "--lang", "fr");
    assertEquals(0, result.code());
    assertTrue(result.out().contains("\n1. "), result.out());
  }
}
