package hangjack.content.pdf;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.apache.pdfbox.cos.COSArray;
import org.apache.pdfbox.cos.COSDictionary;
import org.apache.pdfbox.cos.COSInteger;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import org.apache.pdfbox.pdmodel.documentinterchange.logicalstructure.PDMarkInfo;
import org.apache.pdfbox.pdmodel.documentinterchange.logicalstructure.PDMarkedContentReference;
import org.apache.pdfbox.pdmodel.documentinterchange.logicalstructure.PDStructureElement;
import org.apache.pdfbox.pdmodel.documentinterchange.logicalstructure.PDStructureTreeRoot;
import org.apache.pdfbox.pdmodel.documentinterchange.taggedpdf.PDLayoutAttributeObject;

/**
 * The tags of a document: what is a heading, a paragraph, a table, in reading order, for who has
 * the page read aloud (ISO 32000-1, 14.7).
 */
final class Structure {
  private final PDStructureTreeRoot root = new PDStructureTreeRoot();
  private final PDStructureElement document = new PDStructureElement("Document", root);
  private final Map<Integer, List<PDStructureElement>> contents = new TreeMap<>();

  Structure() {
    root.appendKid(document);
  }

  /** An element below the document itself. */
  PDStructureElement part(String type) {
    return element(document, type);
  }

  PDStructureElement element(PDStructureElement parent, String type) {
    var element = new PDStructureElement(type, parent);
    parent.appendKid(element);
    return element;
  }

  /** Says where a figure is on its page. */
  static void box(PDStructureElement figure, PDRectangle box) {
    var layout = new PDLayoutAttributeObject();
    layout.setBBox(box);
    figure.addAttribute(layout);
  }

  /** Notes that the next marked content of a page belongs to an element; the content's number. */
  int content(int pageNumber, PDPage page, PDStructureElement element) {
    var owners = contents.computeIfAbsent(pageNumber, number -> new ArrayList<>());
    var reference = new PDMarkedContentReference();
    reference.setPage(page);
    reference.setMCID(owners.size());
    element.appendKid(reference);
    owners.add(element);
    return owners.size() - 1;
  }

  void attach(PDDocument pdf) {
    var numbers = new COSArray();
    contents.forEach(
        (page, owners) -> {
          var elements = new COSArray();
          owners.forEach(owner -> elements.add(owner.getCOSObject()));
          numbers.add(COSInteger.get(page));
          numbers.add(elements);
          pdf.getPage(page).setStructParents(page);
        });
    var parents = new COSDictionary();
    parents.setItem(COSName.NUMS, numbers);
    root.getCOSObject().setItem(COSName.PARENT_TREE, parents);
    root.setParentTreeNextKey(pdf.getNumberOfPages());
    var catalog = pdf.getDocumentCatalog();
    catalog.setStructureTreeRoot(root);
    var marks = new PDMarkInfo();
    marks.setMarked(true);
    catalog.setMarkInfo(marks);
  }
}
