package hangjack.app.cli;

import hangjack.content.texts.Language;
import hangjack.content.texts.Languages;
import hangjack.content.texts.Texts;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The option {@code --lang} of every command. */
final class LanguageChoice {
  @Spec(Spec.Target.MIXEE)
  private CommandSpec command = CommandSpec.create();

  @Option(names = "--lang", paramLabel = "LANG")
  private Optional<String> id = Optional.empty();

  /**
   * The language asked for, English where none is.
   *
   * @throws ParameterException for a language that is not shipped
   */
  Language language() {
    if (id.isEmpty()) {
      return Languages.english();
    }
    return named(id.get(), command);
  }

  /**
   * The language of an id.
   *
   * @throws ParameterException for one that is not shipped
   */
  static Language named(String id, CommandSpec command) {
    return Languages.named(id)
        .orElseThrow(() -> new ParameterException(command.commandLine(), unknown(id)));
  }

  Texts texts() {
    return Texts.in(language());
  }

  private static String unknown(String id) {
    var allowed = Languages.all().stream().map(Language::id).collect(Collectors.joining(", "));
    return Texts.in(Languages.english())
        .text("command.usage.unknown-language", Map.of("id", id, "allowed", allowed));
  }
}
