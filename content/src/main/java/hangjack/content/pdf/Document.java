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
   */
  public record Part(Locale locale, String title, Foot foot, List<Block> blocks) {
    public Part {
      blocks = List.copyOf(blocks);
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
