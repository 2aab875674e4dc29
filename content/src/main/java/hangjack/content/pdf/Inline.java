package hangjack.content.pdf;

import java.util.List;

/**
 * A stretch of text in one emphasis. Suit signs in it are drawn, characters no font has are shown
 * as an empty box, no-break spaces hold.
 */
public record Inline(String text, Emphasis emphasis) {
  /** The text without emphasis, as a list for a block. */
  public static List<Inline> plain(String text) {
    return List.of(new Inline(text, Emphasis.PLAIN));
  }

  /** The text set strong, as a list for a block. */
  public static List<Inline> strong(String text) {
    return List.of(new Inline(text, Emphasis.STRONG));
  }

  /** The text set slanted, as a list for a block. */
  public static List<Inline> slanted(String text) {
    return List.of(new Inline(text, Emphasis.SLANTED));
  }

  /** The characters of a list of stretches. */
  static String textOf(List<Inline> inlines) {
    var text = new StringBuilder();
    inlines.forEach(inline -> text.append(inline.text()));
    return text.toString();
  }
}
