package hangjack.content.pdf;

import hangjack.content.pdf.Document.Part;
import hangjack.content.pdf.Flow.Placed;
import hangjack.content.pdf.Galley.Measures;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.zip.CRC32;
import org.apache.pdfbox.cos.COSDictionary;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.pdfwriter.compress.CompressParameters;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDResources;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import org.apache.pdfbox.pdmodel.common.PDStream;
import org.apache.pdfbox.pdmodel.interactive.documentnavigation.destination.PDPageXYZDestination;
import org.apache.pdfbox.pdmodel.interactive.documentnavigation.outline.PDDocumentOutline;
import org.apache.pdfbox.pdmodel.interactive.documentnavigation.outline.PDOutlineItem;
import org.apache.pdfbox.pdmodel.interactive.viewerpreferences.PDViewerPreferences;

/** Makes a PDF file of a {@link Document}. The same document gives the same bytes. */
public final class Typesetter {
  private static final double LEFT = 52;
  private static final double TOP = 46;
  private static final double BOTTOM = 54;
  private static final double SIDE = 108;

  private final Document document;
  private final PDDocument pdf = new PDDocument();
  private final FontSet fonts = new FontSet();
  private final Structure structure = new Structure();
  private final PDResources resources = new PDResources();
  private final CRC32 checksum = new CRC32();
  private final PDDocumentOutline outline = new PDDocumentOutline();

  private Typesetter(Document document) {
    this.document = document;
  }

  /** The file's bytes. */
  public static byte[] pdf(Document document) {
    var typesetter = new Typesetter(document);
    try (var pdf = typesetter.pdf) {
      typesetter.write();
      var bytes = new ByteArrayOutputStream();
      pdf.save(bytes, CompressParameters.NO_COMPRESSION);
      return bytes.toByteArray();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private void write() throws IOException {
    for (var part : document.parts()) {
      write(part);
    }
    resources.getCOSObject().setItem(COSName.FONT, fonts.embed(pdf));
    structure.attach(pdf);
    describe();
  }

  private void write(Part part) throws IOException {
    var paper = document.paper();
    var measures = new Measures(LEFT, SIDE, paper.width() - LEFT);
    var element = structure.part("Sect");
    element.setLanguage(part.locale().toLanguageTag());
    var atoms = new Galley(structure, element, part.locale(), measures).set(part.blocks());
    var pages = Flow.pages(atoms, TOP, paper.height() - BOTTOM);
    for (var i = 0; i < pages.size(); i++) {
      var page = new PDPage(new PDRectangle((float) paper.width(), (float) paper.height()));
      page.setResources(resources);
      page.getCOSObject().setItem(COSName.getPDFName("Tabs"), COSName.S);
      pdf.addPage(page);
      var canvas = new Canvas(fonts, structure, page, pdf.getNumberOfPages() - 1);
      paint(canvas, pages.get(i));
      foot(canvas, part, i + 1, pages.size());
      var content = new PDStream(pdf);
      try (var out = content.createOutputStream(COSName.FLATE_DECODE)) {
        var bytes = canvas.content();
        checksum.update(bytes);
        out.write(bytes);
      }
      page.setContents(content);
      if (i == 0) {
        bookmark(part, page);
      }
    }
  }

  private static void paint(Canvas canvas, List<Placed> page) {
    for (var placed : page) {
      placed.atom().painter().paint(canvas, placed.y());
    }
  }

  private void foot(Canvas canvas, Part part, int page, int pages) {
    var right = document.paper().width() - LEFT;
    var baseline = document.paper().height() - BOTTOM + 26;
    canvas.artifact(
        () -> {
          canvas.label(part.foot().name(), Role.FOOT, LEFT, baseline, Align.START);
          canvas.label(part.foot().page(page, pages), Role.FOOT, right, baseline, Align.END);
        });
  }

  private void bookmark(Part part, PDPage page) {
    var destination = new PDPageXYZDestination();
    destination.setPage(page);
    destination.setTop((int) document.paper().height());
    var item = new PDOutlineItem();
    item.setTitle(part.title());
    item.setDestination(destination);
    outline.addLast(item);
  }

  private void describe() {
    pdf.setVersion(1.7f);
    // The file's identity comes from what is on its pages; else PDFBox makes it from the clock.
    pdf.setDocumentId(checksum.getValue());
    pdf.getDocumentInformation().setTitle(document.title());
    pdf.getDocumentInformation().setAuthor(document.author());
    var catalog = pdf.getDocumentCatalog();
    catalog.setLanguage(document.parts().getFirst().locale().toLanguageTag());
    catalog.setDocumentOutline(outline);
    var preferences = new PDViewerPreferences(new COSDictionary());
    preferences.setDisplayDocTitle(true);
    catalog.setViewerPreferences(preferences);
  }
}
