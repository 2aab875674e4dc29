package hangjack.content.pdf;

import java.util.ArrayList;
import java.util.List;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.documentinterchange.logicalstructure.PDStructureElement;
import org.apache.pdfbox.pdmodel.documentinterchange.logicalstructure.PDStructureNode;

/** The structure tree of a file. */
public record Tags(PDStructureNode root) {
  public static Tags of(PDDocument document) {
    return new Tags(document.getDocumentCatalog().getStructureTreeRoot());
  }

  /** The types of the children of every element of a type. */
  public List<String> below(String type) {
    return elements().stream()
        .filter(element -> element.getStructureType().equals(type))
        .flatMap(element -> children(element).stream())
        .map(PDStructureElement::getStructureType)
        .toList();
  }

  /** All elements in reading order. */
  public List<PDStructureElement> elements() {
    var all = new ArrayList<PDStructureElement>();
    collect(root, all);
    return all;
  }

  private static void collect(PDStructureNode node, List<PDStructureElement> all) {
    for (var child : children(node)) {
      all.add(child);
      collect(child, all);
    }
  }

  private static List<PDStructureElement> children(PDStructureNode node) {
    var children = new ArrayList<PDStructureElement>();
    for (var kid : node.getKids()) {
      if (kid instanceof PDStructureElement element) {
        children.add(element);
      }
    }
    return children;
  }
}
