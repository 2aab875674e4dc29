package hangjack.app.cli;

import hangjack.content.pdf.Paper;
import hangjack.content.sheets.Sheets;
import hangjack.content.texts.Language;
import hangjack.content.texts.Texts;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Writes the rules of a table as a PDF. */
@Command(name = "sheet", mixinStandardHelpOptions = true)
final class SheetCommand implements Callable<Integer> {
  @Spec private CommandSpec spec = CommandSpec.create();

  @Option(names = "--rules", paramLabel = "ID", required = true)
  private String rules = "";

  @Option(names = "--lang", paramLabel = "LANG", split = ",", defaultValue = "en")
  private List<String> languages = List.of();

  @Option(names = "--out", paramLabel = "FILE", required = true)
  private String file = "";

  @Option(names = "--paper", paramLabel = "PAPER", defaultValue = "a4")
  private String paper = "";

  @Override
  public Integer call() {
    var chosen = languages.stream().map(id -> LanguageChoice.named(id, spec)).toList();
    var first = chosen.getFirst();
    var sheet =
        Sheets.rules(
            GivenValues.rules(spec, "--rules", rules, first), chosen, paper(Texts.in(first)));
    write(sheet, first);
    return ExitCode.OK;
  }

  private Paper paper(Texts texts) {
    return Paper.named(paper)
        .orElseThrow(
            () -> {
              var allowed =
                  Arrays.stream(Paper.values()).map(Paper::id).collect(Collectors.joining(", "));
              return new ParameterException(
                  spec.commandLine(),
                  texts.text("command.refused.paper", Map.of("name", paper, "allowed", allowed)));
            });
  }

  private void write(byte[] sheet, Language language) {
    var texts = Texts.in(language);
    try {
      Files.write(Path.of(file), sheet);
    } catch (IOException | InvalidPathException impossible) {
      throw new ParameterException(
          spec.commandLine(), texts.text("command.usage.unwritable-file", Map.of("name", file)));
    }
    var out = spec.commandLine().getOut();
    out.println(texts.text("command.sheet.written", Map.of("file", file)));
  }
}
