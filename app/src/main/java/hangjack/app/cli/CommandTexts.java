package hangjack.app.cli;

import hangjack.content.texts.Language;
import hangjack.content.texts.Texts;
import java.util.Collections;
import java.util.Enumeration;
import java.util.Optional;
import java.util.ResourceBundle;
import org.jspecify.annotations.Nullable;

/**
 * The texts of area {@code command} as picocli looks them up: {@code serve.port} describes the
 * option {@code --port} of {@code serve}, {@code usage.description} the command itself.
 */
final class CommandTexts extends ResourceBundle {
  private final Texts texts;

  CommandTexts(Language language) {
    texts = Texts.in(language);
  }

  @Override
  protected @Nullable Object handleGetObject(String key) {
    return Optional.of("command." + key).filter(texts::has).map(texts::text).orElse(null);
  }

  @Override
  public Enumeration<String> getKeys() {
    return Collections.emptyEnumeration();
  }
}
