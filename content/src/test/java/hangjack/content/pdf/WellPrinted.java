package hangjack.content.pdf;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;

/** What must hold for every printed file. */
public final class WellPrinted {
  /**
   * The margin of 52 points, and half a point that nobody sees: letters are wider than their sums.
   */
  private static final double SIDE = 51.5;

  private static final double TOP = 40;
  private static final double BOTTOM = 20;

  private WellPrinted() {}

  /** No text outside the margins, no character without a glyph, both standards kept. */
  public static void check(byte[] file) {
    checkLayout(file);
    assertEquals(List.of(), Standards.broken(file));
  }

  /** The same without the standards, which take long to check. */
  public static void checkLayout(byte[] file) {
    try (var printed = new Printed(file)) {
      assertEquals(List.of(), Glyphs.missing(printed.document()));
      for (var mark : printed.marks()) {
        if (mark.text().matches("[\\s\\p{Zs}]*")) {
          // a space at the end of a line shows nothing
          continue;
        }
        var page = printed.document().getPage(mark.page() - 1).getMediaBox();
        assertTrue(
            mark.left() >= SIDE && mark.right() <= page.getWidth() - SIDE,
            () -> "at the side: " + mark);
        assertTrue(
            mark.top() >= TOP && mark.bottom() <= page.getHeight() - BOTTOM,
            () -> "at the end: " + mark);
      }
    }
  }

  /** What is read aloud is exactly these texts, one after the other; figures by their words. */
  public static void checkReads(byte[] file, List<String> texts) {
    try (var printed = new Printed(file)) {
      assertEquals(Reading.words(texts), printed.read());
    }
  }

  /** The number of pages. */
  public static void checkPages(byte[] file, int pages) {
    try (var printed = new Printed(file)) {
      assertEquals(pages, printed.document().getNumberOfPages());
    }
  }
}
