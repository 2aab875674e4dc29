package hangjack.content.pdf;

import hangjack.content.pdf.Document.Part;
import hangjack.content.pdf.Flow.Placed;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.zip.CRC32;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.pdfwriter.compress.CompressParameters;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDResources;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import org.apache.pdfbox.pdmodel.common.PDStream;
import org.apache.pdfbox.pdmodel.documentinterchange.logicalstructure.PDStructureElement;

/**
 * Makes a PDF file of a {@link Document}, valid for PDF/UA-1 and PDF/A-2u. The same document gives
 * the same bytes.
 */
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
  private final Bookmarks bookmarks = new Bookmarks();

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

  /** How many pages a part has on a paper. */
  public static int pages(Part part, Paper paper) {
    var structure = new Structure();
    return pages(part, paper, structure, structure.part("Sect")).size();
  }

  private static List<List<Placed>> pages(
      Part part, Paper paper, Structure structure, PDStructureElement element) {
    var measures = Measures.ofPage(part.width(paper), LEFT, SIDE);
    var frame =
        new Frame(structure, element, part.locale(), part.enlargement(), LEFT, measures.whole());
    var items = Galley.set(part.blocks(), frame, measures);
    return Flow.pages(items, TOP, part.height(paper) - BOTTOM);
  }

  private void write() throws IOException {
    for (var part : document.parts()) {
      write(part);
    }
    resources.getCOSObject().setItem(COSName.FONT, fonts.embed(pdf));
    structure.attach(pdf);
    bookmarks.attach(pdf);
    // The file's identity comes from what is on its pages; else PDFBox makes it from the clock.
    pdf.setDocumentId(checksum.getValue());
    new Description(document).attach(pdf);
  }

  private void write(Part part) throws IOException {
    var paper = document.paper();
    var element = structure.part("Sect");
    element.setLanguage(part.locale().toLanguageTag());
    var pages = pages(part, paper, structure, element);
    for (var i = 0; i < pages.size(); i++) {
      var page = new PDPage(new PDRectangle((float) part.width(paper), (float) part.height(paper)));
      page.setResources(resources);
      page.getCOSObject().setItem(COSName.getPDFName("Tabs"), COSName.S);
      pdf.addPage(page);
      var number = pdf.getNumberOfPages() - 1;
      var canvas = new Canvas(fonts, structure, page, number, part.locale());
      pages.get(i).forEach(placed -> placed.atom().painter().paint(canvas, placed.y()));
      foot(canvas, part, i + 1, pages.size());
      var content = new PDStream(pdf);
      try (var out = content.createOutputStream(COSName.FLATE_DECODE)) {
        var bytes = canvas.content();
        checksum.update(bytes);
        out.write(bytes);
      }
      page.setContents(content);
      if (i == 0) {
        bookmarks.part(part.title(), page);
      }
      canvas.headings().forEach(heading -> bookmarks.heading(heading, page));
    }
  }

  private void foot(Canvas canvas, Part part, int page, int pages) {
    var right = part.width(document.paper()) - LEFT;
    var baseline = part.height(document.paper()) - BOTTOM + 26;
    canvas.artifact(
        () -> {
          canvas.label(part.foot().name(), Role.FOOT, LEFT, baseline, Align.START);
          canvas.label(part.foot().page(page, pages), Role.FOOT, right, baseline, Align.END);
        });
  }
}
