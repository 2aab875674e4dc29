package hangjack.app.web;

import com.vaadin.flow.component.page.ColorScheme;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** Light or dark: as the reader's device has it, or as the reader chose. */
public enum Colours {
  DEVICE(ColorScheme.Value.LIGHT_DARK),
  LIGHT(ColorScheme.Value.LIGHT),
  DARK(ColorScheme.Value.DARK);

  private final ColorScheme.Value scheme;

  Colours(ColorScheme.Value scheme) {
    this.scheme = scheme;
  }

  ColorScheme.Value scheme() {
    return scheme;
  }

  /** The name in cookies and text keys, such as {@code dark}. */
  String id() {
    return name().toLowerCase(Locale.ROOT);
  }

  static Optional<Colours> named(String id) {
    return Stream.of(values()).filter(colours -> colours.id().equals(id)).findFirst();
  }
}
