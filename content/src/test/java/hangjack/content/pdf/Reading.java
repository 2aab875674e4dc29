package hangjack.content.pdf;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.documentinterchange.logicalstructure.PDMarkedContentReference;
import org.apache.pdfbox.pdmodel.documentinterchange.logicalstructure.PDStructureElement;
import org.apache.pdfbox.pdmodel.documentinterchange.logicalstructure.PDStructureNode;
import org.apache.pdfbox.pdmodel.documentinterchange.markedcontent.PDMarkedContent;
import org.apache.pdfbox.text.PDFMarkedContentExtractor;
import org.apache.pdfbox.text.TextPosition;

/**
 * What a file says to who has it read aloud: the texts of its elements in the order of its
 * structure, and of a figure what it says of itself.
 */
final class Reading {
  private final Map<String, String> contents = new HashMap<>();
  private final StringBuilder text = new StringBuilder();

  private Reading() {}

  static String of(PDDocument document) {
    var reading = new Reading();
    try {
      for (var page : document.getPages()) {
        var extractor = new PDFMarkedContentExtractor();
        extractor.setSuppressDuplicateOverlappingText(false);
        extractor.processPage(page);
        for (var content : extractor.getMarkedContents()) {
          if (content.getMCID() >= 0) {
            var key = key(page.getCOSObject().hashCode(), content.getMCID());
            reading.contents.merge(key, text(content), String::concat);
          }
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    reading.read(document.getDocumentCatalog().getStructureTreeRoot());
    return reading.text.toString().replace("\u00AD", "");
  }

  private static String key(int page, int content) {
    return page + " " + content;
  }

  private static String text(PDMarkedContent content) {
    if (content.getProperties() != null && content.getActualText() != null) {
      return content.getActualText();
    }
    var text = new StringBuilder();
    for (var part : content.getContents()) {
      switch (part) {
        case PDMarkedContent inner -> text.append(text(inner));
        case TextPosition position -> text.append(position.getUnicode());
        default -> {}
      }
    }
    return text.toString();
  }

  private void read(PDStructureNode node) {
    for (var kid : node.getKids()) {
      switch (kid) {
        case PDStructureElement figure when figure.getStructureType().equals("Figure") ->
            text.append(figure.getAlternateDescription()).append(' ');
        case PDStructureElement element -> {
          read(element);
          // Words of two elements are two words.
          text.append(' ');
        }
        case PDMarkedContentReference reference ->
            text.append(
                contents.getOrDefault(
                    key(reference.getPage().getCOSObject().hashCode(), reference.getMCID()), ""));
        default -> throw new IllegalStateException("unknown content " + kid);
      }
    }
  }

  /** The words of some texts in order, as {@link Printed#read} gives them. */
  static String words(List<String> texts) {
    return Printed.spaced(String.join(" ", texts).replaceAll("[\u00AD\u2066-\u2069]", ""));
  }
}
