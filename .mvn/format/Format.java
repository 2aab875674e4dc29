import com.google.googlejavaformat.java.Formatter;
import com.google.googlejavaformat.java.ImportOrderer;
import com.google.googlejavaformat.java.JavaFormatterOptions.Style;
import com.google.googlejavaformat.java.RemoveUnusedImports;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Checks, or with "write" rewrites, the layout of every Java source below a folder. */
final class Format {
  public static void main(String[] args) throws Exception {
    var write = args[0].equals("write");
    var root = Path.of(args[1]);
    var different = new ArrayList<Path>();
    for (var file : sources(root)) {
      var before = Files.readString(file);
      var formatted = new Formatter().formatSource(RemoveUnusedImports.removeUnusedImports(before));
      var after = ImportOrderer.reorderImports(formatted, Style.GOOGLE);
      if (!after.equals(before)) {
        different.add(root.relativize(file));
        if (write) {
          Files.writeString(file, after);
        }
      }
    }
    if (!write && !different.isEmpty()) {
      different.forEach(file -> System.err.println("not in the project's layout: " + file));
      System.err.println("mvn -Pformat rewrites them");
      System.exit(1);
    }
  }

  private static List<Path> sources(Path root) throws IOException {
    try (var files = Files.walk(root)) {
      return files
          .filter(file -> file.toString().endsWith(".java"))
          .filter(file -> !root.relativize(file).toString().contains("target/"))
          .sorted()
          .toList();
    }
  }
}
