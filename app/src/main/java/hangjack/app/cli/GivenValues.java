package hangjack.app.cli;

import hangjack.analyzer.record.ValuesReader;
import hangjack.analyzer.rules.RuleSet;
import hangjack.content.sheets.SiteAddress;
import hangjack.content.texts.Language;
import hangjack.content.texts.Texts;
import hangjack.content.words.FaultWords;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;

/** Values that options give in the form that records have. */
final class GivenValues {
  private GivenValues() {}

  /** The complaint about a value that an option does not take. */
  static ParameterException wrong(CommandSpec spec, String option, String text, Texts texts) {
    return new ParameterException(
        spec.commandLine(),
        texts.text("command.usage.value", Map.of("name", option, "text", text)));
  }

  /** The site of an option that may be left out. */
  static Optional<SiteAddress> site(
      CommandSpec spec, String option, Optional<String> text, Texts texts) {
    return text.map(
        given -> SiteAddress.read(given).orElseThrow(() -> wrong(spec, option, given, texts)));
  }

  /** The rules that an option names, with any house rules. */
  static RuleSet rules(CommandSpec spec, String option, String text, Language language) {
    return read(spec, option, language, values -> values.rules(text, 1, 1));
  }

  /**
   * The value of one option.
   *
   * @param option as the user writes it, for the complaint
   * @throws ParameterException for a value with faults
   */
  static <T> T read(
      CommandSpec spec,
      String option,
      Language language,
      Function<ValuesReader, Optional<T>> value) {
    var values = new ValuesReader();
    var read = value.apply(values);
    if (read.isEmpty() || !values.faults().isEmpty()) {
      var fault = FaultWords.in(language).text(values.faults().getFirst());
      throw new ParameterException(
          spec.commandLine(),
          Texts.in(language)
              .text("command.usage.fault", Map.of("name", option, "sentence", fault)));
    }
    return read.get();
  }
}
