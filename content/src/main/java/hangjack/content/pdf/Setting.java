package hangjack.content.pdf;

import com.ibm.icu.util.ULocale;
import java.util.Locale;

/**
 * How a text is set.
 *
 * @param ink of all but the red suits
 * @param factor how much larger than the role's own size
 * @param locale the language of the text
 */
record Setting(Role role, Ink ink, double factor, Locale locale) {
  /** In the ink of the role. */
  Setting(Role role, double factor, Locale locale) {
    this(role, role.ink(), factor, locale);
  }

  /** The same in another ink. */
  Setting in(Ink other) {
    return new Setting(role, other, factor, locale);
  }

  /** The script whose marks and digits a text has where its characters do not tell. */
  enum Script {
    LATIN,
    ARABIC,
    CHINESE
  }

  /** In points. */
  double size() {
    return role.size() * factor;
  }

  /** From line to line in points. */
  double leading() {
    return role.leading() * factor;
  }

  /** From a line's top to its baseline. */
  double baseline() {
    return role.baseline() * factor;
  }

  boolean rightToLeft() {
    return isRightToLeft(locale);
  }

  static boolean isRightToLeft(Locale locale) {
    return ULocale.forLocale(locale).isRightToLeft();
  }

  Script script() {
    return switch (locale.getLanguage()) {
      case "ar", "fa", "ur" -> Script.ARABIC;
      case "zh" -> Script.CHINESE;
      default -> Script.LATIN;
    };
  }
}
