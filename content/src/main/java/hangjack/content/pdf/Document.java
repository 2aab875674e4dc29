package hangjack.content.pdf;

import java.util.List;
import java.util.Locale;

/**
 * Everything a PDF file is made from.
 *
 * @param title of the file, shown by viewers
 * @param author of the file
 * @param paper the size of every page
 * @param parts one after the other, each on a new page
 */
public record Document(String title, String author, Paper paper, List<Part> parts) {
  public Document {
    parts = List.copyOf(parts);
    if (parts.isEmpty()) {
      throw new IllegalArgumentException("a document needs a part");
    }
  }

  /**
   * A stretch of pages in one language, numbered for itself.
   *
   * @param locale the language of its words
   * @param title its name among the bookmarks
   * @param foot the line at the foot of its pages
   * @param blocks what it says
   * @param landscape whether its pages are broader than they are high
   * @param enlargement how many times larger than usual its text is set, from 0.8 to 2; titles and
   *     the letters of drawings stay
   */
  public record Part(
      Locale locale,
      String title,
      Foot foot,
      List<Block> blocks,
      boolean landscape,
      double enlargement) {
    public Part {
      blocks = List.copyOf(blocks);
      if (!(enlargement >= 0.8 && enlargement <= 2)) {
        throw new IllegalArgumentException("text cannot be enlarged " + enlargement + " times");
      }
    }

    /** A part in type of the usual size. */
    public Part(Locale locale, String title, Foot foot, List<Block> blocks) {
      this(locale, title, foot, blocks, false, 1);
    }

    /** The width of its pages in points. */
    double width(Paper paper) {
      return landscape ? paper.height() : paper.width();
    }

    /** The height of its pages in points. */
    double height(Paper paper) {
      return landscape ? paper.width() : paper.height();
    }
  }

  /** The texts at the foot of a page. */
  public interface Foot {
    /** What stands at the left edge. */
    String name();

    /** What stands at the right edge of a page, counted from 1. */
    String page(int page, int pages);
  }
}
