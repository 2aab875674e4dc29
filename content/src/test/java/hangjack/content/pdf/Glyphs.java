package hangjack.content.pdf;

import java.awt.geom.Point2D;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import org.apache.pdfbox.contentstream.PDFGraphicsStreamEngine;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.font.PDFont;
import org.apache.pdfbox.pdmodel.font.PDType0Font;
import org.apache.pdfbox.pdmodel.graphics.image.PDImage;
import org.apache.pdfbox.util.Matrix;
import org.apache.pdfbox.util.Vector;

/** The glyphs that a file shows, one by one. */
final class Glyphs extends PDFGraphicsStreamEngine {
  private final List<String> missing = new ArrayList<>();

  private Glyphs(PDPage page) {
    super(page);
  }

  /** The characters that are shown by the glyph for what a font lacks, or by none. */
  static List<String> missing(PDDocument document) {
    var missing = new ArrayList<String>();
    try {
      for (var page : document.getPages()) {
        var glyphs = new Glyphs(page);
        glyphs.processPage(page);
        missing.addAll(glyphs.missing);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return missing;
  }

  @Override
  protected void showGlyph(Matrix matrix, PDFont font, int code, Vector displacement)
      throws IOException {
    if (font instanceof PDType0Font composite) {
      var text = composite.toUnicode(code);
      if (code == 0 || text == null) {
        missing.add("code " + code + " of " + font.getName());
      } else if (!text.replaceAll("[\\s\\p{Zs}]", "").isEmpty()
          && composite.getPath(code).getPathIterator(null).isDone()) {
        missing.add(text);
      }
    }
  }

  @Override
  public void appendRectangle(Point2D p0, Point2D p1, Point2D p2, Point2D p3) {}

  @Override
  public void drawImage(PDImage image) {}

  @Override
  public void clip(int windingRule) {}

  @Override
  public void moveTo(float x, float y) {}

  @Override
  public void lineTo(float x, float y) {}

  @Override
  public void curveTo(float x1, float y1, float x2, float y2, float x3, float y3) {}

  @Override
  public Point2D getCurrentPoint() {
    return new Point2D.Float();
  }

  @Override
  public void closePath() {}

  @Override
  public void endPath() {}

  @Override
  public void strokePath() {}

  @Override
  public void fillPath(int windingRule) {}

  @Override
  public void fillAndStrokePath(int windingRule) {}

  @Override
  public void shadingFill(COSName name) {}
}
