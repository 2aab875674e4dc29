package hangjack.app.cli;

import hangjack.content.texts.Language;
import hangjack.content.texts.Texts;
import java.util.Collections;
import java.util.Enumeration;
import java.util.Optional;
import java.util.ResourceBundle;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The help texts of area {@code command} as picocli looks them up: {@code help.serve.port}
 * describes the option {@code --port} of {@code serve}, {@code help.lang} the option {@code --lang}
 * of all, {@code help.serve.usage.header} the command itself.
 */
final class CommandTexts extends ResourceBundle {
  /** How picocli begins the names of a command's own texts. */
  private static final String ROOT = ProgramCommand.NAME + ".";

  private static final String AREA = "command";
  private static final String PREFIX = AREA + ".help.";

  private final Texts texts;

  CommandTexts(Language language) {
    texts = Texts.in(language);
  }

  @Override
  protected @Nullable Object handleGetObject(String key) {
    var own = key.startsWith(ROOT) ? key.substring(ROOT.length()) : key;
    return Optional.of(PREFIX + own).filter(texts::has).map(texts::text).orElse(null);
  }

  @Override
  public Enumeration<String> getKeys() {
    return Collections.enumeration(
        texts.keys(AREA).stream()
            .filter(key -> key.startsWith(PREFIX))
            .map(key -> key.substring(PREFIX.length()))
            .flatMap(key -> Stream.of(key, ROOT + key))
            .toList());
  }
}
