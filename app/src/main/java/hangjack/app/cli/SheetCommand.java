package hangjack.app.cli;

import hangjack.analyzer.record.DealRecord;
import hangjack.analyzer.record.Fault;
import hangjack.analyzer.review.Review;
import hangjack.analyzer.review.ReviewSettings;
import hangjack.analyzer.rules.RuleSet;
import hangjack.app.answers.RecordInput;
import hangjack.content.exercises.Level;
import hangjack.content.pdf.Paper;
import hangjack.content.sheets.Edition;
import hangjack.content.sheets.SheetKind;
import hangjack.content.sheets.SheetLayout;
import hangjack.content.sheets.Sheets;
import hangjack.content.texts.Language;
import hangjack.content.texts.Texts;
import hangjack.content.words.FaultWords;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Writes a sheet to print as a PDF. */
@Command(name = "sheet", mixinStandardHelpOptions = true)
final class SheetCommand implements Callable<Integer> {
  private static final String RULES = "--rules";
  private static final String SEED = "--seed";
  private static final String LEVEL = "--level";
  private static final String RECORD = "--record";
  private static final String LAYOUT = "--layout";
  private static final String BASE_URL = "--base-url";

  @Spec private CommandSpec spec = CommandSpec.create();

  @Option(names = RULES, paramLabel = "ID")
  private Optional<String> rules = Optional.empty();

  @Option(names = "--lang", paramLabel = "LANG", split = ",", defaultValue = "en")
  private List<String> languages = List.of();

  @Option(names = "--out", paramLabel = "FILE", required = true)
  private String file = "";

  @Option(names = "--kind", paramLabel = "KIND", defaultValue = "rules")
  private String kind = "";

  @Option(names = "--paper", paramLabel = "PAPER", defaultValue = "a4")
  private String paper = "";

  @Option(names = SEED, paramLabel = "S")
  private Optional<Long> seed = Optional.empty();

  @Option(names = LEVEL, paramLabel = "1|2|3")
  private Optional<String> level = Optional.empty();

  @Option(names = RECORD, paramLabel = "FILE")
  private Optional<String> record = Optional.empty();

  @Option(names = LAYOUT, paramLabel = "LAYOUT", defaultValue = "one-after-another")
  private String layout = "";

  @Option(names = BASE_URL, paramLabel = "URL")
  private Optional<String> baseUrl = Optional.empty();

  @Override
  public Integer call() {
    var chosen = languages.stream().map(id -> LanguageChoice.named(id, spec)).distinct().toList();
    var texts = Texts.in(chosen.getFirst());
    var wanted = kind(texts);
    refuseWhatDoesNotBelong(wanted, texts);
    var edition = edition(wanted, chosen, texts);
    if (wanted != SheetKind.REVIEW) {
      write(sheet(wanted, edition, texts), texts);
      return ExitCode.OK;
    }
    var name = record.orElseThrow(() -> missing(RECORD, wanted, texts));
    var reading = RecordInput.read(GivenFile.read(spec, name, texts));
    if (!reading.faults().isEmpty()) {
      return faults(reading.faults(), texts.language());
    }
    write(Sheets.review(review(reading.deals(), texts), edition), texts);
    return ExitCode.OK;
  }

  private byte[] sheet(SheetKind wanted, Edition edition, Texts texts) {
    var table = rules(wanted, texts);
    return switch (wanted) {
      case RULES -> Sheets.rules(table, edition);
      case SUMMARY -> Sheets.summary(table, edition);
      case SCOREPAD -> Sheets.scorepad(table, edition);
      case WORKSHEET -> Sheets.worksheet(table, seed.orElse(1L), level(texts), edition);
      case ANSWERS -> Sheets.answers(table, seed.orElse(1L), level(texts), edition);
      case REVIEW -> throw new IllegalArgumentException("a review is made from a record");
    };
  }

  private Edition edition(SheetKind wanted, List<Language> chosen, Texts texts) {
    var wish =
        SheetLayout.named(layout).orElseThrow(() -> GivenValues.wrong(spec, LAYOUT, layout, texts));
    if (wish == SheetLayout.SIDE_BY_SIDE) {
      if (!wanted.comesSideBySide()) {
        var kinds = Map.of("kinds", names(SheetKind.sideBySide()));
        throw refusal(texts, "command.refused.layout.kind", kinds);
      }
      if (chosen.size() != SheetLayout.BESIDE_EACH_OTHER) {
        throw refusal(texts, "command.refused.layout.languages", Map.of());
      }
    }
    var site = GivenValues.site(spec, BASE_URL, baseUrl, texts);
    return new Edition(chosen, wish, paper(texts), site);
  }

  private static String names(List<SheetKind> kinds) {
    return kinds.stream().map(SheetKind::publicName).collect(Collectors.joining(", "));
  }

  private Review review(List<DealRecord> deals, Texts texts) {
    try (var threads = SearchOptions.threads();
        var progress = ProgressLine.on(spec.commandLine().getErr(), texts)) {
      return Review.of(deals, ReviewSettings.DEFAULT, threads, progress);
    }
  }

  private int faults(List<Fault> faults, Language language) {
    var words = FaultWords.in(language);
    var err = spec.commandLine().getErr();
    for (var fault : faults) {
      err.println(words.located(fault));
      words.proposal(fault).ifPresent(proposal -> err.println("  " + proposal));
    }
    return 1;
  }

  private SheetKind kind(Texts texts) {
    return SheetKind.named(kind)
        .orElseThrow(
            () ->
                refusal(
                    texts,
                    "command.refused.kind",
                    Map.of("name", kind, "allowed", String.join(", ", SheetKind.names()))));
  }

  private RuleSet rules(SheetKind wanted, Texts texts) {
    var text = rules.orElseThrow(() -> missing(RULES, wanted, texts));
    return GivenValues.rules(spec, RULES, text, texts.language());
  }

  private Level level(Texts texts) {
    var number = level.orElse("1");
    return Level.named(number).orElseThrow(() -> GivenValues.wrong(spec, LEVEL, number, texts));
  }

  private Paper paper(Texts texts) {
    return Paper.named(paper)
        .orElseThrow(
            () -> {
              var allowed =
                  Arrays.stream(Paper.values()).map(Paper::id).collect(Collectors.joining(", "));
              return refusal(
                  texts, "command.refused.paper", Map.of("name", paper, "allowed", allowed));
            });
  }

  /** An option that would do nothing is a mistake of who gave it. */
  private void refuseWhatDoesNotBelong(SheetKind wanted, Texts texts) {
    var exercises = Arrays.stream(SheetKind.values()).filter(SheetKind::hasExercises).toList();
    if (!wanted.hasExercises()) {
      refuse(SEED, seed.isPresent(), exercises, texts);
      refuse(LEVEL, level.isPresent(), exercises, texts);
    }
    if (wanted == SheetKind.REVIEW) {
      var others =
          Arrays.stream(SheetKind.values()).filter(other -> other != SheetKind.REVIEW).toList();
      refuse(RULES, rules.isPresent(), others, texts);
    } else {
      refuse(RECORD, record.isPresent(), List.of(SheetKind.REVIEW), texts);
    }
  }

  private void refuse(String option, boolean given, List<SheetKind> kinds, Texts texts) {
    if (given) {
      throw refusal(texts, "command.sheet.only", Map.of("name", option, "kinds", names(kinds)));
    }
  }

  private ParameterException missing(String option, SheetKind wanted, Texts texts) {
    return refusal(
        texts, "command.sheet.missing", Map.of("name", option, "kind", wanted.publicName()));
  }

  private ParameterException refusal(Texts texts, String key, Map<String, ?> arguments) {
    return new ParameterException(spec.commandLine(), texts.text(key, arguments));
  }

  private void write(byte[] sheet, Texts texts) {
    try {
      Files.write(Path.of(file), sheet);
    } catch (IOException | InvalidPathException impossible) {
      throw refusal(texts, "command.usage.unwritable-file", Map.of("name", file));
    }
    var out = spec.commandLine().getOut();
    out.println(texts.text("command.sheet.written", Map.of("file", file)));
  }
}
