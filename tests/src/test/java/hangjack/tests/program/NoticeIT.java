package hangjack.tests.program;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.io.IOException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.jar.JarFile;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The NOTICE names what is shipped, no less and no more. */
final class NoticeIT {
  private static final Path TARGET = Program.root().resolve("app/target");
  private static final Pattern ENTRY = Pattern.compile("(?m)^ {2}([^ :]+): ");
  private static final Set<String> OURS = Set.of("analyzer", "content", "lessons");

  @Test
  void everyLibraryShippedIsNamed() throws IOException {
    try (var files = Files.list(TARGET.resolve("lib"))) {
      var shipped =
          files
              .map(file -> file.getFileName().toString().replaceFirst("-\\d.*", ""))
              .filter(name -> !OURS.contains(name))
              .collect(Collectors.toCollection(TreeSet::new));
      var named =
          entries()
              .filter(entry -> !isFont(entry) && !entry.equals("vaadin-prod-bundle"))
              .collect(Collectors.toCollection(TreeSet::new));
      assertEquals(shipped, named);
    }
  }

  @Test
  void everyFontShippedIsNamed() throws IOException {
    var fonts =
        Stream.concat(
                fontsIn(TARGET.resolve("hangjack.jar")),
                fontsIn(TARGET.resolve("lib/content-0.1.0.jar")))
            .toList();
    var patterns = entries().filter(NoticeIT::isFont).toList();
    assertFalse(fonts.isEmpty());
    assertEquals(
        List.of(),
        fonts.stream().filter(font -> patterns.stream().noneMatch(p -> fits(p, font))).toList());
    assertEquals(
        List.of(),
        patterns.stream().filter(p -> fonts.stream().noneMatch(font -> fits(p, font))).toList());
  }

  private static boolean isFont(String entry) {
    return entry.endsWith(".ttf") || entry.endsWith(".woff2");
  }

  private static boolean fits(String pattern, String font) {
    return FileSystems.getDefault().getPathMatcher("glob:" + pattern).matches(Path.of(font));
  }

  private static Stream<String> fontsIn(Path jar) throws IOException {
    try (var file = new JarFile(jar.toFile())) {
      return file.stream()
          .map(entry -> Path.of(entry.getName()).getFileName().toString())
          .filter(NoticeIT::isFont)
          .toList()
          .stream();
    }
  }

  private static Stream<String> entries() throws IOException {
    try (var file = new JarFile(TARGET.resolve("hangjack.jar").toFile());
        var notice = file.getInputStream(file.getEntry("META-INF/NOTICE"))) {
      var text = new String(notice.readAllBytes(), UTF_8);
      return ENTRY
          .matcher(text)
          .results()
          .map((MatchResult found) -> found.group(1))
          .toList()
          .stream();
    }
  }
}
