package hangjack.tests.architecture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.source.tree.AnnotationTree;
import com.sun.source.tree.AssertTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.LiteralTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.TreeScanner;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * What a reader reads stands in the texts of the languages, never in the program: no string of the
 * program looks like a sentence, and none of a screen like a word.
 *
 * <p>Not for readers, and so left alone, are annotations, the log, and what exceptions say, which
 * tell the programmer of an error in the program.
 */
final class LiteralSentencesTest {
  private static final Path ROOT = Path.of(System.getProperty("hangjack.root", ".."));
  private static final List<String> MODULES = List.of("analyzer", "content", "lessons", "app");

  /** Two words with a space between them. */
  private static final Pattern SENTENCE = Pattern.compile("[\\p{L}\\p{M}][,;:.!?’”»]* +[\\p{L}“«]");

  /** A word that something else is put beside. */
  private static final Pattern PART = Pattern.compile("^ +\\p{L}{2,}$|^\\p{L}{2,}:? +$");

  /** Operators of PDF and signs of fonts look like parts of a sentence. */
  private static final Pattern PDF = Pattern.compile("hangjack/content/pdf/");

  /** One word with a capital, as on a button. */
  private static final Pattern LABEL = Pattern.compile("^\\p{Lu}\\p{Ll}+[.!?:…]?$");

  /** Where every word is for a reader. */
  private static final Pattern SCREENS = Pattern.compile("hangjack/app/(web|cli)/");

  /** What programs read, though it looks like words, and why it stands there. */
  private static final Map<Pattern, String> FOR_PROGRAMS =
      Map.of(
          Pattern.compile("^\\s*<[?\\w]"), "a drawing or metadata in XML",
          Pattern.compile("\\bthis\\.|\\bdocument\\.|\\bconst \\w+ = "), "a script of the browser",
          Pattern.compile("^ ?(SELECT|INSERT|UPDATE|DELETE|CREATE|INTO|ORDER BY) "), "SQL",
          Pattern.compile("^([2-9TJQKA][shdc] ?)+$"), "cards",
          Pattern.compile("^/(Artifact|CIDInit) |^ l S$|^%\\d\\$d .* m$|^%1\\$d %4\\$d m\n"),
              "PDF");

  private static final Map<String, String> NAMES_AND_VALUES =
      Map.ofEntries(
          Map.entry("true, false", "the values of a parameter"),
          Map.entry("Accept, Accept-Language", "names of HTTP headers"),
          Map.entry("inline; filename=\"", "an HTTP header"),
          Map.entry("width=device-width, initial-scale=1", "a value of HTML"),
          Map.entry("sRGB IEC61966-2.1", "the name of a colour space"),
          Map.entry("mntrRGB XYZ ", "signs of a colour profile"),
          Map.entry(
              "No copyright, use freely", "a field of a colour profile, which has no language"),
          Map.entry("hangjack ", "the program's name before its version"),
          Map.entry(" wide", "a class of CSS"),
          Map.entry("Lax", "a value of a cookie"),
          Map.entry("End", "a key's name"),
          Map.entry("Home", "a key's name"));

  @Test
  void noSentenceForAReaderStandsInTheProgram() throws IOException {
    var sources = new ArrayList<Source>();
    for (var module : MODULES) {
      var folder = ROOT.resolve(module).resolve("src/main/java");
      try (var files = Files.walk(folder)) {
        for (var file : files.filter(path -> path.toString().endsWith(".java")).toList()) {
          sources.add(new Source(folder.relativize(file).toString(), Files.readString(file)));
        }
      }
    }
    assertTrue(sources.size() > 400, "too few sources: " + sources.size());
    var used = new TreeSet<String>();
    assertEquals(List.of(), sentences(sources, used));
    assertEquals(NAMES_AND_VALUES.keySet(), used, "what no source has needs no exception");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "new Span(\"Hello there\")",
        "new Span(\"Hello\")",
        "count + \" points\"",
        "view.setText(\"You may \" + what)",
        "String.format(\"%d points for %s\", points, name)",
        "Optional.of(\"Das Ass sticht.\")",
        "\"\"\"\n  Two lines\n  of text\"\"\""
      })
  void aSentenceOfAScreenIsFound(String expression) throws IOException {
    assertEquals(1, found(expression).size());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "new IllegalArgumentException(\"not a card: \" + name)",
        "LOG.warn(\"The store is slow\")",
        "texts.text(\"screens.home.title\")",
        "\"<svg class='a b'>\"",
        "\"9s 3s 7h\""
      })
  void whatProgramsAndProgrammersReadIsLeftAlone(String expression) throws IOException {
    assertEquals(List.of(), found(expression));
  }

  private static List<String> found(String expression) throws IOException {
    var source = "class View { Object shown() { return " + expression + "; } }";
    return sentences(List.of(new Source("hangjack/app/web/View.java", source)), new TreeSet<>());
  }

  /**
   * Every string that is for a reader, each after its file.
   *
   * @param used the exceptions that were met
   */
  private static List<String> sentences(List<Source> sources, Set<String> used) throws IOException {
    var compiler = ToolProvider.getSystemJavaCompiler();
    var files = compiler.getStandardFileManager(null, null, null);
    var task =
        (JavacTask) compiler.getTask(null, files, null, List.of("-proc:none"), null, sources);
    var found = new ArrayList<String>();
    for (var unit : task.parse()) {
      unit.accept(new Strings(found, used), unit.getSourceFile().getName());
    }
    return found;
  }

  /** Finds the strings for readers of a file, whose name it is given on its way. */
  private static final class Strings extends TreeScanner<String, String> {
    private static final Pattern THROWN = Pattern.compile("\\w*(Exception|Error)(<.*>)?");

    private final List<String> found;
    private final Set<String> used;

    Strings(List<String> found, Set<String> used) {
      this.found = found;
      this.used = used;
    }

    @Override
    public String visitLiteral(LiteralTree literal, String file) {
      if (literal.getValue() instanceof String text && isForReaders(text, file)) {
        found.add(file + ": " + text);
      }
      return file;
    }

    private boolean isForReaders(String text, String file) {
      var words =
          SENTENCE.matcher(text).find()
              || (!PDF.matcher(file).find() && PART.matcher(text).find())
              || (SCREENS.matcher(file).find() && LABEL.matcher(text).find());
      if (words && NAMES_AND_VALUES.containsKey(text)) {
        used.add(text);
        return false;
      }
      return words && FOR_PROGRAMS.keySet().stream().noneMatch(shape -> shape.matcher(text).find());
    }

    @Override
    public String visitAnnotation(AnnotationTree annotation, String file) {
      return file;
    }

    @Override
    public String visitAssert(AssertTree statement, String file) {
      return file;
    }

    @Override
    public String visitClass(ClassTree type, String file) {
      var superclass = Stream.ofNullable(type.getExtendsClause()).map(Object::toString);
      return superclass.anyMatch(name -> THROWN.matcher(name).matches())
          ? file
          : super.visitClass(type, file);
    }

    @Override
    public String visitNewClass(NewClassTree made, String file) {
      return THROWN.matcher(made.getIdentifier().toString()).matches()
          ? file
          : super.visitNewClass(made, file);
    }

    @Override
    public String visitMethodInvocation(MethodInvocationTree call, String file) {
      return call.getMethodSelect() instanceof MemberSelectTree method
              && method.getExpression() instanceof IdentifierTree receiver
              && receiver.getName().contentEquals("LOG")
          ? file
          : super.visitMethodInvocation(call, file);
    }
  }

  private static final class Source extends SimpleJavaFileObject {
    private final String name;
    private final String text;

    Source(String name, String text) {
      super(URI.create("string:///" + name.replace('\\', '/')), JavaFileObject.Kind.SOURCE);
      this.name = name.replace('\\', '/');
      this.text = text;
    }

    @Override
    public String getName() {
      return name;
    }

    @Override
    public CharSequence getCharContent(boolean ignoreEncodingErrors) {
      return text;
    }
  }
}
