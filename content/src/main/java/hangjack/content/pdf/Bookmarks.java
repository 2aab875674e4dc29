package hangjack.content.pdf;

import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.interactive.documentnavigation.destination.PDPageXYZDestination;
import org.apache.pdfbox.pdmodel.interactive.documentnavigation.outline.PDDocumentOutline;
import org.apache.pdfbox.pdmodel.interactive.documentnavigation.outline.PDOutlineItem;

/** The bookmarks of a file: its parts, and below each the headings of its sections. */
final class Bookmarks {
  private static final double ABOVE_HEADING = 12;

  private final PDDocumentOutline outline = new PDDocumentOutline();

  void part(String title, PDPage page) {
    outline.addLast(item(title, page, 0));
  }

  /** A heading of the part that was named last. */
  void heading(Canvas.Title heading, PDPage page) {
    var above = Math.max(0, heading.y() - ABOVE_HEADING);
    outline.getLastChild().addLast(item(heading.text(), page, above));
  }

  void attach(PDDocument pdf) {
    pdf.getDocumentCatalog().setDocumentOutline(outline);
  }

  private static PDOutlineItem item(String title, PDPage page, double y) {
    var destination = new PDPageXYZDestination();
    destination.setPage(page);
    destination.setTop((int) (page.getMediaBox().getHeight() - y));
    var item = new PDOutlineItem();
    item.setTitle(title);
    item.setDestination(destination);
    return item;
  }
}
